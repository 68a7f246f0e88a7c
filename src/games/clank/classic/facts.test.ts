import { describe, expect, test } from 'vitest';
import { BOARDS, CLASSIC_TOKENS, CARDS as FAMILY, TOKENS as FAMILY_TOKENS } from '../catalogue.ts';
import { type Board, OUTSIDE, type RoomNo } from '../core/board.ts';
import type { Kind, Pile } from '../core/card.ts';
import { EDITIONS } from '../core/editions.ts';
import { COUNTDOWN_END, CUBES, DRAGON_CUBES, HEALTH, MARKET_PRICE } from '../core/numbers.ts';
import type { LyingKind, TokenKind } from '../core/token.ts';
import { clank } from './game.ts';

const CARDS = FAMILY.filter(({ set }) => set === 'classic');
const TOKENS = FAMILY_TOKENS.slice(0, CLASSIC_TOKENS);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

describe('the cards of the box', () => {
  const pile = (name: Pile) => CARDS.filter((card) => card.pile === name);
  const copies = (cards: readonly { readonly count: number }[]) => sum(cards.map(({ count }) => count));
  const ofKind = (kind: Kind) => pile('dungeon').filter((card) => card.kind === kind);
  const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);

  test('the dungeon deck holds 100 cards of 63 sorts [components-cards]', () => {
    expect(pile('dungeon')).toHaveLength(63);
    expect(copies(pile('dungeon'))).toBe(100);
  });

  test('36 have no type, 25 are companions, 9 gems, 10 devices, 20 monsters [components-cards]', () => {
    expect(copies(ofKind('plain'))).toBe(36);
    expect(copies(ofKind('companion'))).toBe(25);
    expect(copies(ofKind('gem'))).toBe(9);
    expect(copies(ofKind('device'))).toBe(10);
    expect(copies(ofKind('monster'))).toBe(20);
  });

  test('26 cards carry the dragon symbol, 5 carry danger [components-cards]', () => {
    expect(copies(CARDS.filter(({ dragon }) => dragon))).toBe(26);
    expect(copies(CARDS.filter(({ danger }) => danger))).toBe(5);
    expect(ids(CARDS.filter(({ danger }) => danger))).toEqual(['dragon-shrine', 'kobold']);
  });

  test('three cards are limited to the depths, one to crystal caves [deep-only, crystal-only]', () => {
    expect(ids(CARDS.filter(({ where }) => where === 'depths'))).toEqual(['dragons-eye', 'the-vault', 'cave-troll']);
    expect(ids(CARDS.filter(({ where }) => where === 'crystal-cave'))).toEqual(['crystal-golem']);
  });

  test('each sort of the dungeon deck comes in one copy, but for these [components-cards]', () => {
    const several = pile('dungeon').filter(({ count }) => count > 1);
    expect(Object.fromEntries(several.map(({ id, count }) => [id, count]))).toEqual({
      ...{ 'bracers-of-agility': 2, 'dead-run': 2, 'lucky-coin': 2, 'move-silently': 2, pickaxe: 2, search: 2 },
      ...{ 'silver-spear': 2, 'sleight-of-hand': 2, sneak: 2, swagger: 2, tattle: 2, 'wand-of-recall': 2 },
      ...{ archaeologist: 2, 'cleric-of-the-sun': 2, 'master-burglar': 2, 'treasure-hunter': 2, 'tunnel-guide': 2 },
      ...{ sapphire: 3, emerald: 2, ruby: 2, 'dragon-shrine': 2, ladder: 2, shrine: 3, teleporter: 2 },
      ...{
        'animated-door': 2,
        belcher: 2,
        'crystal-golem': 2,
        kobold: 3,
        ogre: 2,
        'orc-grunt': 3,
        overlord: 2,
        watcher: 3,
      },
    });
  });

  test('the reserve is 15 mercenaries, 15 explores, 12 tomes and the goblin [components-cards, setup-reserve]', () => {
    expect(pile('reserve').map(({ id, count }) => [id, count])).toEqual([
      ['mercenary', 15],
      ['explore', 15],
      ['secret-tome', 12],
      ['goblin', 1],
    ]);
  });

  test('each player starts with ten cards, 40 in the box [components-cards, setup-starting-deck]', () => {
    expect(pile('starter').map(({ id, count }) => [id, count])).toEqual([
      ['burgle', 6],
      ['stumble', 2],
      ['sidestep', 1],
      ['scramble', 1],
    ]);
    expect(copies(pile('starter')) * clank.seats.max).toBe(40);
  });

  test('the box holds 183 cards, no two sorts of one name [components-cards]', () => {
    expect(copies(pile('starter')) * 4 + copies(pile('reserve')) + copies(pile('dungeon'))).toBe(183);
    expect(new Set(ids(CARDS)).size).toBe(4 + 4 + 63);
  });
});

describe('the tokens of the box', () => {
  const counts = (kind: TokenKind) =>
    TOKENS.filter((token) => token.kind === kind).map(({ id, count, points }) => [id, count, points]);

  test('7 artifacts, from 5 to 30 [components-tokens]', () => {
    expect(counts('artifact')).toEqual([5, 7, 10, 15, 20, 25, 30].map((points) => [`artifact-${points}`, 1, points]));
  });

  test('11 major secrets: 3, 2, 2, 2, 2 [components-tokens]', () => {
    expect(counts('major-secret')).toEqual([
      ['chalice', 3, 7],
      ['greater-treasure', 2, 0],
      ['greater-skill-boost', 2, 0],
      ['flash-of-brilliance', 2, 0],
      ['potion-of-greater-healing', 2, 0],
    ]);
  });

  test('18 minor secrets: 3, 3, 3, 3, 2, 2, 2 [components-tokens]', () => {
    expect(counts('minor-secret')).toEqual([
      ['dragon-egg', 3, 3],
      ['treasure', 3, 0],
      ['skill-boost', 3, 0],
      ['potion-of-healing', 3, 0],
      ['potion-of-strength', 2, 0],
      ['potion-of-swiftness', 2, 0],
      ['magic-spring', 2, 0],
    ]);
  });

  test('7 items of the market, 3 idols, 4 mastery tokens [components-tokens]', () => {
    expect(counts('market')).toEqual([
      ['master-key', 2, 5],
      ['backpack', 2, 5],
      ['crown-10', 1, 10],
      ['crown-9', 1, 9],
      ['crown-8', 1, 8],
    ]);
    expect(counts('monkey-idol')).toEqual([['monkey-idol', 3, 5]]);
    expect(counts('mastery')).toEqual([['mastery-token', 4, 20]]);
    expect(MARKET_PRICE).toBe(7);
  });
});

describe('players, cubes and tracks', () => {
  test('two to four play [components-players]', () => {
    expect(clank.seats).toEqual({ min: 2, max: 4 });
  });

  test('30 cubes for each player and 24 for the dragon [components-cubes]', () => {
    expect([CUBES, DRAGON_CUBES]).toEqual([30, 24]);
  });

  test('the rage track draws 2 2 3 3 4 4 5 cubes [attack-draw]', () => {
    expect(EDITIONS[0]!.rageTrack[4]).toEqual([2, 2, 3, 3, 4, 4, 5]);
  });

  test('ten spaces of health, five of countdown [health-meter, countdown-fifth]', () => {
    expect([HEALTH, COUNTDOWN_END]).toEqual([10, 5]);
  });
});

/** Rooms that can be walked to from a room, with a key; or, backwards, those it can be walked to from. */
function reachable(board: Board, start: RoomNo, backwards: boolean): ReadonlySet<RoomNo> {
  const open = (from: RoomNo, to: RoomNo) => board.rooms[from]!.exits.some((exit) => exit.to === to && !exit.against);
  const found = new Set([start]);
  for (const room of found) {
    for (const { to } of board.rooms[room]!.exits) if (backwards ? open(to, room) : open(room, to)) found.add(to);
  }
  return found;
}

describe.each([
  { id: 'day', rooms: 39, tunnels: 60, oneWay: 7, locks: 9, depths: 23, caves: 10, fountains: 3, markets: 4 },
  { id: 'dusk', rooms: 44, tunnels: 63, oneWay: 7, locks: 6, depths: 25, caves: 8, fountains: 1, markets: 5 },
])('the $id side of the board', ({ id, ...facts }) => {
  const board = BOARDS.find((each) => each.id === id)!;
  const exits = board.rooms.flatMap((room, from) => room.exits.map((exit) => ({ ...exit, from })));
  /** Places for a kind of token, counted room by room. */
  const places = (kind: LyingKind) =>
    board.rooms
      .map((room) => room.spots.filter((spot) => board.spots[spot]!.kind === kind).length)
      .filter((count) => count > 0);

  test(`${facts.rooms} spaces and ${facts.tunnels} tunnels [setup-board-side]`, () => {
    expect(board.rooms).toHaveLength(facts.rooms);
    expect(exits).toHaveLength(2 * facts.tunnels);
  });

  test('what its tunnels and rooms show [setup-board-side]', () => {
    expect(exits.filter(({ against }) => against)).toHaveLength(facts.oneWay);
    expect(exits.filter(({ lock }) => lock)).toHaveLength(2 * facts.locks);
    expect(exits.filter(({ wrap }) => wrap)).toHaveLength(2);
    expect(board.rooms.filter(({ zone }) => zone === 'depths')).toHaveLength(facts.depths);
    expect(board.rooms.filter(({ zone }) => zone === 'outside').map(({ id }) => id)).toEqual([`${id}-01`]);
    expect(board.rooms.filter(({ crystalCave }) => crystalCave)).toHaveLength(facts.caves);
    expect(board.rooms.filter(({ fountain }) => fountain)).toHaveLength(facts.fountains);
    expect(board.rooms.filter(({ market }) => market)).toHaveLength(facts.markets);
  });

  test('9 rooms with two minor secrets, 9 with a major one [setup-minor-secrets, setup-major-secrets]', () => {
    expect(places('minor-secret')).toEqual(Array.from({ length: 9 }, () => 2));
    expect(places('major-secret')).toEqual(Array.from({ length: 9 }, () => 1));
  });

  test('7 rooms with an artifact of their own value, one shrine with 3 idols [setup-artifacts, setup-idols]', () => {
    expect(places('artifact')).toEqual(Array.from({ length: 7 }, () => 1));
    const values = board.spots.filter(({ kind }) => kind === 'artifact').map(({ value }) => value);
    expect(values.toSorted((a, b) => a - b)).toEqual([5, 7, 10, 15, 20, 25, 30]);
    expect(places('monkey-idol')).toEqual([3]);
  });

  test('no two tunnels join the same two rooms, and none leads back to its own', () => {
    expect(new Set(exits.map(({ from, to }) => `${from} ${to}`)).size).toBe(2 * facts.tunnels);
    expect(exits.filter(({ from, to }) => from === to)).toEqual([]);
  });

  test('a tunnel costs one or two boots and shows up to three monsters', () => {
    for (const { boots, monsters } of exits) {
      expect([1, 2]).toContain(boots);
      expect([0, 1, 2, 3]).toContain(monsters);
    }
  });

  test('every room can be walked to from outside with a key, and left again', () => {
    expect(reachable(board, OUTSIDE, false).size).toBe(facts.rooms);
    expect(reachable(board, OUTSIDE, true).size).toBe(facts.rooms);
  });
});
