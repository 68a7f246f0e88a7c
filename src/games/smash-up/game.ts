import type { Game } from '../../engine/game.ts';
import { answer } from './core/decide.ts';
import type { Event } from './core/event.ts';
import { explain } from './core/explain.ts';
import { imagine } from './core/imagine.ts';
import type { Option } from './core/option.ts';
import { setup } from './core/setup.ts';
import { clone, type State } from './core/state.ts';
import { result } from './core/turn.ts';
import { redact, type View, view } from './core/view.ts';

export const smashUp: Game<State, Option, Event, View> = {
  id: 'smash-up',
  rules: 3,
  seats: { min: 2, max: 4 },
  options: {
    boxes: ['by-seats', '1', '2'],
    core: ['off', 'on'],
    draft: ['free', 'snake', 'random'],
    printing: ['first', 'revised'],
  },
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
