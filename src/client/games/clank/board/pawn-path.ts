import { type Board, OUTSIDE, type RoomNo } from '../../../../games/clank/core/board.ts';
import { type Point, reversed, sampled } from './geometry.ts';
import { type Layout, tunnelBetween } from './layout.ts';
import type { PawnPath } from './walk-frames.ts';

const STEPS = 10;
/** A longer way is not walked: the pawn fades out and in. */
const MOST_TUNNELS = 4;

function alongTunnel(layout: Layout, from: RoomNo, to: RoomNo): Point[][] {
  const tunnel = layout.tunnels[tunnelBetween(layout, from, to)]!;
  const ways = tunnel.from === from ? tunnel.ways : tunnel.ways.map(reversed).toReversed();
  return ways.map((way) => sampled(way, STEPS));
}

/** The rooms of a shortest way, in either direction of one-way tunnels (what is undone is walked back). */
export function roomsBetween({ rooms }: Board, from: RoomNo, to: RoomNo): readonly RoomNo[] | null {
  let ways: readonly (readonly RoomNo[])[] = [[from]];
  for (let tunnels = 0; tunnels < MOST_TUNNELS; tunnels++) {
    ways = ways.flatMap((way) =>
      rooms[way.at(-1)!]!.exits.flatMap((exit) => (way.includes(exit.to) ? [] : [[...way, exit.to]])),
    );
    const found = ways.find((way) => way.at(-1) === to && !way.slice(1, -1).includes(OUTSIDE));
    if (found !== undefined) return found;
  }
  return null;
}

/** The way of a pawn along the tunnels, and how many they are; null where it does not walk. */
export function pawnPath(layout: Layout, from: RoomNo, to: RoomNo): PawnPath | null {
  const way = from === to ? null : roomsBetween(layout.board, from, to);
  if (way === null) return null;
  const legs: Point[][] = [[]];
  for (const [i, room] of way.slice(1).entries()) {
    const [first, ...more] = alongTunnel(layout, way[i]!, room);
    legs.at(-1)!.push(...first!);
    legs.push(...more);
  }
  return { legs, tunnels: way.length - 1 };
}
