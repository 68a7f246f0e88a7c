import { useEffect, useMemo } from 'preact/hooks';
import type { Option } from '../../../games/smash-up/core/option.ts';
import type { View } from '../../../games/smash-up/core/view.ts';
import { useStore } from '../../store.ts';
import { type Aim, firstsIn, meantBy, targetsIn } from './aim.ts';
import type { Foresee, Wanted } from './forecasts.ts';
import { placed } from './placed.ts';
import { type Pointed, usePlay } from './play.ts';

/** What is under the pointer, and what would come of it. */
export interface Sight {
  readonly pointed: Pointed | null;
  /** The option whose outcome is shown: the one aimed at, or the one under the pointer. */
  readonly looked: number | null;
  readonly foresee: Foresee;
}

/** The one option that is aimed at or pointed at, if it is one. */
function lookedAt(options: readonly Option[], aim: Aim, pointed: Pointed | null): number | null {
  const targets = targetsIn(options, aim.first);
  const target = pointed?.spots.find((spot) => targets.has(spot));
  if (target !== undefined) return meantBy(options, { first: aim.first, then: target })[0] ?? null;
  if (aim.first !== null) {
    const meant = meantBy(options, aim);
    return meant.length === 1 ? meant[0]! : null;
  }
  const firsts = firstsIn(options);
  const first = pointed?.spots.find((spot) => firsts.has(spot));
  const meant = first === undefined ? [] : meantBy(options, { first, then: null });
  return meant.length === 1 ? meant[0]! : null;
}

/** The forecasts that are shown: every base as it stands and after the option looked at, and where a card could go. */
function wantedOf(view: View, options: readonly Option[], aim: Aim, looked: number | null): Wanted[] {
  const bases = view.sites.map(({ base }) => base);
  const open = aim.first === null ? [] : meantBy(options, aim);
  return [
    ...bases.map((base) => ({ base, index: null })),
    ...(looked === null ? [] : bases.map((base) => ({ base, index: looked }))),
    ...open.flatMap((index) => {
      const { then } = placed(options[index]!);
      const base = bases.find((each) => then === `base ${each}`);
      return base === undefined ? [] : [{ base, index }];
    }),
  ];
}

/** For what changes with the pointer: all else is drawn without it. */
export function useSight(): Sight {
  const { pointer, foresight, options, aim, state } = usePlay();
  const pointed = useStore(pointer);
  useStore(foresight.changed);
  const looked = useMemo(() => lookedAt(options, aim, pointed), [options, aim, pointed]);
  const { step } = state.present;
  return { pointed, looked, foresee: (base, index) => foresight.of(step, base, index) };
}

/** Draws nothing; has the worker asked for what is about to be shown. */
export function Foreseer() {
  const { foresight, view, options, aim, state } = usePlay();
  const { looked } = useSight();
  useEffect(() => foresight.ask(state.present.step, wantedOf(view, options, aim, looked)));
  return null;
}
