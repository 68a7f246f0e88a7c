import { boardAt, CARDS, goblinOf, reserveOf, TOKENS } from '../catalogue.ts';
import type { Card, CardNo } from './card.ts';
import { roomOf } from './moves.ts';
import { payable } from './payable.ts';
import { costIn } from './price.ts';
import { invite } from './react.ts';
import type { Refusal } from './refusal.ts';
import { dismiss, push } from './row.ts';
import { actingPlayer, activePlayer, type Emit, type State } from './state.ts';
import { takeAt } from './take-at.ts';
import type { TokenNo } from './token.ts';

/** Cards limited to the depths or to a crystal cave: for getting, using or fighting them, not for playing them. */
function refusePlace(state: State, card: Card): Refusal | null {
  if (card.where === 'anywhere') return null;
  const room = roomOf(state, activePlayer(state));
  if (card.where === 'command' || card.where === 'corridor') {
    const { modules, named } = boardAt(state.board);
    return named[card.where].includes(modules[room.module] ?? '') ? null : 'cs-module-only';
  }
  if (card.where === 'depths') return room.zone === 'depths' ? null : 'deep-only';
  if (card.where === 'crystal-cave-or-wayshrine' && room.wayshrine) return null;
  return room.crystalCave ? null : 'crystal-only';
}

export function refuseAcquire(state: State, no: CardNo): Refusal | null {
  if (no < 0) return 'row-slot-empty';
  const card = CARDS[no]!;
  if (card.kind === 'device' || card.kind === 'monster') return 'acquire-what';
  return refusePlace(state, card) ?? (state.turn.skill < costIn(state, card) ? 'acquire-cost' : null);
}

/** Three slots or more that are empty may be answered. */
function emptied(state: State): void {
  if (state.row.filter((no) => no < 0).length > 2) invite(state, 'three-empty-slots');
}

export function acquire(state: State, slot: number, emit: Emit): void {
  state.turn.skill -= costIn(state, CARDS[state.row[slot]!]!);
  receiveCard(state, slot, emit);
}

function receiveCard(state: State, slot: number, emit: Emit): void {
  const no = state.row[slot]!;
  const card = CARDS[no]!;
  state.row[slot] = -1;
  emptied(state);
  activePlayer(state).discard.push(no);
  emit?.({ type: 'acquired', seat: state.active, card: no, slot });
  push(state, card.acquire);
}

export function refuseReserve(state: State, pile: number): Refusal | null {
  if (state.reserve[pile] === 0) return 'reserve-limited';
  return state.turn.skill < costIn(state, CARDS[reserveOf(state)[pile]!]!) ? 'acquire-cost' : null;
}

export function acquireReserve(state: State, pile: number, emit: Emit): void {
  state.turn.skill -= costIn(state, CARDS[reserveOf(state)[pile]!]!);
  takeReserve(state, pile, emit);
}

export function takeReserve(state: State, pile: number, emit: Emit): void {
  const no = reserveOf(state)[pile]!;
  state.reserve[pile]!--;
  actingPlayer(state).discard.push(no);
  emit?.({ type: 'acquired', seat: state.actor, card: no, slot: null });
}

export function refuseUse(state: State, no: CardNo): Refusal | null {
  if (no < 0) return 'row-slot-empty';
  const card = CARDS[no]!;
  if (card.kind !== 'device') return 'use-what';
  return refusePlace(state, card) ?? (state.turn.skill < costIn(state, card) ? 'use-cost' : refusePrice(state, card));
}

/** A device that asks for more than skill is not used without it. */
const refusePrice = (state: State, { use: [first] }: Card): Refusal | null =>
  first === undefined || payable(state, first) ? null : 'device-price';

export function use(state: State, slot: number, emit: Emit): void {
  state.turn.skill -= costIn(state, CARDS[state.row[slot]!]!);
  useDevice(state, slot, emit);
}

function useDevice(state: State, slot: number, emit: Emit): void {
  const no = state.row[slot]!;
  dismiss(state, slot);
  emptied(state);
  emit?.({ type: 'used', seat: state.active, card: no, slot });
  push(state, CARDS[no]!.use);
  invite(state, 'opponent-uses-device');
}

/** A card of the row without its price in skill: whether it can be had that way. */
export function refuseFree(state: State, no: CardNo): Refusal | null {
  if (no < 0) return 'row-slot-empty';
  const card = CARDS[no]!;
  if (card.kind === 'monster') return 'acquire-what';
  return refusePlace(state, card) ?? (card.kind === 'device' ? refusePrice(state, card) : null);
}

/** A prisoner out of the adventure discard pile. */
export function takeDiscarded(state: State, card: CardNo, emit: Emit): void {
  takeAt(state.dungeonDiscard, state.dungeonDiscard.indexOf(card));
  activePlayer(state).discard.push(card);
  emit?.({ type: 'prisoner-taken', seat: state.active, card });
}

export function takeFree(state: State, slot: number, emit: Emit): void {
  if (CARDS[state.row[slot]!]!.kind === 'device') useDevice(state, slot, emit);
  else receiveCard(state, slot, emit);
}

export function refuseFight(state: State, no: CardNo): Refusal | null {
  if (no < 0) return 'row-slot-empty';
  const card = CARDS[no]!;
  if (card.kind !== 'monster') return 'fight-what';
  return refusePlace(state, card) ?? (state.turn.swords < costIn(state, card) ? 'fight-swords' : null);
}

export function fight(state: State, slot: number, emit: Emit): void {
  const no = state.row[slot]!;
  state.turn.swords -= costIn(state, CARDS[no]!);
  dismiss(state, slot);
  emptied(state);
  state.turn.rowMonsterDefeated = true;
  emit?.({ type: 'defeated', seat: state.active, card: no, slot });
  push(state, CARDS[no]!.defeat);
}

/** The goblin stays where it is, however often it is defeated. */
export function fightGoblin(state: State, emit: Emit): void {
  const goblin = goblinOf(state);
  state.turn.swords -= CARDS[goblin]!.cost;
  emit?.({ type: 'defeated', seat: state.active, card: goblin, slot: null });
  push(state, CARDS[goblin]!.defeat);
  invite(state, 'opponent-defeats-goblin');
}

export function refuseDrink(state: State, token: TokenNo): Refusal | null {
  const { drunk } = TOKENS[token]!;
  if (drunk === null || !activePlayer(state).tokens.includes(token)) return 'potion-held';
  return payable(state, drunk) ? null : 'cs-multipass';
}

export function drink(state: State, token: TokenNo, emit: Emit): void {
  const { tokens } = activePlayer(state);
  takeAt(tokens, tokens.indexOf(token));
  state.tokenBox.push(token);
  emit?.({ type: 'drank', seat: state.active, token });
  push(state, [TOKENS[token]!.drunk!]);
}
