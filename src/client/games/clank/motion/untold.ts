import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { Event } from '../../../../games/clank/core/event.ts';
import type { Told } from '../../../../protocol/table.ts';
import { Store, useStore } from '../../../store.ts';

/** The step whose attack is still to be seen: what is written beside the board ends before it. Null for none. */
export type Untold = number | null;

export const untoldOf = (told: readonly Told<Event>[]): Untold =>
  told.find(({ events }) => events.some(({ type }) => type === 'attacked'))?.step ?? null;

export const upTo = (told: readonly Told<Event>[], untold: Untold): readonly Told<Event>[] =>
  untold === null ? told : told.filter(({ step }) => step < untold);

export const UntoldContext = createContext(new Store<Untold>(null));

/** All that was told, but for an attack that is still to be seen and what came after it. */
export function useTold(told: readonly Told<Event>[]): readonly Told<Event>[] {
  const untold = useStore(useContext(UntoldContext));
  return useMemo(() => upTo(told, untold), [told, untold]);
}
