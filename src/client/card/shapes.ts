/**
 * A shape of a scene, in the inks of the card: filled with one (d deep, m mid, b bright, p spark), or drawn as a line of
 * the width with one (sb bright, sp spark, sd deep). Everything alike is one path, so that a picture costs few nodes.
 */
export interface Shape {
  readonly ink: 'd' | 'm' | 'b' | 'p' | 'sb' | 'sp' | 'sd';
  readonly d: string;
  readonly opacity?: number;
  readonly width?: number;
  /** Degrees about the middle of the scene. */
  readonly turn?: number;
  /** Outlined in the deep ink. */
  readonly edged?: true;
}

/** Chance that is the same for the same seed, from 0 to 1. */
export type Chance = () => number;

export function chanceOf(seed: string): Chance {
  let h = 2166136261;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
  return () => {
    h ^= h << 13;
    h ^= h >>> 17;
    h ^= h << 5;
    return (h >>> 0) / 4294967296;
  };
}

export const short = (n: number): number => Math.round(n * 10) / 10;

export const times = <Value>(count: number, make: (i: number) => Value): Value[] =>
  Array.from({ length: count }, (_, i) => make(i));

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${short(y)}a${rx} ${ry} 0 1 0 ${short(2 * rx)} 0a${rx} ${ry} 0 1 0 ${short(-2 * rx)} 0Z`;

export const disc = (x: number, y: number, r: number): string => oval(x, y, short(r), short(r));

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;

type Point = readonly [x: number, y: number];

/** Points about an origin, turned by degrees and joined. */
export function polygon(points: readonly Point[], [ox, oy]: Point = [0, 0], degrees = 0): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const placed = points.map(([x, y]) => `${short(ox + x * cos - y * sin)} ${short(oy + x * sin + y * cos)}`);
  return `M${placed.join('L')}Z`;
}

export const specks = (
  chance: Chance,
  count: number,
  top: number,
  height: number,
  least: number,
  more: number,
): string => times(count, () => disc(chance() * 200, top + chance() * height, least + chance() * more)).join('');

/** A scene, 200 wide and 160 high, of which the top 14 and what lies under the seam at about 138 do not show. */
export type Draw = (chance: Chance) => readonly Shape[];

export const glow = (opacity: number, y = 76, r = 56): Shape => ({ ink: 'b', d: disc(100, y, r), opacity });
