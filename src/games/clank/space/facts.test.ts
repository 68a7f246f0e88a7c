import { describe, expect, test } from 'vitest';
import '../family.ts';
import { CARDS as FAMILY, TOKENS, tokenNo } from '../catalogue.ts';
import { type Board, OUTSIDE, type Room, type RoomNo } from '../core/board.ts';
import type { Pile } from '../core/card.ts';
import { EDITIONS, editionNo } from '../core/editions.ts';
import type { Faction } from '../core/faction.ts';
import type { SpotKind, TokenKind } from '../core/token.ts';
import { FACE_IDS, plateOf } from './faces.ts';
import { inSpace } from './game.ts';
import { SCHEMES } from './schemes.ts';
import { shipAt, shipCalled, shipNo } from './ships.ts';
import { SPACE_TOKENS } from './tokens.ts';

const CARDS = FAMILY.filter(({ set }) => set === 'space');
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const copies = (cards: readonly { readonly count: number }[]) => sum(cards.map(({ count }) => count));
const pile = (name: Pile) => CARDS.filter((card) => card.pile === name);

describe('the cards of the box', () => {
  const adventure = pile('dungeon');
  const of = (faction: Faction | null) => adventure.filter((card) => card.faction === faction);

  test('the adventure deck holds 100 cards of 65 sorts', () => {
    expect(adventure).toHaveLength(65);
    expect(copies(adventure)).toBe(100);
  });

  test('18 outlaws, 26 of the resistance, 11 of science, 45 without a faction', () => {
    expect([copies(of('outlaw')), copies(of('resistance')), copies(of('science')), copies(of(null))]).toEqual([
      18, 26, 11, 45,
    ]);
  });

  test('20 enemies, 25 attack symbols, 5 danger, 6 prisoners', () => {
    expect(copies(adventure.filter(({ kind }) => kind === 'monster'))).toBe(20);
    expect(copies(adventure.filter(({ dragon }) => dragon))).toBe(25);
    expect(copies(adventure.filter(({ danger }) => danger))).toBe(5);
    expect(copies(adventure.filter(({ prisoner }) => prisoner))).toBe(6);
  });

  test('the reserve is 15 FAZR, 15 Boldly Go, 12 Memory Cores and one card with two sides', () => {
    expect(pile('reserve').map(({ id, count }) => [id, count])).toEqual([
      ['fazr', 15],
      ['boldly-go', 15],
      ['memory-core', 12],
      ['gob-l1n', 1],
      ['eradibot', 0],
    ]);
  });

  test('each player starts with ten cards', () => {
    const { starters } = EDITIONS[editionNo('clank-in-space')]!;
    const cards = starters.map((id) => FAMILY.find((card) => card.id === id)!);
    expect(cards.map(({ id, count }) => [id, count])).toEqual([
      ['hack', 6],
      ['stumble', 2],
      ['access', 1],
      ['space-scramble', 1],
    ]);
  });

  test('no card or token of the family bears the id of another', () => {
    const ids = [...FAMILY, ...TOKENS].map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) < i)).toEqual([]);
  });
});

describe('the tokens of the box', () => {
  const counts = (wanted: TokenKind) => SPACE_TOKENS.filter(([kind]) => kind === wanted).map(([, { count }]) => count);

  test('11 major secrets of 6 sorts, 28 minor ones of 7', () => {
    expect(counts('major-secret')).toEqual([2, 2, 2, 2, 1, 2]);
    expect(counts('minor-secret')).toEqual([4, 4, 4, 4, 4, 4, 4]);
  });

  test('8 items of the market, 4 codes, 4 pods and 2 executive ones, artifacts of 5 to 30', () => {
    expect([sum(counts('market')), sum(counts('command-code')), counts('escape-pod')]).toEqual([8, 4, [4, 2]]);
    expect([5, 10, 15, 20, 25, 30].map((points) => TOKENS[tokenNo(`artifact-${points}`)]!.points)).toEqual([
      5, 10, 15, 20, 25, 30,
    ]);
  });
});

test('two to four play; the rage track, its hunters and its blockade', () => {
  const { rageTrack, rageStart, hunters, blockade, goneDraws } = EDITIONS[editionNo('clank-in-space')]!;
  expect(inSpace.seats).toEqual({ min: 2, max: 4 });
  expect(rageTrack[4]).toEqual([2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]);
  expect(rageStart.slice(2)).toEqual([2, 1, 0]);
  expect([hunters[7], hunters[8], hunters[10], sum(hunters), blockade]).toEqual([1, 1, 2, 4, 9]);
  expect(goneDraws?.slice(2)).toEqual([6, 4, 4]);
});

/** All 48 ships: three pieces on either side in any order. */
const BASE_FACES = FACE_IDS.slice(0, 6);
const SHIPS = BASE_FACES.flatMap((a) =>
  BASE_FACES.flatMap((b) =>
    BASE_FACES.flatMap((c) => (new Set([a, b, c].map(plateOf)).size === 3 ? [shipAt(shipNo('ship', [a, b, c]))] : [])),
  ),
);

/** What each face has: rooms, minor and major secrets, data ports, healing rooms and markets. */
const FACES: Readonly<Record<string, readonly number[]>> = {
  hydroponics: [12, 3, 2, 6, 0, 2],
  engineering: [15, 3, 2, 6, 0, 1],
  'doomsday-cannon': [12, 3, 2, 5, 0, 1],
  arena: [14, 3, 1, 6, 1, 1],
  'med-lab': [15, 3, 2, 5, 4, 1],
  promenade: [13, 3, 2, 6, 0, 3],
};

const spotsFor = (ship: Board, kind: SpotKind) => ship.spots.filter((spot) => spot.kind === kind);

test.each(BASE_FACES)('the face %s has what is published of it', (face) => {
  const ship = SHIPS.find(({ modules }) => modules.includes(face))!;
  const rooms = ship.rooms.filter(({ module }) => ship.modules[module] === face);
  const holding = (kind: SpotKind) =>
    rooms.filter(({ spots }) => spots.some((spot) => ship.spots[spot]!.kind === kind));
  expect([
    rooms.length,
    holding('minor-secret').length,
    holding('major-secret').length,
    rooms.filter(({ port }) => port !== null).length,
    rooms.filter(({ fountain }) => fountain).length,
    rooms.filter(({ market }) => market).length,
  ]).toEqual(FACES[face]);
});

/** Rooms that one comes to on foot with key and code, or, backwards, those one comes from. */
function reachable({ rooms }: Board, start: RoomNo, backwards: boolean): ReadonlySet<RoomNo> {
  const open = (from: RoomNo, to: RoomNo) => rooms[from]!.exits.some((exit) => exit.to === to && !exit.against);
  const found = new Set([start]);
  for (const room of found) {
    for (const { to } of rooms[room]!.exits) if (backwards ? open(to, room) : open(room, to)) found.add(to);
  }
  return found;
}

describe('Cyber Station 11', () => {
  const cards = FAMILY.filter(({ set }) => set === 'station');

  test('40 cards, 14 of them cyberware', () => {
    expect(copies(cards)).toBe(40);
    expect(copies(cards.filter(({ installed }) => installed !== null))).toBe(14);
  });

  test('48 layouts with the base modules, each one whole', () => {
    for (const { modules } of SHIPS) {
      const station = shipAt(shipNo('station', modules.slice(3)));
      expect(reachable(station, station.start, false).size).toBe(station.rooms.length - 1);
      expect(reachable(station, station.start, true).size).toBe(station.rooms.length - 1);
      expect(spotsFor(station, 'escape-pod').map(({ value }) => value)).toEqual([0, 0, 0, 0, 10, 10]);
      expect(spotsFor(station, 'minor-secret')).toHaveLength(28);
      expect(station.lift.every(({ blockade }) => !blockade)).toBe(true);
    }
  });

  test('its own rooms are as they were evened out after many games: see docs/balance.md', () => {
    const station = shipAt(shipNo('station', ['engineering', 'promenade', 'arena']));
    const own = station.rooms.filter(({ module }) => module >= 0 && module < station.modules.length - 3);
    const named = (wanted: (room: Room) => boolean) => own.filter(wanted).map(({ id }) => id);
    expect(named(({ port }) => port !== null)).toEqual(['rw-01', 're-02', 'dw-05', 'de-05']);
    expect(named(({ fountain }) => fountain)).toEqual(['hub-01']);
    expect(named(({ crystalCave }) => crystalCave)).toEqual([
      'hub-04',
      'rw-02',
      're-01',
      'dw-01',
      'de-02',
      'br-07',
      'br-09',
      'br-11',
    ]);
  });
});

describe('Apocalypse!', () => {
  test('35 cards; eight schemes of three phases, in three categories', () => {
    expect(copies(FAMILY.filter(({ set }) => set === 'apocalypse'))).toBe(35);
    expect(SCHEMES.map(({ category }) => category).toSorted()).toEqual([1, 1, 1, 2, 2, 2, 3, 3]);
    const spaces = (category: number) =>
      SCHEMES.filter((scheme) => scheme.category === category).map(({ phases }) =>
        sum(phases.map((each) => each.spaces)),
      );
    expect([spaces(1), spaces(2), spaces(3)]).toEqual([
      [15, 16, 17],
      [13, 12, 13],
      [11, 11],
    ]);
  });

  test('480 ships and 480 stations with ten faces, each one whole, all 28 minor secrets in play', () => {
    let built = 0;
    for (const a of FACE_IDS) {
      for (const b of FACE_IDS) {
        for (const c of FACE_IDS) {
          if (new Set([a, b, c].map(plateOf)).size < 3) continue;
          for (const hull of ['ship', 'station']) {
            const board = shipAt(shipNo(hull, [a, b, c]));
            if (built++ % 7 > 0) continue;
            expect(reachable(board, board.start, false).size).toBe(board.rooms.length - 1);
            expect(spotsFor(board, 'minor-secret')).toHaveLength(28);
            expect(spotsFor(board, 'major-secret').length).toBeLessThanOrEqual(11);
          }
        }
      }
    }
    expect(built).toBe(960);
  });

  test('every new face has two rooms with a black cube and a port that gives a card', () => {
    for (const face of FACE_IDS.slice(6)) {
      const others = BASE_FACES.filter((id, i) => BASE_FACES.findIndex((each) => plateOf(each) === plateOf(id)) === i);
      const ship = shipAt(shipNo('ship', [face, others[0]!, others[1]!]));
      const rooms = ship.rooms.filter(({ module }) => ship.modules[module] === face);
      expect(rooms.filter(({ cube }) => cube !== null)).toHaveLength(2);
      expect(rooms.filter(({ port }) => port?.do === 'draw')).toHaveLength(1);
    }
  });
});

describe('every ship', () => {
  test('there are 48 of them, each known by its id', () => {
    expect(SHIPS).toHaveLength(48);
    for (const ship of SHIPS) expect(shipCalled(ship.id)).toBe(ship);
  });

  test('takes all 28 minor secrets and ten or eleven major ones, six artifacts and four pods', () => {
    for (const ship of SHIPS) {
      expect(spotsFor(ship, 'minor-secret')).toHaveLength(28);
      expect([10, 11]).toContain(spotsFor(ship, 'major-secret').length);
      expect(spotsFor(ship, 'artifact').map(({ value }) => value)).toEqual([5, 10, 15, 20, 25, 30]);
      expect(spotsFor(ship, 'escape-pod')).toHaveLength(4);
    }
  });

  test('is one whole: every room but outside is reached from the start, and left again', () => {
    for (const ship of SHIPS) {
      expect(reachable(ship, ship.start, false).size).toBe(ship.rooms.length - 1);
      expect(reachable(ship, ship.start, true).size).toBe(ship.rooms.length - 1);
      expect(ship.rooms[OUTSIDE]!.exits).toEqual([]);
    }
  });

  test('the way to the artifact of 20 is free, as it was evened out after many games: see docs/balance.md', () => {
    for (const ship of SHIPS) {
      const command = ship.rooms.filter(({ guarded }) => guarded);
      const stops = command.filter(({ crystalCave }) => crystalCave).map(({ id }) => id);
      const throne = ship.rooms.findIndex(({ id }) => id === 'cmd-08');
      expect(stops).toEqual(['cmd-05', 'cmd-11']);
      expect(ship.rooms[throne]!.exits.map(({ monsters }) => monsters)).toEqual([0, 0, 0, 0]);
    }
  });

  test('has each module by three doors, and its line of five stops', () => {
    for (const ship of SHIPS) {
      for (const module of [3, 4, 5]) {
        const doors = ship.rooms.flatMap((room) =>
          room.module === module ? room.exits.filter(({ to }) => ship.rooms[to]!.module !== module) : [],
        );
        expect(doors).toHaveLength(3);
      }
      expect(ship.rooms.filter(({ hyperlift }) => hyperlift)).toHaveLength(5);
      expect(ship.lift.map(({ lock, blockade }) => [lock, blockade])).toEqual([
        [false, true],
        [false, false],
        [false, false],
        [true, false],
      ]);
    }
  });
});
