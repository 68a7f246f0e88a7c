import { CARDS } from '../catalogue.ts';
import { aboardOf } from './aboard.ts';
import { attack, attackForGone } from './attack.ts';
import { cleanUp } from './deck.ts';
import { editionOf } from './editions.ts';
import { takeOpenPod } from './leaving.ts';
import { freshTurn } from './ledger.ts';
import { roomOf } from './moves.ts';
import { knockOutAll } from './noise.ts';
import { COUNTDOWN_END, COUNTDOWN_EXTRA } from './numbers.ts';
import { invite, inviteAgain } from './react.ts';
import { push } from './row.ts';
import { result } from './score.ts';
import { activePlayer, type Emit, type State } from './state.ts';

const anyoneInside = (state: State): boolean => state.players.some((player) => player.status === 'inside');

/** The steps at the end of a turn; the next one begins when the row is full and the dragon is done. */
export function finishTurn(state: State, emit: Emit): void {
  const { turn } = state;
  state.turn = freshTurn();
  cleanUp(state, emit);
  state.agenda.push({ do: 'next-turn' }, { do: 'turn-over' }, { do: 'refill', dragon: false });
  inviteAgain(state, turn);
  if (!turn.moved) invite(state, 'opponent-stays');
  if (state.clankArea[state.active]! > 1) invite(state, 'opponent-ends-with-clank');
  if (roomOf(state, activePlayer(state)).crystalCave) invite(state, 'opponent-ends-in-crystal-cave');
}

/** On to the next player who has a decision to make. */
export function nextTurn(state: State, emit: Emit): void {
  if (!anyoneInside(state)) {
    endGame(state, emit);
    return;
  }
  state.active = (state.active + 1) % state.players.length;
  state.actor = state.active;
  if (activePlayer(state).status === 'inside') {
    startTurn(state, emit);
    return;
  }
  state.agenda.push({ do: 'next-turn' });
  if (editionOf(state).goneDraws !== null) attackForGone(state, emit);
  else if (state.active === state.first) advanceCountdown(state, emit);
}

/** Cards put in play out of turn do now what they do. */
export function startTurn(state: State, emit: Emit): void {
  const player = activePlayer(state);
  state.turn = freshTurn();
  state.turnNo++;
  const room = roomOf(state, player);
  state.turn.inCave = room.crystalCave;
  state.turn.atMarket = room.market;
  state.turn.atPort = room.port !== null;
  emit?.({ type: 'turn-started', seat: state.active, turn: state.turnNo });
  takeOpenPod(state, player, room, emit);
  for (const no of player.installed.toReversed()) {
    aboardOf(state)!.countFaction(state.turn, no);
    push(state, CARDS[no]!.installed!);
  }
  for (let i = player.play.length - 1; i >= 0; i--) {
    const card = CARDS[player.play[i]!]!;
    if (card.kind === 'companion') state.turn.companions++;
    push(state, card.play);
  }
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
