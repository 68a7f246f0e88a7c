import type { Ability, BaseAbility, Step } from '../core/ability.ts';
import type { Option } from '../core/option.ts';
import { ownerOf } from '../core/state.ts';
import { type Found, hostOf } from './match.ts';
import { type Mind, pieceOf, spotAt, spotOf, type World } from './world.ts';

/** The ability a question belongs to: the steps of which it is one, that very step, and what is found already. */
export interface Asked {
  readonly steps: readonly Step[];
  readonly step: Step;
  readonly found: Found;
}

/** The steps within a step. */
function inner(step: Step): readonly Step[] {
  switch (step.do) {
    case 'may':
    case 'each-player':
    case 'each-base':
      return step.steps;
    case 'choose':
      return step.of.flat();
    case 'pay':
      return [...step.cost, ...step.then];
    case 'if':
      return [...step.then, ...(step.else ?? [])];
    default:
      return [];
  }
}

function seek(steps: readonly Step[], is: (step: Step) => boolean): Step | null {
  for (const step of steps) {
    const hit = is(step) ? step : seek(inner(step), is);
    if (hit !== null) return hit;
  }
  return null;
}

const KINDS: Readonly<Record<string, string>> = {
  'pick-minion': 'minion',
  'pick-action': 'action',
  'pick-base': 'base',
  'pick-player': 'player',
  'pick-card': 'card',
};

/** Whether these options could be those of the step. */
function suits(mind: Mind, world: World, step: Step, found: Found, options: readonly Option[]): boolean {
  const ask = mind.view.asked?.ask;
  if (step.do !== ask) return false;
  if (step.do === 'choose')
    return options.every((option) => option.take === 'choose' && option.branch < step.of.length);
  if (step.do !== 'pick') return true;
  const real = options.filter(({ take }) => take !== 'done');
  if (real.some(({ take }) => KINDS[take] !== step.from.kind)) return false;
  const open = real.length < options.length;
  if (open !== (step.may === true || step.upTo !== undefined) && step.from.kind !== 'card') return false;
  if (step.from.kind === 'base' && step.from.yours === undefined) {
    return (real.length === world.spots.length) === (step.from.but === undefined);
  }
  if (step.from.kind !== 'minion') return true;
  const { whose, at } = step.from;
  return real.every((option) => {
    if (!('copy' in option)) return false;
    const mine = pieceOf(world, option.copy)?.controller === mind.me;
    const here = spotOf(world, option.copy)?.base === found['here']?.[0];
    if ((at === 'here' && !here) || (at === 'elsewhere' && here)) return false;
    return whose === 'yours' ? mine : whose === 'others' ? !mine : true;
  });
}

/** The steps of an ability, as they are carried out: what its controller may pass up is asked first. */
function stepsOf(ability: Ability | BaseAbility): readonly Step[] {
  if ('grants' in ability) return ability.grants;
  if (!('steps' in ability)) return [];
  return 'may' in ability && ability.may ? [{ do: 'may', steps: ability.steps }] : ability.steps;
}

function within(
  mind: Mind,
  world: World,
  abilities: readonly (Ability | BaseAbility)[],
  found: Found,
  options: readonly Option[],
): Asked | null {
  const around = mind.scoring >= 0;
  const special = (ability: Ability | BaseAbility) => ('on' in ability && ability.on === 'special') === around;
  for (const ability of [...abilities.filter(special), ...abilities.filter((each) => !special(each))]) {
    const steps = stepsOf(ability);
    const step = seek(steps, (each) => suits(mind, world, each, found, options));
    if (step !== null) return { steps, step, found };
  }
  return null;
}

/** What a card or base that asks has found from the start. */
export function foundOf(mind: Mind, world: World, source: number): Found {
  const here = spotOf(world, source)?.base ?? mind.scoring;
  return {
    self: [source],
    host: hostOf(world, source),
    here: [here],
    scoring: [mind.scoring],
    owner: [ownerOf(source)],
  };
}

/** Whether a base's ability has its time now. */
function isTimely({ view, scoring }: Mind, ability: BaseAbility): boolean {
  if ('at' in ability && 'who' in ability) return view.phase === 'score' && (ability.at === 'replaced') === scoring < 0;
  if (ability.on !== 'after') return false;
  const { moment } = ability;
  if (moment === 'start-of-turn') return view.phase === 'start';
  return moment === 'end-of-turn' ? view.phase === 'end' : view.phase === 'play' || view.phase === 'score';
}

/** Which step is asked, as far as the card that asks and the options tell; of a base, any that asks such things now. */
export function askedOf(mind: Mind, world: World, options: readonly Option[]): Asked | null {
  const source = mind.view.asked?.source ?? -1;
  if (source >= 0) {
    const card = mind.cards[mind.cardOf(source)];
    return card === undefined ? null : within(mind, world, card.abilities, foundOf(mind, world, source), options);
  }
  const inPlay = world.spots
    .map(({ base }) => base)
    .toSorted((a, b) => Number(b === mind.scoring) - Number(a === mind.scoring));
  // A base that was just scored may still have a say, about the one that took its place.
  for (const base of [...inPlay, ...mind.view.baseDiscard.slice(-1)]) {
    const here = spotAt(world, base) ?? world.spots.findLast(({ minions }) => minions.length === 0);
    const last = here?.minions.findLast(({ controller }) => controller === mind.me);
    const it = last === undefined ? [] : [last.copy];
    const found = { here: [here?.base ?? -1], scoring: [mind.scoring], it, them: [mind.me] };
    const timely = mind.bases[base]!.abilities.filter((ability) => isTimely(mind, ability));
    const asked = within(mind, world, timely, found, options);
    if (asked !== null) return asked;
  }
  return null;
}
