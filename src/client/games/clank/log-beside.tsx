import { useMemo } from 'preact/hooks';
import { Log, lastSteps } from '../../table/log.tsx';
import type { Desk } from './desk.ts';

/** Steps told beside the board; the whole log is a dialog. */
const LOG_STEPS = 60;

/** What happened last, in few lines. */
export function LogBeside({ desk: { state, names, language, onCard, parts } }: { readonly desk: Desk }) {
  const told = useMemo(() => lastSteps(state.told, LOG_STEPS), [state.told]);
  return (
    <Log told={told} words={parts.words} names={names} language={language} viewer={state.viewer} onCard={onCard} />
  );
}
