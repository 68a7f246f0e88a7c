import { cleanUp } from './deck.ts';
import { freshTurn } from './ledger.ts';
import { attack } from './noise.ts';
import { COUNTDOWN_END, COUNTDOWN_EXTRA } from './numbers.ts';
import { knockOutAll, refill } from './row.ts';
import { result } from './score.ts';
import type { Emit, State } from './state.ts';

const anyoneInside = (state: State): boolean => state.players.some((player) => player.status === 'inside');

/** The steps at the end of a turn, then on to the next player who has a decision to make. */
export function finishTurn(state: State, emit: Emit): void {
  state.turn = freshTurn();
  cleanUp(state, emit);
  refill(state, emit);
  emit?.({ type: 'turn-ended', seat: state.active, turn: state.turnNo });
  while (anyoneInside(state)) {
    state.active = (state.active + 1) % state.players.length;
    if (state.players[state.active]!.status === 'inside') {
      startTurn(state, emit);
      return;
    }
    if (state.active === state.first) advanceCountdown(state, emit);
  }
  endGame(state, emit);
}

export function startTurn(state: State, emit: Emit): void {
  state.turn = freshTurn();
  state.turnNo++;
  emit?.({ type: 'turn-started', seat: state.active, turn: state.turnNo });
}

/** The turn of the first one out: one space on, with its attack or, at the end, the knock-out of all inside. */
function advanceCountdown(state: State, emit: Emit): void {
  state.countdown++;
  emit?.({ type: 'countdown', seat: state.active, space: state.countdown });
  if (state.countdown < COUNTDOWN_END) attack(state, COUNTDOWN_EXTRA[state.countdown]!, emit);
  else knockOutAll(state, emit);
}

function endGame(state: State, emit: Emit): void {
  state.over = true;
  emit?.({ type: 'game-ended', scores: result(state)!.scores });
}
