import { CARDS } from '../catalogue.ts';
import type { Effect } from './effects.ts';
import { knockOutAll } from './noise.ts';
import { inviteAll } from './react.ts';
import type { Emit, State } from './state.ts';

export function push(state: State, effects: readonly Effect[]): void {
  for (let i = effects.length - 1; i >= 0; i--) state.agenda.push(effects[i]!);
}

/** Turns up the top card of the dungeon deck in a slot; its arrive effects come next. */
function reveal(state: State, slot: number, emit: Emit): void {
  state.row[slot] = state.deck.pop()!;
  state.revealed++;
  arrive(state, slot, emit);
}

export function arrive(state: State, slot: number, emit: Emit): void {
  const no = state.row[slot]!;
  emit?.({ type: 'arrived', card: no, slot });
  push(state, CARDS[no]!.arrive);
  if (CARDS[no]!.kind === 'monster') inviteAll(state, 'monster-arrives');
}

const isCompanion = (no: number): boolean => CARDS[no]?.kind === 'companion';

function inviteForCompanions(state: State): void {
  if (state.row.filter(isCompanion).length > 1) inviteAll(state, 'two-companions-in-row');
}

/** A card of the row makes room for the next one of the deck at once. */
export function replace(state: State, slot: number, emit: Emit): void {
  dismiss(state, slot);
  reveal(state, slot, emit);
  if (isCompanion(state.row[slot]!)) inviteForCompanions(state);
}

/** Fills the row at the end of a turn: arrive effects first, then at most one attack. */
export function refill(state: State, dragon: boolean, emit: Emit): void {
  const slot = state.row.indexOf(-1);
  if (slot < 0) {
    if (dragon) state.agenda.push({ do: 'refill-attack' });
    inviteForCompanions(state);
    return;
  }
  const next = state.deck.at(-1);
  if (next === undefined) {
    exhaustDeck(state, emit);
    return;
  }
  state.agenda.push({ do: 'refill', dragon: dragon || CARDS[next]!.dragon });
  reveal(state, slot, emit);
}

/** The row cannot be filled: everybody still inside is knocked out. */
function exhaustDeck(state: State, emit: Emit): void {
  emit?.({ type: 'deck-exhausted' });
  knockOutAll(state, emit);
}

/** Takes a card out of the row for the dungeon's discard pile. */
export function dismiss(state: State, slot: number): void {
  state.dungeonDiscard.push(state.row[slot]!);
  state.row[slot] = -1;
}
