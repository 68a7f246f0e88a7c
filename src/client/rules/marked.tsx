import { pieces } from './search.ts';

/** A text with what is searched marked in it. */
export function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return text;
  return pieces(text, words).map(({ text: piece, found }, i) => (found ? <mark key={i}>{piece}</mark> : piece));
}
