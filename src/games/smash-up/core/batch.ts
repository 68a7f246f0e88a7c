import type { Affect, Copy, Frame, State, Verb } from './state.ts';

type Batch = Extract<Frame, { frame: 'batch' }>;

const EMPTY: Batch = { frame: 'batch', ready: [], used: [] };

/** Several cards about to be affected by one event: each passes the gate, then all that is left happens together. */
export function pushBatch(state: State, affects: readonly Affect[]): void {
  if (affects.length === 0) return;
  state.agenda.push(EMPTY);
  for (let i = affects.length - 1; i >= 0; i--) state.agenda.push(affects[i]!);
}

/** Nested events lie on top, so the last one is the one under way. */
function indexOfBatch({ agenda }: State): number {
  let at = agenda.length - 1;
  while (at >= 0 && agenda[at]!.frame !== 'batch') at--;
  return at;
}

function batchOf(state: State): Batch | null {
  const batch = state.agenda[indexOfBatch(state)];
  return batch?.frame === 'batch' ? batch : null;
}

function change(state: State, batch: Batch): void {
  state.agenda[indexOfBatch(state)] = batch;
}

/** Nothing stopped it: it happens with the others of its event. */
export function joinBatch(state: State, affect: Affect): void {
  const { ready, used } = batchOf(state)!;
  change(state, { frame: 'batch', ready: [...ready, affect], used });
}

/** What was past the gate already does not happen after all. */
export function dropFromBatch(state: State, isDropped: (affect: Affect) => boolean): void {
  const batch = batchOf(state);
  if (batch?.ready.some(isDropped)) change(state, { ...batch, ready: batch.ready.filter((each) => !isDropped(each)) });
}

/** What is still at the gate. */
export const atGate = (state: State): Affect[] =>
  state.agenda.slice(indexOfBatch(state) + 1).filter((frame) => frame.frame === 'affect');

/** Nothing else is in the event, neither at the gate nor past it. */
export function isAlone({ agenda }: State): boolean {
  const top = agenda.at(-1);
  return top?.frame === 'batch' && top.ready.length === 0;
}

export const isUsedInBatch = (state: State, key: string): boolean => batchOf(state)?.used.includes(key) ?? false;

export function useInBatch(state: State, key: string): void {
  const batch = batchOf(state);
  if (batch !== null) change(state, { ...batch, used: [...batch.used, key] });
}

const REMOVALS: readonly Verb[] = ['destroy', 'return', 'place', 'bottom'];
export const removes = ({ verb }: Affect): boolean => REMOVALS.includes(verb);

/** Cannot happen twice to a card in one event. */
export const happensOnce = (affect: Affect): boolean =>
  removes(affect) || affect.verb === 'control' || affect.verb === 'move';

/** What the event under way does to a card that cannot happen twice: whether it is settled, and what is still at the gate. */
export function onceOn(state: State, copy: Copy): { settled: boolean; atGate: readonly Affect[] } {
  const concerns = (affect: Affect) => affect.copy === copy && happensOnce(affect);
  return { settled: batchOf(state)?.ready.some(concerns) ?? false, atGate: atGate(state).filter(concerns) };
}
