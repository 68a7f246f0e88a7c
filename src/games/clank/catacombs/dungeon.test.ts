import { describe, expect, test } from 'vitest';
import { OUTSIDE, type RoomNo } from '../core/board.ts';
import { DUNGEONS, type End, type Tile } from './dungeon.ts';
import { MOUTHS, mouthOf, TURNS } from './geometry.ts';
import { bareLayout } from './layout.ts';
import type { DungeonRoom } from './room.ts';
import { type Way, waysFrom, waysInto } from './ways.ts';

const [gate, drowned] = [DUNGEONS[0]!, DUNGEONS[1]!];
const surface = gate.tiles.filter(({ zone }) => zone === 'surface');
const depths = gate.tiles.filter(({ zone }) => zone === 'depths');
const everyTile = [gate.start, ...gate.tiles, drowned.start];

const dungeonOf = (tile: Tile) => (tile === drowned.start ? drowned : gate);
const roomsOf = (tiles: readonly Tile[]) =>
  tiles.flatMap((tile) => tile.rooms.map((room) => dungeonOf(tile).rooms[room]!));
const piecesOf = (tiles: readonly Tile[]) =>
  tiles.flatMap((tile) => tile.pieces.map((piece) => dungeonOf(tile).pieces[piece]!));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const isPlain = ({ boots, monsters, locks, against }: Way) =>
  boots === 1 && monsters === 0 && locks.length === 0 && !against;
const isMouth = ({ kind }: End) => kind === 'mouth';

function rewards(rooms: readonly DungeonRoom[]) {
  return {
    secrets: rooms.filter(({ secret }) => secret).length,
    gold: rooms.flatMap(({ gold }) => (gold > 0 ? [gold] : [])).sort(),
    heal: rooms.filter(({ fountain }) => fountain).length,
    idols: rooms.filter(({ shrine }) => shrine).length,
  };
}

function features(tiles: readonly Tile[]) {
  const rooms = roomsOf(tiles);
  const locked = (kind: string) => rooms.filter((room) => room.locked === kind).length;
  return {
    haunted: tiles.filter(({ haunted }) => haunted).length,
    rooms: rooms.length,
    artifacts: [0, 1, 2].map((pluses) => rooms.filter(({ artifact }) => artifact === pluses).length),
    markets: rooms.filter(({ market }) => market).length,
    wayshrines: rooms.filter(({ wayshrine }) => wayshrine).length,
    locked: { chest: locked('chest'), library: locked('library'), prison: locked('prison') },
    ...rewards(rooms),
    caves: rooms.filter(({ crystalCave }) => crystalCave).length,
    portals: sum(tiles.map(({ fromPortal }) => fromPortal.length)),
  };
}

function icons(tiles: readonly Tile[]) {
  const pieces = piecesOf(tiles);
  return {
    pieces: pieces.length,
    crossing: pieces.filter(({ from, to }) => isMouth(from) && isMouth(to)).length,
    footprints: sum(pieces.map(({ footprints }) => footprints)),
    monsters: sum(pieces.map(({ monsters }) => monsters)),
    locks: pieces.filter(({ lock }) => lock).length,
    arrows: pieces.filter(({ oneWay }) => oneWay).length,
  };
}

describe('the tiles of the box', () => {
  test('six of the surface, twenty-two of the depths, by these ids [components-tiles]', () => {
    expect(surface.map(({ id }) => id)).toEqual(['s1', 's2', 's3', 's4', 's5', 's6']);
    expect(depths.map(({ id }) => id)).toEqual(depths.map((_, i) => `d${String(i + 1).padStart(2, '0')}`));
    expect(depths).toHaveLength(22);
    expect(gate.tiles).toEqual([...surface, ...depths]);
  });

  test('what is found on the surface', () => {
    expect(features(surface)).toEqual({
      ...{ haunted: 0, rooms: 17, artifacts: [0, 0, 0], markets: 1, wayshrines: 2 },
      ...{
        locked: { chest: 1, library: 1, prison: 1 },
        secrets: 3,
        gold: [1, 1],
        heal: 1,
        idols: 0,
        caves: 3,
        portals: 1,
      },
    });
    expect(icons(surface)).toEqual({ pieces: 62, crossing: 1, footprints: 4, monsters: 7, locks: 1, arrows: 1 });
  });

  test('what is found in the depths', () => {
    expect(features(depths)).toEqual({
      ...{ haunted: 4, rooms: 66, artifacts: [6, 3, 2], markets: 6, wayshrines: 8 },
      ...{ locked: { chest: 7, library: 5, prison: 6 }, secrets: 9, gold: [1, 1, 2, 2, 3, 3], heal: 4, idols: 0 },
      ...{ caves: 11, portals: 7 },
    });
    expect(icons(depths)).toEqual({ pieces: 223, crossing: 9, footprints: 30, monsters: 60, locks: 15, arrows: 16 });
  });

  test.each([
    ['start-a', gate, 7, 23, 0],
    ['start-b', drowned, 6, 20, 1],
  ])('what is found on %s', (id, { start, rooms }, roomCount, pieces, arrows) => {
    expect(start.id).toBe(id);
    expect(features([start])).toEqual({
      ...{ haunted: 0, rooms: roomCount, artifacts: [0, 0, 0], markets: 0, wayshrines: 1 },
      ...{
        locked: { chest: 0, library: 0, prison: 0 },
        secrets: 0,
        gold: [1],
        heal: 0,
        idols: 1,
        caves: 1,
        portals: 1,
      },
    });
    expect(icons([start])).toEqual({ pieces, crossing: 0, footprints: 1, monsters: 5, locks: 0, arrows });
    expect(rooms[OUTSIDE]).toMatchObject({
      id: `${id}/k`,
      zone: 'surface',
      locked: null,
      gold: 0,
      secret: false,
      artifact: null,
    });
    for (const room of roomsOf([start])) expect(room.zone).toBe(room.y < 100 ? 'depths' : 'surface');
  });

  test('rooms have the numbers of the list, whatever the face, after those of the start tile', () => {
    expect(gate.rooms[7]?.id).toBe('s1/a');
    expect(gate.rooms.slice(7)).toEqual(drowned.rooms.slice(6));
    expect(gate.rooms.at(-1)?.id).toBe('d22/b');
    for (const { tiles, rooms } of DUNGEONS) {
      for (const [no, tile] of tiles.entries()) for (const room of tile.rooms) expect(rooms[room]?.tile).toBe(no);
    }
  });

  test('a room that has two features shows both', () => {
    const find = (id: string) => gate.rooms.find((room) => room.id === id);
    expect(find('s5/b')).toMatchObject({ crystalCave: true, secret: true });
    expect(find('d03/a')).toMatchObject({ market: true, secret: true });
    expect(find('d04/b')).toMatchObject({ crystalCave: true, artifact: 0 });
    expect(find('s5/c')).toMatchObject({ fountain: true, artifact: null });
  });
});

describe('how the tiles are made', () => {
  test('every mouth is the end of one tunnel: eight on a tile, twelve on the start tile', () => {
    for (const tile of everyTile) {
      const ends = piecesOf([tile]).flatMap(({ from, to }) => [from, to].filter(isMouth));
      const names = ends.map((end) => (end.kind === 'mouth' ? `${end.half}${MOUTHS[end.mouth]}` : ''));
      expect([tile.id, new Set(names).size, names.length]).toEqual([
        tile.id,
        names.length,
        tile.zone === 'both' ? 12 : 8,
      ]);
    }
    const between = [...gate.start.fromMouth.entries()].flatMap(([i, step]) => (step === undefined ? [i] : []));
    expect(between.map((i) => `${Math.floor(i / 8)}${MOUTHS[i % 8]}`)).toEqual(['0s2', '0s1', '1n1', '1n2']);
  });

  test('no portal’s tunnel shows footprints, and at least two tunnels without a lock lead out of each room', () => {
    for (const tile of everyTile) {
      const { pieces, fromRoom } = dungeonOf(tile);
      for (const { piece } of tile.fromPortal) expect(pieces[piece]?.footprints).toBe(0);
      for (const room of tile.rooms) {
        const out = fromRoom[room]!.filter((step) => step.end.kind !== 'portal' && !step.against);
        expect(out.filter(({ piece }) => !pieces[piece]?.lock).length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  test('each room can be come to from a mouth of its tile, along the arrows and past no lock', () => {
    for (const tile of gate.tiles) {
      const ways = piecesOf([tile]).filter(({ lock }) => !lock);
      const known = new Set<RoomNo>();
      const leads = (end: End) => isMouth(end) || (end.kind === 'room' && known.has(end.room));
      for (const _ of tile.rooms) {
        for (const { from, to, oneWay } of ways) {
          if (to.kind === 'room' && leads(from)) known.add(to.room);
          if (from.kind === 'room' && leads(to) && !oneWay) known.add(from.room);
        }
      }
      expect([tile.id, known.size]).toEqual([tile.id, tile.rooms.length]);
    }
  });

  test('whichever mouth one comes in by, two of the four turns lead to a room of the tile past no icon', () => {
    const bare = bareLayout(0);
    const hall = gate.rooms.findIndex(({ id }) => id === 'start-a/c');
    const plain = waysFrom(bare, hall).filter((way) => way.edge >= 0 && isPlain(way));
    expect(plain.map(({ edge }) => MOUTHS[mouthOf(edge)])).toEqual(['e1', 'w1']);
    for (const start of plain) {
      for (const [no, { id, rooms }] of gate.tiles.entries()) {
        const easy = TURNS.filter((turn) =>
          waysInto(bare, start, no, turn).some((way) => rooms.includes(way.to) && isPlain(way)),
        );
        expect([id, easy.length]).toEqual([id, Math.max(2, easy.length)]);
      }
    }
  });
});
