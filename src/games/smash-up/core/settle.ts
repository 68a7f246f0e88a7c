import { holds } from './condition.ts';
import type { Option } from './option.ts';
import { depthOf, pushSteps } from './progress.ts';
import type { Emit, Pending, State } from './state.ts';

const isReady = (state: State, { if: condition, use, context }: Pending): boolean =>
  (use === undefined || !state.turn.used.includes(use)) &&
  (condition === undefined || holds(state, condition, context));

/**
 * One of the abilities that wait: the active player says which comes next. Where none can act, none ever will. What a
 * play within another set off comes before what the outer one did.
 */
export function settle(state: State, emit: Emit): void {
  const { pending } = state;
  if (pending.length === 0) return;
  const outer = depthOf(state);
  if (pending.length === 1) {
    const { depth } = pending[0]!;
    if (depth === undefined || depth > outer) takePending(state, 0, emit);
    return;
  }
  const isDue = ({ depth }: Pending): boolean => depth === undefined || depth > outer;
  if (!pending.some((each) => isDue(each) && isReady(state, each))) {
    state.pending = pending.filter((each) => !isDue(each));
    return;
  }
  const first = pending.flatMap((each, i) =>
    isDue(each) && pending.findIndex((other) => isDue(other) && other.group === each.group) === i ? [i] : [],
  );
  if (first.length > 1) {
    state.waiting = { frame: 'settle' };
    const options = first.map((branch): Option => ({ take: 'choose', branch }));
    state.asked = { seat: state.active, ask: 'order', options };
    return;
  }
  takePending(state, first[0]!, emit);
}

export function takePending(state: State, index: number, emit: Emit): void {
  const chosen = state.pending[index]!;
  const { steps, context, use, offered } = chosen;
  state.pending = state.pending.filter((each) => each !== chosen);
  if (!isReady(state, chosen)) {
    state.agenda.push({ frame: 'settle' });
    return;
  }
  const card = context.source < 0 ? -1 : state.cards[context.source]!;
  emit?.({ type: 'triggered', seat: context.seat, card, base: context.here });
  state.agenda.push({ frame: 'settle' });
  if (offered !== undefined) state.turn.used.push(offered);
  if (use !== undefined) state.turn.used.push(use);
  pushSteps(state, steps, context, use);
}
