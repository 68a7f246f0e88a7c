import { CARDS, goblinOf, MARKET_ITEMS } from '../catalogue.ts';
import { aboardOf } from './aboard.ts';
import * as actions from './actions.ts';
import { conductOf } from './conduct.ts';
import { refuseBuy } from './market.ts';
import { exitsHere, fewestSwords, refuseTeleport, refuseWalk, roomOf } from './moves.ts';
import { listOffers } from './offers.ts';
import type { Option } from './option.ts';
import * as opt from './option.ts';
import { refuseToken } from './questions.ts';
import { activePlayer, type State } from './state.ts';
import { monstersMet } from './toll.ts';

/** Everything the active player may do next in the turn. */
export function turnOptions(state: State): readonly Option[] {
  const options: Option[] = [];
  const player = activePlayer(state);
  const { hand } = player;
  for (let i = 0; i < hand.length; i++) {
    if (hand.indexOf(hand[i]!) === i) options.push(opt.PLAY[hand[i]!]!);
  }
  listRow(state, options);
  if (state.pending === null) listMoves(state, options);
  else for (const option of conductOf(state)!.placements(state)) options.push(option);
  listMarket(state, options);
  listTokens(state, options);
  conductOf(state)?.listFeatures(state, options);
  aboardOf(state)?.listFeatures(state, options);
  if (state.turn.offers.length > 0) listOffers(state, options);
  if (hand.length === 0 && state.pending === null) options.push(opt.END_TURN);
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
  if (swords > 0 && actions.refuseFight(state, goblinOf(state)) === null) options.push(opt.FIGHT_GOBLIN);
}

function listMoves(state: State, options: Option[]): void {
  const { boots, teleports } = state.turn;
  if (boots === 0 && teleports === 0) return;
  const exits = exitsHere(state);
  for (let way = 0; way < exits.length; way++) {
    const exit = exits[way]!;
    if (exit.edge >= 0) {
      conductOf(state)!.listExploring(state, exits, way, options);
      continue;
    }
    if (boots > 0) {
      const most = Math.min(monstersMet(state, exit), state.turn.swords);
      for (let swords = fewestSwords(state, exit); swords <= most; swords++) {
        if (refuseWalk(state, exit, swords) !== null) break;
        const { to } = exit;
        options.push(state.layout === null ? opt.WALK[to]![swords]! : opt.walkBy(to, way, swords));
      }
    }
    if (teleports > 0 && refuseTeleport(state, exit.to) === null) addOnce(options, opt.TELEPORT[exit.to]!);
  }
}

function addOnce(options: Option[], option: Option): void {
  if (!options.includes(option)) options.push(option);
}

/** With the means that are at hand; a coupon is never forced on anybody. */
function listMarket(state: State, options: Option[]): void {
  const player = activePlayer(state);
  if (!roomOf(state, player).market && state.turn.flutes === 0 && state.turn.bargains === 0) return;
  for (let item = 0; item < MARKET_ITEMS.length; item++) {
    if (state.market[item] === 0) continue;
    for (const option of opt.BUY[item]!) if (refuseBuy(state, item, option) === null) options.push(option);
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
