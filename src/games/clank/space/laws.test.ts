import { describe, expect, test } from 'vitest';
import { canSetUp, type Options, tableOptions } from '../../../engine/game.ts';
import { watch } from '../../../engine/laws.ts';
import { dice } from '../../../engine/random.ts';
import type { GameKit } from '../../../engine/stage.ts';
import { census } from '../census.ts';
import type { Event } from '../core/event.ts';
import type { Option } from '../core/option.ts';
import { REFUSALS, SPACE_REFUSALS } from '../core/refusal.ts';
import type { State } from '../core/state.ts';
import type { View } from '../core/view.ts';
import { answered, ended, seen } from '../coverage.ts';
import { SPACE_INTENTS } from '../intents.ts';
import { SPACE_FORMS } from '../stage/forms-space.ts';
import { stageOn } from '../stage/stage.ts';
import { SPACE_WANTED } from '../wanted-space.ts';
import { otherWorld, privateWorld } from '../worlds.ts';
import { spacePlay } from './play.ts';
import { spaceTable } from './setup.ts';

/** Until the game is listed with the others, its laws are tried here. */
const kit: GameKit<State, Option, Event, View> = {
  ...spacePlay,
  stage: stageOn(spaceTable, SPACE_FORMS),
  rules: [...REFUSALS, ...SPACE_REFUSALS],
  intents: SPACE_INTENTS,
  census,
  otherWorld,
  privateWorld,
  showsHidden: () => false,
  coverage: { wanted: SPACE_WANTED, seen, answered, ended },
};

const TABLES: readonly Options[] = [
  {},
  { modules: 'random' },
  { multipass: 'all-cards', modules: 'random' },
  { expansions: 'station' },
  { expansions: 'station', modules: 'random' },
  { expansions: 'apocalypse', scheme: 'category-3' },
  { expansions: 'apocalypse', modules: 'random', scheme: 'clearance-sale-of-stars' },
  { expansions: 'both', modules: 'random', scheme: 'later' },
  { expansions: 'both', modules: 'random', scheme: 'category-2' },
  { modules: 'chosen', slot1: 'promenade', slot2: 'engineering', slot3: 'arena' },
];

describe('the laws hold in random games aboard the ship', () => {
  for (const [no, table] of TABLES.entries()) {
    test.each([2, 3, 4])(`table ${no}, %i seats`, { timeout: 120_000 }, (seats) => {
      const random = dice(seats * 101 + no);
      const options = tableOptions(kit.game, table);
      for (let i = 0; i < 2; i++) {
        const report = watch(kit, { seats, options, random, most: 20_000, every: 12, sense: i * 60 });
        expect(report.violations).toEqual([]);
      }
    });
  }

  test('a face and its back are not both on the ship', () => {
    const both = tableOptions(kit.game, { modules: 'chosen', slot1: 'hydroponics', slot2: 'engineering' });
    expect(canSetUp(kit.game, 2, both)).toBe(false);
  });
});
