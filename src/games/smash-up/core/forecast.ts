import { reveals, type Seat } from '../../../engine/game.ts';
import type { BaseNo, CardNo } from './card.ts';
import { SAYS } from './card.ts';
import { answer } from './decide.ts';
import { specialOf } from './plays.ts';
import { breakpointOf, placesAt, powersAt } from './power.ts';
import { clone, type State } from './state.ts';
import { baseIn, baseSpeaks, forEachSaying, siteOf } from './table.ts';

/** An ability that would have its say around a scoring. */
export interface ForeseenTrigger {
  readonly window: 'before' | 'when' | 'after';
  /** The card, or null for the base's own ability. */
  readonly card: CardNo | null;
  readonly seat: Seat | null;
}

/** How a base would score as things stand; nothing in it comes from what the asking seat does not know. */
export interface Forecast {
  readonly base: BaseNo;
  readonly breakpoint: number;
  readonly powers: readonly number[];
  /** Whether it would be chosen for scoring. */
  readonly scores: boolean;
  readonly places: readonly number[];
  readonly points: readonly number[];
  /** In the order of the windows; within one, the active player orders what is in play. */
  readonly triggers: readonly ForeseenTrigger[];
}

function triggersAt(state: State, base: BaseNo): ForeseenTrigger[] {
  const triggers: ForeseenTrigger[] = [];
  const specials = (window: 'before' | 'after') =>
    forEachSaying(state, SAYS.special, (copy, here, abilities) => {
      const special = specialOf(abilities, window === 'before' ? 'before-scoring' : 'after-scoring', 'play');
      if (special === undefined || (special.here ? here !== base : here === base)) return;
      triggers.push({ window, card: state.cards[copy]!, seat: state.controller[copy]! });
    });
  const own = (window: 'before' | 'when' | 'after') => {
    for (const ability of baseIn(state, base).abilities) {
      if ('at' in ability && ability.at === window && baseSpeaks(state, base, state.active)) {
        triggers.push({ window, card: null, seat: null });
      }
    }
  };
  specials('before');
  own('before');
  own('when');
  forEachSaying(state, SAYS.after, (copy, here, abilities) => {
    const reacts = abilities.some(
      (ability) =>
        ability.on === 'after' &&
        (ability.moment === 'next-base-scores' || (ability.moment === 'base-scores' && here === base)),
    );
    if (reacts) triggers.push({ window: 'when', card: state.cards[copy]!, seat: state.controller[copy]! });
  });
  specials('after');
  own('after');
  return triggers;
}

function forecastNow(state: State, base: BaseNo): Forecast {
  const powers = powersAt(state, base);
  const places = placesAt(state, base, powers);
  const breakpoint = breakpointOf(state, base);
  const prizes = baseIn(state, base).points;
  return {
    base,
    breakpoint,
    powers,
    scores: powers.reduce((sum, power) => sum + power, 0) >= breakpoint,
    places,
    points: places.map((place) => prizes[place - 1] ?? 0),
    triggers: triggersAt(state, base),
  };
}

/** The game as `reveals` needs it: an option is tried on a copy. */
const trying = { clone, answer, revealed: (state: State) => state.revealed };

/**
 * The base as it stands, or as it would stand after the option at `index`. Null where the option would bring something
 * hidden to light, so that nobody can know, or where the base would be gone.
 */
export function forecast(state: State, base: BaseNo, index: number | null): Forecast | null {
  if (index === null) return siteOf(state, base) === undefined ? null : forecastNow(state, base);
  if (reveals(trying, state, index)) return null;
  const copy = clone(state);
  answer(copy, index);
  return siteOf(copy, base) === undefined ? null : forecastNow(copy, base);
}
