import { textWidth } from '../../text-width.ts';

/** About on which line, from 0, each word comes to stand, in a column so many times as wide as the size of its type. */
function linesOf(words: readonly string[], column: number): number[] {
  let line = 0;
  let filled = 0;
  return words.map((word) => {
    const length = textWidth(word);
    if (filled > 0 && filled + length > column) {
      line += 1;
      filled = 0;
    }
    filled += length + 0.28;
    return line;
  });
}

interface Fit {
  /** How many words there is room for; where that is not all of them, an ellipsis follows the last. */
  readonly words: number;
  readonly lines: number;
}

export function fitOf(words: readonly string[], column: number, most: number): Fit {
  const lines = linesOf(words, column);
  const cut = lines.findIndex((line) => line >= most);
  if (cut < 0) return { words: words.length, lines: (lines.at(-1) ?? -1) + 1 };
  const room = (count: number) =>
    linesOf([...words.slice(0, count - 1), `${words[count - 1]}…`], column).at(-1)! < most;
  return { words: room(cut) ? cut : cut - 1, lines: most };
}

/** The first words of a text, with an ellipsis for the rest. */
export const shortened = (words: readonly string[], count: number): string =>
  `${words
    .slice(0, count)
    .join(' ')
    .replace(/[\s.,;:]+$/, '')}…`;
