import { InputError } from '../../../engine/game.ts';
import { unknownName } from '../../../engine/stage.ts';
import { CARDS, TOKENS } from '../catalogue.ts';
import type { State } from '../core/state.ts';
import { boardIn, coloursOf, cubesOf, nameOfRoom, readCard, readOne, readRoom, readSeat, readToken } from './names.ts';
import { edgeName, lockName, readEdge, readLock, readTile, tileName } from './places.ts';

/** A field of an event: refuses a value that it can never have, and shows one in the words of scenarios. */
export interface Field {
  check(value: unknown, where: string, state: State): void;
  show(value: unknown, state: State): unknown;
}

type Check = Field['check'];

const asIs = (check: Check): Field => ({ check, show: (value) => value });

/** A number with a name. */
const named = (check: Check, nameOf: (no: number, state: State) => unknown): Field => ({
  check,
  show: (value, state) => (typeof value === 'number' ? nameOf(value, state) : value),
});

const isNumber =
  (least: number, most: number): Check =>
  (value, where) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return;
    throw new InputError(where, `${JSON.stringify(value)} is no number that can stand here`);
  };

const MANY = Number.POSITIVE_INFINITY;
export const from = (least: number, most = MANY): Field => asIs(isNumber(least, most));
/** Counted from 0 in the game, from 1 in scenarios. */
export const fromOne = (most = MANY): Field => named(isNumber(1, most), (no) => no + 1);

export const oneOf = (names: readonly string[]): Field =>
  asIs((value, where) => {
    if (typeof value !== 'string' || !names.includes(value)) throw unknownName(where, String(value), names);
  });

export const truth: Field = asIs((value, where) => {
  if (typeof value !== 'boolean') throw new InputError(where, `should be true or false, not ${JSON.stringify(value)}`);
});

export const orNull = ({ check, show }: Field): Field => ({
  check: (value, where, state) => {
    if (value !== null) check(value, where, state);
  },
  show: (value, state) => (value === null ? null : show(value, state)),
});

export const listOf = ({ check, show }: Field): Field => ({
  check: (value, where, state) => {
    if (!Array.isArray(value)) throw new InputError(where, `should be a list, not ${JSON.stringify(value)}`);
    for (const [i, item] of value.entries()) check(item, `${where}[${i}]`, state);
  },
  show: (value, state) => (Array.isArray(value) ? value.map((item) => show(item, state)) : value),
});

export const seat = named(
  (value, where, state) => void readSeat(value, state.players.length, where),
  (no, state) => coloursOf(state.players.length)[no],
);
export const card = named(
  (value, where) => void readCard(value, where),
  (no) => CARDS[no]!.id,
);
export const token = named(
  (value, where) => void readToken(value, where),
  (no) => TOKENS[no]!.id,
);
export const room = named(
  (value, where, state) => void readRoom(value, boardIn(state), where),
  (no, state) => nameOfRoom(state, no),
);
export const tile = named((value, where) => void readTile(value, where), tileName);
export const edge = named((value, where) => void readEdge(value, where), edgeName);
export const lock = named(
  (value, where, state) => void readLock(state.layout?.face ?? 0, value, where),
  (no, state) => lockName(state.layout?.face ?? 0, no),
);
/** A seat, null for a black one, or a ghost. */
export const cube: Field = {
  check: (value, where, state) => void readOne(cubesOf(state), value, where),
  show: (value, { players }) =>
    typeof value === 'string' ? value : [...coloursOf(players.length), 'black'][Number(value ?? players.length)],
};
