import '../family.ts';
import { InputError, type Seat } from '../../../engine/game.ts';
import { type Fields, unknownName } from '../../../engine/stage.ts';
import { boardAt, CARDS, cardNo, TOKENS, tokenNo } from '../catalogue.ts';
import type { Board } from '../core/board.ts';
import type { CardNo } from '../core/card.ts';
import type { State } from '../core/state.ts';
import type { TokenNo } from '../core/token.ts';

/** The colour of each seat, then the dragon's cubes, and the ghosts or bounty hunters. */
const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple', 'orange'] as const;
export const BLACK = 'black';
export const GHOST = 'ghost';

export const coloursOf = (seats: number): readonly string[] => COLOURS.slice(0, seats);

/** The kinds of cubes that can be drawn from the bag, in the order of their numbers. */
export const cubesOf = ({ players, ghosts }: State): readonly string[] => [
  ...coloursOf(players.length),
  BLACK,
  ...(ghosts.some((count) => count > 0) ? [GHOST] : []),
];

export function readOne(names: readonly string[], name: unknown, where: string): number {
  const no = typeof name === 'string' ? names.indexOf(name) : -1;
  if (no >= 0) return no;
  throw unknownName(where, String(name), names);
}

export function readCard(name: unknown, where: string): CardNo {
  const no = typeof name === 'string' ? cardNo(name) : -1;
  if (no >= 0) return no;
  throw unknownName(
    where,
    String(name),
    CARDS.map(({ id }) => id),
  );
}

export function readToken(name: unknown, where: string): TokenNo {
  const no = typeof name === 'string' ? tokenNo(name) : -1;
  if (no >= 0) return no;
  throw unknownName(
    where,
    String(name),
    TOKENS.map(({ id }) => id),
  );
}

export const readSeat = (name: unknown, seats: number, where: string): Seat => readOne(coloursOf(seats), name, where);

/** A room by the number on the board, such as "07", by its tile and letter, "d07/b", or by piece and number, "cb-01". */
export function readRoom(name: unknown, board: Board, where: string): number {
  if (Array.isArray(name)) throw new InputError(where, 'should be one room: a player has one pawn');
  return readOne(board.rooms.map(roomName), name, where);
}

export const roomName = ({ id }: { readonly id: string }): string => id.replace(/^(day|dusk)-/, '');

export const boardIn = (state: State): Board => boardAt(state.board);

export const nameOfRoom = (state: State, room: number): string => roomName(boardIn(state).rooms[room]!);

export function readNames<No>(
  fields: Fields,
  name: string,
  read: (item: unknown, where: string) => No,
): No[] | undefined {
  return fields.list(name)?.map((item, i) => read(item, `${fields.at(name)}[${i}]`));
}

export const cardNames = (cards: readonly CardNo[]): string[] => cards.map((no) => CARDS[no]!.id);
export const tokenNames = (tokens: readonly TokenNo[]): string[] => tokens.map((no) => TOKENS[no]!.id);
