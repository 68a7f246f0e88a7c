import { type Board, OUTSIDE } from '../../../../games/clank/core/board.ts';
import { type Moving, spread } from './apart.ts';
import { type Box, distanceToBox, type Point } from './geometry.ts';
import type { Plan } from './plan.ts';
import { lookOf, roomPath } from './room-shape.ts';

/** Where a room is drawn, and how big: `r` is half its width. */
export interface Place extends Point {
  readonly r: number;
  /** Its rim, if it were so big. */
  readonly outline: (r: number) => string;
}

/** Heights of the grass and of the moss line above the Depths, in per cent of the board. */
const GRASS = 9.2;
const MOSS = 42.4;
const ROUNDS = 80;
export const CASTLE = 34;

interface Ground {
  readonly grass: number;
  readonly moss: number;
}

function span(values: readonly number[]): { readonly least: number; readonly most: number } {
  return { least: Math.min(...values), most: Math.max(...values) };
}

/** Maps per cent of the board to pixels, width and height separately. */
function mapping({ rooms }: Board, { w, h, margin }: Plan): (x: number, y: number) => Point {
  const across = span(rooms.map(({ x }) => x));
  const down = span(rooms.map(({ y }) => y));
  return (x, y) => ({
    x: margin.left + ((x - across.least) / (across.most - across.least)) * (w - margin.left - margin.right),
    y: margin.top + ((y - down.least) / (down.most - down.least)) * (h - margin.top - margin.bottom),
  });
}

const APART = [2.75, 2.3] as const;
const APART_WITH_MARK = [3.3, 2.75] as const;

/** Out of a box, by the shorter way. */
function clear(place: Moving, box: Box, gap: number): void {
  const missing = gap - distanceToBox(place, box);
  if (missing <= 0) return;
  const beside = place.x < box.x || place.x > box.x + box.w;
  if (beside) place.x += place.x < box.x + box.w / 2 ? -missing : missing;
  else place.y += place.y < box.y + box.h / 2 ? -missing : missing;
}

/** Inside the board, with space for the tag of a tunnel round the edge. */
function within(place: Moving, plan: Plan, wraps: boolean, top: number, bottom: number): void {
  const rim = wraps ? plan.room * 1.1 + 46 : plan.room * 1.32;
  place.x = Math.min(Math.max(place.x, rim), plan.w - rim);
  place.y = Math.min(Math.max(place.y, top), bottom);
}

function relax(board: Board, plan: Plan, { moss }: Ground, start: readonly Point[]): Moving[] {
  const moving = start.map(({ x, y }): Moving => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, a] of moving.entries()) {
      if (i === OUTSIDE) continue;
      const { zone, exits } = board.rooms[i]!;
      const marked = exits.filter(({ boots, monsters, lock }) => boots > 1 || monsters > 0 || lock).map(({ to }) => to);
      for (const [j, b] of moving.entries()) {
        if (j > i) spread(a, b, plan.room, marked.includes(j) ? APART_WITH_MARK : APART);
      }
      for (const box of [plan.lair, plan.stall]) clear(a, box, plan.room * 1.3);
      const deep = zone === 'depths';
      const wraps = exits.some(({ wrap }) => wrap);
      const floor = plan.h - plan.margin.bottom + 6;
      within(a, plan, wraps, deep ? moss + plan.room * 1.3 : plan.room, deep ? floor : moss - plan.room * 1.15);
    }
  }
  moving[OUTSIDE] = { ...start[OUTSIDE]! };
  return moving;
}

export interface Lie extends Ground {
  readonly places: readonly Place[];
}

/** Every room of a board in a shape: where its printed place falls, moved a little where rooms would touch. */
export function lieOf(board: Board, plan: Plan): Lie {
  const map = mapping(board, plan);
  const ground = { grass: map(0, GRASS).y, moss: map(0, MOSS).y };
  const points = relax(
    board,
    plan,
    ground,
    board.rooms.map(({ x, y }) => map(x, y)),
  );
  const places = board.rooms.map((room, no): Place => {
    const look = lookOf(board, room);
    const r = no === OUTSIDE ? CASTLE : plan.room * (look === 'plain' || look === 'artifact' ? 1 : 1.06);
    const { x, y } = points[no]!;
    return { x, y, r, outline: (size) => roomPath(look, { x, y }, size) };
  });
  return { ...ground, places };
}
