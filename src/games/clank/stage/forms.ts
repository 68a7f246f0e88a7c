import { InputError } from '../../../engine/game.ts';
import { CARDS, goblinOf, MARKET_ITEMS, reserveOf } from '../catalogue.ts';
import { TRASH_ZONES } from '../core/effects.ts';
import { ROW } from '../core/numbers.ts';
import { CHOOSE, type Option } from '../core/option.ts';
import type { State } from '../core/state.ts';
import { LYING_KINDS } from '../core/token.ts';
import { boardIn, readCard, readOne, readRoom, readToken } from './names.ts';

const MOST_SWORDS = 99;

/** Makes the intent of an action out of the words that stand for names and numbers, in their order. */
export type Make = (words: readonly string[], where: string, state: State) => Option;

export const oneOf = <Name extends string>(names: readonly Name[], word: unknown, where: string): Name =>
  names[readOne(names, word, where)]!;

export function number(word: string | undefined, least: number, most: number, where: string): number {
  const value = Number(word);
  if (word !== undefined && /^\d+$/.test(word) && value >= least && value <= most) return value;
  throw new InputError(where, `${JSON.stringify(word)} should be a whole number from ${least} to ${most}`);
}

export const swordsIn = (word: string | undefined, where: string): number => number(word, 0, MOST_SWORDS, where);

const slotNo = (word: string | undefined, where: string): number => number(word, 1, ROW, where) - 1;

export const roomIn = (word: string | undefined, where: string, state: State): number =>
  readRoom(word, boardIn(state), where);

/** By the card that lies in the row, or by the number of its slot; a card that is not there gives none. */
export const rowForms = <Take extends string>(take: Take, make: (slot: number) => Option): Record<string, Make> => ({
  [`${take} CARD`]: ([card], where, state) => make(state.row.indexOf(readCard(card, where))),
  [`${take} slot N`]: ([slot], where) => make(slotNo(slot, where)),
});

/** How each action is worded in every game of the family: words in capitals stand for names and numbers. */
export const FORMS: Readonly<Record<string, Make>> = {
  'play CARD': ([card], where) => ({ take: 'play', card: readCard(card, where) }),
  'acquire CARD': ([word], where, state) => {
    const card = readCard(word, where);
    const pile = reserveOf(state).indexOf(card);
    return pile >= 0 ? { take: 'acquire-reserve', pile } : { take: 'acquire', slot: state.row.indexOf(card) };
  },
  'acquire slot N': ([slot], where) => ({ take: 'acquire', slot: slotNo(slot, where) }),
  ...rowForms('use', (slot) => ({ take: 'use', slot })),
  'fight CARD': ([word], where, state) =>
    word === CARDS[goblinOf(state)]!.id
      ? { take: 'fight-goblin' }
      : { take: 'fight', slot: state.row.indexOf(readCard(word, where)) },
  'fight slot N': ([slot], where) => ({ take: 'fight', slot: slotNo(slot, where) }),
  'walk ROOM': ([room], where, state) => ({ take: 'walk', to: roomIn(room, where, state) }),
  'walk ROOM swords N': ([room, swords], where, state) => ({
    take: 'walk',
    to: roomIn(room, where, state),
    swords: swordsIn(swords, where),
  }),
  'teleport ROOM': ([room], where, state) => ({ take: 'teleport', to: roomIn(room, where, state) }),
  'buy ITEM': ([item], where) => ({ take: 'buy', item: oneOf(MARKET_ITEMS, item, where) }),
  'drink POTION': ([token], where) => ({ take: 'drink', token: readToken(token, where) }),
  'take KIND': ([kind], where) => ({ take: 'token', kind: oneOf(LYING_KINDS, kind, where) }),
  'reach ROOM KIND': ([room, kind], where, state) => ({
    take: 'nearby',
    room: roomIn(room, where, state),
    kind: oneOf(LYING_KINDS, kind, where),
  }),
  'choose N': ([branch], where) => ({ take: 'choose', branch: number(branch, 1, CHOOSE.length, where) - 1 }),
  'discard CARD': ([card], where) => ({ take: 'discard', card: readCard(card, where) }),
  'trash CARD': ([card], where) => ({ take: 'trash', card: readCard(card, where) }),
  'trash CARD from ZONE': ([card, from], where) => ({
    take: 'trash',
    card: readCard(card, where),
    from: oneOf(TRASH_ZONES, from, where),
  }),
  ...rowForms('replace', (slot) => ({ take: 'replace', slot })),
  decline: () => ({ take: 'decline' }),
  'end turn': () => ({ take: 'end-turn' }),
};
