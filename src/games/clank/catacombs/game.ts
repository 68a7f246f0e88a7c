import type { Game } from '../../../engine/game.ts';
import './enlist.ts';
import { enlistConduct } from '../core/conduct.ts';
import { answer } from '../core/decide.ts';
import type { Event } from '../core/event.ts';
import { explain } from '../core/explain.ts';
import { imagine } from '../core/imagine.ts';
import type { Option } from '../core/option.ts';
import { result } from '../core/score.ts';
import { clone, type State } from '../core/state.ts';
import { redact, type View, view } from '../core/view.ts';
import { catacombsConduct } from './conduct.ts';
import { DECKS, setup } from './setup.ts';

enlistConduct('clank-catacombs', catacombsConduct);

export const catacombs: Game<State, Option, Event, View> = {
  id: 'clank-catacombs',
  rules: 3,
  seats: { min: 2, max: 6 },
  options: { start: ['a', 'b'], deck: Object.keys(DECKS) },
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
