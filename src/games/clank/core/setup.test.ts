import { describe, expect, test } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { catacombs } from '../catacombs/game.ts';
import { CARDS } from '../catalogue.ts';
import { clank } from '../classic/game.ts';
import { show } from '../stage/show.ts';
import { OUTSIDE } from './board.ts';
import type { Event } from './event.ts';

const FAMILY = [
  { id: clank.id, game: clank, dragons: 26, loud: ['watcher', 'overlord'] },
  { id: catacombs.id, game: catacombs, dragons: 25, loud: ['archoverlord', 'skeleton-priest'] },
];

/** What both booklets say in the same words. */
describe.each(FAMILY)('setup of $id', ({ game, dragons, loud }) => {
  const random = dice(11);
  const fresh = (seats: number, emit?: (event: Event) => void) =>
    game.setup(seats, tableOptions(game, {}), seedFrom(random), emit);
  const many = (seats: number) => Array.from({ length: 20 }, () => fresh(seats));

  test.each([
    [4, 1, 'setup-rage-four'],
    [3, 2, 'setup-rage-three'],
    [2, 3, 'setup-rage-two'],
  ])('with %i players the dragon starts on space %i of its track [%s]', (seats, space) => {
    expect(show(fresh(seats))).toMatchObject({ rage: space });
  });

  test('the bag holds the twenty-four black cubes [setup-dragon-bag]', () => {
    expect(show(fresh(2))).toMatchObject({ bag: { red: 0, yellow: 0, black: 24 } });
  });

  test('nobody starts with gold or tokens [setup-bank]', () => {
    for (const { gold, tokens } of fresh(4).players) expect([gold, tokens]).toEqual([0, []]);
  });

  test('each player has thirty cubes, less those placed in the clank area [setup-cubes]', () => {
    for (const state of many(4)) {
      for (const [seat, { cubes }] of state.players.entries()) expect(cubes + state.clankArea[seat]!).toBe(30);
    }
  });

  test('each player starts with six Burgle, two Stumble, a Sidestep and a Scramble [setup-starting-deck]', () => {
    const { deck, hand } = fresh(2).players[1]!;
    const names = [...deck, ...hand].map((no) => CARDS[no]!.id).toSorted();
    expect(names).toEqual([...Array(6).fill('burgle'), 'scramble', 'sidestep', 'stumble', 'stumble']);
  });

  test('everybody starts outside with a hand of five [setup-pawn, setup-hand]', () => {
    for (const { room, hand, deck } of fresh(4).players) {
      expect([room, hand.length, deck.length]).toEqual([OUTSIDE, 5, 5]);
    }
  });

  test('the first seat begins; who sits there is for the table to settle [setup-first-player]', () => {
    expect(game.decision(fresh(3))).toMatchObject({ seat: 0, ask: 'turn' });
  });

  test('the first four players place 3, 2, 1 and 0 cubes [setup-clank]', () => {
    const quiet = many(4).find(({ row }) => row.every((no) => CARDS[no]!.arrive.length === 0))!;
    expect(quiet.clankArea).toEqual([3, 2, 1, 0]);
  });

  test('the reserve has fifteen Mercenaries, fifteen Explore, twelve Secret Tomes and the Goblin [setup-reserve]', () => {
    expect(show(fresh(2))).toMatchObject({ reserve: { mercenary: 15, explore: 15, 'secret-tome': 12 } });
    expect(game.explain(fresh(2), 0, { take: 'fight-goblin' })).toMatchObject({
      refused: { rule: 'fight-swords', need: 2 },
    });
  });

  test('six cards lie in the row and the other ninety-four in the deck, in a new order each time [setup-dungeon-row]', () => {
    const states = many(2);
    for (const { row, deck } of states) expect([row.length, deck.length]).toEqual([6, 94]);
    expect(new Set(states.map(({ deck }) => deck.join())).size).toBe(20);
  });

  test('no card of the first row shows the dragon; those passed over are back in the deck [setup-row-no-attack]', () => {
    for (const { row, deck } of many(2)) {
      expect(row.some((no) => CARDS[no]!.dragon)).toBe(false);
      expect(deck.filter((no) => CARDS[no]!.dragon)).toHaveLength(dragons);
    }
  });

  test('arrive effects of the first row happen before the first turn [arrive-at-setup]', () => {
    for (let tries = 0; tries < 300; tries++) {
      const events: Event[] = [];
      const state = fresh(2, (event) => events.push(event));
      const arrived = state.row.filter((no) => loud.includes(CARDS[no]!.id)).length;
      expect(state.clankArea).toEqual([3 + arrived, 2 + arrived]);
      if (arrived < 2) continue;
      const first = events.findIndex(({ type }) => type === 'turn-started');
      expect(events.slice(0, first).filter(({ type }) => type === 'clank-added')).toHaveLength(2 * arrived + 2);
      expect(state.turn.clankMade).toBe(0);
      return;
    }
    throw new Error('no first row with two arriving cards came up');
  });
});
