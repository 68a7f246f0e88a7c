import type { PlayKit } from '../../engine/stage.ts';
import type { Event } from './core/event.ts';
import type { Option } from './core/option.ts';
import type { State } from './core/state.ts';
import type { View } from './core/view.ts';
import { scoreSheet } from './insight/score-sheet.ts';
import { teller } from './insight/teller.ts';

/** How games of the family are told afterwards. */
export const clankStory = { teller, scoreSheet } satisfies Pick<
  PlayKit<State, Option, Event, View>,
  'teller' | 'scoreSheet'
>;
