import type { Board, RoomNo } from '../../../../games/clank/core/board.ts';
import type { Box, Curve, Point } from '../../clank/board/geometry.ts';
import type { Place } from '../../clank/board/places.ts';
import { apart } from './spread.ts';

/** Where a corridor goes from one piece into another. */
export interface Door extends Point {
  readonly from: RoomNo;
  readonly to: RoomNo;
  /** The border between the pieces runs down, not across. */
  readonly upright: boolean;
  /** Only with a command code. */
  readonly guarded: boolean;
}

/** How far doors of one border are from each other and from its ends. */
const GAP = 42;
const END = 26;

interface Border {
  readonly upright: boolean;
  /** Where it lies, and from where to where it reaches. */
  readonly at: number;
  readonly reach: readonly [number, number];
}

function borderOf(a: Box, b: Box): Border {
  const across = [Math.max(a.x, b.x), Math.min(a.x + a.w, b.x + b.w)] as const;
  const down = [Math.max(a.y, b.y), Math.min(a.y + a.h, b.y + b.h)] as const;
  const upright = down[1] - down[0] > across[1] - across[0];
  const [low, high] = upright ? down : across;
  return {
    upright,
    at: upright ? (across[0] + across[1]) / 2 : (down[0] + down[1]) / 2,
    reach: [low + END, high - END],
  };
}

type Way = readonly [from: RoomNo, to: RoomNo];

/** The doors by the pieces that they join. */
function waysBetween({ rooms }: Board): readonly (readonly Way[])[] {
  const met = new Map<string, Way[]>();
  for (const [from, { exits, module }] of rooms.entries()) {
    for (const { to } of exits) {
      const other = rooms[to]!.module;
      if (other <= module) continue;
      const name = `${module} ${other}`;
      met.set(name, [...(met.get(name) ?? []), [from, to]]);
    }
  }
  return [...met.values()];
}

export function doorsOf(board: Board, frames: readonly Box[], places: readonly Place[]): Door[] {
  const { rooms } = board;
  return waysBetween(board).flatMap((ways) => {
    const [first] = ways;
    const { upright, at, reach } = borderOf(frames[rooms[first![0]]!.module]!, frames[rooms[first![1]]!.module]!);
    const along = ({ x, y }: Point) => (upright ? y : x);
    const wanted = ways.map(([from, to]) => (along(places[from]!) + along(places[to]!)) / 2);
    const spots = apart(wanted, GAP, reach);
    return ways.map(([from, to], i): Door => {
      const guarded = rooms[from]!.guarded !== rooms[to]!.guarded;
      return { from, to, upright, guarded, x: upright ? at : spots[i]!, y: upright ? spots[i]! : at };
    });
  });
}

/** The corridor through a door. */
export function throughDoor({ from, to, x, y }: Door, places: readonly Place[]): Curve {
  const [a, b] = [places[from]!, places[to]!];
  return { from: a, bend: { x: 2 * x - (a.x + b.x) / 2, y: 2 * y - (a.y + b.y) / 2 }, to: b };
}

/** The wall that only a command code opens, and the badge on it. */
export interface Field {
  readonly wall: string;
  readonly badge: Point;
}

export function fieldOf({ rooms }: Board, frames: readonly Box[], doors: readonly Door[]): Field | null {
  const door = doors.find(({ guarded }) => guarded);
  if (door === undefined) return null;
  const inside = [door.from, door.to].find((room) => rooms[room]!.guarded)!;
  const { x, y, w, h } = frames[rooms[inside]!.module]!;
  return door.upright
    ? { wall: `M${door.x} ${y + 6}v${h - 12}`, badge: { x: door.x, y: y + 20 } }
    : { wall: `M${x + 6} ${door.y}h${w - 12}`, badge: { x: x + w / 2, y: door.y } };
}
