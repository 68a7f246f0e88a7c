import type { ActionFilter, BaseFilter, Condition, MinionFilter, Num, Place } from '../core/ability.ts';
import type { BaseNo } from '../core/card.ts';
import { type Copy, ownerOf } from '../core/state.ts';
import { type Mind, type Piece, pieceOf, type Spot, spotOf, type World } from './world.ts';

/** What an ability has found so far; bases `here` and `scoring` are among it. */
export type Found = Readonly<Record<string, readonly number[]>>;

export const first = (found: Found, ref: string): number => found[ref]?.[0] ?? -1;

export const seatAt = (mind: Mind, found: Found, ref: string): number => (ref === 'you' ? mind.me : first(found, ref));

function isAt(base: BaseNo, place: Place, found: Found): boolean {
  if (place === 'anywhere') return true;
  if (place === 'elsewhere') return base !== first(found, 'here');
  return base === first(found, typeof place === 'string' ? place : place.ref);
}

/** The printed number, or the one that an attached action puts in its place. */
export function printedPower(mind: Mind, piece: Piece): number {
  const printed = piece.attached
    .flatMap(({ card }) => mind.cards[card]!.abilities)
    .findLast((ability) => 'printed' in ability);
  return printed?.printed ?? mind.cards[piece.card]!.power;
}

function fits(mind: Mind, world: World, piece: Piece, spot: Spot, filter: MinionFilter, found: Found): boolean {
  const { whose } = filter;
  if (whose === 'yours' && piece.controller !== mind.me) return false;
  if (whose === 'others' && piece.controller === mind.me) return false;
  if (whose === 'theirs' && piece.controller !== first(found, 'them')) return false;
  if (typeof whose === 'object' && piece.controller !== first(found, whose.ref)) return false;
  if (filter.owned !== undefined && ownerOf(piece.copy) !== (filter.owned === 'yours' ? mind.me : first(found, 'them')))
    return false;
  if (filter.at !== undefined && !isAt(spot.base, filter.at, found)) return false;
  if (filter.but !== undefined && found[filter.but]?.includes(piece.copy)) return false;
  if (filter.among !== undefined && !found[filter.among]?.includes(piece.copy)) return false;
  const card = mind.cards[piece.card]!;
  if (filter.title !== undefined && card.id !== filter.title) return false;
  if (filter.microbot && !card.microbot) return false;
  if (filter.named !== undefined && ![piece.card, card.faction].includes(first(found, filter.named))) return false;
  if (filter.printedAtMost !== undefined && printedPower(mind, piece) > filter.printedAtMost) return false;
  if (filter.atMost !== undefined && piece.power > numberOf(mind, world, filter.atMost, found)) return false;
  return filter.below === undefined || piece.power < numberOf(mind, world, filter.below, found);
}

export function minionsFor(mind: Mind, world: World, filter: MinionFilter, found: Found): Piece[] {
  const all = world.spots.flatMap((spot) =>
    spot.minions.filter((piece) => fits(mind, world, piece, spot, filter, found)),
  );
  if (filter.extreme === undefined || all.length === 0) return all;
  const edge = Math[filter.extreme === 'highest' ? 'max' : 'min'](...all.map(({ power }) => power));
  return all.filter(({ power }) => power === edge);
}

export function numberOf(mind: Mind, world: World, amount: Num, found: Found): number {
  if (typeof amount === 'number') return amount;
  if ('powerOf' in amount) return pieceOf(world, first(found, amount.powerOf))?.power ?? 0;
  if ('minus' in amount) return -numberOf(mind, world, amount.minus, found);
  if ('countOf' in amount) return minionsFor(mind, world, amount.countOf, found).length;
  const total = minionsFor(mind, world, amount.totalOf, found).reduce((sum, { power }) => sum + power, 0);
  return Math.floor(total / amount.per);
}

export function actionsFor(world: World, filter: ActionFilter, found: Found): Copy[] {
  const here = first(found, 'here');
  const copies = world.spots.flatMap(({ base, minions, actions }) => {
    const near = filter.on === 'anything' || base === here;
    const onBase = near && filter.on !== 'host' ? actions : [];
    const hosts = minions.filter(({ copy }) =>
      filter.on === 'host' ? copy === first(found, 'host') : near && filter.on !== 'base-here',
    );
    return [...onBase, ...hosts.flatMap(({ attached }) => attached)].map(({ copy }) => copy);
  });
  return copies.filter((copy) => filter.but === undefined || copy !== first(found, 'self'));
}

export const basesFor = (mind: Mind, world: World, filter: BaseFilter, found: Found): BaseNo[] =>
  world.spots
    .filter(({ base, minions }) => {
      if (filter.but !== undefined && base === first(found, filter.but)) return false;
      const mine = minions.some(({ controller }) => controller === mind.me);
      return filter.yours === undefined || mine === (filter.yours === 'some');
    })
    .map(({ base }) => base);

/** Whether a condition holds; null where it hangs on a card nobody has seen yet. */
export function holds(mind: Mind, world: World, when: Condition, found: Found): boolean | null {
  if ('not' in when) {
    const not = holds(mind, world, when.not, found);
    return not === null ? null : !not;
  }
  if ('some' in when) return when.some.kind !== 'minion' || minionsFor(mind, world, when.some, found).length > 0;
  if ('picked' in when) return first(found, when.picked) >= 0;
  if ('first' in when) return !mind.view.turn.minionPlays.includes(mind.me);
  if ('played' in when) return mind.view.turn.minionsPlayed > 0;
  if ('unequal' in when)
    return new Set(minionsFor(mind, world, when.unequal, found).map(({ power }) => power)).size > 1;
  if ('moved' in when) return mind.view.turn.moved.some(({ copy }) => found[when.moved]?.includes(copy));
  if ('winning' in when) return false;
  if ('what' in when) {
    const card = mind.cards[mind.cardOf(first(found, when.what))];
    if (card === undefined) return null;
    return 'is' in when ? card.minion === (when.is === 'minion') : card.power <= when.powerAtMost;
  }
  return null;
}

/** Whether a minion's own ability, or one attached to it, keeps it from being destroyed. */
export function isSafe(mind: Mind, piece: Piece): boolean {
  const guards = (card: number, to: 'self' | 'host') =>
    mind.cards[card]!.abilities.some((each) => 'guards' in each && each.to === to && each.guards.from === 'destroy');
  return guards(piece.card, 'self') || piece.attached.some(({ card }) => guards(card, 'host'));
}

/** Whether what is attached to a minion wards off what others do to it. */
export const isWarded = (mind: Mind, piece: Piece): boolean =>
  piece.controller !== mind.me &&
  piece.attached.some(({ card }) =>
    mind.cards[card]!.abilities.some(
      (each) => 'guards' in each && each.to === 'host' && each.guards.from !== 'destroy',
    ),
  );

export const hostOf = (world: World, copy: Copy): readonly Copy[] => {
  const host = spotOf(world, copy)?.minions.find(({ attached }) => attached.some((each) => each.copy === copy));
  return host === undefined ? [] : [host.copy];
};
