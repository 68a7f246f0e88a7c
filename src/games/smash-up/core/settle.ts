import { holds } from './condition.ts';
import type { Option } from './option.ts';
import { pushSteps } from './progress.ts';
import type { Emit, Pending, State } from './state.ts';

const isReady = (state: State, { if: condition, use, context }: Pending): boolean =>
  (use === undefined || !state.turn.used.includes(use)) &&
  (condition === undefined || holds(state, condition, context));

/** One of the abilities that wait: the active player says which comes next. Where none can act, none ever will. */
export function settle(state: State, emit: Emit): void {
  if (state.pending.length === 0) return;
  if (!state.pending.some((each) => isReady(state, each))) {
    state.pending = [];
    return;
  }
  const { pending } = state;
  const first = pending.flatMap(({ group }, i) =>
    pending.findIndex((other) => other.group === group) === i ? [i] : [],
  );
  if (first.length > 1) {
    state.waiting = { frame: 'settle' };
    const options = first.map((branch): Option => ({ take: 'choose', branch }));
    state.asked = { seat: state.active, ask: 'order', options };
    return;
  }
  takePending(state, 0, emit);
}

export function takePending(state: State, index: number, emit: Emit): void {
  const chosen = state.pending[index]!;
  const { steps, context, use } = chosen;
  state.pending = state.pending.filter((each) => each !== chosen);
  if (!isReady(state, chosen)) {
    state.agenda.push({ frame: 'settle' });
    return;
  }
  const card = context.source < 0 ? -1 : state.cards[context.source]!;
  emit?.({ type: 'triggered', seat: context.seat, card, base: context.here });
  state.agenda.push({ frame: 'settle' });
  if (use !== undefined) state.turn.used.push(use);
  pushSteps(state, steps, context, use);
}
