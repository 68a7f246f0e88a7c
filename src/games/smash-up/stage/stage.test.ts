import { describe, expect, it } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { below, chanceFrom } from '../../../engine/random.ts';
import { Fields } from '../../../engine/stage.ts';
import type { Event } from '../core/event.ts';
import { powersAt } from '../core/power.ts';
import type { State } from '../core/state.ts';
import { smashUp } from '../game.ts';
import { intent } from './action.ts';
import { build } from './build.ts';
import { checkEvent, EVENT_TYPES, showEvent } from './events.ts';
import { showOption } from './option.ts';
import { show, showSeat } from './show.ts';

const TABLES = [
  { seats: 2, options: { core: 'on', draft: 'random' } },
  { seats: 3, options: { core: 'on', draft: 'snake', printing: 'revised' } },
  { seats: 4, options: { core: 'on', draft: 'free' } },
  { seats: 2, options: { draft: 'random', printing: 'revised' } },
];
const GAMES = 3;
const MOST_ANSWERS = 2500;

/** Plays games at random and shows every state before it is answered, with the options of the table. */
function everyState(
  visit: (state: State, table: (typeof TABLES)[number]) => void,
  tell?: (event: Event) => void,
): void {
  for (const table of TABLES) {
    for (let game = 1; game <= GAMES; game++) {
      const seed = game.toString(16).padStart(64, '0');
      const chance = chanceFrom(seed);
      const state = smashUp.setup(table.seats, tableOptions(smashUp, table.options), seed, tell);
      for (let i = 0; i < MOST_ANSWERS && state.asked !== null; i++) {
        visit(state, table);
        smashUp.answer(state, below(chance, state.asked.options.length), tell);
      }
    }
  }
}

const given = (value: unknown, seats = 2, options: Readonly<Record<string, string>> = {}): State =>
  build(seats, tableOptions(smashUp, options), new Fields(value, ''));

const texts = (state: State): string[] => state.asked!.options.map((option) => showOption(state, option));

function act(state: State, ...actions: readonly string[]): void {
  for (const action of actions) {
    const found = intent(state, action, 'do');
    const answer = smashUp.explain(state, found.seat, found.intent);
    if (!('options' in answer) || answer.options.length !== 1) throw new Error(`${action}: ${JSON.stringify(answer)}`);
    smashUp.answer(state, answer.options[0]!);
  }
}

describe('the stage of Smash Up', () => {
  it('builds from what it shows, the same table with the same options', () => {
    let seen = 0;
    everyState((state, { seats, options }) => {
      if (state.waiting !== null || state.phase !== 'play' || seen++ % 7 !== 0) return;
      const shown: unknown = JSON.parse(JSON.stringify(show(state)));
      const again = given(shown, seats, options);
      expect(show(again)).toEqual(shown);
      expect(texts(again).toSorted()).toEqual(texts(state).toSorted());
      expect(again.sites.map(({ base }) => powersAt(again, base))).toEqual(
        state.sites.map(({ base }) => powersAt(state, base)),
      );
    });
    expect(seen).toBeGreaterThan(300);
  });

  it('understands every option it shows', () => {
    const takes = new Set<string>();
    everyState((state) => {
      for (const option of state.asked!.options) {
        const text = showOption(state, option);
        takes.add(option.take);
        const found = intent(state, text, text);
        expect(found.seat).toBe(state.asked!.seat);
        const answer = smashUp.explain(state, found.seat, found.intent);
        const meant = 'options' in answer ? answer.options.map((i) => state.asked!.options[i]) : [];
        expect(meant, text).toEqual([option]);
      }
    });
    expect([...takes].toSorted()).toMatchInlineSnapshot(`
      [
        "action",
        "choose",
        "done",
        "end-plays",
        "faction",
        "minion",
        "no",
        "order",
        "pass",
        "pick-action",
        "pick-base",
        "pick-card",
        "pick-faction",
        "pick-minion",
        "pick-player",
        "pick-title",
        "react",
        "special",
        "talent",
        "yes",
      ]
    `);
  });

  it('shows every event in names', () => {
    const types = new Set<string>();
    const fullTable = given({}, 4, { core: 'on' });
    everyState(
      () => undefined,
      (event) => {
        types.add(event.type);
        const shown = showEvent(event);
        checkEvent(fullTable, shown, 'event');
        expect(JSON.stringify(shown)).not.toMatch(/"(copy|card|base|seat)":\d/);
        expect(EVENT_TYPES).toContain(event.type);
      },
    );
    expect(types.size).toBeGreaterThan(30);
    expect([0, 1, 2, 3].map(showSeat)).toEqual(['red', 'yellow', 'green', 'blue']);
  });

  it('fills in what is left out', () => {
    const state = given({ players: [{ hand: ['pirate-king', 'shinobi'] }], bases: ['tortuga'] });
    const shown = show(state) as { players: { factions: string[]; deck: string[] }[]; bases: { base: string }[] };
    expect(shown.players.map(({ factions }) => factions)).toEqual([
      ['pirates', 'ninjas'],
      ['aliens', 'dinosaurs'],
    ]);
    expect(shown.bases.map(({ base }) => base)).toEqual(['tortuga', 'jungle-oasis', 'the-mothership']);
    expect(shown.players[0]!.deck).toHaveLength(38);
    expect(state.players[0]!.hand.map((copy) => state.knownTo[copy])).toEqual([1, 1]);
    expect(state.players.flatMap(({ deck }) => deck).every((copy) => state.knownTo[copy] === 0)).toBe(true);
    const plain = show(given({})) as { bases: { base: string }[]; players: { factions: string[] }[] };
    expect(plain.players.map(({ factions }) => factions)).toEqual([
      ['astroknights', 'changerbots'],
      ['ignobles', 'star-roamers'],
    ]);
    expect(plain.bases.map(({ base }) => base)).toEqual(['no-moon', 'unicrave', 'hive-of-scum-and-villainy']);
  });

  it('lays cards for everybody to see, with hosts, controllers and counters', () => {
    const state = given({
      active: 'yellow',
      players: [
        { factions: ['pirates', 'dinosaurs'], points: 3 },
        { deck: ['shinobi', '...'], discard: ['disguise'] },
      ],
      bases: [
        {
          base: 'tortuga',
          minions: {
            red: [
              'first-mate',
              {
                card: 'king-rex',
                controller: 'yellow',
                counters: 1,
                on: ['upgrade', { card: 'poison', owner: 'yellow' }],
              },
            ],
            yellow: ['tiger-assassin', 'tiger-assassin'],
          },
          actions: { yellow: ['infiltrate'], red: [{ card: 'wildlife-preserve', controller: 'yellow' }] },
        },
      ],
      lasting: [{ power: 2, on: 'tiger-assassin at tortuga #2' }],
      turn: { minions: 0, extras: [{ play: 'minion', powerAtMost: 2, at: 'tortuga' }], used: ['special shinobi'] },
    });
    expect(show(state)).toMatchObject({
      active: 'yellow',
      bases: [
        {
          minions: {
            red: [
              'first-mate',
              {
                card: 'king-rex',
                controller: 'yellow',
                counters: 1,
                on: ['upgrade', { card: 'poison', owner: 'yellow' }],
              },
            ],
            yellow: ['tiger-assassin', { card: 'tiger-assassin', power: 6 }],
          },
          actions: { red: [{ card: 'wildlife-preserve', controller: 'yellow' }], yellow: ['infiltrate'] },
        },
        {},
        {},
      ],
      turn: { minions: 0, extras: [{ play: 'minion', powerAtMost: 2, at: 'tortuga' }], used: ['special shinobi'] },
    });
    const everybody = state.sites[0]!.minions.concat(
      state.attached,
      state.sites[0]!.actions,
      state.players[1]!.discard,
    );
    expect(everybody.map((copy) => state.knownTo[copy])).toEqual(everybody.map(() => 3));
    expect(state.asked!.seat).toBe(1);
  });

  it('plays in words, by whoever is asked unless a colour is said', () => {
    const state = given({
      players: [
        { factions: ['pirates', 'dinosaurs'], hand: ['upgrade', 'saucy-wench', 'howl', 'howl'] },
        { factions: ['ninjas', 'zombies'] },
      ],
      bases: [{ base: 'tortuga', minions: { red: ['first-mate', 'first-mate'], yellow: ['walker', 'walker'] } }],
    });
    expect(() => intent(state, 'play upgrade on first-mate', 'do[0]')).toThrow(
      'do[0]: may mean first-mate at tortuga #1 or first-mate at tortuga #2',
    );
    expect(intent(state, 'yellow: end plays', 'do')).toEqual({ seat: 1, intent: { take: 'end-plays' } });
    act(state, 'play upgrade on red first-mate at tortuga #2', 'play saucy-wench on tortuga');
    expect(texts(state)).toContain('pick walker at tortuga #2');
    act(state, 'pick walker at tortuga #1');
    const answer = intent(state, 'play howl', 'do');
    expect(smashUp.explain(state, 0, answer.intent)).toEqual({ refused: { rule: 'one-action', need: 1, have: 0 } });
  });
});
