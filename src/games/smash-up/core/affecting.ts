import type { Step, What } from './ability.ts';
import { pushBatch } from './batch.ts';
import { actionsFor } from './filter.ts';
import { found, minionsFor } from './power.ts';
import { goOn, type StepsFrame } from './progress.ts';
import type { Affect, Context, Copy, State, Verb } from './state.ts';

/** The cards a step acts on, and whether it names them. */
function targets(state: State, what: What, context: Context): { copies: readonly Copy[]; direct: boolean } {
  if (typeof what === 'string') return { copies: found(context, what), direct: found(context, '#each').length === 0 };
  const copies = what.kind === 'minion' ? minionsFor(state, what, context) : actionsFor(state, what, context);
  return { copies, direct: false };
}

function affectsOf(
  state: State,
  verb: Verb,
  what: What,
  context: Context,
  value: number,
  more: Partial<Affect> = {},
): Affect[] {
  const { copies, direct } = targets(state, what, context);
  const doer = found(context, '#each')[0] ?? context.seat;
  return copies.map((copy) => ({
    frame: 'affect',
    verb,
    copy,
    context: { ...context, seat: doer },
    direct,
    value,
    until: 'end-of-turn',
    othersTurns: false,
    tried: [],
    ...more,
  }));
}

/** All of them are about to be affected at once. */
export function affectAll(...[state, ...event]: Parameters<typeof affectsOf>): void {
  pushBatch(state, affectsOf(state, ...event));
}

type OnCards = Extract<Step, { do: 'destroy' | 'return' | 'place' | 'bottom' | 'counter' }>;

/** Steps of one kind that follow one another are one event; a cost and what it buys are two. */
export function affectTogether(state: State, frame: StepsFrame, step: OnCards): void {
  const cost = found(frame.context, '#cost')[0];
  const alike = (each: Step, i: number): each is OnCards => i !== cost && each.do === step.do;
  const affects = affectsOf(state, step.do, step.what, frame.context, 0);
  let { at } = frame;
  for (let next = frame.steps[at + 1]; next !== undefined && alike(next, at + 1); next = frame.steps[++at + 1]) {
    affects.push(...affectsOf(state, step.do, next.what, frame.context, 0));
  }
  goOn(state, { ...frame, at });
  pushBatch(state, affects);
}
