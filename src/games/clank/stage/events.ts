import { InputError } from '../../../engine/game.ts';
import { Fields, unknownName } from '../../../engine/stage.ts';
import { CARDS, TOKENS } from '../catalogue.ts';
import { CONDITIONS, RESOURCES, TRASH_ZONES } from '../core/effects.ts';
import type { Event } from '../core/event.ts';
import { ROW } from '../core/numbers.ts';
import type { State } from '../core/state.ts';
import { LYING_KINDS } from '../core/token.ts';
import { BLACK, boardIn, coloursOf, readCard, readRoom, readSeat, readToken } from './names.ts';

/** Refuses a value that the field of an event can never have. */
type Check = (value: unknown, where: string, state: State) => void;

const seat: Check = (value, where, state) => void readSeat(value, state.players.length, where);
const card: Check = (value, where) => void readCard(value, where);
const token: Check = (value, where) => void readToken(value, where);
const room: Check = (value, where, state) => void readRoom(value, boardIn(state), where);

const oneOf =
  (names: readonly string[]): Check =>
  (value, where) => {
    if (typeof value !== 'string' || !names.includes(value)) throw unknownName(where, String(value), names);
  };

const listOf =
  (check: Check): Check =>
  (value, where, state) => {
    if (!Array.isArray(value)) throw new InputError(where, `should be a list, not ${JSON.stringify(value)}`);
    for (const [i, item] of value.entries()) check(item, `${where}[${i}]`, state);
  };

const from =
  (least: number, most = Number.POSITIVE_INFINITY): Check =>
  (value, where) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return;
    throw new InputError(where, `${JSON.stringify(value)} is no number that can stand here`);
  };

const truth: Check = (value, where) => {
  if (typeof value !== 'boolean') throw new InputError(where, `should be true or false, not ${JSON.stringify(value)}`);
};

const orNull =
  (check: Check): Check =>
  (value, where, state) => {
    if (value !== null) check(value, where, state);
  };

/** Empty where no card or token asks, as on arriving in a room. */
const source = oneOf(['', ...[...CARDS, ...TOKENS].map(({ id }) => id)]);
const cube: Check = (value, where, state) => oneOf([...coloursOf(state.players.length), BLACK])(value, where, state);
const slot = from(1, ROW);
const count = from(0);

type FieldOf<Type> = Exclude<keyof Extract<Event, { readonly type: Type }>, 'type'>;

/** Every type of event with every field it has; the compiler keeps the list whole. */
const SHAPES: { readonly [Type in Event['type']]: Readonly<Record<FieldOf<Type>, Check>> } = {
  'turn-started': { seat, turn: count },
  played: { seat, card },
  gained: { seat, what: oneOf(RESOURCES), amount: count },
  'gold-gained': { seat, amount: count },
  'gold-topped-up': { seat, amount: count },
  'gold-found': { seat, amount: count },
  'gold-paid': { seat, amount: count },
  'clank-added': { seat, cubes: count },
  'clank-removed': { seat, cubes: count },
  'clank-cancelled': { seat, cubes: count },
  drew: { seat, count, cards: listOf(card) },
  shuffled: { seat, count },
  acquired: { seat, card, slot: orNull(slot) },
  used: { seat, card, slot },
  defeated: { seat, card, slot: orNull(slot) },
  walked: { seat, from: room, to: room, boots: count, swords: count, damage: count },
  teleported: { seat, from: room, to: room },
  exhausted: { seat, room },
  took: { seat, token, kind: oneOf(LYING_KINDS), room },
  drank: { seat, token },
  bought: { seat, token, price: count },
  healed: { seat, amount: count },
  chose: { seat, source, branch: from(1) },
  declined: { seat, source },
  discarded: { seat, card },
  trashed: { seat, card, from: oneOf(TRASH_ZONES), source },
  'bonus-claimed': { seat, source, when: oneOf(CONDITIONS) },
  raged: { space: from(1) },
  arrived: { card, slot },
  replaced: { seat, card, slot },
  'cubes-returned': { count },
  attacked: { extra: count, danger: count, cubes: listOf(cube) },
  damaged: { seat, damage: count },
  'knocked-out': { seat, rescued: truth, room },
  left: { seat },
  countdown: { seat, space: from(1) },
  'deck-exhausted': {},
  'turn-ended': { seat, turn: count },
  'game-ended': { scores: listOf(count) },
};

export const TYPES: readonly string[] = Object.keys(SHAPES);

/** Refuses an event told in a scenario that no game could bring: an unknown type, field or name. */
export function checkEvent(state: State, event: unknown, where: string): void {
  const fields = new Fields(event, where);
  const type = fields.text('type') ?? '';
  const shape = Object.entries(SHAPES).find(([name]) => name === type)?.[1];
  if (shape === undefined) throw unknownName(fields.at('type'), type, TYPES);
  for (const [name, check] of Object.entries<Check>(shape)) {
    const value = fields.take(name);
    if (value !== undefined) check(value, fields.at(name), state);
  }
  fields.finish(Object.keys(shape));
}
