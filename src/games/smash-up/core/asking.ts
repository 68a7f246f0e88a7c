import type { Option } from './option.ts';
import type { Question } from './picks.ts';
import { found } from './power.ts';
import { decline, goOn, type StepsFrame } from './progress.ts';
import type { State } from './state.ts';

export const YES_NO: readonly Option[] = [{ take: 'yes' }, { take: 'no' }];

export const DONE: Option = { take: 'done' };

/** Puts the question of a step, or answers it where there is nothing to ask. */
export function ask(state: State, frame: StepsFrame, question: Question): void {
  state.waiting = frame;
  state.asked = { seat: question.seat, ask: frame.steps[frame.at]!.do, options: question.options };
}

export const asking = (state: State, frame: StepsFrame, seat: number, options: readonly Option[]): void =>
  ask(state, frame, { seat, options, settled: null });

/** A register is filled; a cost that found nothing ends what it was to buy. */
export function picked(state: State, frame: StepsFrame, as: string, values: readonly number[]): void {
  const cost = found(frame.context, '#cost')[0] ?? 0;
  if (values.length === 0) decline(state, frame);
  if (values.length === 0 && frame.at < cost) return;
  goOn(state, frame, { [as]: values });
}

export const hasLooked = ({ context }: StepsFrame): boolean => found(context, '#looked').length > 0;

/** Something hidden is looked at, once; then the question is put, as often as it must be. */
export function look(state: State, frame: StepsFrame): void {
  state.revealed++;
  state.agenda.push({ ...frame, context: { ...frame.context, found: { ...frame.context.found, '#looked': [1] } } });
}
