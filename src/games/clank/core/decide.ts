import type { Decision } from '../../../engine/game.ts';
import { CARDS, GOBLIN, MARKET_ITEMS } from '../catalogue.ts';
import * as actions from './actions.ts';
import { takeFromHand } from './deck.ts';
import {
  exitTo,
  fewestSwords,
  monstersIn,
  refuseTeleport,
  refuseWalk,
  roomOf,
  takeToken,
  teleport,
  walk,
} from './moves.ts';
import type { Option } from './option.ts';
import * as opt from './option.ts';
import { claimBonus, perform } from './perform.ts';
import { optionsFor, refuseToken } from './questions.ts';
import { resolve } from './resolve.ts';
import { activePlayer, type Emit, type State } from './state.ts';

/** Everything the active player may do next in the turn. */
function turnOptions(state: State): readonly Option[] {
  const options: Option[] = [];
  const player = activePlayer(state);
  const { hand } = player;
  for (let i = 0; i < hand.length; i++) {
    if (hand.indexOf(hand[i]!) === i) options.push(opt.PLAY[hand[i]!]!);
  }
  listRow(state, options);
  listMoves(state, options);
  if (roomOf(state, player).market) {
    for (let item = 0; item < MARKET_ITEMS.length; item++) {
      if (actions.refuseBuy(state, item) === null) options.push(opt.BUY[item]!);
    }
  }
  listTokens(state, options);
  if (hand.length === 0) options.push(opt.END_TURN);
  return options;
}

function listRow(state: State, options: Option[]): void {
  const { skill, swords } = state.turn;
  if (skill > 0) {
    for (let pile = 0; pile < state.reserve.length; pile++) {
      if (actions.refuseReserve(state, pile) === null) options.push(opt.ACQUIRE_RESERVE[pile]!);
    }
  }
  for (let slot = 0; slot < state.row.length; slot++) {
    const no = state.row[slot]!;
    if (no < 0) continue;
    const { kind } = CARDS[no]!;
    if (kind === 'monster') {
      if (actions.refuseFight(state, no) === null) options.push(opt.FIGHT[slot]!);
    } else if (kind === 'device') {
      if (actions.refuseUse(state, no) === null) options.push(opt.USE[slot]!);
    } else if (actions.refuseAcquire(state, no) === null) options.push(opt.ACQUIRE[slot]!);
  }
  if (swords > 0 && actions.refuseFight(state, GOBLIN) === null) options.push(opt.FIGHT_GOBLIN);
}

function listMoves(state: State, options: Option[]): void {
  const { boots, teleports } = state.turn;
  if (boots === 0 && teleports === 0) return;
  for (const exit of roomOf(state, activePlayer(state)).exits) {
    if (boots > 0) {
      const most = Math.min(monstersIn(state, exit), state.turn.swords);
      for (let swords = fewestSwords(state, exit); swords <= most; swords++) {
        if (refuseWalk(state, exit, swords) !== null) break;
        options.push(opt.WALK[exit.to]![swords]!);
      }
    }
    if (teleports > 0 && refuseTeleport(state, exit.to) === null) options.push(opt.TELEPORT[exit.to]!);
  }
}

function listTokens(state: State, options: Option[]): void {
  const { tokens } = activePlayer(state);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (tokens.indexOf(token) === i && actions.refuseDrink(state, token) === null) options.push(opt.DRINK[token]!);
  }
  if (state.artifactsAnyTime && refuseToken(state, 'artifact') === null) options.push(opt.TAKE.artifact);
}

/** Carries out an action of the turn. */
function act(state: State, option: Option, emit: Emit): void {
  switch (option.take) {
    case 'play': {
      const player = activePlayer(state);
      const card = CARDS[option.card]!;
      takeFromHand(player, option.card);
      player.play.push(option.card);
      if (card.kind === 'companion') state.turn.companions++;
      emit?.({ type: 'played', seat: state.active, card: option.card });
      actions.push(state, card.play);
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
      walk(state, exitTo(state, option.to)!, option.swords ?? 0, emit);
      return;
    case 'teleport':
      teleport(state, option.to, emit);
      return;
    case 'buy':
      actions.buy(state, option.item, emit);
      return;
    case 'drink':
      actions.drink(state, option.token, emit);
      return;
    case 'token':
      takeToken(state, activePlayer(state).room, option.kind, emit);
      return;
    case 'end-turn':
      state.agenda.push({ do: 'finish-turn' });
      for (let i = 0; i < state.turn.springs; i++) {
        state.agenda.push({ do: 'trash', source: 'magic-spring', only: null });
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
  else state.asked = { seat: state.active, ask: waiting.do, options: optionsFor(state, waiting) };
}
