import { MARKET_ITEMS, MONKEY_IDOL, SECRET_TOME } from '../catalogue.ts';
import { aboardOf } from './aboard.ts';
import { selfInPlay } from './deck.ts';
import type { Effect } from './effects.ts';
import { actingPlayer, type Player, type State } from './state.ts';
import { poolOf } from './taking.ts';

type Priced = Extract<Effect, { do: 'pay' | 'spend-lockpick' | 'spend-cubes' | 'spend' }>;

/** The state with the price of an effect paid, to look at only: what comes after the price is judged by it. */
export function withPricePaid(state: State, effect: Priced): State {
  const player = actingPlayer(state);
  const paidBy = (change: Partial<Player>): State => ({
    ...state,
    players: state.players.with(state.actor, { ...player, ...change }),
  });
  switch (effect.do) {
    case 'pay':
      return paidBy({ gold: player.gold - effect.gold });
    case 'spend-lockpick':
      return paidBy({ lockpicks: player.lockpicks - 1 });
    case 'spend-cubes':
      return paidBy({ blackCubes: player.blackCubes - effect.count });
    case 'spend':
      return { ...state, turn: { ...state.turn, [effect.what]: state.turn[effect.what] - effect.amount } };
    default:
      return effect satisfies never;
  }
}

const isPriced = (effect: Effect): effect is Priced =>
  effect.do === 'pay' || effect.do === 'spend-lockpick' || effect.do === 'spend-cubes' || effect.do === 'spend';

/** Whether what a price buys can be had once it is paid. Of what `payable` looks at, only another price depends on that. */
const thenPayable = (state: State, effect: Priced): boolean =>
  payable(isPriced(effect.then) ? withPricePaid(state, effect) : state, effect.then);

/** Whether the price inside an effect can be paid, and whether there is something left to get for it. */
export function payable(state: State, effect: Effect): boolean {
  switch (effect.do) {
    case 'trash-self':
      return selfInPlay(state, effect.source) !== null;
    case 'pay':
      return actingPlayer(state).gold >= effect.gold && thenPayable(state, effect);
    case 'spend-lockpick':
      return actingPlayer(state).lockpicks > 0 && thenPayable(state, effect);
    case 'take-tomes':
      return state.reserve[SECRET_TOME]! > 0;
    case 'take-from-pool':
      return poolOf(state, effect.pool).length > 0;
    case 'idol-for-tome':
      return state.reserve[SECRET_TOME]! > 0 && actingPlayer(state).tokens.includes(MONKEY_IDOL);
    case 'take-item':
      return MARKET_ITEMS.some((_, item) => state.market[item]! > 0);
    case 'spend-cubes':
      return actingPlayer(state).blackCubes >= effect.count && thenPayable(state, effect);
    case 'spend':
      return state.turn[effect.what] >= effect.amount && thenPayable(state, effect);
    case 'take-cube':
      return aboardOf(state)!.cubesToTake(state) > 0;
    case 'multipass':
      return state.multipassForAll || aboardOf(state)!.optionsFor(state, effect).length > 0;
    default:
      return true;
  }
}
