import { CARDS } from '../catalogue.ts';
import { addClankToAll, attack, knockOut, returnDragonCubes } from './noise.ts';
import type { Emit, State } from './state.ts';

/** Turns up the top card of the dungeon deck in a slot and carries out its arrive effects. */
export function reveal(state: State, slot: number, emit: Emit): boolean {
  const no = state.deck.pop();
  if (no === undefined) return false;
  state.row[slot] = no;
  state.revealed++;
  emit?.({ type: 'arrived', card: no, slot });
  arrive(state, slot, emit);
  return true;
}

export function arrive(state: State, slot: number, emit: Emit): void {
  for (const effect of CARDS[state.row[slot]!]!.arrive) {
    if (effect.do === 'clank-all') addClankToAll(state, effect.amount, emit);
    else if (effect.do === 'return-dragon-cubes') returnDragonCubes(state, effect.count, emit);
    else throw new Error(`no card arrives with ${effect.do}`);
  }
}

/** Fills the row at the end of a turn: arrive effects first, then at most one attack. */
export function refill(state: State, emit: Emit): void {
  let dragon = false;
  for (let slot = 0; slot < state.row.length; slot++) {
    if (state.row[slot]! >= 0) continue;
    if (!reveal(state, slot, emit)) {
      exhaustDeck(state, emit);
      return;
    }
    dragon ||= CARDS[state.row[slot]!]!.dragon;
  }
  if (dragon) attack(state, 0, emit);
}

/** The row cannot be filled: everybody still inside is knocked out. */
function exhaustDeck(state: State, emit: Emit): void {
  emit?.({ type: 'deck-exhausted' });
  knockOutAll(state, emit);
}

export function knockOutAll(state: State, emit: Emit): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (state.players[seat]!.status === 'inside') knockOut(state, seat, emit);
  }
}

/** Takes a card out of the row for the dungeon's discard pile. */
export function dismiss(state: State, slot: number): void {
  state.dungeonDiscard.push(state.row[slot]!);
  state.row[slot] = -1;
}
