import type { Step } from './ability.ts';
import { found } from './power.ts';
import type { Affect, Context, Copy, Frame, Pending, State, Verb } from './state.ts';

export type StepsFrame = Extract<Frame, { frame: 'steps' }>;

/** How many times the abilities that wait will be settled by what is under way. */
export function depthOf({ agenda }: State): number {
  let depth = 0;
  for (const { frame } of agenda) if (frame === 'settle') depth++;
  return depth;
}

/** An ability waits for its turn, until what is under way now settles those that it set off. */
export function putInLine(state: State, waiting: Pending): void {
  state.pending.push({ ...waiting, depth: Math.max(1, depthOf(state)) });
}

const NOTHING: Context['found'] = {};

/** The next step of the ability, with what has been found so far. */
export function goOn(state: State, frame: StepsFrame, more: Context['found'] = NOTHING): void {
  if (frame.at + 1 >= frame.steps.length) return;
  const { steps, at, use } = frame;
  const { found: before } = frame.context;
  const unchanged = more === NOTHING && found(frame.context, '#looked').length === 0;
  const context = unchanged ? frame.context : { ...frame.context, found: { ...before, ...more, '#looked': [] } };
  pushSteps(state, steps, context, use, at + 1);
}

/** These steps take the place of the one that is due; what they find is there for those that follow. */
export function splice(state: State, frame: StepsFrame, inner: readonly Step[], more: Context['found'] = {}): void {
  const cost = found(frame.context, '#cost')[0] ?? 0;
  const paying = cost > frame.at ? [cost - frame.at - 1 + inner.length] : [];
  const steps = [...inner, ...frame.steps.slice(frame.at + 1)];
  if (steps.length === 0) return;
  const context = { ...frame.context, found: { ...frame.context.found, ...more, '#cost': paying } };
  state.agenda.push({ frame: 'steps', steps, at: 0, context });
}

/** How long the effect lasts. */
export type Lasts = Partial<Pick<Affect, 'until' | 'othersTurns'>>;

const FOR_THE_TURN: Lasts = {};
const NOBODY: Affect['tried'] = [];

/** A card is about to be affected by the ability of the context: by name, for the turn, unless said otherwise. */
export const affecting = (
  verb: Verb,
  copy: Copy,
  context: Context,
  value: number,
  direct = true,
  { until = 'end-of-turn', othersTurns = false }: Lasts = FOR_THE_TURN,
): Affect => ({
  frame: 'affect',
  verb,
  copy,
  context,
  by: found(context, '#each')[0] ?? context.seat,
  direct,
  value,
  until,
  othersTurns,
  tried: NOBODY,
});

export function pushSteps(state: State, steps: readonly Step[], context: Context, use?: string, at = 0): void {
  if (at >= steps.length) return;
  if (use === undefined) state.agenda.push({ frame: 'steps', steps, at, context });
  else state.agenda.push({ frame: 'steps', steps, at, context, use });
}

/** The offer that a limited ability begins with was declined, or had nothing to offer: it was not used. */
export function decline(state: State, { use, at }: StepsFrame): void {
  if (use !== undefined && at === 0) state.turn.used = state.turn.used.filter((key) => key !== use);
}
