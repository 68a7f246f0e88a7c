import type { Stage } from '../../../engine/stage.ts';
import type { Event } from '../core/event.ts';
import type { Option } from '../core/option.ts';
import type { State } from '../core/state.ts';
import { intentIn } from './action.ts';
import { type BareTable, buildOn } from './build.ts';
import { checkEvent, showEvent, TYPES } from './events.ts';
import type { Make } from './forms.ts';
import { fieldsAt, show, showSeat, unused } from './show.ts';
import { showOption } from './wording.ts';

/** The stage of one game of the family: its table, and the actions that it has words for. */
export const stageOn = (table: BareTable, forms: Readonly<Record<string, Make>>): Stage<State, Option, Event> => ({
  build: buildOn(table),
  intent: intentIn(forms),
  showOption,
  show,
  fieldsAt,
  showEvent,
  showSeat,
  eventTypes: TYPES,
  checkEvent,
  unused,
});
