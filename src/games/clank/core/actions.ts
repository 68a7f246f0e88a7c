import {
  BACKPACK,
  CARDS,
  CROWNS,
  GOBLIN,
  MARKET_ITEMS,
  MASTER_KEY,
  type MarketItem,
  RESERVE_PILES,
  TOKENS,
} from '../catalogue.ts';
import type { Card, CardNo } from './card.ts';
import type { Effect } from './effects.ts';
import { roomOf } from './moves.ts';
import { GEM_DISCOUNT, MARKET_PRICE } from './numbers.ts';
import type { Refusal } from './refusal.ts';
import { dismiss } from './row.ts';
import { activePlayer, type Emit, type State } from './state.ts';
import type { TokenNo } from './token.ts';

export function push(state: State, effects: readonly Effect[]): void {
  for (let i = effects.length - 1; i >= 0; i--) state.agenda.push(effects[i]!);
}

export const costOf = (state: State, card: Card): number =>
  card.kind === 'gem' ? Math.max(0, card.cost - GEM_DISCOUNT * state.turn.gemsCheaper) : card.cost;

/** Cards limited to the depths or to a crystal cave: for getting, using or fighting them, not for playing them. */
function refusePlace(state: State, card: Card): Refusal | null {
  if (card.where === 'anywhere') return null;
  const room = roomOf(state, activePlayer(state));
  if (card.where === 'depths') return room.zone === 'depths' ? null : 'deep-only';
  return room.crystalCave ? null : 'crystal-only';
}

export function refuseAcquire(state: State, no: CardNo): Refusal | null {
  if (no < 0) return 'row-slot-empty';
  const card = CARDS[no]!;
  if (card.kind === 'device' || card.kind === 'monster') return 'acquire-what';
  return refusePlace(state, card) ?? (state.turn.skill < costOf(state, card) ? 'acquire-cost' : null);
}

export function acquire(state: State, slot: number, emit: Emit): void {
  const no = state.row[slot]!;
  const card = CARDS[no]!;
  state.turn.skill -= costOf(state, card);
  state.row[slot] = -1;
  activePlayer(state).discard.push(no);
  emit?.({ type: 'acquired', seat: state.active, card: no, slot });
  push(state, card.acquire);
}

export function refuseReserve(state: State, pile: number): Refusal | null {
  if (state.reserve[pile] === 0) return 'reserve-limited';
  return state.turn.skill < CARDS[RESERVE_PILES[pile]!]!.cost ? 'acquire-cost' : null;
}

export function acquireReserve(state: State, pile: number, emit: Emit): void {
  state.turn.skill -= CARDS[RESERVE_PILES[pile]!]!.cost;
  takeReserve(state, pile, emit);
}

export function takeReserve(state: State, pile: number, emit: Emit): void {
  const no = RESERVE_PILES[pile]!;
  state.reserve[pile]!--;
  activePlayer(state).discard.push(no);
  emit?.({ type: 'acquired', seat: state.active, card: no, slot: null });
}

export function refuseUse(state: State, no: CardNo): Refusal | null {
  if (no < 0) return 'row-slot-empty';
  const card = CARDS[no]!;
  if (card.kind !== 'device') return 'use-what';
  return refusePlace(state, card) ?? (state.turn.skill < card.cost ? 'use-cost' : null);
}

export function use(state: State, slot: number, emit: Emit): void {
  const no = state.row[slot]!;
  state.turn.skill -= CARDS[no]!.cost;
  dismiss(state, slot);
  emit?.({ type: 'used', seat: state.active, card: no, slot });
  push(state, CARDS[no]!.use);
}

export function refuseFight(state: State, no: CardNo): Refusal | null {
  if (no < 0) return 'row-slot-empty';
  const card = CARDS[no]!;
  if (card.kind !== 'monster') return 'fight-what';
  return refusePlace(state, card) ?? (state.turn.swords < card.cost ? 'fight-swords' : null);
}

export function fight(state: State, slot: number, emit: Emit): void {
  const no = state.row[slot]!;
  state.turn.swords -= CARDS[no]!.cost;
  dismiss(state, slot);
  emit?.({ type: 'defeated', seat: state.active, card: no, slot });
  push(state, CARDS[no]!.defeat);
}

/** The goblin stays where it is, however often it is defeated. */
export function fightGoblin(state: State, emit: Emit): void {
  state.turn.swords -= CARDS[GOBLIN]!.cost;
  emit?.({ type: 'defeated', seat: state.active, card: GOBLIN, slot: null });
  push(state, CARDS[GOBLIN]!.defeat);
}

export function refuseBuy(state: State, item: number): Refusal | null {
  const player = activePlayer(state);
  if (!roomOf(state, player).market) return 'market-room';
  if (state.market[item] === 0) return 'market-stock';
  return player.gold < MARKET_PRICE ? 'market-price' : null;
}

function soldToken(state: State, item: MarketItem): TokenNo {
  if (item === 'master-key') return MASTER_KEY;
  if (item === 'backpack') return BACKPACK;
  return CROWNS[CROWNS.length - state.market[2]!]!;
}

export function buy(state: State, item: MarketItem, emit: Emit): void {
  const player = activePlayer(state);
  const token = soldToken(state, item);
  player.gold -= MARKET_PRICE;
  state.market[MARKET_ITEMS.indexOf(item)]!--;
  player.tokens.push(token);
  emit?.({ type: 'bought', seat: state.active, token, price: MARKET_PRICE });
  if (item === 'backpack' && state.turn.artifactMissed) state.agenda.push({ do: 'arrive-in-room' });
}

export function refuseDrink(state: State, token: TokenNo): Refusal | null {
  return TOKENS[token]!.drunk !== null && activePlayer(state).tokens.includes(token) ? null : 'potion-held';
}

export function drink(state: State, token: TokenNo, emit: Emit): void {
  const { tokens } = activePlayer(state);
  tokens.splice(tokens.indexOf(token), 1);
  state.tokenBox.push(token);
  emit?.({ type: 'drank', seat: state.active, token });
  push(state, [TOKENS[token]!.drunk!]);
}
