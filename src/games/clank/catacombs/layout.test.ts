import { describe, expect, test } from 'vitest';
import { unlocked } from '../core/board.ts';
import { DUNGEONS } from './dungeon.ts';
import {
  cellOf,
  edgeBeyond,
  edgeOf,
  MOUTHS,
  type MouthName,
  mouthOf,
  TURNS,
  turnMouth,
  turnPoint,
  unturnMouth,
} from './geometry.ts';
import {
  bareLayout,
  freeCellsBeside,
  type Laid,
  type Layout,
  lay,
  openEdges,
  pointOf,
  tileAt,
  tileOf,
  tileOfRoom,
  turned,
} from './layout.ts';
import { START } from './tile.ts';

const POINTS: Readonly<Record<MouthName, readonly [x: number, y: number]>> = {
  ...{ n1: [1, 0], n2: [2, 0], e1: [3, 1], e2: [3, 2] },
  ...{ s1: [1, 3], s2: [2, 3], w1: [0, 1], w2: [0, 2] },
};
const pointOfMouth = (mouth: number) => POINTS[MOUTHS[mouth]!].map((third) => (third * 100) / 3);
const every = <Result>(look: (mouth: number) => Result) => MOUTHS.map((_, mouth) => look(mouth));

const roomNo = (id: string, face = 0) => DUNGEONS[face]!.rooms.findIndex((room) => room.id === id);
const tileNo = (id: string) => DUNGEONS[0]!.tiles.findIndex((tile) => tile.id === id);
const names = (layout: Layout) =>
  openEdges(layout).map((edge) => `${cellOf(edge).x},${cellOf(edge).y} ${MOUTHS[mouthOf(edge)]}`);

describe('mouths', () => {
  test('a quarter turn takes them round as the design says', () => {
    const after = Object.fromEntries(every((mouth) => [MOUTHS[mouth], MOUTHS[turnMouth(mouth, 1)]]));
    expect(after).toEqual({ n1: 'e1', e1: 's2', s2: 'w2', w2: 'n1', n2: 'e2', e2: 's1', s1: 'w1', w1: 'n2' });
  });

  test('they turn as the points they stand at, and back', () => {
    for (const turn of TURNS) {
      for (const mouth of MOUTHS.keys()) {
        const [x, y] = pointOfMouth(mouth);
        const [turnedX, turnedY] = pointOfMouth(turnMouth(mouth, turn));
        const point = turnPoint(x!, y!, turn);
        expect(point.x).toBeCloseTo(turnedX!);
        expect(point.y).toBeCloseTo(turnedY!);
        expect(unturnMouth(turnMouth(mouth, turn), turn)).toBe(mouth);
      }
    }
  });

  test('each meets its partner of the next cell at the same point, and is met by it', () => {
    const partners = Object.fromEntries(every((mouth) => [MOUTHS[mouth], MOUTHS[mouthOf(edgeBeyond(0, 0, mouth))]]));
    expect(partners).toEqual({ n1: 's1', n2: 's2', e1: 'w1', e2: 'w2', s1: 'n1', s2: 'n2', w1: 'e1', w2: 'e2' });
    for (const mouth of MOUTHS.keys()) {
      const edge = edgeBeyond(4, -7, mouth);
      const { x, y } = cellOf(edge);
      const [hereX, hereY] = pointOfMouth(mouth);
      const [thereX, thereY] = pointOfMouth(mouthOf(edge));
      expect(4 * 100 + hereX!).toBeCloseTo(x * 100 + thereX!);
      expect(-7 * 100 + hereY!).toBeCloseTo(y * 100 + thereY!);
      expect(edgeBeyond(x, y, mouthOf(edge))).toBe(edgeOf(4, -7, mouth));
    }
  });

  test('an edge keeps its cell and its mouth, as far out as tiles can lie', () => {
    for (const x of [-27, -1, 0, 27]) {
      for (const y of [-28, -1, 0, 27]) {
        for (const mouth of MOUTHS.keys()) {
          const edge = edgeOf(x, y, mouth);
          expect([cellOf(edge), mouthOf(edge)]).toEqual([{ x, y }, mouth]);
          expect(edge).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });
});

describe('what lies on the table', () => {
  const bare = bareLayout(0);
  const market: Laid = { tile: tileNo('s2'), x: -1, y: 0, turn: 1 };
  const one = lay(bare, market);

  test('the start tile covers two cells and is open on twelve sides of tunnels', () => {
    expect([tileAt(bare, 0, -1), tileAt(bare, 0, 0), tileAt(bare, 0, 1), tileAt(bare, 1, 0)]).toEqual([
      START,
      START,
      null,
      null,
    ]);
    expect(names(bare)).toEqual([
      ...['0,-2 s1', '0,-2 s2', '1,-1 w1', '1,-1 w2', '-1,-1 e2', '-1,-1 e1'],
      ...['1,0 w1', '1,0 w2', '0,1 n2', '0,1 n1', '-1,0 e2', '-1,0 e1'],
    ]);
  });

  test('a tile beside a long edge of the start tile lines up with one of its halves [tile-beside-start]', () => {
    const beside = freeCellsBeside(bare, START);
    expect(beside.map(({ x, y }) => [x, y])).toEqual([
      [0, -2],
      [1, -1],
      [-1, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]);
    expect(freeCellsBeside(one, START).map(({ x, y }) => [x, y])).toEqual([
      [0, -2],
      [1, -1],
      [-1, -1],
      [1, 0],
      [0, 1],
    ]);
  });

  test('laying a tile covers its cell, and opens what is beyond it', () => {
    expect(tileAt(bare, -1, 0)).toBeNull();
    expect(tileAt(one, -1, 0)).toBe(0);
    expect(freeCellsBeside(one, 0).map(({ x, y }) => [x, y])).toEqual([
      [-1, -1],
      [-1, 1],
      [-2, 0],
    ]);
    expect(names(one)).toHaveLength(12 - 2 + 6);
    expect(names(one)).toContain('-1,-1 s1');
    expect(names(one)).toContain('-1,-1 e1');
    expect(names(one).some((name) => name.startsWith('-1,0 '))).toBe(false);
  });

  test('a room is found by its tile', () => {
    const second = lay(one, { tile: tileNo('d16'), x: -1, y: -1, turn: 3 });
    expect(tileOfRoom(second, roomNo('start-a/m'))).toBe(START);
    expect(tileOfRoom(second, roomNo('s2/b'))).toBe(0);
    expect(tileOfRoom(second, roomNo('d16/a'))).toBe(1);
    expect(tileOfRoom(one, roomNo('d16/a'))).toBeNull();
    expect([START, 0, 1].map((at) => tileOf(second, at).id)).toEqual(['start-a', 's2', 'd16']);
    expect(tileOf(second, 1).haunted).toBe(true);
  });

  test('a room stands where its tile is laid and turned', () => {
    expect(DUNGEONS[0]!.rooms[roomNo('s2/a')]).toMatchObject({ x: 50, y: 34 });
    const at = (turn: 0 | 1 | 2 | 3) => pointOf(turned(one, 0, turn), roomNo('s2/a'));
    expect([at(0), at(1), at(2), at(3)]).toEqual([
      { x: -50, y: 34 },
      { x: -34, y: 50 },
      { x: -50, y: 66 },
      { x: -66, y: 50 },
    ]);
    expect(pointOf(one, roomNo('start-a/k'))).toEqual({ x: 50, y: 78 });
    expect(pointOf(one, roomNo('start-a/m'))).toEqual({ x: 50, y: -70 });
  });

  test('nothing is changed in place', () => {
    const before = structuredClone(one);
    const second = lay(one, { tile: tileNo('s3'), x: -2, y: 0, turn: 0 });
    expect(turned(second, 1, 2).laid).toEqual([market, { tile: tileNo('s3'), x: -2, y: 0, turn: 2 }]);
    expect(second.laid[1]?.turn).toBe(0);
    expect(unlocked(unlocked(second, [40]), [33, 41]).opened).toEqual([40, 33, 41]);
    expect(one).toEqual(before);
    expect(bare).toEqual({ face: 0, laid: [], opened: [] });
  });
});
