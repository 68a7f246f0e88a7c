import { InputError, type Seat } from '../../../engine/game.ts';
import type { BaseNo, CardNo } from '../core/card.ts';
import { type Copy, ownerOf, type State } from '../core/state.ts';
import { whereIs } from '../core/table.ts';
import {
  baseName,
  cardName,
  colourOf,
  coloursOf,
  ownerColour,
  readBase,
  readCard,
  readNumber,
  readSeat,
} from './names.ts';

const ZONES = ['hand', 'deck', 'discard'] as const;
type Zone = (typeof ZONES)[number];

/** A card in words: "first-mate at tortuga of red #2" in play, "howl in discard of red" elsewhere. */
export interface Ref {
  readonly card: CardNo;
  readonly at: BaseNo | null;
  readonly zone: Zone | null;
  /** Its controller in play, its owner elsewhere. */
  readonly of: Seat | null;
  readonly number: number | null;
}

/** Every card in play in the order it is shown: by owner, minions each followed by what is attached, then actions. */
function cardsInPlay(state: State): Copy[] {
  const shown = (copies: readonly Copy[]) => copies.toSorted((a, b) => ownerOf(a) - ownerOf(b));
  return state.sites.flatMap(({ minions, actions }) => [
    ...shown(minions).flatMap((copy) => [copy, ...attachedTo(state, copy)]),
    ...shown(actions),
  ]);
}

export const attachedTo = (state: State, minion: Copy): Copy[] =>
  state.attached.filter((copy) => state.host[copy] === minion);

export function readRef(words: readonly string[], seats: number, where: string): Ref {
  const colourFirst = coloursOf(seats).includes(words[0] ?? '');
  let at: BaseNo | null = null;
  let zone: Zone | null = null;
  let of: Seat | null = colourFirst ? readSeat(words[0], seats, where) : null;
  let number: number | null = null;
  const rest = words.slice(colourFirst ? 1 : 0);
  const card = readCard(rest.shift() ?? '', where);
  while (rest.length > 0) {
    const word = rest.shift()!;
    const next = word.startsWith('#') ? undefined : rest.shift();
    if (word === 'at') at = readBase(next, where);
    else if (word === 'in') zone = ZONES.find((each) => each === next) ?? null;
    else if (word === 'of') of = readSeat(next, seats, where);
    else if (word.startsWith('#')) number = readNumber(word.slice(1), where);
    if ((word === 'in' && zone === null) || !['at', 'in', 'of', '#'].includes(word.startsWith('#') ? '#' : word)) {
      throw new InputError(where, `${JSON.stringify(words.join(' '))} should read CARD at BASE [of COLOUR] [#N]`);
    }
  }
  return { card, at, zone, of, number };
}

/** The cards that fit what is said, in the order they are shown; the number is left to the caller. */
function matching(state: State, { card, at, zone, of }: Ref): Copy[] {
  if (zone === null) {
    return cardsInPlay(state).filter(
      (copy) =>
        state.cards[copy] === card &&
        (at === null || whereIs(state, copy) === at) &&
        (of === null || state.controller[copy] === of),
    );
  }
  const owners = state.players.filter((_, seat) => of === null || of === seat);
  const listed = owners.flatMap((player) => (zone === 'deck' ? player.deck.toReversed() : player[zone]));
  return listed.filter((copy) => state.cards[copy] === card);
}

/**
 * The card meant; among several, the one that is `offered`. Outside play copies of a card are alike, and the first is
 * taken; in play they are not. undefined where there is none.
 */
export function meantBy(state: State, ref: Ref, offered: readonly Copy[], where: string): Copy | undefined {
  const found = matching(state, ref);
  if (ref.number !== null) return found[ref.number - 1];
  if (ref.zone !== null) return found[0];
  const open = found.filter((copy) => offered.includes(copy));
  const among = open.length > 0 ? open : found;
  if (among.length <= 1) return among[0];
  throw new InputError(where, `may mean ${among.map((copy) => showCopy(state, copy)).join(' or ')}`);
}

/** A copy by a text, where there must be one; null means none and gives −1. */
export function readCopy(state: State, text: unknown, where: string): Copy {
  if (text === null) return -1;
  if (typeof text !== 'string') {
    throw new InputError(
      where,
      `should be a card in words such as "first-mate at tortuga", not ${JSON.stringify(text)}`,
    );
  }
  const copy = meantBy(state, readRef(text.trim().split(/\s+/), state.players.length, where), [], where);
  if (copy !== undefined) return copy;
  throw new InputError(where, `there is no ${text}`);
}

/** The inverse of `readCopy`: always the same words for the same table, whatever is asked. */
export function showCopy(state: State, copy: Copy): string {
  const base = whereIs(state, copy);
  const card = state.cards[copy]!;
  if (base < 0) return showElsewhere(state, copy);
  const here = matching(state, { card, at: base, zone: null, of: null, number: null });
  const seat = state.controller[copy]!;
  const own = here.filter((each) => state.controller[each] === seat);
  const of = own.length < here.length ? ` of ${colourOf(seat)}` : '';
  const number = own.length > 1 ? ` #${own.indexOf(copy) + 1}` : '';
  return `${cardName(card)} at ${baseName(base)}${of}${number}`;
}

function showElsewhere(state: State, copy: Copy): string {
  const card = state.cards[copy]!;
  const player = state.players[ownerOf(copy)]!;
  const zone = ZONES.find((each) => player[each].includes(copy));
  if (zone === undefined) return `${cardName(card)} aside`;
  const at = matching(state, { card, at: null, zone, of: ownerOf(copy), number: null }).indexOf(copy);
  return `${cardName(card)} in ${zone} of ${ownerColour(copy)}${at > 0 ? ` #${at + 1}` : ''}`;
}

export const showCopyOrNull = (state: State, copy: Copy): string | null => (copy < 0 ? null : showCopy(state, copy));
