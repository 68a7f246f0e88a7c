import type { Step, What } from './ability.ts';
import { pushBatch } from './batch.ts';
import { actionsFor } from './filter.ts';
import { found, minionsFor } from './power.ts';
import { affecting, goOn, type Lasts, type StepsFrame } from './progress.ts';
import type { Affect, Context, Copy, State, Verb } from './state.ts';

/** The cards a step acts on, and whether it names them. */
function targets(state: State, what: What, context: Context): { copies: readonly Copy[]; direct: boolean } {
  if (typeof what === 'string') return { copies: found(context, what), direct: found(context, '#each').length === 0 };
  const copies = what.kind === 'minion' ? minionsFor(state, what, context) : actionsFor(state, what, context);
  return { copies, direct: false };
}

function affectsOf(state: State, verb: Verb, what: What, context: Context, value: number, lasts?: Lasts): Affect[] {
  const { copies, direct } = targets(state, what, context);
  return copies.map((copy) => affecting(verb, copy, context, value, direct, lasts));
}

/** All of them are about to be affected at once. */
export function affectAll(state: State, verb: Verb, what: What, context: Context, value: number, lasts?: Lasts): void {
  pushBatch(state, affectsOf(state, verb, what, context, value, lasts));
}

type OnCards = Extract<Step, { do: 'destroy' | 'return' | 'place' | 'bottom' | 'counter' }>;

/** The seat whose hand a return must be to, −1 for any; the other steps need no value. */
function handFor(step: OnCards, { seat }: Context): number {
  if (step.do !== 'return') return 0;
  return step.hand === 'yours' ? seat : -1;
}

/** Steps of one kind that follow one another are one event; a cost and what it buys are two. */
export function affectTogether(state: State, frame: StepsFrame, step: OnCards): void {
  const { context } = frame;
  const cost = found(context, '#cost')[0];
  const affects = affectsOf(state, step.do, step.what, context, handFor(step, context));
  let { at } = frame;
  for (let next = frame.steps[at + 1]; next?.do === step.do && at + 1 !== cost; next = frame.steps[at + 1]) {
    affects.push(...affectsOf(state, step.do, next.what, context, handFor(next, context)));
    at++;
  }
  goOn(state, at === frame.at ? frame : { ...frame, at });
  if (at + 1 === frame.steps.length) addFromOuter(state, context, step, affects);
  pushBatch(state, affects);
}

/** The ability goes on, after an inner part, with a step of the same kind (Disguise): that belongs to the event too. */
function addFromOuter(state: State, { source, played }: Context, step: OnCards, affects: Affect[]): void {
  const outer = state.agenda.at(-1);
  if (outer?.frame !== 'steps' || outer.context.source !== source || outer.context.played !== played) return;
  const next = outer.steps[outer.at]!;
  if (next.do !== step.do || found(outer.context, '#cost')[0] === outer.at) return;
  state.agenda.pop();
  goOn(state, outer);
  affects.push(...affectsOf(state, step.do, next.what, outer.context, handFor(next, outer.context)));
}
