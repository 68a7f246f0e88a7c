import { waysWith } from '../catacombs/explore.ts';
import { edgeOf } from '../catacombs/geometry.ts';
import { MARKET_ITEMS } from '../catalogue.ts';
import { type EdgeNo, type Exit, LOCKED } from '../core/board.ts';
import { exitsHere } from '../core/moves.ts';
import type { Option } from '../core/option.ts';
import { activePlayer, type State } from '../core/state.ts';
import { FORMS, type Make, number, oneOf, roomIn, rowForms, swordsIn } from './forms.ts';
import { readCard } from './names.ts';
import { readCell, readEdge, readTurn } from './places.ts';

const MANY = 99;

/** The one of that number, from 1, among the ways that end there; where there are not so many, none that there is. */
function wayNo(ways: readonly Exit[], ends: (exit: Exit) => boolean, word: string | undefined, where: string): number {
  const no = number(word, 1, MANY, where) - 1;
  return [...ways.keys()].filter((way) => ends(ways[way]!))[no] ?? ways.length;
}

const edgeIn = (cell: string | undefined, mouth: string | undefined, where: string): EdgeNo =>
  readEdge(`${cell} ${mouth}`, where);

const walkBy = (state: State, room: string | undefined, way: string | undefined, where: string) => {
  const to = roomIn(room, where, state);
  return { take: 'walk', to, way: wayNo(exitsHere(state), (exit) => exit.to === to, way, where) } as const;
};

const exploreBy =
  (by: 'boots' | 'teleport'): Make =>
  ([cell, mouth, way], where, state) => {
    const edge = edgeIn(cell, mouth, where);
    if (way === undefined) return { take: 'explore', edge, by };
    return { take: 'explore', edge, by, way: wayNo(exitsHere(state), (exit) => exit.edge === edge, way, where) };
  };

const waysFor = (state: State, turn: string | undefined, where: string): readonly Exit[] =>
  state.pending === null ? [] : waysWith(state, readTurn(turn, where));

/** The tile in hand turned so, and on to a room. */
const placeTo = (state: State, turn: string | undefined, room: string | undefined, where: string) =>
  ({ take: 'place', turn: readTurn(turn, where), to: roomIn(room, where, state) }) as const;

const placeWay = (state: State, [turn, room, no]: readonly string[], where: string) => {
  const placed = placeTo(state, turn, room, where);
  const way = wayNo(waysFor(state, turn, where), (exit) => exit.to === placed.to, no, where);
  return { ...placed, way } as const;
};

/** The tile in hand turned so, and on to a further edge. */
const placeToEdge: Make = ([turn, cell, mouth, no], where, state) => {
  const edge = edgeIn(cell, mouth, where);
  const way = wayNo(waysFor(state, turn, where), (exit) => exit.edge === edge, no ?? '1', where);
  return { take: 'place', turn: readTurn(turn, where), way };
};

const buying =
  (means: { readonly flute?: true; readonly coupon?: true }): Make =>
  ([item], where) => ({ take: 'buy', item: oneOf(MARKET_ITEMS, item, where), ...means });

const showing =
  (take: 'ward' | 'react' | 'reveal'): Make =>
  ([card], where) => ({ take, card: readCard(card, where) });

const ownShrine: Make = (_, _where, state): Option => ({ take: 'mark', room: activePlayer(state).room });

export const CATACOMBS_FORMS: Readonly<Record<string, Make>> = {
  ...FORMS,
  'walk ROOM way N': ([room, way], where, state) => walkBy(state, room, way, where),
  'walk ROOM way N swords N': ([room, way, swords], where, state) => ({
    ...walkBy(state, room, way, where),
    swords: swordsIn(swords, where),
  }),
  'explore CELL MOUTH': exploreBy('boots'),
  'explore CELL MOUTH way N': exploreBy('boots'),
  'explore CELL MOUTH by teleport': exploreBy('teleport'),
  'explore CELL MOUTH way N by teleport': exploreBy('teleport'),
  'place TURN': ([turn], where) => ({ take: 'place', turn: readTurn(turn, where) }),
  'place TURN stop': ([turn], where) => ({ take: 'place', turn: readTurn(turn, where), way: -1 }),
  'place TURN to ROOM': ([turn, room], where, state) => placeTo(state, turn, room, where),
  'place TURN to ROOM swords N': ([turn, room, swords], where, state) => ({
    ...placeTo(state, turn, room, where),
    swords: swordsIn(swords, where),
  }),
  'place TURN to ROOM way N': (words, where, state) => placeWay(state, words, where),
  'place TURN to ROOM way N swords N': (words, where, state) => ({
    ...placeWay(state, words, where),
    swords: swordsIn(words[3], where),
  }),
  'place TURN to CELL MOUTH': placeToEdge,
  'place TURN to CELL MOUTH way N': placeToEdge,
  'lay CELL': ([cell], where) => {
    const { x, y } = readCell(cell, where);
    return { take: 'lay', edge: edgeOf(x, y, 0) };
  },
  'turn N': ([by], where) => ({ take: 'turn', by: QUARTERS[number(by, 1, QUARTERS.length, where) - 1]! }),
  'pick WHAT': ([what], where) => ({ take: 'pick', what: oneOf(LOCKED, what, where) }),
  mark: ownShrine,
  'mark ROOM': ([room], where, state) => ({ take: 'mark', room: roomIn(room, where, state) }),
  'offer CARD': ([card], where) => ({ take: 'offer', source: offered(card, where) }),
  'buy ITEM coupon': buying({ coupon: true }),
  'buy ITEM flute': buying({ flute: true }),
  'buy ITEM flute coupon': buying({ flute: true, coupon: true }),
  'item ITEM': ([item], where) => ({ take: 'item', item: oneOf(MARKET_ITEMS, item, where) }),
  'go ROOM': ([room], where, state) => ({ take: 'go', to: roomIn(room, where, state) }),
  ...rowForms('free', (slot) => ({ take: 'free', slot })),
  'ward CARD': showing('ward'),
  'react CARD': showing('react'),
  'reveal CARD': showing('reveal'),
  accept: () => ({ take: 'accept' }),
};

const QUARTERS = [1, 2, 3] as const;

function offered(card: string | undefined, where: string): string {
  readCard(card, where);
  return card ?? '';
}
