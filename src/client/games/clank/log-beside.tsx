import { useMemo } from 'preact/hooks';
import { Log, lastSteps } from '../../table/log.tsx';
import type { Desk } from './desk.ts';
import { useTold } from './motion/untold.ts';

/** Steps told beside the board; the whole log is a dialog. */
const LOG_STEPS = 60;

/** What happened last, in few lines. */
export function LogBeside({ desk: { state, names, language, onCard, parts } }: { readonly desk: Desk }) {
  const all = useTold(state.told);
  const told = useMemo(() => lastSteps(all, LOG_STEPS), [all]);
  return (
    <Log told={told} words={parts.words} names={names} language={language} viewer={state.viewer} onCard={onCard} />
  );
}
