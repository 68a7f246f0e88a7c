import type { GameKit } from '../../../engine/stage.ts';
import { brokenForecasts } from '../broken-forecasts.ts';
import { census } from '../census.ts';
import type { Event } from '../core/event.ts';
import type { Option } from '../core/option.ts';
import { REFUSALS } from '../core/refusal.ts';
import { isOut, type State } from '../core/state.ts';
import type { View } from '../core/view.ts';
import { answered, ended, seen } from '../coverage.ts';
import { CLASSIC_INTENTS } from '../intents.ts';
import { FORMS } from '../stage/forms.ts';
import { stageOn } from '../stage/stage.ts';
import { clankStory } from '../story.ts';
import { UPGRADES } from '../upgrades.ts';
import { CLASSIC_WANTED } from '../wanted.ts';
import { otherWorld, privateWorld } from '../worlds.ts';
import { clankPlay } from './play.ts';
import { type ClankRule, RULES } from './rules.ts';
import { classicTable } from './setup.ts';

REFUSALS satisfies readonly ClankRule[];

export const clankKit: GameKit<State, Option, Event, View> = {
  ...clankPlay,
  // Browsers fetch them only to open a game of older rules.
  game: { ...clankPlay.game, upgrades: UPGRADES },
  ...clankStory,
  stage: stageOn(classicTable, FORMS),
  rules: RULES.map(([id]) => id),
  intents: CLASSIC_INTENTS,
  census,
  isOut,
  brokenForecasts,
  otherWorld,
  privateWorld,
  showsHidden: () => false,
  coverage: { wanted: CLASSIC_WANTED, seen, answered, ended },
};
