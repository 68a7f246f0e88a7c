import type { Line } from './log.tsx';

/** The weightiest lines, in the order they happened. */
export function notable<Event>(
  lines: readonly Line<Event>[],
  weigh: (event: Event) => number,
  most: number,
): readonly Line<Event>[] {
  const weighed = lines.map((line) => ({ line, weight: weigh(line.lead) })).filter(({ weight }) => weight > 0);
  const chosen = new Set(weighed.toSorted((a, b) => b.weight - a.weight).slice(0, most));
  return weighed.filter((each) => chosen.has(each)).map(({ line }) => line);
}
