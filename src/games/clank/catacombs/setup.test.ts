import { describe, expect, test } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { BOARDS, CARDS, TOKENS } from '../catalogue.ts';
import { OUTSIDE } from '../core/board.ts';
import { askAnew } from '../core/decide.ts';
import { show } from '../stage/show.ts';
import { SURFACE_TILES, TILES } from './dungeon.ts';
import { catacombs } from './game.ts';
import { setup } from './setup.ts';

const random = dice(11);
const fresh = (seats: number, options = {}) => setup(seats, tableOptions(catacombs, options), seedFrom(random));
const many = (seats: number, options = {}) => Array.from({ length: 20 }, () => fresh(seats, options));

describe('setup of the catacombs', () => {
  test('each player has three lockpicks [setup-lockpicks]', () => {
    for (const { lockpicks } of fresh(4).players) expect(lockpicks).toBe(3);
  });

  test('four of the six surface tiles lie on top, two are put back unseen [setup-surface-tiles]', () => {
    const unused = new Set<number>();
    for (const { tileStack, tilesUnseen } of many(2)) {
      expect(tileStack.slice(-4).every((tile) => tile < SURFACE_TILES)).toBe(true);
      expect(tilesUnseen).toHaveLength(2);
      expect(new Set([...tileStack.slice(-4), ...tilesUnseen]).size).toBe(SURFACE_TILES);
      for (const tile of tilesUnseen) unused.add(tile);
    }
    expect(unused.size).toBe(SURFACE_TILES);
  });

  test('below them lie the twenty-two of the depths, in a new order each time [setup-tile-stack]', () => {
    const stacks = many(2).map(({ tileStack }) => tileStack.slice(0, -4));
    for (const stack of stacks) expect(stack.toSorted((a, b) => a - b)).toEqual([...TILES.keys()].slice(SURFACE_TILES));
    expect(new Set(stacks.map((stack) => stack.join())).size).toBe(20);
  });

  test('nobody sees the order of the stack, only how many of each kind are left [setup-tile-stack]', () => {
    const state = fresh(2);
    expect(catacombs.view(state, 0)).toMatchObject({ tilesLeft: 26, surfaceLeft: 4, pending: null });
    expect(Object.values(catacombs.view(state, 0))).not.toContainEqual(state.tileStack);
  });

  test('five ghosts wait beside the board, none in the clank area or the bag [setup-ghosts]', () => {
    expect(fresh(3).ghosts).toEqual([5, 0, 0, 0]);
  });

  test('the artifacts are stacked from five to twenty points [setup-artifact-stack]', () => {
    const points = (seats: number) =>
      fresh(seats)
        .artifactStack.toReversed()
        .map((no) => TOKENS[no]!.points);
    for (const seats of [2, 3, 4]) expect(points(seats)).toEqual([5, 7, 10, 12, 15, 17, 20]);
  });

  test('secrets and prisoners are drawn from pools [setup-pools]', () => {
    expect(fresh(4).pools.map((pool) => pool.length)).toEqual([11, 20, 20]);
  });

  test('two backpacks, two amulets, three kits and three crowns are on sale [setup-market]', () => {
    const market = { 'master-key': 0, backpack: 2, crown: 3, 'blood-amulet': 2, 'burglars-kit': 3 };
    expect(show(fresh(4))).toMatchObject({ market: { ...market, 'invisibility-cloak': 0 } });
  });

  test('either face of the start tile is laid, alone [setup-start-tile]', () => {
    for (const [start, face] of [
      ['a', 0],
      ['b', 1],
    ] as const) {
      const state = fresh(2, { start });
      expect(state.layout).toEqual({ face, laid: [], opened: [] });
      expect(BOARDS[state.board]!.id).toBe(`catacombs-${start}`);
    }
  });

  test.each(['a', 'b'])('three idols lie in the shrine of face %s and nowhere else [setup-idols]', (start) => {
    const state = fresh(3, { start });
    const { spots, rooms } = BOARDS[state.board]!;
    const lying = spots.flatMap(({ room }, spot) => (state.spots[spot]! >= 0 ? [rooms[room]!.id] : []));
    expect(lying).toEqual(Array(3).fill(start === 'a' ? 'start-a/m' : 'start-b/d'));
  });

  test.each([
    ['catacombs', 100],
    ['with-base', 200],
    ['with-party', 135],
    ['with-both', 235],
  ])('the deck %s has %i cards [setup-deck-option]', (deck, cards) => {
    const state = fresh(2, { deck });
    expect(state.deck.length + state.row.length).toBe(cards);
    expect(fresh(5, { deck }).deck.length).toBe(deck.includes('base') || deck.includes('both') ? 229 : 129);
  });

  test('a mastery token waits for each player, even if all six leave [setup-mastery, party-seats]', () => {
    const state = many(6).find((each) => catacombs.decision(each)?.ask === 'turn')!;
    const artifacts = TOKENS.flatMap(({ kind }, no) => (kind === 'artifact' ? [no] : []));
    for (const [seat, player] of state.players.entries()) {
      player.room = 1;
      player.tokens = [artifacts[seat]!];
      player.hand = [];
    }
    for (let seat = 0; seat < 6; seat++) {
      state.active = seat;
      state.actor = seat;
      state.turn.teleports = 1;
      askAnew(state);
      const asked = catacombs.explain(state, seat, { take: 'teleport', to: OUTSIDE });
      catacombs.answer(state, 'options' in asked ? asked.options[0]! : -1);
    }
    expect(state.players.map(({ tokens }) => tokens.filter((no) => TOKENS[no]!.kind === 'mastery').length)).toEqual(
      Array(6).fill(1),
    );
  });
});

describe('setup for five and six', () => {
  test('the fifth and sixth seat place no clank and begin with gold [party-seats]', () => {
    const quiet = many(6).find(({ row }) => row.every((no) => CARDS[no]!.arrive.length === 0))!;
    expect(quiet.clankArea).toEqual([3, 2, 1, 0, 0, 0]);
    expect(fresh(6).players.map(({ lockpicks, cubes }) => [lockpicks, cubes > 20])).toEqual(Array(6).fill([3, true]));
    expect(quiet.players.map(({ gold }) => gold)).toEqual([0, 0, 0, 0, 1, 2]);
  });

  test('the dragon starts on the first space of the side board [party-rage]', () => {
    for (const seats of [5, 6]) expect(show(fresh(seats))).toMatchObject({ rage: 1 });
  });

  test('the cards of the Adventuring Party are in the deck, and four more of each reserve card [party-cards]', () => {
    const state = fresh(5);
    const party = CARDS.flatMap(({ set, count }, no) => (set === 'party' ? Array(count).fill(no) : []));
    expect(party).toHaveLength(35);
    expect([...state.deck, ...state.row].filter((no) => CARDS[no]!.set === 'party').toSorted()).toEqual(
      party.toSorted(),
    );
    expect(show(state)).toMatchObject({ reserve: { mercenary: 19, explore: 19, 'secret-tome': 16 } });
  });

  test('silver artifacts lie above the golden ones of the same value, thirty stays out [party-artifacts]', () => {
    const stack = fresh(6)
      .artifactStack.toReversed()
      .map((no) => `${TOKENS[no]!.points}${TOKENS[no]!.silver ? ' silver' : ''}`);
    const low = ['5', '7', '10 silver', '10', '12', '15 silver', '15', '17'];
    expect(stack).toEqual([...low, '20 silver', '20', '25 silver']);
  });

  test('the market has cloaks, a backpack and a crown more, but no key [party-market]', () => {
    const market = { 'master-key': 0, backpack: 3, crown: 4, 'blood-amulet': 2, 'burglars-kit': 3 };
    expect(show(fresh(5))).toMatchObject({ market: { ...market, 'invisibility-cloak': 3 } });
  });

  test('eighteen more minor secrets are in their pool [party-minor-secrets]', () => {
    expect(fresh(5).pools.map((pool) => pool.length)).toEqual([11, 38, 20]);
  });
});
