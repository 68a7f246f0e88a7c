import { afterAll, expect, test } from 'vitest';
import { type Seat, tableOptions } from '../../engine/game.ts';
import { dice } from '../../engine/random.ts';
import { sha256 } from '../../engine/sha256.ts';
import { Fields } from '../../engine/stage.ts';
import { kitOf } from '../../games/index.ts';
import { smashUpKit } from '../../games/smash-up/kit.ts';
import { removeFolders } from '../testing.ts';
import { ACTS, answer } from './acts.ts';
import { type Spoiling, type Twin, twinTables } from './twins.ts';
import { Walk } from './walk.ts';

afterAll(removeFolders);

/** Yellow lets the table pass where there is nothing to play: with a card for the moment in hand, and without. */
function wished(viewer: Seat | null): Twin {
  const kit = smashUpKit;
  const options = tableOptions(kit.game, { core: 'on' });
  const holding = (card: string) =>
    kit.stage.build(
      2,
      options,
      new Fields(
        {
          players: [
            { factions: ['dinosaurs', 'robots'] },
            { factions: ['pirates', 'ninjas'], hand: [card], standing: 'when-nothing-playable' },
          ],
          bases: [{ base: 'jungle-oasis', minions: { red: ['king-rex', 'nukebot'] } }, 'tar-pits', 'ninja-dojo'],
        },
        'given',
      ),
    );
  const starts = [holding('hidden-ninja'), holding('buccaneer')] as const;
  return { kit: kitOf('smash-up')!, seats: 2, options, viewer, bots: [], clock: { kind: 'none' }, starts };
}

test.each([0, null])('where the table passes for someone, to viewer %s it is as if they passed', async (viewer) => {
  const { tables, open } = await twinTables([wished(viewer)]);
  const walk = await Walk.begin(await open(), tables[0]!, dice(1));
  const { options } = walk.table.kit.game.decision((await walk.states())[0])!;
  const index = options.findIndex((option) => JSON.stringify(option) === '{"take":"end-plays"}');
  await walk.ask(0, { ask: 'answer', step: 0, index });
  await walk.check();
  await walk.pass(5000);
  expect(walk.findings).toEqual([]);
  expect((await walk.answers())[0].length).toBe(2);
  await walk.close();
});

/** Servers that let something through, each by another way. */
const LEAKS: Readonly<Record<string, Spoiling>> = {
  'a view that knows too much': {
    kit: ({ game }) => ({
      game: {
        ...game,
        view: (state, viewer) => ({ ...Object(game.view(state, viewer)), digest: sha256(JSON.stringify(state)) }),
      },
    }),
  },
  'a card in the lobby that counts hidden things': { kit: (_, side) => ({ turn: () => side }) },
  'a refusal that looks at hidden cards': {
    kit: ({ game }, side) => ({ game: { ...game, explain: () => ({ refused: { rule: 'because', have: side } }) } }),
  },
  'a mark that foretells': {
    kit: ({ game }, side) => ({ game: { ...game, revealed: (state) => (side === 0 ? game.revealed(state) : 0) } }),
  },
  'a bot that thinks longer': {
    world: ({ after }, side) => ({
      after: (milliseconds, act) => after(milliseconds + (milliseconds < 1000 ? side : 0), act),
    }),
  },
};

test.each(Object.entries(LEAKS))('%s is noticed', { timeout: 60_000 }, async (_, spoiling) => {
  const kit = kitOf('clank')!;
  const state = kit.game.setup(2, tableOptions(kit.game, {}), 'c'.repeat(64));
  const other = kit.privateWorld(state, 1, dice(4));
  const twin = {
    kit,
    seats: 2,
    options: tableOptions(kit.game, {}),
    viewer: 0,
    bots: [1],
    clock: { kind: 'none' },
    starts: [state, other],
  } as const;
  const { tables, open } = await twinTables([twin]);
  const walk = await Walk.begin(await open(spoiling), tables[0]!, dice(1));
  const acts = [ACTS['cards']!, ACTS['explain']!, ACTS['look']!, ...Array.from({ length: 20 }, () => answer)];
  for (const act of acts) {
    if (walk.done) break;
    await act(walk);
    await walk.check();
  }
  expect(walk.findings).not.toEqual([]);
  await walk.close();
});
