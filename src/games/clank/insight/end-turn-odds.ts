import type { Seat } from '../../../engine/game.ts';
import { editionOf } from '../core/editions.ts';
import { COUNTDOWN_END, COUNTDOWN_EXTRA } from '../core/numbers.ts';
import type { View } from '../core/view.ts';
import { type Arrival, arrivals, emptySlots, unseenCards } from './arrivals.ts';
import { type Bag, bagOf, healthLeft, isInside, type SeatOdds, seatOdds } from './bag.ts';
import { hypergeometric } from './chances.ts';
import { endTurnOddsWithGone } from './gone-odds.ts';
import { type Outcome, outcomes } from './outcomes.ts';

export interface EndTurnOdds {
  /** Slots of the row to be filled. */
  readonly slots: number;
  /** The deck is too small to fill them: everybody inside is knocked out. */
  readonly exhausted: boolean;
  /** The chance that a card with the dragon arrives, so that it attacks. */
  readonly dragon: number;
  /** The chance of an attack by the countdown before the next turn. */
  readonly countdown: number;
  /** The chance of at least one attack. */
  readonly attack: number;
  /** Everything until the next player's turn begins. */
  readonly seats: readonly SeatOdds[];
  /** A phase of the scheme may be completed, which `seats` and `attack` leave out. */
  readonly schemeMayStrike: boolean;
}

/** Adds up the ways the end of a turn may go. */
interface Sum {
  dragon: number;
  countdown: number;
  attack: number;
  readonly damage: number[][];
  readonly knockedOut: number[];
}

/** The space of the countdown track that is entered before the next turn begins; null where it is not. */
function countdownSpace(view: View, { drawn, first }: Outcome): number | null {
  const inside = view.players.map((_, seat) => isInside(view, seat) && (drawn.get(seat) ?? 0) < healthLeft(view, seat));
  if (first === null || !inside.includes(true)) return null;
  for (let i = 1; i <= inside.length; i++) {
    const seat = (view.active + i) % inside.length;
    if (inside[seat]) return null;
    if (seat === first) return (view.first === null ? 1 : view.countdown) + 1;
  }
  return null;
}

/** The filling of the row, with the attack that follows where a dragon came. */
interface Filling {
  readonly bag: Bag;
  readonly dragon: boolean;
  readonly draws: number;
}

/** The cubes of a seat drawn in the first attack, given what was drawn of those in danger. */
function firstDraw({ bag, draws }: Filling, { drawn }: Outcome, seat: Seat): number[] {
  const known = drawn.get(seat);
  if (known !== undefined) return [...Array.from({ length: known }, () => 0), 1];
  let { total } = bag;
  for (const [other, count] of drawn) {
    total -= bag.cubes[other]!;
    draws -= count;
  }
  return hypergeometric(total, bag.cubes[seat]!, draws);
}

function addOutcome(view: View, sum: Sum, filling: Filling, outcome: Outcome, chance: number): void {
  const { bag, dragon, draws } = filling;
  const space = countdownSpace(view, outcome);
  const attacks = space !== null && space < COUNTDOWN_END;
  if (attacks) sum.countdown += chance;
  if (dragon || attacks) sum.attack += chance;
  const left = bag.total - draws;
  const second = attacks ? Math.min(bag.called + COUNTDOWN_EXTRA[space]!, left) : 0;
  for (const [seat, damage] of sum.damage.entries()) {
    if (!isInside(view, seat)) continue;
    const most = healthLeft(view, seat);
    for (const [early, first] of firstDraw(filling, outcome, seat).entries()) {
      if (first === 0) continue;
      const later = early < most ? hypergeometric(left, bag.cubes[seat]! - early, second) : [1];
      for (const [late, then] of later.entries()) {
        const taken = Math.min(early + late, most);
        damage[taken] = (damage[taken] ?? 0) + chance * first * then;
        if (taken === most || space === COUNTDOWN_END) sum.knockedOut[seat]! += chance * first * then;
      }
    }
  }
}

function addArrival(view: View, sum: Sum, arrival: Arrival): void {
  const bag = bagOf(view, arrival);
  const dragon = arrival.dragons > 0;
  const draws = dragon ? Math.min(bag.called, bag.total) : 0;
  if (dragon) sum.dragon += arrival.chance;
  for (const outcome of outcomes(view, bag, draws)) {
    addOutcome(view, sum, { bag, dragon, draws }, outcome, arrival.chance * outcome.chance);
  }
}

const whole = (chances: readonly number[]): number[] =>
  Array.from(chances, (chance: number | undefined) => chance ?? 0);

/** If the turn ended now: the row is filled, the dragon may attack, and the countdown may go on. */
export function endTurnOdds(view: View): EndTurnOdds {
  const slots = emptySlots(view);
  if (slots > view.deckSize) {
    const seats = view.players.map((_, seat) => seatOdds([1], isInside(view, seat) ? 1 : 0));
    return { slots, exhausted: true, dragon: 0, countdown: 0, attack: 0, seats, schemeMayStrike: false };
  }
  if (editionOf(view).goneDraws !== null) return { slots, exhausted: false, ...endTurnOddsWithGone(view, slots) };
  const sum: Sum = {
    dragon: 0,
    countdown: 0,
    attack: 0,
    damage: view.players.map((_, seat) => (isInside(view, seat) ? [] : [1])),
    knockedOut: view.players.map(() => 0),
  };
  for (const arrival of arrivals(unseenCards(view), slots)) addArrival(view, sum, arrival);
  const seats = sum.damage.map((chances, seat) => seatOdds(whole(chances), sum.knockedOut[seat]!));
  const { dragon, countdown, attack } = sum;
  return { slots, exhausted: false, dragon, countdown, attack, seats, schemeMayStrike: false };
}
