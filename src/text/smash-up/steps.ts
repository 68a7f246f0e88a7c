import type { Ref, Step } from '../../games/smash-up/core/ability.ts';
import type { Both } from '../language.ts';
import { sequence } from '../phrase.ts';
import { ifText } from './conditions.ts';
import { EXCHANGE, isExchange } from './exchange.ts';
import { chooseText, chosen, isPending, isPutting, mayHaveLeft, register } from './picks.ts';
import { basePhrase, THAT_BASE } from './places.ts';
import { basesText, type WithBases } from './steps-bases.ts';
import { cardsText, putText, topOrBottom, type WithCards } from './steps-cards.ts';
import { type InPlay, inPlayText, moveText, powerAndLoss } from './steps-in-play.ts';
import { extraText, searchText } from './steps-play.ts';
import { focusOn, newRegister, registerOf, say, type Teller, youMay } from './teller.ts';
import { weakestThere } from './weakest.ts';

/** Steps within a sentence. */
function inline(t: Teller, steps: readonly Step[]): string {
  t.depth++;
  const told = tell(t, steps);
  t.depth--;
  return sequence(told, t.language);
}

const NEITHER: Both = { en: 'neither', fr: 'ni l’un ni l’autre' };

/** A branch by itself, as a button says it. */
function branchText(t: Teller, branch: readonly Step[]): string {
  if (branch.length === 0) return say(t, NEITHER);
  const registers = new Map([...t.registers].map(([ref, found]) => [ref, { ...found }]));
  const alone: Teller = {
    ...t,
    registers,
    focus: new Map(t.focus),
    mode: 'infinitive',
    offered: false,
    branches: null,
  };
  return inline(alone, branch);
}

/** What goes to the top of the deck or to its bottom, where that is all there is to choose. */
function onEitherEnd(branches: readonly (readonly Step[])[]): Ref | null {
  if (branches.length !== 2 || branches.some(({ length }) => length !== 1)) return null;
  const [top, bottom] = branches.flat();
  return top?.do === 'to-top' && bottom?.do === 'to-bottom' && top.what === bottom.what ? top.what : null;
}

function choose(t: Teller, { of }: Extract<Step, { do: 'choose' }>): string {
  t.branches?.push(...of.map((branch) => branchText(t, branch)));
  const open = of.some((branch) => branch.length === 0) || t.offered;
  const { mode } = t;
  if (open) Object.assign(t, { mode: 'infinitive', offered: false });
  const either = onEitherEnd(of);
  const texts =
    either === null
      ? of.filter((branch) => branch.length > 0).map((branch) => inline(t, branch))
      : [topOrBottom(t, either)];
  t.mode = mode;
  const long = texts.some((text) => text.length > 40);
  const told = texts.join(`${long ? ',' : ''}${say(t, { en: ' or ', fr: ' ou ' })}`);
  return open && mode !== 'infinitive' ? youMay(t, told) : told;
}

function pay(t: Teller, { cost, then }: Extract<Step, { do: 'pay' }>): string[] {
  const paid = tell(t, cost);
  const bought = inline(t, then);
  if (t.depth === 0) {
    const nested = /^(if|si) /.test(bought);
    const so = nested ? { en: 'if you do: ', fr: 'dans ce cas\u00a0: ' } : { en: 'if you do, ', fr: 'dans ce cas, ' };
    return [...paid, `${say(t, so)}${bought}`];
  }
  const price = sequence(paid, t.language);
  return [say(t, { en: `${price} and, if you do, ${bought}`, fr: `${price} et, dans ce cas, ${bought}` })];
}

function conditional(t: Teller, step: Extract<Step, { do: 'if' }>): string[] {
  const { when } = step;
  const told = 'picked' in when && isPending(t, when.picked) ? chosen(t) : [];
  if ('picked' in when && !registerOf(t, when.picked).may) return [...told, ...tell(t, step.then)];
  const condition = ifText(t, when);
  const then = `${condition}, ${inline(t, step.then)}`;
  const { else: otherwise = [] } = step;
  if (otherwise.length === 0) return [...told, then];
  const not = inline(t, otherwise);
  return [...told, say(t, { en: `${then}; otherwise, ${not}`, fr: `${then}\u202f; sinon, ${not}` })];
}

function eachPlayer(t: Teller, step: Extract<Step, { do: 'each-player' }>): string {
  const { mode } = t;
  t.mode = 'third';
  const told = tell(t, step.steps).join(say(t, { en: ', then ', fr: ', puis ' }));
  t.mode = mode;
  return step.who === 'all'
    ? say(t, { en: `each player ${told}`, fr: `chaque joueur ${told}` })
    : say(t, { en: `each other player ${told}`, fr: `chaque autre joueur ${told}` });
}

function eachBase(t: Teller, step: Extract<Step, { do: 'each-base' }>): string {
  const all = step.from.yours === undefined && step.from.but === undefined;
  const bases = all
    ? say(t, { en: 'base', fr: 'Base' })
    : basePhrase(t, step.from).replace(/^(an(?=other)|a |une )/, '');
  t.registers.set(step.as, newRegister('base', THAT_BASE));
  focusOn(t, step.as);
  const weakest = all && weakestThere(t, step.steps);
  if (weakest) return weakest;
  const told = inline(t, step.steps);
  t.focus.delete('thing');
  return say(t, { en: `for each ${bases}, ${told}`, fr: `pour chaque ${bases}, ${told}` });
}

function baseOf(t: Teller, step: Extract<Step, { do: 'base-of' }>): string[] {
  const told = isPending(t, step.what) ? chosen(t) : [];
  const later = step.left
    ? { en: 'the base it came from', fr: 'la Base d’où elle vient' }
    : { en: 'its base', fr: 'sa Base' };
  t.registers.set(step.as, newRegister('base', later));
  return told;
}

/** Two steps that are told as one. */
function together(t: Teller, step: Step, next: Step | undefined): string | null {
  if (next === undefined) return null;
  if (step.do === 'move' && next.do === 'move' && step.to === next.to)
    return moveText(t, [step.what, next.what], step.to);
  if (step.do === 'power' && next.do === 'lose-abilities' && step.what === next.what && step.until === next.until) {
    return powerAndLoss(t, step, next.what);
  }
  if (step.do === 'extra' && next.do === 'extra' && JSON.stringify(step) === JSON.stringify(next)) {
    return extraText(t, step, 2);
  }
  if (step.do === 'search' && isPutting(next) && next.what === step.as)
    return searchText(t, step, () => putText(t, next));
  if (isPutting(step) && isPutting(next) && step.do === next.do && registerOf(t, step.what).gone === 'maybe') {
    return putText(t, next);
  }
  return null;
}

function single(t: Teller, step: Step): string[] {
  switch (step.do) {
    case 'pick':
      register(t, step);
      return step.more ? [chooseText(t, step.as)] : [];
    case 'base-of':
      return baseOf(t, step);
    case 'choose':
      return [choose(t, step)];
    case 'may':
      t.offered = true;
      return tell(t, step.steps);
    case 'pay':
      return pay(t, step);
    case 'if':
      return conditional(t, step);
    case 'each-player':
      return [eachPlayer(t, step)];
    case 'each-base':
      return [eachBase(t, step)];
    case 'draw': {
      const { count } = step;
      const by = typeof count === 'object' && 'powerOf' in count && isPending(t, count.powerOf) ? chosen(t) : [];
      return [...by, plain(t, step)];
    }
    default:
      return [plain(t, step)];
  }
}

function plain(t: Teller, step: InPlay | WithCards | WithBases): string {
  switch (step.do) {
    case 'name':
    case 'add-base':
    case 'swap-base':
    case 'replace-scoring-base':
    case 'destroy-random-base':
    case 'choose-replacement':
    case 'no-actions-next-turn':
    case 'ignore-base':
    case 'stop-replacement':
      return basesText(t, step);
    case 'destroy':
    case 'return':
    case 'place':
    case 'bottom':
    case 'counter':
    case 'move':
    case 'move-each':
    case 'move-at-random':
    case 'redirect':
    case 'control':
    case 'power':
    case 'lose-abilities':
    case 'breakpoint':
      return inPlayText(t, step);
    default:
      return cardsText(t, step);
  }
}

/** What the steps do, each sentence without its capital and its full stop. */
export function tell(t: Teller, steps: readonly Step[]): string[] {
  const told: string[] = [];
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at]!;
    t.optional = false;
    if (isExchange(steps.slice(at))) return [...told, ...EXCHANGE.map((text) => say(t, text))];
    const both = together(t, step, steps[at + 1]);
    if (both === null) told.push(...single(t, step));
    else {
      told.push(both);
      at++;
    }
    if (step.do === 'if' || step.do === 'choose') mayHaveLeft(t, step.do === 'if' ? step.then : step.of.flat());
    else if (step.do === 'play-now') mayHaveLeft(t, [step]);
  }
  return told;
}
