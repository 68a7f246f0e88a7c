import type { Seat } from '../engine/game.ts';
import type { Charter, LoggedEntry, Place } from '../protocol/hosted.ts';
import type { KeptHosted } from './kept.ts';
import type { Move } from './moves.ts';

/** What a log knows a player by. */
export interface Traces {
  readonly player: string;
  readonly names: ReadonlySet<string>;
  /** Where they sat. */
  readonly seats: ReadonlySet<Seat>;
  readonly openedNext: boolean;
}

export function tracesOf(player: string, entries: readonly LoggedEntry[]): Traces {
  const own = entries.filter((entry) => 'player' in entry && entry.player === player);
  return {
    player,
    names: new Set(own.flatMap((entry) => ('name' in entry ? entry.name : []))),
    seats: new Set(own.flatMap((entry) => ('seat' in entry ? entry.seat : []))),
    openedNext: own.some(({ kind }) => kind === 'rematch'),
  };
}

/** The entry without the player's name and words. */
export function entryWithout(entry: LoggedEntry, player: string): LoggedEntry {
  if (!('player' in entry && 'name' in entry) || entry.player !== player) return entry;
  return entry.kind === 'wrote' ? { ...entry, name: '', text: '' } : { ...entry, name: '' };
}

function placeWithout(place: Place, player: string): Place {
  if (place.kind === 'player' && place.player === player) return { ...place, name: '' };
  return place.kind === 'open' && place.for?.player === player ? { kind: 'open' } : place;
}

export const placesWithout = (places: readonly Place[], player: string): Place[] =>
  places.map((place) => placeWithout(place, player));

/** No seat is kept for one who is gone. */
export function charterWithout(charter: Charter, player: string): Charter {
  if (charter.kept === undefined) return charter;
  return { ...charter, kept: charter.kept.map((person) => (person?.player === player ? null : person)) };
}

function moveWithout(move: Move, { names, seats }: Traces): Move {
  const { seat, by } = move;
  return by !== null && seats.has(seat) && names.has(by.name) ? { ...move, by: { ...by, name: '' } } : move;
}

/** The state of a table without the player's name. */
export function keptWithout(kept: KeptHosted, traces: Traces): KeptHosted {
  const { player, names, seats, openedNext } = traces;
  const { match, next } = kept;
  const sitters = match.sitters.map((sitter, seat) =>
    sitter.kind === 'person' && seats.has(seat) && names.has(sitter.name) ? { ...sitter, name: '' } : sitter,
  );
  return {
    ...kept,
    places: placesWithout(kept.places, player),
    ...(next !== undefined && { next: next !== null && openedNext ? { ...next, name: '' } : next }),
    match: { ...match, sitters, moves: match.moves.map((move) => moveWithout(move, traces)) },
  };
}
