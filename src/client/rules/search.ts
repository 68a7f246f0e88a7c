import { folded } from '../../text/client/glossary.ts';

/** The words of a query, as texts are searched for them. */
export const wordsIn = (query: string): string[] =>
  folded(query)
    .split(/[\s\u00a0\u202f]+/)
    .filter((word) => word !== '');

/** Whether every word stands in at least one of the texts; all texts do when nothing is searched. */
export function says(texts: readonly string[], words: readonly string[]): boolean {
  const plain = folded(texts.join('\n'));
  return words.every((word) => plain.includes(word));
}

interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** The text cut where the words stand in it. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const letters = [...text];
  const plain = letters.map(folded);
  const whole = plain.join('');
  const starts: number[] = [];
  for (let i = 0, at = 0; i < plain.length; i++) {
    starts.push(at);
    at += plain[i]!.length;
  }
  const isFound = letters.map(() => false);
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
      for (const [i, start] of starts.entries()) {
        if (start < at + word.length && start + plain[i]!.length > at) isFound[i] = true;
      }
    }
  }
  const cut: { text: string; found: boolean }[] = [];
  for (const [i, letter] of letters.entries()) {
    const last = cut.at(-1);
    if (last !== undefined && last.found === isFound[i]) last.text += letter;
    else cut.push({ text: letter, found: isFound[i]! });
  }
  return cut;
}
