import type { Ability, BaseAbility, Lend } from '../core/ability.ts';
import type { BaseNo, CardNo } from '../core/card.ts';
import type { Copy } from '../core/state.ts';
import { type Found, hostOf, minionsFor, numberOf, printedPower } from './match.ts';
import { changed, gain, type Mind, type Piece, pieceOf, raised, spotAt, type World, withPiece } from './world.ts';
import { isRipe } from './worth.ts';

/** A copy that stands for a card about to come into play. */
export const NEW: Copy = -2;

type Lender = { readonly lends: Lend };
const lendsOf = (abilities: readonly (Ability | BaseAbility)[]): Lend[] =>
  abilities.filter((ability): ability is Ability & Lender => 'lends' in ability).map(({ lends }) => lends);

/** Minions that a card lends power to, of those on the table. */
function reached(mind: Mind, world: World, lend: Lend, found: Found): Piece[] {
  if (lend.to === 'self' || lend.to === 'host') {
    const piece = pieceOf(world, found[lend.to]?.[0] ?? -1);
    return piece === undefined ? [] : [piece];
  }
  return minionsFor(mind, world, lend.to, found);
}

function lent(mind: Mind, world: World, lend: Lend, found: Found, piece: Piece): World {
  const amount = numberOf(mind, world, lend.amount, found);
  if (lend.during === undefined) return raised(world, piece.copy, amount, false);
  return changed(world, piece.copy, (each) => ({ ...each, steady: each.steady + amount }));
}

/** What others lend the newcomer. */
function welcomed(mind: Mind, world: World, copy: Copy, base: BaseNo): World {
  let next = world;
  const offer = (lend: Lend, found: Found) => {
    if (typeof lend.to === 'string') return;
    const piece = minionsFor(mind, next, lend.to, found).find((each) => each.copy === copy);
    if (piece !== undefined) next = lent(mind, next, lend, found, piece);
  };
  for (const lend of lendsOf(mind.bases[base]!.abilities)) offer(lend, { here: [base] });
  for (const spot of world.spots) {
    for (const other of [...spot.minions, ...spot.actions]) {
      if (other.copy === copy || other.controller !== mind.me) continue;
      for (const lend of lendsOf(mind.cards[other.card]!.abilities))
        offer(lend, { here: [spot.base], self: [other.copy] });
    }
  }
  return next;
}

/** What an ability is good for later on, as long as its card stays in play. */
function promise(ability: Ability): number {
  if (ability.on === 'talent' || 'grants' in ability) return 0.25;
  if ('extra' in ability) return 0.5;
  if ('forbids' in ability || 'plays' in ability) return 0.3;
  if (ability.on === 'after') return ability.moment === 'start-of-turn' && ability.steps[0]?.do === 'draw' ? 0.6 : 0.12;
  return ability.on === 'instead' || 'guards' in ability ? 0.12 : 0.05;
}

const promises = (mind: Mind, world: World, base: BaseNo, abilities: readonly Ability[]): number => {
  const spot = spotAt(world, base);
  if (spot === undefined || isRipe(mind, spot)) return 0;
  return abilities.reduce(
    (sum, ability) => (ability.on === 'play' || 'lends' in ability ? sum : sum + promise(ability)),
    0,
  );
};

/** The table once a minion has come onto a base, before its effect. */
export function arrived(mind: Mind, world: World, card: CardNo, copy: Copy, base: BaseNo): World {
  const { power, abilities } = mind.cards[card]!;
  const piece: Piece = { copy, card, controller: mind.me, power, steady: power, attached: [] };
  let next = welcomed(mind, withPiece(world, base, piece), copy, base);
  const found: Found = { self: [copy], here: [base] };
  for (const lend of lendsOf(abilities)) {
    for (const each of reached(mind, next, lend, found)) {
      // What it lends itself counts for itself alone; of a filter, for all it fits.
      if (each.copy === copy || typeof lend.to !== 'string') next = lent(mind, next, lend, found, each);
    }
  }
  return gain(next, promises(mind, next, base, abilities));
}

/** The table once an action is attached, before its effect. */
export function attached(mind: Mind, world: World, card: CardNo, base: BaseNo, host: Copy): World {
  const { abilities } = mind.cards[card]!;
  if (host < 0) {
    const spots = world.spots.map((spot) =>
      spot.base === base ? { ...spot, actions: [...spot.actions, { copy: NEW, card, controller: mind.me }] } : spot,
    );
    const mine = spotAt(world, base)?.minions.some(({ controller }) => controller === mind.me) ?? false;
    return gain({ ...world, spots }, (mine ? 1 : 0.6) * promises(mind, world, base, abilities));
  }
  let next = changed(world, host, (piece) => ({ ...piece, attached: [...piece.attached, { copy: NEW, card }] }));
  for (const lend of lendsOf(abilities)) {
    for (const each of reached(mind, next, lend, { host: hostOf(next, NEW), here: [base] })) {
      next = lent(mind, next, lend, {}, each);
    }
  }
  for (const ability of abilities) {
    if (!('printed' in ability)) continue;
    const rise = ability.printed - printedPower(mind, pieceOf(world, host)!);
    next = raised(next, host, rise, false);
  }
  const mine = pieceOf(world, host)?.controller === mind.me;
  const good = abilities.filter((ability) => !('moment' in ability) && !('printed' in ability));
  return gain(next, (mine ? 1 : -1) * promises(mind, next, base, good));
}
