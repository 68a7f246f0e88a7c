import type { PlayKit } from '../../engine/stage.ts';
import type { Event } from './core/event.ts';
import type { Option } from './core/option.ts';
import type { State } from './core/state.ts';
import type { View } from './core/view.ts';
import { teller } from './insight/teller.ts';

/** How games are told afterwards. */
export const smashUpStory = { teller } satisfies Pick<PlayKit<State, Option, Event, View>, 'teller'>;
