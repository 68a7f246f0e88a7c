import { distance, type Point } from './geometry.ts';
import { fitsOf, WIDEST } from './key-fits.ts';

/** Where each arrow key leads from each stop. */
export type KeyMap<Stop> = ReadonlyMap<Stop, readonly (Stop | null)[]>;

function reached<Stop>(from: Stop, next: (stop: Stop) => readonly (Stop | null)[]): ReadonlySet<Stop> {
  const found = new Set<Stop>([from]);
  for (const stop of found) for (const to of next(stop)) if (to !== null) found.add(to);
  return found;
}

function backwards<Stop>(keys: KeyMap<Stop>): ReadonlyMap<Stop, readonly Stop[]> {
  const sources = new Map<Stop, Stop[]>([...keys.keys()].map((stop) => [stop, []]));
  for (const [from, targets] of keys) for (const to of targets) if (to !== null) sources.get(to)!.push(from);
  return sources;
}

/** What the keys lead to from the beginning, and from where they lead there. */
function ends<Stop>(keys: KeyMap<Stop>, begin: Stop) {
  const sources = backwards(keys);
  return { there: reached(begin, (stop) => keys.get(stop)!), back: reached(begin, (stop) => sources.get(stop)!) };
}

interface Bridge<Stop> {
  readonly from: Stop;
  readonly key: number;
  readonly to: Stop;
  readonly length: number;
}

const REPLACING = 10_000;

/** From the ones to the others, the nearest first; those that take a key from another stop last. */
function bridges<Stop>(
  keys: KeyMap<Stop>,
  points: ReadonlyMap<Stop, Point>,
  froms: readonly Stop[],
  tos: readonly Stop[],
) {
  const found = froms.flatMap((from) =>
    tos.flatMap((to): Bridge<Stop>[] => {
      const [a, b] = [points.get(from)!, points.get(to)!];
      return fitsOf(a, b).flatMap((fit, key): Bridge<Stop>[] => {
        if (fit < WIDEST) return [];
        const taken = keys.get(from)![key] !== null;
        return [{ from, key, to, length: distance(a, b) / fit + (taken ? REPLACING : 0) }];
      });
    }),
  );
  return found.toSorted((a, b) => a.length - b.length);
}

const withBridge = <Stop>(keys: KeyMap<Stop>, { from, key, to }: Bridge<Stop>): KeyMap<Stop> =>
  new Map(keys).set(
    from,
    keys.get(from)!.map((old, no) => (no === key ? to : old)),
  );

/**
 * Four keys cannot follow every tunnel of a room with more: where that leaves stops that no key leads to, or none leads
 * away from, keys go to the nearest of them that lies in their direction.
 */
export function joined<Stop>(keys: KeyMap<Stop>, points: ReadonlyMap<Stop, Point>, begin: Stop): KeyMap<Stop> {
  const { there, back } = ends(keys, begin);
  const missed = 2 * keys.size - there.size - back.size;
  if (missed === 0) return keys;
  const stops = [...keys.keys()];
  const within = (set: ReadonlySet<Stop>) => stops.filter((stop) => set.has(stop));
  const outside = (set: ReadonlySet<Stop>) => stops.filter((stop) => !set.has(stop));
  const tried = [
    ...bridges(keys, points, within(there), outside(there)),
    ...bridges(keys, points, outside(back), within(back)),
  ];
  for (const bridge of tried) {
    const better = withBridge(keys, bridge);
    const now = ends(better, begin);
    if (2 * keys.size - now.there.size - now.back.size < missed) return joined(better, points, begin);
  }
  return keys;
}
