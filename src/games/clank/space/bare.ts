import type { PlayKit } from '../../../engine/stage.ts';
import type { Event } from '../core/event.ts';
import type { Option } from '../core/option.ts';
import type { State } from '../core/state.ts';
import type { View } from '../core/view.ts';
import { towardsEndOfTurn } from '../rest.ts';
import { inSpace } from './game.ts';

/** A table without bots. */
export const spaceBare: Omit<PlayKit<State, Option, Event, View>, 'appraise'> = {
  game: inSpace,
  turn: ({ turnNo }) => turnNo,
  towardsEndOfTurn,
};
