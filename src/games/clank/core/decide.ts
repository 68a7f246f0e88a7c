import type { Decision } from '../../../engine/game.ts';
import { CARDS } from '../catalogue.ts';
import { aboardOf } from './aboard.ts';
import * as actions from './actions.ts';
import { conductOf } from './conduct.ts';
import { takeFromHand } from './deck.ts';
import { editionOf } from './editions.ts';
import { buy } from './market.ts';
import { exitTo, teleport, walk } from './moves.ts';
import { turnOptions } from './offered.ts';
import { takeOffer } from './offers.ts';
import type { Option } from './option.ts';
import { claimBonus, perform } from './perform.ts';
import { optionsFor } from './questions.ts';
import { resolve } from './resolve.ts';
import { push } from './row.ts';
import { activePlayer, type Emit, type State } from './state.ts';
import { seatAsked } from './steps.ts';
import { takeToken } from './taking.ts';

/** Carries out an action of the turn. */
function act(state: State, option: Option, emit: Emit): void {
  switch (option.take) {
    case 'play': {
      const player = activePlayer(state);
      const card = CARDS[option.card]!;
      takeFromHand(player, option.card);
      player.play.push(option.card);
      if (card.kind === 'companion') state.turn.companions++;
      if (card.faction !== null) aboardOf(state)?.countFaction(state.turn, option.card);
      emit?.({ type: 'played', seat: state.active, card: option.card });
      push(state, card.play);
      return;
    }
    case 'acquire':
      actions.acquire(state, option.slot, emit);
      return;
    case 'acquire-reserve':
      actions.acquireReserve(state, option.pile, emit);
      return;
    case 'use':
      actions.use(state, option.slot, emit);
      return;
    case 'fight':
      actions.fight(state, option.slot, emit);
      return;
    case 'fight-goblin':
      actions.fightGoblin(state, emit);
      return;
    case 'walk':
      walk(state, exitTo(state, option.to, option.way)!, option.swords ?? 0, emit);
      return;
    case 'explore':
    case 'place':
    case 'pick':
    case 'mark':
      conductOf(state)!.act(state, option, emit);
      return;
    case 'offer':
      takeOffer(state, option.source, emit);
      return;
    case 'teleport':
      teleport(state, option.to, emit);
      return;
    case 'buy':
      buy(state, option.item, option, emit);
      return;
    case 'drink':
      actions.drink(state, option.token, emit);
      return;
    case 'token':
      takeToken(state, activePlayer(state).room, option.kind, emit);
      return;
    case 'ride':
    case 'hack':
    case 'install':
    case 'thwart':
    case 'use-room':
      aboardOf(state)!.act(state, option, emit);
      return;
    case 'end-turn':
      state.agenda.push({ do: 'finish-turn' });
      for (let i = 0; i < state.turn.springs; i++) {
        state.agenda.push({ do: 'trash', source: editionOf(state).spring, only: null, from: ['play', 'discard'] });
      }
      return;
    default:
      throw new Error(`${option.take} is no action of a turn`);
  }
}

/** Runs the agenda down to the next question, or to the end of the game. */
export function run(state: State, emit: Emit): void {
  while (state.asked === null && !state.over) {
    if (state.turn.bonuses.length > 0 && claimBonus(state, emit)) continue;
    const frame = state.agenda.pop();
    if (frame !== undefined) perform(state, frame, emit);
    else state.asked = turnQuestion(state);
  }
}

const turnQuestion = (state: State): Decision<Option> => ({
  seat: state.active,
  ask: 'turn',
  options: turnOptions(state),
});

export function answer(state: State, index: number, emit?: Emit): void {
  const option = state.asked?.options[index];
  if (option === undefined) throw new RangeError(`no option ${index} is listed`);
  const frame = state.waiting;
  state.waiting = null;
  state.asked = null;
  if (frame === null) act(state, option, emit);
  else resolve(state, frame, option, emit);
  run(state, emit);
}

/** Puts the question anew where what it depends on was dealt anew or staged. */
export function askAnew(state: State): void {
  const { waiting } = state;
  if (waiting === null) state.asked = turnQuestion(state);
  else state.asked = { seat: seatAsked(state, waiting), ask: waiting.do, options: optionsFor(state, waiting) };
}
