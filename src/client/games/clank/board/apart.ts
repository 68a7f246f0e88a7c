/** A place that is still to be found. */
export interface Moving {
  x: number;
  y: number;
}

/** How far apart rooms should be, across and down, in halves of a room’s width. */
type Apart = readonly [across: number, down: number];

/** Two rooms that are too close are moved apart. */
export function spread(a: Moving, b: Moving, room: number, [across, down]: Apart): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const near = Math.hypot(dx / (room * across), dy / (room * down));
  if (near >= 1 || near === 0) return;
  const push = (1 - near) / near / 4;
  a.x -= dx * push;
  a.y -= dy * push;
  b.x += dx * push;
  b.y += dy * push;
}
