import type { Seat } from '../../../engine/game.ts';
import { aboardOf } from './aboard.ts';
import { afterAttack, attack, damage, ghostDamage } from './attack.ts';
import { conductOf } from './conduct.ts';
import type { Effect } from './effects.ts';
import { canCarryArtifact } from './moves.ts';
import { alwaysAsked, optionsFor } from './questions.ts';
import { resolve } from './resolve.ts';
import { arrive, refill } from './row.ts';
import { activePlayer, type Emit, type Frame, isBetweenTurns, isOut, type State } from './state.ts';
import { liesIn } from './taking.ts';
import { finishTurn, nextTurn, startTurn } from './turn.ts';

const NO_TILE = -1;

/** Steps of the turn, and effects that ask. */
export type Step = Exclude<
  Frame,
  {
    do:
      | 'gain'
      | 'clank'
      | 'draw'
      | 'gold'
      | 'heal'
      | 'lockpicks'
      | 'clank-others'
      | 'clank-all'
      | 'rage'
      | 'ghost'
      | 'attack'
      | 'return-dragon-cubes'
      | 'this-turn'
      | 'take-tomes'
      | 'take-from-pool'
      | 'treasure'
      | 'spring'
      | 'all'
      | 'if'
      | 'pay'
      | 'spend-lockpick'
      | 'bonus'
      | 'offer'
      | 'trash-self'
      | 'to-top'
      | 'crystal'
      | 'lose-gold'
      | 'turn-goblin'
      | 'count-as'
      | 'take-cube'
      | 'scheme-cube'
      | 'spend-cubes'
      | 'spend'
      | 'hurt'
      | 'sell-out'
      | 'hunters'
      | 'lose-bank-crystal';
  }
>;

/** Everybody inside in turn. */
function forEach(state: State, { who, from, then }: Extract<Effect, { do: 'each' }>): void {
  const { active, players } = state;
  const first = active + (from === 'next' && isBetweenTurns(state) ? 1 : 0);
  state.agenda.push({ do: 'as', seat: active });
  for (let i = players.length - 1; i >= 0; i--) {
    const seat = (first + i) % players.length;
    if (players[seat]!.status !== 'inside' || (who === 'others' && seat === active)) continue;
    state.agenda.push(then, { do: 'as', seat });
  }
}

export function step(state: State, frame: Step, emit: Emit): void {
  switch (frame.do) {
    case 'finish-turn':
      finishTurn(state, emit);
      return;
    case 'refill':
      refill(state, frame.dragon, emit);
      return;
    case 'refill-attack':
      attack(state, 0, emit);
      return;
    case 'arrive':
      arrive(state, frame.slot, emit);
      return;
    case 'start-turn':
      startTurn(state, emit);
      return;
    case 'turn-over':
      emit?.({ type: 'turn-ended', seat: state.active, turn: state.turnNo });
      return;
    case 'next-turn':
      nextTurn(state, emit);
      return;
    case 'damage':
      damage(state, frame.cubes, emit);
      return;
    case 'ghost-damage':
      ghostDamage(state, frame.seat, emit);
      return;
    case 'after-attack':
      afterAttack(state, frame.before, emit);
      return;
    case 'survive':
      if (activePlayer(state).status !== 'inside') endTurnHere(state, emit);
      return;
    case 'as':
      state.actor = frame.seat;
      return;
    case 'each':
      forEach(state, frame);
      return;
    case 'take-up':
      state.pending = frame.pending;
      return;
    case 'turn-tiles':
    case 'reward':
    case 'solve-puzzles':
      conductOf(state)!.step(state, frame, emit);
      return;
    case 'complete-code':
      aboardOf(state)!.completeCode(state, emit);
      return;
    default:
      ask(state, frame, emit);
  }
}

/** One who is knocked out in his own turn ends it there. One who left plays it to the end. */
function endTurnHere(state: State, emit: Emit): void {
  if (activePlayer(state).status === 'left') return;
  state.agenda = [{ do: 'finish-turn' }];
  state.turn.bonuses = [];
  if (state.pending !== null) conductOf(state)!.placeAnyhow(state, emit);
}

/** Who answers: the seat that a frame names, or whom the effect is for. */
export const seatAsked = (state: State, frame: Frame): Seat =>
  frame.do === 'ward' || frame.do === 'react' ? frame.seat : state.actor;

/** Puts the question of a frame. What waits for somebody who has been knocked out since is dropped. */
function ask(state: State, frame: Frame, emit: Emit): void {
  if (isOut(state, seatAsked(state, frame))) return;
  const options = optionsFor(state, frame);
  if (options.length > 1 || (options.length === 1 && alwaysAsked(frame))) {
    state.waiting = frame;
    state.asked = { seat: seatAsked(state, frame), ask: frame.do, options };
  } else if (options.length === 1) {
    emit?.settled?.(seatAsked(state, frame), frame.do, options[0]);
    resolve(state, frame, options[0]!, emit);
  } else if (frame.do === 'new-tile') goWithoutTile(state, frame.then);
  if (frame.do === 'arrive-in-room') noteMissedArtifact(state);
}

/** Where no tile can be laid, a card gives what it gives besides. */
function goWithoutTile(state: State, then: Effect): void {
  state.lastTile = NO_TILE;
  state.agenda.push(then);
}

/** A further artifact lies here but cannot be carried: remembered, in case a backpack is bought on the spot. */
function noteMissedArtifact(state: State): void {
  const player = activePlayer(state);
  state.turn.artifactMissed =
    !state.artifactsAnyTime && liesIn(state, player.room, 'artifact') && !canCarryArtifact(player);
}
