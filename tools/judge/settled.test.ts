import { describe, expect, test } from 'vitest';
import { GAME_IDS, kitOf } from '../../src/games/index.ts';
import { judge } from '../../src/judge/scenario.ts';

const failures = (scenario: object) => judge(scenario, kitOf, GAME_IDS).failures;
const BURGLAR = {
  game: 'clank',
  given: { players: [{ hand: ['burgle', 'master-burglar'], discard: ['burgle'] }] },
};
const TRASHED =
  '; after do[0] "play master-burglar" the only answer was taken without asking: "trash burgle from discard" (trash, red)';

describe('a question with a single answer is not asked, and the judge says so', () => {
  test('where the next line is refused', () => {
    expect(failures({ ...BURGLAR, do: ['play master-burglar', 'trash stumble from discard'] })).toEqual([
      expect.stringMatching(/^do\[1\]: trash stumble from discard is refused by [a-z-]+; after do\[0\]/),
    ]);
    expect(failures({ ...BURGLAR, do: ['play master-burglar', 'trash stumble'] })[0]).toContain(TRASHED);
  });

  test('unless it says that answer, once', () => {
    const said = ['play master-burglar', 'red: trash burgle from discard'];
    expect(failures({ ...BURGLAR, do: said })).toEqual([]);
    expect(failures({ ...BURGLAR, do: [...said, 'play burgle'] })).toEqual([]);
    expect(failures({ ...BURGLAR, do: [...said, 'trash burgle from discard'] })).toHaveLength(1);
    expect(failures({ ...BURGLAR, do: ['play master-burglar', 'yellow: trash burgle from discard'] })).toHaveLength(1);
  });

  test('where a question is expected', () => {
    expect(failures({ ...BURGLAR, do: ['play master-burglar'], expect: { asked: { ask: 'trash' } } })).toEqual([
      `expect.asked.ask: expected "trash", found "turn"${TRASHED}`,
    ]);
  });

  test('but not where it has nothing to do with the failure', () => {
    const gold = { state: { players: [{ gold: 7 }, {}] } };
    expect(failures({ ...BURGLAR, do: ['play master-burglar'], expect: gold })).toEqual([
      'expect.state.players[0].gold: expected 7, found 0',
    ]);
    expect(failures({ ...BURGLAR, do: ['play master-burglar', 'play burgle', 'trash burgle'] })[0]).not.toContain(
      'without asking',
    );
  });

  test.each([
    [
      'abduction',
      { yellow: ['king-rex'] },
      'play abduction',
      'pick war-raptor',
      '"pick king-rex at tortuga" (pick, red)',
    ],
    [
      'abduction',
      { red: ['supreme-overlord', 'invader', 'invader', 'scout', 'scout', 'collector', 'collector'] },
      'end plays',
      'pick supreme-overlord',
      '"pick tortuga" (score, red)',
    ],
  ])('in Smash Up: %s, %j', (card, minions, first, second, taken) => {
    const given = { players: [{ hand: [card] }], bases: [{ base: 'tortuga', minions }] };
    const message = `after do[0] ${JSON.stringify(first)} the only answer was taken without asking: ${taken}`;
    expect(failures({ game: 'smash-up', given, do: [first, second] })[0]).toContain(message);
  });

  test('where the next line can no longer be understood', () => {
    const given = {
      players: [{ hand: ['disintegrator'] }, { deck: ['king-rex'] }],
      bases: [{ base: 'tortuga', minions: { yellow: ['war-raptor'] } }],
    };
    const scenario = { game: 'smash-up', given, do: ['play disintegrator', 'play howl on war-raptor at tortuga'] };
    expect(() => judge(scenario, kitOf, GAME_IDS)).toThrow(
      /^do\[1\]: .*; after do\[0\] "play disintegrator" the only answer/,
    );
  });
});
