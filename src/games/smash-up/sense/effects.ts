import type { Step, What } from '../core/ability.ts';
import type { BaseNo } from '../core/card.ts';
import { type Copy, ownerOf } from '../core/state.ts';
import { actionsFor, type Found, first, holds, isSafe, isWarded, minionsFor, numberOf, seatAt } from './match.ts';
import {
  changed,
  gain,
  type Mind,
  moved,
  pieceOf,
  raised,
  spotAt,
  spotOf,
  type World,
  withBreakpoint,
  without,
} from './world.ts';
import { handWorth, tableWorth, UNKNOWN } from './worth.ts';

const copiesOf = (mind: Mind, world: World, what: What, found: Found): readonly Copy[] => {
  if (typeof what === 'string') return found[what] ?? [];
  return what.kind === 'minion'
    ? minionsFor(mind, world, what, found).map(({ copy }) => copy)
    : actionsFor(world, what, found);
};

/** A card in play goes: back to its owner's hand, under the deck or to the discard pile. */
function gone(mind: Mind, world: World, copy: Copy, verb: string): World {
  const piece = pieceOf(world, copy);
  const sign = (owner: number) => (owner === mind.me ? 1 : -0.7);
  if (piece === undefined) return spotOf(world, copy) === undefined ? world : gain(world, -0.3 * sign(ownerOf(copy)));
  if (isWarded(mind, piece) || (verb === 'destroy' && isSafe(mind, piece))) return world;
  const back = verb === 'return' || verb === 'place' ? sign(ownerOf(copy)) * handWorth(mind, piece.card) : 0;
  return gain(without(world, copy), back);
}

const least = (mind: Mind, play: 'minion' | 'action'): number => {
  const hand = mind.view.players[mind.me]!.hand.filter(({ card }) => mind.cards[card]!.minion === (play === 'minion'));
  return hand.length > 1 ? (play === 'minion' ? 0.6 : 0.35) : 0.05;
};

const minus = (mind: Mind, seat: number): number => (seat === mind.me ? -1 : 0.8);

/** What steps that ask nothing do to the table, as far as the sense reckons with it. */
export function done(mind: Mind, world: World, step: Step, found: Found): World {
  const each = (what: What, change: (world: World, copy: Copy) => World) =>
    copiesOf(mind, world, what, found).reduce(change, world);
  switch (step.do) {
    case 'destroy':
    case 'return':
    case 'place':
    case 'bottom':
      return each(step.what, (now, copy) => gone(mind, now, copy, step.do));
    case 'counter':
      return each(step.what, (now, copy) => raised(now, copy, 1, false));
    case 'move':
      return each(step.what, (now, copy) => moved(now, copy, first(found, step.to)));
    case 'move-each':
      return each(step.what, (now, copy) => {
        const from = spotOf(now, copy)?.base;
        const ways = now.spots.filter(({ base }) => base !== from).map(({ base }) => moved(now, copy, base));
        return ways.reduce(
          (best, way) => (best === now || tableWorth(mind, way) > tableWorth(mind, best) ? way : best),
          now,
        );
      });
    case 'move-at-random':
      return each(step.what, (now, copy) =>
        gain(without(now, copy), pieceOf(now, copy)?.controller === mind.me ? 0.4 : -0.4),
      );
    case 'control': {
      const to = seatAt(mind, found, step.to);
      return to < 0
        ? world
        : each(step.what, (now, copy) => changed(now, copy, (piece) => ({ ...piece, controller: to })));
    }
    case 'power': {
      const amount = numberOf(mind, world, step.amount, found);
      return each(step.what, (now, copy) =>
        raised(now, copy, step.during === undefined ? amount : 0, step.until !== 'your-next-turn'),
      );
    }
    case 'lose-abilities':
      return gain(world, -0.05);
    case 'breakpoint':
      return withBreakpoint(world, first(found, step.base), numberOf(mind, world, step.amount, found));
    case 'draw':
      return gain(
        world,
        -minus(mind, seatAt(mind, found, step.who ?? 'you')) * UNKNOWN * numberOf(mind, world, step.count, found),
      );
    case 'discard-at-random':
    case 'discard-cards':
      return gain(world, minus(mind, seatAt(mind, found, step.who)) * 0.2 * step.count);
    case 'discard-hand':
    case 'shuffle-hand-in':
      return gain(world, -0.28 * mind.view.players[mind.me]!.hand.length);
    case 'points':
      return gain(
        world,
        -minus(mind, seatAt(mind, found, step.who ?? 'you')) * numberOf(mind, world, step.amount, found),
      );
    case 'extra':
      return gain(world, least(mind, step.play));
    case 'to-hand':
      return gain(
        world,
        (found[step.what] ?? []).reduce((sum, copy) => sum + handWorth(mind, mind.cardOf(copy)), 0),
      );
    case 'to-top':
      return gain(world, 0.5 * (handWorth(mind, mind.cardOf(first(found, step.what))) - UNKNOWN));
    case 'to-discard': {
      const copy = first(found, step.what);
      return gain(world, copy >= 0 && ownerOf(copy) !== mind.me ? handWorth(mind, mind.cardOf(copy)) : 0);
    }
    case 'shuffle-in':
      return gain(
        world,
        (found[step.what] ?? []).reduce((sum, copy) => sum + 0.2 * (handWorth(mind, mind.cardOf(copy)) - 0.25), 0),
      );
    case 'add-base':
    case 'swap-base':
      return gain(world, 0.1);
    case 'no-actions-next-turn':
      return gain(world, 0.4 * minus(mind, first(found, step.who)));
    default:
      return world;
  }
}

/** What others' cards on a base do to a minion just played there. */
export function sprung(mind: Mind, world: World, base: BaseNo, copy: Copy): World {
  const spot = spotAt(world, base);
  let next = world;
  for (const { card, controller, copy: self } of [...(spot?.minions ?? []), ...(spot?.actions ?? [])]) {
    if (controller === mind.me) continue;
    const found = { self: [self], it: [copy], them: [mind.me], here: [base] };
    for (const ability of mind.cards[card]!.abilities) {
      if (ability.on !== 'after' || ability.moment !== 'minion-played-here' || ability.who !== 'others') continue;
      const steps = ability.steps.flatMap((step) =>
        step.do !== 'if' ? [step] : holds(mind, next, step.when, found) ? step.then : [],
      );
      next = steps.reduce((now, step) => done(mind, now, step, found), next);
    }
  }
  return next;
}
