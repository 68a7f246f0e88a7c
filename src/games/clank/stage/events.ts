import '../family.ts';
import { Fields, unknownName } from '../../../engine/stage.ts';
import { CARDS, TOKENS } from '../catalogue.ts';
import { LOCKED, RIDES } from '../core/board.ts';
import { CONDITIONS, POOLS, RESOURCES, TRASH_ZONES } from '../core/effects.ts';
import type { Event } from '../core/event.ts';
import { ROW } from '../core/numbers.ts';
import type { State } from '../core/state.ts';
import { LYING_KINDS } from '../core/token.ts';
import {
  card,
  cube,
  edge,
  type Field,
  from,
  fromOne,
  listOf,
  lock,
  oneOf,
  orNull,
  room,
  seat,
  tile,
  token,
  truth,
} from './event-fields.ts';

/** Empty where no card or token asks, as on arriving in a room. */
const source = oneOf(['', ...[...CARDS, ...TOKENS].map(({ id }) => id)]);
const slot = fromOne(ROW);
const count = from(0);
const amount = count;
const anyNumber = from(Number.NEGATIVE_INFINITY);

type FieldOf<Type> = Exclude<keyof Extract<Event, { readonly type: Type }>, 'type'>;

/** Every type of event with every field it has; the compiler keeps the list whole. */
const SHAPES: { readonly [Type in Event['type']]: Readonly<Record<FieldOf<Type>, Field>> } = {
  'turn-started': { seat, turn: count },
  played: { seat, card },
  gained: { seat, what: oneOf(RESOURCES), amount },
  'gold-gained': { seat, amount },
  'gold-topped-up': { seat, amount },
  'gold-found': { seat, amount },
  'gold-paid': { seat, amount },
  'clank-added': { seat, cubes: count },
  'clank-removed': { seat, cubes: count },
  'clank-cancelled': { seat, cubes: count },
  drew: { seat, count, cards: listOf(card) },
  shuffled: { seat, count },
  acquired: { seat, card, slot: orNull(slot) },
  used: { seat, card, slot },
  defeated: { seat, card, slot: orNull(slot) },
  walked: { seat, from: room, to: room, boots: count, swords: count, damage: count },
  unlocked: { seat, locks: listOf(lock) },
  'portal-crossed': { seat },
  'tile-revealed': { seat, tile, edge },
  'tile-laid': { seat, tile, x: anyNumber, y: anyNumber, turn: from(0, 3) },
  'tile-turned': { seat: orNull(seat), tile, turn: from(0, 3) },
  'artifact-found': { token, room },
  haunted: {},
  'lockpicks-gained': { seat, amount },
  'lockpick-spent': { seat },
  picked: { seat, what: oneOf(LOCKED), room },
  marked: { seat, room, marks: count },
  'drawn-from-pool': { seat, pool: oneOf(POOLS), token },
  'token-spent': { seat, token },
  'offer-taken': { seat, source },
  accepted: { seat, source },
  'put-on-deck': { seat, card },
  warded: { seat, card },
  reacted: { seat, card },
  'revealed-card': { seat, card },
  'idol-returned': { seat },
  'ghosts-returned': { count },
  'bag-empty': {},
  'turn-of-the-gone': { seat },
  rode: { seat, by: oneOf(RIDES), from: room, to: room },
  hacked: { seat, room },
  'code-completed': { seat },
  'crystal-gained': { seat },
  'gold-lost': { seat, amount },
  copied: { seat, card },
  installed: { seat, card, sixth: truth },
  'pods-opened': {},
  'phase-completed': { phase: fromOne() },
  'cube-taken': { seat },
  'cubes-spent': { seat, count },
  'scheme-fed': {},
  thwarted: { seat },
  'room-used': { seat, room },
  'sold-out': { token },
  'crystal-lost': {},
  'boot-lost': { seat },
  'goblin-turned': { card },
  blockade: {},
  'pod-taken': { seat, token, room },
  'prisoner-taken': { seat, card },
  teleported: { seat, from: room, to: room },
  exhausted: { seat, room },
  took: { seat, token, kind: oneOf(LYING_KINDS), room },
  drank: { seat, token },
  bought: { seat, token, price: count },
  healed: { seat, amount },
  chose: { seat, source, branch: fromOne() },
  declined: { seat, source },
  discarded: { seat, card },
  trashed: { seat, card, from: oneOf(TRASH_ZONES), source },
  'bonus-claimed': { seat, source, when: oneOf(CONDITIONS) },
  raged: { space: fromOne() },
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

const shapeOf = (type: string): Readonly<Record<string, Field>> | undefined =>
  Object.entries(SHAPES).find(([name]) => name === type)?.[1];

/** Refuses an event told in a scenario that no game could bring: an unknown type, field or name. */
export function checkEvent(state: State, event: unknown, where: string): void {
  const fields = new Fields(event, where);
  const type = fields.text('type') ?? '';
  const shape = shapeOf(type);
  if (shape === undefined) throw unknownName(fields.at('type'), type, TYPES);
  for (const [name, { check }] of Object.entries(shape)) {
    const value = fields.take(name);
    if (value !== undefined) check(value, fields.at(name), state);
  }
  fields.finish(Object.keys(shape));
}

/** An event with names for numbers: cards, tokens, rooms and tiles as in scenarios, seats by colour. */
export function showEvent(event: Event, state: State): unknown {
  const shape = shapeOf(event.type)!;
  return Object.fromEntries(
    Object.entries(event).map(([name, value]) => [name, shape[name]?.show(value, state) ?? value]),
  );
}
