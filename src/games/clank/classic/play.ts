import type { PlayKit } from '../../../engine/stage.ts';
import type { Event } from '../core/event.ts';
import type { Option } from '../core/option.ts';
import type { State } from '../core/state.ts';
import type { View } from '../core/view.ts';
import { towardsEndOfTurn } from '../rest.ts';
import { appraise } from '../sense/appraise.ts';
import { clank } from './game.ts';

export const clankPlay: PlayKit<State, Option, Event, View> = {
  game: clank,
  turn: ({ turnNo }) => turnNo,
  appraise,
  towardsEndOfTurn,
};
