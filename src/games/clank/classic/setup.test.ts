import { describe, expect, test } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { boardAt, CARDS, MARKET_ITEMS, TOKENS } from '../catalogue.ts';
import { askAnew } from '../core/decide.ts';
import type { Event } from '../core/event.ts';
import type { State } from '../core/state.ts';
import type { TokenKind } from '../core/token.ts';
import { show } from '../stage/show.ts';
import { clank } from './game.ts';
import { setup } from './setup.ts';

const random = dice(11);
const fresh = (seats: number, options = {}) => setup(seats, tableOptions(clank, options), seedFrom(random));
const many = (seats: number, options = {}) => Array.from({ length: 20 }, () => fresh(seats, options));
const lying = (state: State, kind: TokenKind) => state.spots.filter((no) => TOKENS[no]?.kind === kind);

describe('setup', () => {
  test('the day side is laid out unless the dusk side is asked for [setup-board-side]', () => {
    expect(boardAt(fresh(2).board).id).toBe('day');
    expect(boardAt(fresh(2, { board: 'dusk' }).board).id).toBe('dusk');
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

  test('with four players every artifact lies face up on its value [setup-artifacts]', () => {
    for (const state of [...many(4), ...many(4, { board: 'dusk' })]) {
      expect(lying(state, 'artifact')).toHaveLength(7);
      for (const [spot, { kind, value }] of boardAt(state.board).spots.entries()) {
        if (kind === 'artifact') expect(TOKENS[state.spots[spot]!]!.points).toBe(value);
      }
      expect(
        clank.view(state, null).lying.filter(({ kind, token }) => kind === 'artifact' && token !== null),
      ).toHaveLength(7);
    }
  });

  test.each([
    [3, 6, 'setup-artifacts-three'],
    [2, 5, 'setup-artifacts-two'],
  ])('with %i players %i artifacts chosen by chance are in play [%s]', (seats, artifacts) => {
    const missing = new Set<number>();
    for (const state of many(seats)) {
      expect(lying(state, 'artifact')).toHaveLength(artifacts);
      for (const no of state.tokenBox) missing.add(no);
    }
    expect(missing.size).toBeGreaterThan(4);
  });

  test('a major secret lies face down in each of its places, two stay in the box unseen [setup-major-secrets]', () => {
    for (const state of [...many(2), ...many(2, { board: 'dusk' })]) {
      expect(lying(state, 'major-secret')).toHaveLength(9);
      expect(state.unplaced).toHaveLength(2);
      const view = clank.view(state, 0);
      expect(view.lying.filter(({ kind, token }) => kind === 'major-secret' && token === null)).toHaveLength(9);
    }
    expect(new Set(many(2).map(({ unplaced }) => unplaced.join())).size).toBeGreaterThan(5);
  });

  test('two minor secrets lie face down in each of their places [setup-minor-secrets]', () => {
    for (const state of many(2)) {
      expect(lying(state, 'minor-secret')).toHaveLength(18);
      const view = clank.view(state, 1);
      expect(view.lying.filter(({ kind, token }) => kind === 'minor-secret' && token === null)).toHaveLength(18);
    }
    expect(new Set(many(2).map((state) => lying(state, 'minor-secret').join())).size).toBe(20);
  });

  test('two keys, two backpacks and three crowns are on sale [setup-market]', () => {
    const onSale = MARKET_ITEMS.flatMap((item, no) => (fresh(2).market[no]! > 0 ? [[item, fresh(2).market[no]]] : []));
    expect(onSale).toEqual([
      ['master-key', 2],
      ['backpack', 2],
      ['crown', 3],
    ]);
  });

  test('three idols lie at the shrine [setup-idols]', () => {
    const state = fresh(3);
    const rooms = boardAt(state.board).spots.flatMap(({ room, kind }, spot) =>
      kind === 'monkey-idol' && state.spots[spot]! >= 0 ? [boardAt(state.board).rooms[room]!.id] : [],
    );
    expect(rooms).toEqual(['day-24', 'day-24', 'day-24']);
  });

  test('nobody starts with gold or tokens [setup-bank]', () => {
    for (const { gold, tokens } of fresh(4).players) expect([gold, tokens]).toEqual([0, []]);
  });

  test('a mastery token waits for each player, even if all four leave [setup-mastery]', () => {
    const state = fresh(4);
    const artifacts = TOKENS.flatMap(({ kind }, no) => (kind === 'artifact' ? [no] : []));
    for (const [seat, player] of state.players.entries()) {
      player.room = 1;
      player.tokens = [artifacts[seat]!];
      player.hand = [];
    }
    for (let seat = 0; seat < 4; seat++) {
      state.active = seat;
      state.turn.teleports = 1;
      askAnew(state);
      const asked = clank.explain(state, seat, { take: 'teleport', to: 0 });
      clank.answer(state, 'options' in asked ? asked.options[0]! : -1);
    }
    expect(state.players.map(({ tokens }) => tokens.filter((no) => TOKENS[no]!.kind === 'mastery').length)).toEqual([
      1, 1, 1, 1,
    ]);
  });

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

  test('the reserve has fifteen Mercenaries, fifteen Explore, twelve Secret Tomes and the Goblin [setup-reserve]', () => {
    expect(show(fresh(2))).toMatchObject({ reserve: { mercenary: 15, explore: 15, 'secret-tome': 12 } });
    expect(clank.explain(fresh(2), 0, { take: 'fight-goblin' })).toMatchObject({
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
      expect(deck.filter((no) => CARDS[no]!.dragon)).toHaveLength(26);
    }
  });

  test('everybody starts outside with a hand of five [setup-pawn, setup-hand]', () => {
    for (const { room, hand, deck } of fresh(4).players) expect([room, hand.length, deck.length]).toEqual([0, 5, 5]);
  });

  test('the first seat begins; who sits there is for the table to settle [setup-first-player]', () => {
    expect(clank.decision(fresh(3))).toMatchObject({ seat: 0, ask: 'turn' });
  });

  test('the first four players place 3, 2, 1 and 0 cubes [setup-clank]', () => {
    const quiet = many(4).find(({ row }) => row.every((no) => CARDS[no]!.arrive.length === 0))!;
    expect(quiet.clankArea).toEqual([3, 2, 1, 0]);
  });

  test('arrive effects of the first row happen before the first turn [arrive-at-setup]', () => {
    for (let tries = 0; tries < 200; tries++) {
      const events: Event[] = [];
      const state = setup(2, tableOptions(clank, {}), seedFrom(random), (event) => events.push(event));
      const watching = state.row.filter((no) => ['watcher', 'overlord'].includes(CARDS[no]!.id)).length;
      expect(state.clankArea).toEqual([3 + watching, 2 + watching]);
      if (watching < 2) continue;
      const first = events.findIndex(({ type }) => type === 'turn-started');
      expect(events.slice(0, first).filter(({ type }) => type === 'clank-added')).toHaveLength(2 * watching + 2);
      expect(state.turn.clankMade).toBe(0);
      return;
    }
    throw new Error('no first row with two arriving cards came up');
  });

  test('two to four play [components-players]', () => {
    expect(clank.seats).toEqual({ min: 2, max: 4 });
  });
});
