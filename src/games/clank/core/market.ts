import { COUPON, MARKET_ITEMS, type MarketItem, soldToken, TOKENS } from '../catalogue.ts';
import { editionOf } from './editions.ts';
import { roomOf } from './moves.ts';
import { type Means, priceIn } from './price.ts';
import type { Refusal } from './refusal.ts';
import { activePlayer, type Emit, type State } from './state.ts';
import { spendToken } from './taking.ts';

/** Why an item cannot be had at all, whatever is paid. */
export function refuseItem(state: State, item: number): Refusal | null {
  if (state.market[item] === 0) return 'market-stock';
  const token = soldToken(state.players, MARKET_ITEMS[item]!);
  const player = activePlayer(state);
  if (editionOf(state).oneItemOfEach && player.tokens.includes(token)) return 'cs-market-one-each';
  return player.damage < TOKENS[token]!.wounds ? 'blood-amulet-damage' : null;
}

export function refuseBuy(state: State, item: number, means: Means = {}): Refusal | null {
  const player = activePlayer(state);
  if (means.flute && state.turn.flutes === 0) return editionOf(state).says.anywhere;
  if (means.bargain && state.turn.bargains === 0) return 'market-room';
  if (!means.flute && !means.bargain && !roomOf(state, player).market) return 'market-room';
  if (means.coupon && !player.tokens.includes(COUPON)) return 'discount-coupon';
  return refuseItem(state, item) ?? (player.gold < priceIn(state, means) ? 'market-price' : null);
}

export function buy(state: State, item: MarketItem, means: Means, emit: Emit): void {
  const player = activePlayer(state);
  const price = priceIn(state, means);
  player.gold -= price;
  if (means.flute) state.turn.flutes--;
  if (means.bargain) state.turn.bargains--;
  if (means.coupon) spendToken(state, COUPON, emit);
  takeItem(state, item, price, emit);
}

export function takeItem(state: State, item: MarketItem, price: number, emit: Emit): void {
  const player = activePlayer(state);
  const token = soldToken(state.players, item);
  const { taken } = TOKENS[token]!;
  state.market[MARKET_ITEMS.indexOf(item)]!--;
  player.tokens.push(token);
  emit?.({ type: 'bought', seat: state.active, token, price });
  if (taken !== null) state.agenda.push(taken);
  if (item === 'backpack' && state.turn.artifactMissed) state.agenda.push({ do: 'arrive-in-room' });
}
