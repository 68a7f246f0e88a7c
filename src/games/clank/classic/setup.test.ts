import { describe, expect, test } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { boardAt, MARKET_ITEMS, TOKENS } from '../catalogue.ts';
import { askAnew } from '../core/decide.ts';
import type { State } from '../core/state.ts';
import type { TokenKind } from '../core/token.ts';
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

  test('two to four play [components-players]', () => {
    expect(clank.seats).toEqual({ min: 2, max: 4 });
  });
});
