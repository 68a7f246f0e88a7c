import { boardAt, CARDS, MARKET_ITEMS } from '../catalogue.ts';
import { aboardOf } from './aboard.ts';
import { refuseFree } from './actions.ts';
import type { RoomNo } from './board.ts';
import type { Card, CardNo } from './card.ts';
import { eachOnce, prisoners, trashOptions } from './card-options.ts';
import { conductOf } from './conduct.ts';
import { editionOf } from './editions.ts';
import type { Effect } from './effects.ts';
import { refuseItem } from './market.ts';
import { canCarryArtifact, exitsHere, roomOf } from './moves.ts';
import type { Option } from './option.ts';
import * as opt from './option.ts';
import { payable, withPricePaid } from './payable.ts';
import type { Refusal } from './refusal.ts';
import { actingPlayer, activePlayer, type Frame, type State } from './state.ts';
import { liesIn, poolOf } from './taking.ts';
import { LYING_KINDS, type LyingKind } from './token.ts';

/** Whether an effect finds what it needs; a branch that does not is not offered. Healing needs nothing. */
export function possible(state: State, effect: Effect): boolean {
  switch (effect.do) {
    case 'all':
      return effect.of.every((each) => possible(state, each));
    case 'pay':
    case 'spend-lockpick':
    case 'spend-cubes':
    case 'spend':
      return payable(state, effect) && possible(withPricePaid(state, effect), effect.then);
    case 'may':
      return possible(state, effect.then);
    case 'gain':
      return effect.what !== 'teleports' || activePlayer(state).status === 'inside';
    case 'trash':
      return effect.from.includes('hand') || trashOptions(state, effect.only, effect.from).length > 0;
    case 'discard':
      return actingPlayer(state).hand.length > 0;
    case 'nearby-secret':
    case 'teleport-to':
    case 'free-row-card':
    case 'take-item':
    case 'hack-nearby':
    case 'replace-row-card':
      return optionsFor(state, effect).some(({ take }) => take !== 'decline');
    default:
      return payable(state, effect);
  }
}

/** Whether a room has given what it gives once a turn. */
const paidThisTurn = (state: State, room: RoomNo): boolean =>
  editionOf(state).rewardsOncePerTurn && state.turn.rewarded.includes(room);

/** Secrets that lie next door, or a minor secret that a room next door would give. */
function nearbyOptions(state: State): Option[] {
  const { rooms } = boardAt(state.board);
  const near = new Set<RoomNo>(exitsHere(state).flatMap(({ to }) => (to >= 0 ? [to] : [])));
  return [...near]
    .filter((room) => !paidThisTurn(state, room))
    .flatMap((room) =>
      (['major-secret', 'minor-secret'] as const)
        .filter((kind) =>
          rooms[room]!.secret ? kind === 'minor-secret' && poolOf(state, kind).length > 0 : liesIn(state, room, kind),
        )
        .map((kind): Option => ({ take: 'nearby', room, kind })),
    );
}

/** Why a token of that kind cannot be taken from the active player's room; entering and counting come apart. */
export function refuseToken(state: State, kind: LyingKind): Refusal | null {
  const player = activePlayer(state);
  if (!liesIn(state, player.room, kind)) return 'take-what-lies-here';
  if (kind !== 'artifact') return editionOf(state).rewardsOncePerTurn ? 'take-what-lies-here' : null;
  if (!canCarryArtifact(player)) return 'artifact-limit';
  return state.players.length > 4 && player.plundered.includes(player.room) ? 'same-room-artifact' : null;
}

function arrivalOptions(state: State): Option[] {
  if (roomOf(state, activePlayer(state)).spots.length === 0) return [];
  const options: Option[] = [];
  for (const kind of LYING_KINDS) {
    if (kind === 'artifact' && state.artifactsAnyTime) continue;
    if (refuseToken(state, kind) === null) options.push(opt.TAKE[kind]);
  }
  if (options.length > 0) options.push(opt.DECLINE);
  return options;
}

/** Cards of the hand that are of a kind, and the answer that shows none. */
function fromHand(cards: readonly CardNo[], is: (card: Card) => boolean, optionOf: readonly Option[]): Option[] {
  const options: Option[] = [];
  eachOnce(
    cards.filter((card) => is(CARDS[card]!)),
    optionOf,
    options,
  );
  options.push(opt.DECLINE);
  return options;
}

/** Put even where one answer alone is legal: whether it is asked must not tell what is in the hand. */
export function alwaysAsked(frame: Frame): boolean {
  switch (frame.do) {
    case 'ward':
    case 'react':
    case 'gold-if-held':
    case 'lose-card':
      return true;
    case 'discard':
      return frame.only !== null || frame.chosen === true;
    case 'trash':
      return frame.from.includes('hand');
    default:
      return false;
  }
}

/** The legal answers to the question of a frame, empty when there is nothing to ask. */
export function optionsFor(state: State, frame: Frame): readonly Option[] {
  switch (frame.do) {
    case 'choose':
      return frame.of.flatMap((effect, branch) => (possible(state, effect) ? [opt.CHOOSE[branch]!] : []));
    case 'may':
      return possible(state, frame.then) ? [opt.ACCEPT, opt.DECLINE] : [];
    case 'discard': {
      const { hand } = actingPlayer(state);
      if (hand.length === 0) return [];
      const options = fromHand(hand, ({ id }) => frame.only === null || id === frame.only, opt.DISCARD);
      return frame.chosen && frame.only === null ? options.filter(({ take }) => take !== 'decline') : options;
    }
    case 'trash': {
      const options = trashOptions(state, frame.only, frame.from);
      return frame.from.includes('hand') ? [...options, opt.DECLINE] : options;
    }
    case 'replace-row-card':
      return state.deck.length === 0 ? [] : opt.REPLACE.filter((_, slot) => state.row[slot]! >= 0);
    case 'nearby-secret':
      return nearbyOptions(state);
    case 'arrive-in-room':
      return arrivalOptions(state);
    case 'free-row-card':
      return opt.FREE.filter((_, slot) => refuseFree(state, state.row[slot]!) === null);
    case 'take-item':
      return roomOf(state, activePlayer(state)).market
        ? opt.ITEM.filter((_, item) => item < MARKET_ITEMS.length && refuseItem(state, item) === null)
        : [];
    case 'teleport-to':
      return conductOf(state)?.optionsFor(state, frame) ?? aboardOf(state)!.optionsFor(state, frame);
    case 'mark-anywhere':
    case 'new-tile':
    case 'place-tile':
    case 'turn-own-tile':
      return conductOf(state)!.optionsFor(state, frame);
    case 'ward':
      return fromHand(state.players[frame.seat]!.hand, ({ ward }) => ward, opt.WARD);
    case 'react':
      return fromHand(state.players[frame.seat]!.hand, ({ react }) => react === frame.to, opt.REACT);
    case 'gold-if-held': {
      const { hand } = actingPlayer(state);
      return hand.length === 0 ? [] : fromHand(hand, ({ id }) => id === frame.card, opt.REVEAL);
    }
    case 'hack-nearby':
    case 'copy':
    case 'multipass':
      return aboardOf(state)!.optionsFor(state, frame);
    case 'lose-card': {
      const options: Option[] = [];
      eachOnce(actingPlayer(state).hand, opt.DISCARD, options);
      return options;
    }
    case 'take-prisoner':
      return prisoners(state);
    case 'idol-for-tome':
      return payable(state, frame) ? [opt.ACCEPT, opt.DECLINE] : [];
    default:
      throw new Error(`${frame.do} asks nothing`);
  }
}
