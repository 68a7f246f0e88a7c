import type { GameKit } from '../../../engine/stage.ts';
import { brokenForecasts } from '../broken-forecasts.ts';
import { census } from '../census.ts';
import type { Event } from '../core/event.ts';
import type { Option } from '../core/option.ts';
import { CATACOMBS_REFUSALS } from '../core/refusal.ts';
import { isOut, type State } from '../core/state.ts';
import type { View } from '../core/view.ts';
import { answered, ended, seen } from '../coverage.ts';
import { CATACOMBS_INTENTS } from '../intents.ts';
import { CATACOMBS_FORMS } from '../stage/forms-catacombs.ts';
import { stageOn } from '../stage/stage.ts';
import { clankStory } from '../story.ts';
import { UPGRADES } from '../upgrades.ts';
import { CATACOMBS_WANTED } from '../wanted.ts';
import { otherWorld, privateWorld } from '../worlds.ts';
import { catacombsPlay } from './play.ts';
import { type CatacombsRule, RULES } from './rules.ts';
import { catacombsTable } from './setup.ts';

CATACOMBS_REFUSALS satisfies readonly CatacombsRule[];

export const catacombsKit: GameKit<State, Option, Event, View> = {
  ...catacombsPlay,
  // Browsers fetch them only to open a game of older rules.
  game: { ...catacombsPlay.game, upgrades: UPGRADES },
  ...clankStory,
  stage: stageOn(catacombsTable, CATACOMBS_FORMS),
  rules: RULES.map(([id]) => id),
  intents: CATACOMBS_INTENTS,
  census,
  isOut,
  brokenForecasts,
  otherWorld,
  privateWorld,
  showsHidden: () => false,
  coverage: { wanted: CATACOMBS_WANTED, seen, answered, ended },
};
