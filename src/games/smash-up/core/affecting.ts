import type { Step, What } from './ability.ts';
import { pushBatch } from './batch.ts';
import { actionsFor } from './filter.ts';
import { found, minionsFor } from './power.ts';
import { affecting, goOn, type StepsFrame } from './progress.ts';
import type { Affect, Context, Copy, State, Verb } from './state.ts';

/** The cards a step acts on, and whether it names them. */
function targets(state: State, what: What, context: Context): { copies: readonly Copy[]; direct: boolean } {
  if (typeof what === 'string') return { copies: found(context, what), direct: found(context, '#each').length === 0 };
  const copies = what.kind === 'minion' ? minionsFor(state, what, context) : actionsFor(state, what, context);
  return { copies, direct: false };
}

type Lasts = Partial<Pick<Affect, 'until' | 'othersTurns'>>;

function affectsOf(state: State, verb: Verb, what: What, context: Context, value: number, more: Lasts = {}): Affect[] {
  const { copies, direct } = targets(state, what, context);
  const rest = { direct, ...more };
  return copies.map((copy) => affecting(verb, copy, context, value, rest));
}

/** All of them are about to be affected at once. */
export function affectAll(state: State, verb: Verb, what: What, context: Context, value: number, more?: Lasts): void {
  pushBatch(state, affectsOf(state, verb, what, context, value, more));
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
  pushBatch(state, affects);
}
