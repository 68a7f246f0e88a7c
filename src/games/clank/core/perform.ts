import { CROWNS, MONKEY_IDOL, SECRET_TOME } from '../catalogue.ts';
import { push, takeReserve } from './actions.ts';
import { drawCards } from './deck.ts';
import type { Change, Condition } from './effects.ts';
import { canCarryArtifact, liesIn } from './moves.ts';
import * as noise from './noise.ts';
import { optionsFor } from './questions.ts';
import { resolve } from './resolve.ts';
import { activePlayer, type Emit, type Frame, type State } from './state.ts';
import { finishTurn } from './turn.ts';

function gainGold(state: State, amount: number, emit: Emit): void {
  const total = amount + state.turn.goldPlus;
  state.turn.goldGains++;
  activePlayer(state).gold += total;
  emit?.({ type: 'gold-gained', seat: state.active, amount: total });
}

function applyChange(state: State, change: Change, emit: Emit): void {
  const { turn } = state;
  switch (change) {
    case 'gold-gains-plus-one':
      turn.goldPlus++;
      if (turn.goldGains > 0) {
        activePlayer(state).gold += turn.goldGains;
        emit?.({ type: 'gold-topped-up', seat: state.active, amount: turn.goldGains });
      }
      return;
    case 'skill-for-clank':
      turn.skillForClank++;
      noise.gainForClank(state, turn.clankMade, emit);
      return;
    case 'gems-cheaper':
      turn.gemsCheaper++;
      return;
    case 'caves-do-not-stop':
      turn.cavesOpen = true;
      return;
    case 'tunnel-monsters-ignored':
      turn.monstersIgnored = true;
      return;
    default:
      change satisfies never;
  }
}

function holds(state: State, condition: Condition): boolean {
  const player = activePlayer(state);
  switch (condition) {
    case 'artifact':
      return noise.hasArtifact(player);
    case 'crown':
      return CROWNS.some((crown) => player.tokens.includes(crown));
    case 'monkey-idol':
      return player.tokens.includes(MONKEY_IDOL);
    case 'another-companion':
      return state.turn.companions > 1;
    default:
      return condition satisfies never;
  }
}

/** Puts the first bonus whose condition now holds on the agenda: before anything that is still to come. */
export function claimBonus(state: State, emit: Emit): boolean {
  const { bonuses } = state.turn;
  for (let i = 0; i < bonuses.length; i++) {
    const { source, when, then } = bonuses[i]!;
    if (!holds(state, when)) continue;
    bonuses.splice(i, 1);
    emit?.({ type: 'bonus-claimed', seat: state.active, source, when });
    state.agenda.push(then);
    return true;
  }
  return false;
}

function takeTomes(state: State, count: number, emit: Emit): void {
  const taken = Math.min(count, state.reserve[SECRET_TOME]!);
  for (let i = 0; i < taken; i++) takeReserve(state, SECRET_TOME, emit);
}

/** Carries out one frame; one that asks is left in `waiting` with its question, unless a single answer is legal. */
export function perform(state: State, frame: Frame, emit: Emit): void {
  switch (frame.do) {
    case 'gain':
      state.turn[frame.what] += frame.amount;
      emit?.({ type: 'gained', seat: state.active, what: frame.what, amount: frame.amount });
      return;
    case 'clank':
      if (frame.amount > 0) noise.addClank(state, state.active, frame.amount, emit);
      else noise.removeClank(state, -frame.amount, emit);
      return;
    case 'draw':
      drawCards(state, state.active, frame.count, emit);
      return;
    case 'gold':
      gainGold(state, frame.amount, emit);
      return;
    case 'heal':
      noise.heal(state, frame.amount, emit);
      return;
    case 'clank-others':
      noise.addClankToOthers(state, frame.amount, emit);
      return;
    case 'clank-all':
      noise.addClankToAll(state, frame.amount, emit);
      return;
    case 'rage':
      noise.enrage(state, emit);
      return;
    case 'attack':
      noise.attack(state, 0, emit);
      if (activePlayer(state).status !== 'inside') endTurnHere(state);
      return;
    case 'return-dragon-cubes':
      noise.returnDragonCubes(state, frame.count, emit);
      return;
    case 'this-turn':
      applyChange(state, frame.change, emit);
      return;
    case 'take-tomes':
      takeTomes(state, frame.count, emit);
      return;
    case 'treasure':
      activePlayer(state).gold += frame.gold;
      emit?.({ type: 'gold-found', seat: state.active, amount: frame.gold });
      return;
    case 'spring':
      state.turn.springs++;
      return;
    case 'all':
      push(state, frame.of);
      return;
    case 'pay':
      activePlayer(state).gold -= frame.gold;
      emit?.({ type: 'gold-paid', seat: state.active, amount: frame.gold });
      state.agenda.push(frame.then);
      return;
    case 'bonus':
      state.turn.bonuses.push(frame);
      return;
    case 'finish-turn':
      finishTurn(state, emit);
      return;
    case 'choose':
    case 'discard':
    case 'trash':
    case 'replace-row-card':
    case 'nearby-secret':
    case 'arrive-in-room':
      ask(state, frame, emit);
      return;
    default:
      frame satisfies never;
  }
}

/** One who is knocked out in his own turn ends it there. One who left plays it to the end. */
function endTurnHere(state: State): void {
  if (activePlayer(state).status === 'left') return;
  state.agenda = [{ do: 'finish-turn' }];
  state.turn.bonuses = [];
}

function ask(state: State, frame: Frame, emit: Emit): void {
  const options = optionsFor(state, frame);
  if (options.length === 1) resolve(state, frame, options[0]!, emit);
  else if (options.length > 1) {
    state.waiting = frame;
    state.asked = { seat: state.active, ask: frame.do, options };
  }
  if (frame.do === 'arrive-in-room') noteMissedArtifact(state);
}

/** A further artifact lies here but cannot be carried: remembered, in case a backpack is bought on the spot. */
function noteMissedArtifact(state: State): void {
  const player = activePlayer(state);
  state.turn.artifactMissed =
    !state.artifactsAnyTime && liesIn(state, player.room, 'artifact') && !canCarryArtifact(player);
}
