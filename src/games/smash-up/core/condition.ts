import type { Condition, Filter } from './ability.ts';
import { actionsFor, basesFor, cardsFor } from './filter.ts';
import { found, minionsFor, placesAt, powerOf } from './power.ts';
import { type Context, ownerOf, type State } from './state.ts';
import { cardIn } from './table.ts';

function some(state: State, filter: Filter, context: Context): boolean {
  switch (filter.kind) {
    case 'minion':
      return minionsFor(state, filter, context).length > 0;
    case 'action':
      return actionsFor(state, filter, context).length > 0;
    case 'base':
      return basesFor(state, filter, context).length > 0;
    case 'card':
      return cardsFor(state, filter, context).length > 0;
    case 'player':
      return true;
    default:
      return filter satisfies never;
  }
}

export function holds(state: State, condition: Condition, context: Context): boolean {
  if ('not' in condition) return !holds(state, condition.not, context);
  if ('some' in condition) return some(state, condition.some, context);
  if ('picked' in condition) return found(context, condition.picked).length > 0;
  if ('first' in condition) return state.turn.minionPlays.filter((seat) => seat === context.seat).length <= 1;
  if ('winning' in condition) return placesAt(state, context.here)[context.seat] === 1;
  if ('played' in condition) {
    if (condition.played === 'minion-this-turn') return state.turn.minionsPlayed > 0;
    return state.turn.playedAt.includes(context.here);
  }
  if ('unequal' in condition) {
    const powers = minionsFor(state, condition.unequal, context).map((copy) => powerOf(state, copy));
    return new Set(powers).size > 1;
  }
  if ('most' in condition) {
    const mine = state.players[context.seat]!.hand.length;
    return state.players.every(({ hand }, seat) => seat === context.seat || hand.length < mine);
  }
  if ('moved' in condition) {
    return state.turn.moved.some(({ copy }) => found(context, condition.moved).includes(copy));
  }
  if ('wonBy' in condition) {
    const winners = state.scoring?.winners ?? [];
    return winners.includes(context.seat) && context.seat !== ownerOf(context.source);
  }
  const what = found(context, condition.what)[0];
  if (what === undefined) return false;
  if ('powerAtMost' in condition) return powerOf(state, what) <= condition.powerAtMost;
  return cardIn(state, what).minion === (condition.is === 'minion');
}
