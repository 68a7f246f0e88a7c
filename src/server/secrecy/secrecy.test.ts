import { afterAll, describe, expect, test } from 'vitest';
import { type Random, type Seat, tableOptions } from '../../engine/game.ts';
import { dice } from '../../engine/random.ts';
import type { GameKit } from '../../engine/stage.ts';
import { KITS } from '../../games/index.ts';
import type { Clock } from '../../protocol/hosted.ts';
import { removeFolders } from '../testing.ts';
import { ACTS, answer } from './acts.ts';
import { type Side, type Twin, type TwinTable, twinTables } from './twins.ts';
import { Walk } from './walk.ts';

const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'turn', seconds: 30 },
  { kind: 'game', seconds: 60, increment: 3 },
];
const MOST_ACTS = 40;

/** A state in the middle of a game. */
function somewhere({ game, appraise }: GameKit, seats: number, random: Random): unknown {
  const options = tableOptions(game, {});
  const state = game.setup(seats, options, Array.from({ length: 64 }, () => random.below(16).toString(16)).join(''));
  for (let left = random.below(220); left > 0; left--) {
    const asked = game.decision(state)!;
    const before = game.clone(state);
    const worths = appraise(game.view(state, asked.seat));
    const sensible = worths.indexOf(Math.max(...worths));
    game.answer(state, random.below(3) === 0 ? random.below(asked.options.length) : sensible);
    if (game.decision(state) === null) return before;
  }
  return state;
}

function twinOf(kit: GameKit, seats: number, viewer: Seat | null, random: Random): Twin {
  const state = somewhere(kit, seats, random);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  const whose = others[random.below(others.length)]!;
  const other =
    random.below(2) === 0 ? kit.otherWorld(state, viewer, random).state : kit.privateWorld(state, whose, random);
  const bots = others.filter((seat) => seat !== 0 && random.below(4) === 0);
  return {
    kit,
    seats,
    options: tableOptions(kit.game, {}),
    viewer,
    bots,
    clock: CLOCKS[random.below(CLOCKS.length)]!,
    starts: [state, other],
  };
}

afterAll(removeFolders);

/** Walks both tables until the viewer may tell them apart; what told them apart before that. */
async function walked(sides: readonly [Side, Side], table: TwinTable, random: Random): Promise<Walk> {
  const walk = await Walk.begin(sides, table, random);
  const all = Object.entries(ACTS);
  for (let left = MOST_ACTS; left > 0 && !walk.done; left--) {
    const [name, act] = random.below(3) === 0 ? (['answer', answer] as const) : all[random.below(all.length)]!;
    await act(walk);
    walk.did.push(name);
    await walk.check();
  }
  await walk.close();
  return walk;
}

const RUNS = 4;

const done = new Map<string, number>();

describe.each(KITS.map((kit) => [kit.game.id, kit] as const))('%s', (_, kit) => {
  for (let seats = kit.game.seats.min; seats <= kit.game.seats.max; seats++) {
    test(`what is hidden from one of ${seats}, or from a spectator, changes no byte and no moment`, {
      timeout: 240_000,
    }, async () => {
      const random = dice(seats * 7 + kit.game.id.length);
      const viewers = Array.from({ length: RUNS }, () => (random.below(3) === 0 ? null : random.below(seats)));
      const twins = viewers.map((viewer) => twinOf(kit, seats, viewer, random));
      const { tables, open: openSides } = await twinTables(twins);
      for (const table of tables) {
        const walk = await walked(await openSides(), table, random);
        expect([walk.findings, walk.did]).toEqual([[], walk.did]);
        for (const name of walk.did) done.set(name, (done.get(name) ?? 0) + 1);
      }
    });
  }
});

test('everything that can be done at a table was done', () => {
  expect([...done.keys()].sort()).toEqual(Object.keys(ACTS).sort());
  expect(done.get('answer')).toBeGreaterThan(100);
});
