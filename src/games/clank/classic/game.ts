import type { Game } from '../../../engine/game.ts';
import { answer } from '../core/decide.ts';
import type { Event } from '../core/event.ts';
import { explain } from '../core/explain.ts';
import { imagine } from '../core/imagine.ts';
import type { Option } from '../core/option.ts';
import { result } from '../core/score.ts';
import { clone, type State } from '../core/state.ts';
import { redact, type View, view } from '../core/view.ts';
import { setup } from './setup.ts';

export const clank: Game<State, Option, Event, View> = {
  id: 'clank',
  rules: 3,
  seats: { min: 2, max: 4 },
  options: { board: ['day', 'dusk'], artifacts: ['on-entry', 'any-time'] },
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
