import type { GameKit } from '../../engine/stage.ts';
import { brokenForecasts } from './broken-forecasts.ts';
import { census } from './census.ts';
import type { Event } from './core/event.ts';
import { REFUSALS } from './core/explain.ts';
import type { Option } from './core/option.ts';
import type { State } from './core/state.ts';
import type { View } from './core/view.ts';
import { ended, seen, WANTED } from './coverage.ts';
import { INTENTS } from './intents.ts';
import { smashUpPlay } from './play.ts';
import { RULES, type SmashUpRule } from './rules.ts';
import { intent } from './stage/action.ts';
import { build } from './stage/build.ts';
import { unused } from './stage/chance.ts';
import { checkEvent, EVENT_TYPES, showEvent } from './stage/events.ts';
import { showOption } from './stage/option.ts';
import { fieldsAt, show, showSeat } from './stage/show.ts';
import { staleRegisters } from './stale-registers.ts';
import { smashUpStory } from './story.ts';
import { UPGRADES } from './upgrades.ts';
import { otherWorld, privateWorld } from './worlds.ts';

REFUSALS satisfies readonly SmashUpRule[];

const OPEN: readonly Event['type'][] = ['card-revealed', 'minion-played', 'action-played', 'discarded', 'hand-redrawn'];

export const smashUpKit: GameKit<State, Option, Event, View> = {
  ...smashUpPlay,
  ...smashUpStory,
  // Browsers fetch them only to open a game of older rules.
  game: { ...smashUpPlay.game, upgrades: UPGRADES },
  stage: {
    build,
    intent,
    showOption,
    show,
    fieldsAt,
    showEvent,
    showSeat,
    eventTypes: EVENT_TYPES,
    checkEvent,
    unused,
  },
  rules: RULES.map(([id]) => id),
  intents: INTENTS,
  census,
  brokenForecasts,
  staleRegisters,
  otherWorld,
  privateWorld,
  showsHidden: (event) => OPEN.includes(event.type) || (event.type === 'put' && event.where === 'discard'),
  coverage: { wanted: WANTED, seen, ended },
};
