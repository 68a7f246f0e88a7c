import { goblinOf, SECRET_TOME } from '../catalogue.ts';
import { aboardOf } from './aboard.ts';
import { takeReserve } from './actions.ts';
import { attack } from './attack.ts';
import { applyChange } from './changes.ts';
import { drawCards, putOnDeck, trashSelf } from './deck.ts';
import { heal } from './health.ts';
import { holds } from './holds.ts';
import * as noise from './noise.ts';
import { push } from './row.ts';
import { actingPlayer, type Emit, type Frame, type State } from './state.ts';
import { step } from './steps.ts';
import { takeAt } from './take-at.ts';
import { drawFromPool } from './taking.ts';

/** Puts the first bonus whose condition now holds on the agenda: before anything that is still to come. */
export function claimBonus(state: State, emit: Emit): boolean {
  const { bonuses } = state.turn;
  for (let i = 0; i < bonuses.length; i++) {
    const { source, when, then } = bonuses[i]!;
    if (!holds(state, when)) continue;
    takeAt(bonuses, i);
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

/** It stays so. */
function turnGoblin(state: State, emit: Emit): void {
  if (state.goblinTurned) return;
  state.goblinTurned = true;
  emit?.({ type: 'goblin-turned', card: goblinOf(state) });
}

/** Carries out one frame; one that asks is left in `waiting` with its question, unless a single answer is legal. */
export function perform(state: State, frame: Frame, emit: Emit): void {
  switch (frame.do) {
    case 'gain':
      if (frame.what === 'boots' && state.scheme !== null && aboardOf(state)!.losesBoot(state, frame.amount, emit))
        return;
      state.turn[frame.what] += frame.amount;
      if (frame.what === 'skill') state.turn.skillGained += frame.amount;
      emit?.({ type: 'gained', seat: state.active, what: frame.what, amount: frame.amount });
      return;
    case 'clank':
      if (frame.amount > 0) noise.addClank(state, state.actor, frame.amount, emit);
      else noise.removeClank(state, state.actor, -frame.amount, emit);
      return;
    case 'draw':
      drawCards(state, state.actor, frame.count, emit);
      return;
    case 'gold':
      noise.gainGold(state, frame.amount, emit);
      return;
    case 'heal':
      heal(state, frame.amount, emit);
      return;
    case 'lockpicks':
      actingPlayer(state).lockpicks += frame.amount;
      emit?.({ type: 'lockpicks-gained', seat: state.actor, amount: frame.amount });
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
    case 'ghost':
      noise.haunt(state, emit);
      return;
    case 'attack':
      state.agenda.push({ do: 'survive' });
      attack(state, 0, emit);
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
    case 'take-from-pool':
      if (frame.count > 1) state.agenda.push({ ...frame, count: frame.count - 1 });
      drawFromPool(state, frame.pool, emit);
      return;
    case 'treasure':
      actingPlayer(state).gold += frame.gold;
      emit?.({ type: 'gold-found', seat: state.actor, amount: frame.gold });
      return;
    case 'spring':
      state.turn.springs++;
      return;
    case 'all':
      push(state, frame.of);
      return;
    case 'if':
      state.agenda.push(holds(state, frame.when) ? frame.then : frame.otherwise);
      return;
    case 'pay':
      actingPlayer(state).gold -= frame.gold;
      emit?.({ type: 'gold-paid', seat: state.actor, amount: frame.gold });
      state.agenda.push(frame.then);
      return;
    case 'spend-lockpick':
      actingPlayer(state).lockpicks--;
      emit?.({ type: 'lockpick-spent', seat: state.actor });
      state.agenda.push(frame.then);
      return;
    case 'bonus':
      state.turn.bonuses.push(frame);
      return;
    case 'offer':
      state.turn.offers.push(frame);
      return;
    case 'trash-self':
      trashSelf(state, frame.source, emit);
      return;
    case 'to-top':
      putOnDeck(state, emit);
      return;
    case 'crystal':
      noise.gainCrystal(state, emit);
      return;
    case 'lose-gold':
      noise.loseGold(state, frame.amount, emit);
      return;
    case 'turn-goblin':
      turnGoblin(state, emit);
      return;
    case 'take-cube':
    case 'scheme-cube':
    case 'spend-cubes':
    case 'spend':
    case 'hurt':
    case 'sell-out':
    case 'hunters':
    case 'lose-bank-crystal':
      aboardOf(state)!.perform(state, frame, emit);
      return;
    case 'count-as':
      aboardOf(state)!.countFor(state.turn, frame.faction);
      return;
    case 'multipass':
      if (state.multipassForAll) state.turn.allFactions = true;
      else step(state, frame, emit);
      return;
    default:
      step(state, frame, emit);
  }
}
