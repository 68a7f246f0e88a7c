import type { PlayKit } from '../../../engine/stage.ts';
import type { Event } from '../core/event.ts';
import type { Option } from '../core/option.ts';
import type { State } from '../core/state.ts';
import type { View } from '../core/view.ts';
import { towardsEndOfTurn } from '../rest.ts';
import { catacombs } from './game.ts';

/** A table without bots. */
export const catacombsBare: Omit<PlayKit<State, Option, Event, View>, 'appraise'> = {
  game: catacombs,
  turn: ({ turnNo }) => turnNo,
  towardsEndOfTurn,
};
