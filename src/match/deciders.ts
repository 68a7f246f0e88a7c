import type { Entry, Place } from '../protocol/hosted.ts';
import type { By, Deciders, Sitter } from '../protocol/table.ts';

/** A bot that plays the seat of someone who is away. */
const STAND_IN = 'greedy';

export const sitterOf = (place: Place): Sitter => {
  if (place.kind === 'bot') return place;
  return { kind: 'person', name: place.kind === 'player' ? place.name : '' };
};

/** Who answers for the place: its person, its bot, or the bot that stands in. */
export function playerAt(place: Place): Sitter {
  if (place.kind !== 'player' || place.away === null) return sitterOf(place);
  return { kind: 'bot', name: place.name, bot: STAND_IN };
}

const AS = { player: 'person', standing: 'standing', bot: 'stand-in' } as const;

/** Who gave an answer for the one who sits there. */
export function deciderAt(place: Place, by: Extract<Entry, { kind: 'answered' }>['by']): By {
  const { name } = sitterOf(place);
  return { as: place.kind === 'bot' ? 'bot' : AS[by], name };
}

/** Those who gave the answers, each but once; null where nobody is known of any. */
export function decidersOf(bys: readonly (By | null)[]): Deciders | null {
  const list: By[] = [];
  const of = bys.map((by) => {
    if (by === null) return -1;
    const known = list.findIndex(({ as, name }) => as === by.as && name === by.name);
    return known < 0 ? list.push(by) - 1 : known;
  });
  return list.length === 0 ? null : { list, of };
}

export const bysIn = ({ list, of }: Deciders): readonly (By | null)[] => of.map((at) => list[at] ?? null);
