import { fitOf, shortened } from './measure.ts';
import type { Paragraph } from './printed.ts';

/** Lines of text on a card in hand, whose column is at least so many times as wide as the size of its type. */
export const LINES = { from: 4, to: 7, column: 9.3 };

interface InHand {
  readonly text: readonly Paragraph[];
  readonly lines: number;
}

const fitted = new WeakMap<readonly Paragraph[], InHand>();

function cut(text: readonly Paragraph[]): InHand {
  const words = text.flatMap(({ label, text }) => [...(label === '' ? [] : [label]), ...text.split(' ')]);
  const { words: room, lines } = fitOf(words, LINES.column, LINES.to);
  const kept: Paragraph[] = [];
  let left = room;
  for (const paragraph of text) {
    if (paragraph.label !== '') left -= 1;
    if (left <= 0) break;
    kept.push(paragraph);
    left -= paragraph.text.split(' ').length;
  }
  const last = kept.at(-1);
  if (last !== undefined && room < words.length) {
    const own = last.text.split(' ');
    kept.splice(-1, 1, { ...last, text: shortened(own, Math.min(own.length, own.length + left)) });
  }
  return { text: kept, lines: Math.max(lines, LINES.from) };
}

/** As much of a text as a card in hand has room for, and in how many lines. */
export function inHand(text: readonly Paragraph[]): InHand {
  const known = fitted.get(text) ?? cut(text);
  fitted.set(text, known);
  return known;
}
