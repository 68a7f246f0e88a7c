import type { Event } from './core/event.ts';
import type { State } from './core/state.ts';
import { view } from './core/view.ts';
import { type EndTurnOdds, endTurnOdds } from './insight/end-turn-odds.ts';

/** Chances are sums of many fractions: what differs from 0 or 1 by less is certain. */
const ROUNDING = 1e-9;

const isImpossible = (chance: number, happened: boolean): boolean =>
  happened ? chance < ROUNDING : chance > 1 - ROUNDING;

function brokenFor(odds: EndTurnOdds, events: readonly Event[]): string[] {
  const broken: string[] = [];
  const check = (what: string, chance: number, happened: boolean) => {
    if (isImpossible(chance, happened))
      broken.push(`${what}: ${happened ? 'happened' : 'did not happen'} at ${chance}`);
  };
  const attacked = events.some(({ type }) => type === 'attacked');
  if (!odds.exhausted) check('an attack', odds.attack, attacked);
  for (const [seat, { chances, knockedOut }] of odds.seats.entries()) {
    const damage = events.filter((event) => event.type === 'damaged' && event.seat === seat).length;
    check(`damage ${damage} to seat ${seat}`, chances[damage] ?? 0, true);
    const isOut = events.some((event) => event.type === 'knocked-out' && event.seat === seat);
    check(`seat ${seat} knocked out`, knockedOut, isOut);
  }
  return broken;
}

/** What the odds shown for the end of a turn called certain or impossible, and then came out otherwise. */
export function brokenForecasts(state: State, index: number, events: readonly Event[]): readonly string[] {
  const asked = state.asked!;
  if (asked.options[index]!.take !== 'end-turn') return [];
  const until = events.findIndex(({ type }) => type === 'turn-started' || type === 'game-ended');
  // Somebody is asked before the next turn begins, and may change what comes.
  if (until < 0) return [];
  const odds = endTurnOdds(view(state, asked.seat));
  // The table shows these odds as unknown.
  return odds.schemeMayStrike ? [] : brokenFor(odds, events.slice(0, until));
}
