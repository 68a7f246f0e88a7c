import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Reason } from '../../../engine/game.ts';
import type { Option } from '../../../games/smash-up/core/option.ts';
import type { View } from '../../../games/smash-up/core/view.ts';
import type { Store } from '../../store.ts';
import type { Aim } from './aim.ts';
import type { Foresight } from './forecasts.ts';
import type { Spot } from './placed.ts';
import type { SmashProps } from './props.ts';

/** What a thing is at the moment: taken up, aimed at, to aim at, to take up, or chosen already of several. */
export type Stance = 'selected' | 'aimed' | 'target' | 'playable' | 'chosen';

/** Whether pressing the thing brings the game on. */
export const isOffered = (stance: Stance | null): boolean => stance !== null && stance !== 'chosen';

/** What is under the pointer or has the focus. */
export interface Pointed {
  /** The thing itself, then what it stands on: a click means the first that is offered. */
  readonly spots: readonly Spot[];
  readonly name: string;
  readonly wish: Option | null;
}

export type Layout = 'phone' | 'middle' | 'desktop';

/** The table with what the person at it is about to do. */
export interface Play extends SmashProps {
  readonly view: View;
  readonly layout: Layout;
  /** What the viewer may answer; empty while somebody else is asked. */
  readonly options: readonly Option[];
  readonly aim: Aim;
  /** The options that fit what is aimed. */
  readonly meant: readonly number[];
  readonly pointer: Store<Pointed | null>;
  readonly foresight: Foresight;
  /** Ends the plays of the turn, after a question where something is left. */
  endPlays(index: number): void;
  stanceOf(spot: Spot): Stance | null;
  /** Why a wish is refused, as far as the engine was asked. */
  refusalOf(wish: Option | null): Reason | null;
  /** A click or a key on a thing; a key on a target does it at once. */
  press(thing: Pointed, byKey: boolean): void;
  point(thing: Pointed | null): void;
  answer(index: number): void;
  /** Carries out what is aimed; asks which where it could be several. */
  commit(): void;
  setAim(aim: Aim): void;
}

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (play === null) throw new Error('no table is being drawn');
  return play;
}
