import { InputError } from '../../../engine/game.ts';
import { Fields, unknownName } from '../../../engine/stage.ts';
import { factionNo } from '../catalogue.ts';
import type { Event } from '../core/event.ts';
import { PHASES, type State } from '../core/state.ts';
import { nameOfValue } from './lasting.ts';
import {
  baseName,
  cardName,
  colourOf,
  factionName,
  ownerColour,
  readBase,
  readCard,
  readFaction,
  readSeat,
} from './names.ts';

/** A field of an event: refuses a value that it can never have, and shows one in the words of scenarios. */
interface Field {
  check(value: unknown, where: string, state: State): void;
  show(value: number): unknown;
}

type Check = Field['check'];

const named = (check: Check, show: Field['show']): Field => ({ check, show });
const asIs = (check: Check): Field => ({ check, show: (value) => value });
/** Below zero there is no card, base or owner to tell. */
const orNull = ({ check, show }: Field): Field => ({
  check: (value, where, state) => {
    if (value !== null) check(value, where, state);
  },
  show: (value) => (value < 0 ? null : show(value)),
});
const listOf = ({ check, show }: Field): Field => ({
  check: (value, where, state) => {
    if (!Array.isArray(value)) throw new InputError(where, `should be a list, not ${JSON.stringify(value)}`);
    for (const [i, item] of value.entries()) check(item, `${where}[${i}]`, state);
  },
  show,
});
const oneOf = (words: readonly string[]): Field =>
  asIs((value, where) => {
    if (typeof value !== 'string' || !words.includes(value)) throw unknownName(where, String(value), words);
  });

const number = asIs((value, where) => {
  if (typeof value === 'number' && Number.isInteger(value)) return;
  throw new InputError(where, `should be a whole number, not ${JSON.stringify(value)}`);
});
const ofSeat = (show: (no: number) => string): Field =>
  named((value, where, { players }) => void readSeat(value, players.length, where), show);
const seat = ofSeat(colourOf);
const card = orNull(named(readCard, cardName));
const cards = listOf(card);
const hiddenCards = orNull(cards);
const base = orNull(named(readBase, baseName));
const copy = orNull(ofSeat(ownerColour));
const faction = named(readFaction, factionName);
const title = named((value, where) => {
  if (typeof value !== 'string' || factionNo(value) < 0) readCard(value, where);
}, nameOfValue);
const numbers = listOf(number);
const onCard = { card, copy };
const offBase = { card, copy, base };
const atBase = { base };

type EventOf<Type, Each = Event> = Each extends { readonly type: infer Types }
  ? Type extends Types
    ? Each
    : never
  : never;
type Shape<Type> = Readonly<Record<Exclude<keyof EventOf<Type>, 'type'>, Field>>;

/** Every type of event with every field it has; the compiler keeps the list whole. */
const SHAPES: { readonly [Type in Event['type']]: Shape<Type> } = {
  'faction-chosen': { seat, faction },
  'hand-redrawn': { seat, cards },
  'turn-started': { seat, turn: number },
  'phase-began': { phase: oneOf(PHASES) },
  drew: { seat, count: number, cards: hiddenCards },
  shuffled: { seat, count: number },
  'minion-played': { seat, card, copy, base },
  'action-played': { seat, ...onCard },
  attached: { card, copy, base, minion: copy },
  'talent-used': { seat, ...onCard },
  'special-used': { seat, ...onCard },
  passed: { seat },
  triggered: { seat, card, base },
  destroyed: offBase,
  returned: offBase,
  'placed-on-bottom': offBase,
  'discarded-from-play': offBase,
  moved: { ...onCard, from: base, to: base },
  controlled: { ...onCard, seat },
  'power-changed': { ...onCard, amount: number },
  'counter-added': onCard,
  'abilities-lost': onCard,
  'breakpoint-changed': { base, amount: number },
  unaffected: onCard,
  replaced: { ...onCard, by: card, base },
  discarded: { seat, cards },
  points: { seat, amount: number, total: number },
  'extra-gained': { seat, play: oneOf(['minion', 'action']) },
  'card-revealed': { seat, cards },
  looked: { seat, count: number, cards: hiddenCards },
  put: { seat, where: oneOf(['hand', 'top', 'bottom', 'discard', 'deck']), cards: hiddenCards, count: number },
  named: { seat, what: oneOf(['title', 'faction']), value: title },
  'base-chosen': atBase,
  'base-scored': { base, powers: numbers, places: numbers },
  'base-added': atBase,
  'base-removed': atBase,
  'base-replaced': { base, by: base },
  'turn-ended': { seat, turn: number },
  'game-ended': { points: numbers },
};
export const EVENT_TYPES: readonly string[] = Object.keys(SHAPES);

/** Instead of the number of a copy an event tells its owner. */
const SHOWN_AS: Readonly<Record<string, string>> = { copy: 'owner', minion: 'minionOf' };

const shapeOf = (type: string): readonly (readonly [string, Field])[] | undefined => {
  const shape = Object.entries(SHAPES).find(([name]) => name === type)?.[1];
  return shape === undefined ? undefined : Object.entries(shape);
};

/** Refuses an event told in a scenario that no game could bring: an unknown type, field or name. */
export function checkEvent(state: State, event: unknown, where: string): void {
  const fields = new Fields(event, where);
  const type = fields.text('type') ?? '';
  const shape = shapeOf(type);
  if (shape === undefined) throw unknownName(fields.at('type'), type, EVENT_TYPES);
  const names = shape.map(([key, { check }]) => {
    const name = SHOWN_AS[key] ?? key;
    const value = fields.take(name);
    if (value !== undefined) check(value, fields.at(name), state);
    return name;
  });
  fields.finish(names);
}

/** An event with names for numbers. */
export function showEvent(event: Event): unknown {
  const shape = new Map(shapeOf(event.type));
  const named = Object.entries(event).map(([key, value]): [string, unknown] => {
    const show = (no: unknown) => (typeof no === 'number' ? (shape.get(key)?.show(no) ?? null) : no);
    return [SHOWN_AS[key] ?? key, Array.isArray(value) ? value.map(show) : show(value)];
  });
  return Object.fromEntries(named);
}
