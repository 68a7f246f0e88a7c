import type { GameKit } from '../../../engine/stage.ts';
import { brokenForecasts } from '../broken-forecasts.ts';
import { census } from '../census.ts';
import type { Event } from '../core/event.ts';
import type { Option } from '../core/option.ts';
import { SPACE_REFUSALS } from '../core/refusal.ts';
import { isOut, type State } from '../core/state.ts';
import type { View } from '../core/view.ts';
import { answered, ended, seen } from '../coverage.ts';
import { SPACE_INTENTS } from '../intents.ts';
import { SPACE_FORMS } from '../stage/forms-space.ts';
import { stageOn } from '../stage/stage.ts';
import { clankStory } from '../story.ts';
import { UPGRADES } from '../upgrades.ts';
import { SPACE_WANTED } from '../wanted-space.ts';
import { otherWorld, privateWorld } from '../worlds.ts';
import { spacePlay } from './play.ts';
import { RULES, type SpaceRule } from './rules.ts';
import { spaceTable } from './setup.ts';

SPACE_REFUSALS satisfies readonly SpaceRule[];

export const spaceKit: GameKit<State, Option, Event, View> = {
  ...spacePlay,
  // Browsers fetch them only to open a game of older rules.
  game: { ...spacePlay.game, upgrades: UPGRADES },
  ...clankStory,
  stage: stageOn(spaceTable, SPACE_FORMS),
  rules: RULES.map(([id]) => id),
  intents: SPACE_INTENTS,
  census,
  isOut,
  brokenForecasts,
  otherWorld,
  privateWorld,
  showsHidden: () => false,
  coverage: { wanted: SPACE_WANTED, seen, answered, ended },
};
