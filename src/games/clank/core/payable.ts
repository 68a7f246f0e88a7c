import { MARKET_ITEMS, MONKEY_IDOL, SECRET_TOME } from '../catalogue.ts';
import { aboardOf } from './aboard.ts';
import { selfInPlay } from './deck.ts';
import type { Effect } from './effects.ts';
import { actingPlayer, type State } from './state.ts';
import { poolOf } from './taking.ts';

/** Whether the price inside an effect can be paid, and whether there is something left to get for it. */
export function payable(state: State, effect: Effect): boolean {
  switch (effect.do) {
    case 'trash-self':
      return selfInPlay(state, effect.source) !== null;
    case 'pay':
      return actingPlayer(state).gold >= effect.gold && payable(state, effect.then);
    case 'spend-lockpick':
      return actingPlayer(state).lockpicks > 0 && payable(state, effect.then);
    case 'take-tomes':
      return state.reserve[SECRET_TOME]! > 0;
    case 'take-from-pool':
      return poolOf(state, effect.pool).length > 0;
    case 'idol-for-tome':
      return state.reserve[SECRET_TOME]! > 0 && actingPlayer(state).tokens.includes(MONKEY_IDOL);
    case 'take-item':
      return MARKET_ITEMS.some((_, item) => state.market[item]! > 0);
    case 'spend-cubes':
      return actingPlayer(state).blackCubes >= effect.count;
    case 'spend':
      return state.turn[effect.what] >= effect.amount && payable(state, effect.then);
    case 'take-cube':
      return aboardOf(state)!.cubesToTake(state) > 0;
    case 'multipass':
      return state.multipassForAll || aboardOf(state)!.optionsFor(state, effect).length > 0;
    default:
      return true;
  }
}
