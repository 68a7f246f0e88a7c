import type { Game } from '../../../engine/game.ts';
import './enlist.ts';
import { enlistAboard } from '../core/aboard.ts';
import { answer } from '../core/decide.ts';
import type { Event } from '../core/event.ts';
import { explain } from '../core/explain.ts';
import { imagine } from '../core/imagine.ts';
import type { Option } from '../core/option.ts';
import { result } from '../core/score.ts';
import { clone, type State } from '../core/state.ts';
import { redact, type View, view } from '../core/view.ts';
import { spaceConduct } from './conduct.ts';
import { idleOptions, SPACE_OPTIONS, setup } from './setup.ts';

enlistAboard('clank-in-space', spaceConduct);

export const inSpace: Game<State, Option, Event, View> = {
  id: 'clank-in-space',
  rules: 3,
  seats: { min: 2, max: 4 },
  options: SPACE_OPTIONS,
  idleOptions,
  setup,
  decision: (state) => state.asked,
  answer,
  clone,
  view,
  redact,
  imagine,
  revealed: (state) => state.revealed,
  explain,
  result,
};
