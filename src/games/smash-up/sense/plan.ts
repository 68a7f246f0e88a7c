import type { Step } from '../core/ability.ts';
import { arrived } from './arrive.ts';
import { candidates, cardsFor, HIDDEN, type Pick } from './candidates.ts';
import { done } from './effects.ts';
import { basesFor, type Found, first, holds, seatAt } from './match.ts';
import { gain, type Mind, spotOf, type World } from './world.ts';
import { tableWorth } from './worth.ts';

/** The best that can come of a pick and of what follows; of another's pick, the worst. */
function planPick(mind: Mind, world: World, step: Pick, found: Found, rest: readonly Step[]): number {
  const before = step.more ? (found[step.as] ?? []) : [];
  const go = (values: readonly number[]) => plan(mind, rest, world, { ...found, [step.as]: [...before, ...values] });
  const other = step.by !== undefined && seatAt(mind, found, step.by) !== mind.me;
  if (mind.tried?.as === step.as && !other) return go(mind.tried.value === null ? [] : [mind.tried.value]);
  const values = candidates(mind, world, step, found);
  const free = step.may || step.upTo !== undefined || values.length === 0;
  const ways = values.map((value) => go([value]));
  if (free) ways.push(go([]));
  if (step.upTo === 'any' && values.length > 1) ways.push(go(values));
  return Math[other ? 'min' : 'max'](...ways);
}

/** A minion or an action played at once: where it does best. */
function planPlay(
  mind: Mind,
  world: World,
  step: Extract<Step, { do: 'play-now' }>,
  found: Found,
  rest: readonly Step[],
): number {
  const copies = typeof step.card === 'string' ? (found[step.card] ?? []) : cardsFor(mind, step.card, found);
  const at = step.limits?.at === undefined ? -1 : first(found, step.limits.at);
  const ways = copies.flatMap((copy) => {
    const card = mind.cardOf(copy);
    if (!mind.cards[card]?.minion) return [plan(mind, rest, gain(world, card < 0 ? 0.15 : 0.35), found)];
    return world.spots
      .filter(({ base }) => at < 0 || base === at)
      .map(({ base }) => plan(mind, rest, arrived(mind, world, card, copy, base), found));
  });
  return Math.max(...ways, ...(step.must && ways.length > 0 ? [] : [plan(mind, rest, world, found)]));
}

/** The value of the table after the steps, with every choice made as well as can be seen. */
export function plan(mind: Mind, steps: readonly Step[], world: World, found: Found): number {
  const [step, ...rest] = steps;
  if (step === undefined) return tableWorth(mind, world);
  const go = (now: World, more: Found = found, next: readonly Step[] = rest) => plan(mind, next, now, more);
  switch (step.do) {
    case 'pick':
      return planPick(mind, world, step, found, rest);
    case 'play-now':
      return planPlay(mind, world, step, found, rest);
    case 'base-of': {
      const from = step.left
        ? mind.view.turn.moved.findLast(({ copy }) => copy === first(found, step.what))?.from
        : undefined;
      const base = step.left ? from : spotOf(world, first(found, step.what))?.base;
      return go(world, { ...found, [step.as]: base === undefined ? [] : [base] });
    }
    case 'reveal':
    case 'look':
      return go(world, {
        ...found,
        [step.as]: mind.aside.length > 0 ? mind.aside : Array.from({ length: step.count }, () => HIDDEN),
      });
    case 'reveal-until-action':
    case 'search':
      return go(world, { ...found, [step.as]: mind.tried?.as === step.as ? [mind.tried.value ?? HIDDEN] : [HIDDEN] });
    case 'choose':
      return Math.max(...step.of.map((branch) => go(world, found, [...branch, ...rest])));
    case 'may':
      return Math.max(go(world), go(world, found, [...step.steps, ...rest]));
    case 'pay':
      return planPay(mind, world, step, found, rest);
    case 'if': {
      const ways = [step.then, step.else ?? []].map((branch) => [...branch, ...rest]);
      const sure = holds(mind, world, step.when, found);
      if (sure !== null) return go(world, found, ways[sure ? 0 : 1]!);
      return (go(world, found, ways[0]!) + go(world, found, ways[1]!)) / 2;
    }
    case 'each-player': {
      const seats = mind.view.players.flatMap((_, seat) => (step.who === 'others' && seat === mind.me ? [] : [seat]));
      const worlds = seats.reduce(
        (value, them) => value + plan(mind, step.steps, world, { ...found, them: [them] }) - tableWorth(mind, world),
        0,
      );
      return go(gain(world, worlds));
    }
    case 'each-base': {
      const bases = basesFor(mind, world, step.from, found);
      const worlds = bases.reduce(
        (value, base) =>
          value + plan(mind, step.steps, world, { ...found, [step.as]: [base] }) - tableWorth(mind, world),
        0,
      );
      return go(gain(world, worlds));
    }
    case 'name': {
      if (mind.tried?.as === step.as) return go(world, { ...found, [step.as]: [mind.tried.value ?? -1] });
      const minions = world.spots.flatMap(({ minions }) => minions);
      const names = new Set(minions.map(({ card }) => (step.what === 'title' ? card : mind.cards[card]!.faction)));
      return Math.max(go(world), ...[...names].map((name) => go(world, { ...found, [step.as]: [name] })));
    }
    default:
      return go(done(mind, world, step, found));
  }
}

/** All of the cost, or nothing of what it buys. */
function planPay(
  mind: Mind,
  world: World,
  step: Extract<Step, { do: 'pay' }>,
  found: Found,
  rest: readonly Step[],
): number {
  const cost = step.cost.map((each): Step => {
    if (each.do !== 'pick') return each;
    const { may: _, ...must } = each;
    return must;
  });
  const free = step.cost.some((each) => each.do === 'pick' && each.may);
  const asked = step.cost.find((each): each is Pick => each.do === 'pick');
  const declined = asked !== undefined && mind.tried?.as === asked.as && mind.tried.value === null;
  const payable =
    asked === undefined || mind.tried?.as === asked.as || candidates(mind, world, asked, found).length > 0;
  if (declined || !payable) return plan(mind, rest, world, found);
  const paid = plan(mind, [...cost, ...step.then, ...rest], world, found);
  return free && mind.tried?.as !== asked?.as ? Math.max(paid, plan(mind, rest, world, found)) : paid;
}
