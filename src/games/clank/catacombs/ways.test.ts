import { describe, expect, test } from 'vitest';
import { unlocked } from '../core/board.ts';
import { DUNGEONS } from './dungeon.ts';
import { cellOf, MOUTHS, mouthOf, type Turn } from './geometry.ts';
import { bareLayout, type Layout, lay, turned } from './layout.ts';
import { type Way, waysFrom, waysInto } from './ways.ts';

const tileNo = (id: string) => DUNGEONS[0]!.tiles.findIndex((tile) => tile.id === id);
const roomNo = (id: string, face = 0) => DUNGEONS[face]!.rooms.findIndex((room) => room.id === id);
const laid = (id: string, x: number, y: number, turn: Turn = 0) => ({ tile: tileNo(id), x, y, turn });
const table = (...tiles: readonly ReturnType<typeof laid>[]): Layout => tiles.reduce(lay, bareLayout(0));

/** The end of a way, then what it shows: 2b boots, 1m monsters, locks, arrows against, through a portal. */
function told(way: Way, face = 0): string {
  const { x, y } = cellOf(way.edge);
  const end = way.to >= 0 ? DUNGEONS[face]!.rooms[way.to]!.id : `${x},${y} ${MOUTHS[mouthOf(way.edge)]}`;
  const locks = way.locks.map(() => 'lock');
  const marks = [...locks, ...(way.against ? ['against'] : []), ...(way.portal ? ['portal'] : [])];
  return [`${end}:`, `${way.boots}b`, `${way.monsters}m`, ...marks].join(' ');
}
const from = (layout: Layout, id: string) =>
  waysFrom(layout, roomNo(id, layout.face)).map((way) => told(way, layout.face));
const between = (layout: Layout, a: string, b: string) => from(layout, a).filter((way) => way.startsWith(`${b}:`));

function edgeWay(layout: Layout, id: string, end: string): Way {
  return waysFrom(layout, roomNo(id)).find((way) => told(way).startsWith(`${end}:`))!;
}
const into = (layout: Layout, start: Way, tile: string, turn: Turn) =>
  waysInto(layout, start, tileNo(tile), turn).map((way) => told(way));

describe('on the start tile alone', () => {
  test('tunnels lead to its rooms and to the edges of its halves', () => {
    expect(from(bareLayout(0), 'start-a/k')).toEqual(['start-a/a: 1b 0m', 'start-a/b: 1b 0m', 'start-a/c: 1b 0m']);
    expect(from(bareLayout(1), 'start-b/k')).toEqual([
      '0,1 n1: 1b 0m',
      '0,1 n2: 1b 0m',
      'start-b/a: 1b 0m',
      'start-b/b: 1b 0m',
    ]);
    expect(from(bareLayout(0), 'start-a/d')).toEqual([
      ...['-1,-1 e1: 1b 0m', '-1,-1 e2: 1b 0m'],
      ...['start-a/c: 1b 0m', 'start-a/e: 2b 0m', 'start-a/m: 1b 1m'],
    ]);
  });

  test('its portal leads nowhere while it is the only one', () => {
    expect(from(bareLayout(0), 'start-a/e').filter((way) => way.includes('portal'))).toEqual([]);
  });

  test('an arrow is listed from its far end as a way against it', () => {
    expect(between(bareLayout(1), 'start-b/d', 'start-b/e')).toEqual(['start-b/e: 1b 0m']);
    expect(between(bareLayout(1), 'start-b/e', 'start-b/d')).toEqual(['start-b/d: 1b 0m against']);
  });
});

describe('from tile to tile', () => {
  test('the halves of a tunnel are one, and their icons add up [tunnel-over-tiles]', () => {
    const layout = table(laid('d01', 1, 0), laid('d02', 1, 1, 1));
    expect(between(layout, 'd01/b', 'd02/d')).toEqual(['d02/d: 3b 0m']);
    expect(between(layout, 'd02/d', 'd01/b')).toEqual(['d01/b: 3b 0m']);
  });

  test('two locks in one tunnel want two lockpicks, and stay open for good [lock-needs-lockpick]', () => {
    const layout = table(laid('d01', 1, 0, 2), laid('d04', 1, 1));
    expect(between(layout, 'd01/a', 'd04/b')).toEqual(['d04/b: 1b 0m lock lock']);
    const { locks } = waysFrom(layout, roomNo('d01/a')).find(({ to }) => to === roomNo('d04/b'))!;
    const half = unlocked(layout, locks.slice(0, 1));
    expect(between(half, 'd04/b', 'd01/a')).toEqual(['d01/a: 1b 0m lock']);
    const open = unlocked(half, locks.slice(1));
    expect(between(open, 'd04/b', 'd01/a')).toEqual(['d01/a: 1b 0m']);
    expect(between(turned(turned(open, 0, 0), 0, 2), 'd01/a', 'd04/b')).toEqual(['d04/b: 1b 0m']);
    expect(between(layout, 'd04/b', 'd01/a')).toEqual(['d01/a: 1b 0m lock lock']);
  });

  test('arrows head-on close a tunnel from both sides [arrows-may-face]', () => {
    const layout = table(laid('d02', 1, 0), laid('d04', 1, 1, 2));
    expect(between(layout, 'd02/c', 'd04/c')).toEqual(['d04/c: 1b 0m against']);
    expect(between(layout, 'd04/c', 'd02/c')).toEqual(['d02/c: 1b 0m against']);
  });

  test('a turned tile leads elsewhere', () => {
    const layout = table(laid('s2', -1, 0));
    expect(from(layout, 'start-a/c')[0]).toBe('s2/a: 2b 0m');
    expect(from(turned(layout, 0, 1), 'start-a/c')[0]).toBe('s2/a: 1b 0m');
    expect(from(turned(layout, 0, 2), 'start-a/c')[0]).toBe('s2/b: 1b 0m');
    expect(from(layout, 'start-a/c')[0]).toBe('s2/a: 2b 0m');
  });
});

describe('beyond an edge', () => {
  const bare = bareLayout(0);
  const west = edgeWay(bare, 'start-a/c', '-1,0 e1');

  test('the tunnel walked goes on in the new tile, as it is turned', () => {
    const turns = ([0, 1, 2, 3] as const).map((turn) => into(bare, west, 'd01', turn));
    expect(turns).toEqual([['d01/c: 1b 0m'], ['d01/a: 1b 0m lock'], ['d01/b: 1b 0m'], ['d01/c: 2b 0m']]);
  });

  test('what was walked before counts', () => {
    const north = edgeWay(bare, 'start-a/m', '0,-2 s1');
    expect(into(bare, north, 's2', 0)).toEqual(['s2/b: 1b 2m']);
    expect(waysInto(bare, north, tileNo('s2'), 0)[0]?.path).toHaveLength(2);
    expect(waysInto(bare, north, tileNo('s2'), 0)[0]?.from).toBe(roomNo('start-a/m'));
  });

  test('an arrow that points at the one who comes is against', () => {
    const south = edgeWay(bare, 'start-a/a', '0,1 n1');
    expect(into(bare, south, 'd02', 2)).toEqual(['d02/c: 1b 0m against']);
  });

  test('a tunnel that crosses the tile comes to a further edge, and a second tile ends it', () => {
    expect(into(bare, west, 's4', 0)).toEqual(['-1,-1 s2: 1b 0m']);
    const crossing = waysInto(bare, west, tileNo('s4'), 0)[0]!;
    const layout = lay(bare, laid('s4', -1, 0));
    expect(into(layout, crossing, 's1', 0)).toEqual(['s1/c: 1b 0m']);
    expect(into(layout, crossing, 'd01', 0)).toEqual(['d01/c: 2b 0m']);
    expect(from(lay(layout, laid('s1', -1, -1)), 'start-a/c')).toContain('s1/c: 1b 0m');
  });

  test('or runs on into a tile that lies there already', () => {
    const layout = lay(bare, laid('s1', -1, -1));
    expect(into(layout, edgeWay(layout, 'start-a/c', '-1,0 e1'), 's4', 0)).toEqual(['s1/c: 1b 0m']);
  });
});

describe('through portals', () => {
  test('any other portal of the dungeon is a way out, for one boot and the icons of both tunnels', () => {
    const layout = table(laid('d06', 1, 0), laid('d03', 1, 1), laid('d15', 1, 2));
    expect(from(layout, 'start-a/e').filter((way) => way.includes('portal'))).toEqual([
      ...['d06/a: 1b 1m portal', 'd03/a: 1b 2m portal', 'd15/b: 1b 1m lock portal'],
    ]);
    expect(between(layout, 'd15/b', 'd03/a')).toEqual(['d03/a: 1b 1m lock portal']);
  });

  test('arrows hold there too', () => {
    const layout = table(laid('d12', 1, 0), laid('d20', -1, 0));
    expect(between(layout, 'd12/c', 'd20/a')).toEqual(['d20/a: 1b 0m against portal']);
    expect(between(layout, 'd20/a', 'd12/c')).toEqual(['d12/c: 1b 0m portal']);
  });

  test('a portal may stand at the end of a tunnel that comes from another tile', () => {
    const layout = table(laid('d17', 1, 0));
    expect(between(layout, 'start-a/e', 'start-a/b')).toEqual(['start-a/b: 1b 1m portal']);
    expect(between(layout, 'start-a/b', 'start-a/e')).toEqual(['start-a/e: 1b 1m portal']);
  });

  test('what comes back to the room it left is no way', () => {
    const layout = table(laid('d17', 1, -1));
    expect(from(layout, 'start-a/e')).toEqual([
      ...['d17/a: 1b 0m', 'start-a/c: 1b 0m', 'start-a/d: 2b 0m', 'start-a/m: 1b 1m'],
    ]);
  });

  test('footprints on the way to a portal cost nothing', () => {
    const layout = table(laid('d17', 1, 1, 1), laid('d01', 1, 0));
    expect(between(layout, 'd01/b', 'start-a/e')).toEqual(['start-a/e: 1b 1m portal']);
    expect(between(layout, 'start-a/e', 'd01/b')).toEqual(['d01/b: 1b 1m portal']);
  });

  test('one may come out at an open edge, and go on from there', () => {
    const layout = table(laid('d17', 1, 0, 2));
    const [out] = waysFrom(layout, roomNo('start-a/e')).filter(({ portal }) => portal);
    expect(told(out!)).toBe('2,0 w1: 1b 1m portal');
    expect(into(layout, out!, 'd01', 3)).toEqual(['d01/a: 1b 2m portal']);
    expect(into(layout, out!, 'd05', 0)).toEqual(['3,0 w1: 1b 1m portal']);
  });

  test('a tile that leads into a portal offers every way out of the others', () => {
    const layout = table(laid('d06', 1, 0));
    const west = edgeWay(layout, 'start-a/c', '-1,0 e1');
    expect(into(layout, west, 'd17', 2)).toEqual(['start-a/e: 1b 1m portal', 'd06/a: 1b 0m portal']);
  });
});

test('ways are worked out once for a layout', () => {
  const layout = table(laid('d06', 1, 0));
  expect(waysFrom(layout, 0)).toBe(waysFrom(layout, 0));
  expect(waysFrom(structuredClone(layout), 0)).toEqual(waysFrom(layout, 0));
});
