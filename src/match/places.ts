import type { Charter, Entry, Place } from '../protocol/hosted.ts';

type Seating = Extract<Entry, { kind: 'sat' | 'bot-sat' | 'rose' | 'freed' | 'handed-over' }>;

/** The places of a new table. */
export const placesOf = ({ seats, kept }: Charter): Place[] =>
  Array.from({ length: seats }, (_, seat) => {
    const person = kept?.[seat] ?? null;
    return person === null ? { kind: 'open' } : { kind: 'open', for: person };
  });

function placeAfter(entry: Seating): Place {
  if (entry.kind === 'rose' || entry.kind === 'freed') return { kind: 'open' };
  if (entry.kind === 'bot-sat') return { kind: 'bot', name: entry.name, bot: entry.bot };
  return { kind: 'player', player: entry.player, name: entry.name, away: null };
}

/** The places after somebody sat down or rose; nothing is kept any longer for one who sits. */
export function placesAfter(places: readonly Place[], entry: Seating): Place[] {
  const sitter = 'player' in entry ? entry.player : null;
  return places.map((place, seat) => {
    if (seat === entry.seat) return placeAfter(entry);
    return place.kind === 'open' && place.for?.player === sitter ? { kind: 'open' } : place;
  });
}
