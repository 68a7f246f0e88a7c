import type { Sitter } from '../../protocol/table.ts';
import { BOT_CALLED } from '../../text/client/seats.ts';

/** What a bot at that seat is called: no two at one table alike. */
export const botAt = (seat: number): string => BOT_CALLED[seat % BOT_CALLED.length]!;

/** Who may sit at a place: a person, or a bot of some kind. */
export const KINDS = ['person', 'greedy', 'random'] as const;

/** A place at a table that is being set. */
export interface Place {
  readonly kind: (typeof KINDS)[number];
  readonly name: string;
}

/** The person first, bots at the other places. */
export const placesFor = (seats: number, name: string): Place[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name } : { kind: 'greedy', name: botAt(seat) },
  );

/** The place with somebody else on it: a person who comes says their own name. */
export function changed(place: Place, to: string, seat: number): Place {
  const kind = KINDS.find((each) => each === to) ?? place.kind;
  if ((kind === 'person') === (place.kind === 'person')) return { ...place, kind };
  return { kind, name: kind === 'person' ? '' : botAt(seat) };
}

export const sittersAt = (places: readonly Place[]): Sitter[] =>
  places.map(({ kind, name }, seat) => {
    const called = name.trim();
    if (kind === 'person') return { kind, name: called };
    return { kind: 'bot', name: called === '' ? botAt(seat) : called, bot: kind };
  });

/** The same ones in an order drawn by lot. */
export function byLot<Item>(items: readonly Item[]): Item[] {
  const lots = crypto.getRandomValues(new Uint32Array(items.length));
  return items
    .map((item, i) => ({ item, lot: lots[i]! }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}
