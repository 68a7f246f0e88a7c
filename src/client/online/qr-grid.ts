/** Where the middles of the small squares stand, along both sides. */
export function alignments(version: number): readonly number[] {
  if (version === 1) return [];
  const last = 4 * version + 10;
  return version < 7 ? [6, last] : [6, Math.ceil((last + 6) / 4) * 2, last];
}

/** A code being drawn. */
export class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  /** What is no data: patterns, and what is told of the code itself. */
  readonly fixed: boolean[][];

  constructor(version: number) {
    this.size = 4 * version + 17;
    const blank = () => Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => false));
    this.dark = blank();
    this.fixed = blank();
  }

  set(x: number, y: number, dark: boolean): void {
    if (this.dark[y]?.[x] === undefined) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  /** A square of rings around a middle; `light` tells which rings are light. */
  rings(x: number, y: number, reach: number, light: readonly number[]): void {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        this.set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  }
}

/** Appends the remainder of a division by the polynomial, so that misread bits can be told. */
function checked(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

/** What the code tells of itself: the level of correction and the mask. */
export const formatBits = (mask: number): number => checked(mask, 10, 0x537) ^ 0x5412;
export const versionBits = (version: number): number => checked(version, 12, 0x1f25);

export function drawFormat(grid: Grid, mask: number): void {
  const bits = formatBits(mask);
  const { size } = grid;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >>> i) & 1) === 1;
    if (i < 6) grid.set(8, i, dark);
    else if (i < 8) grid.set(8, i + 1, dark);
    else grid.set(i === 8 ? 7 : 14 - i, 8, dark);
    if (i < 8) grid.set(size - 1 - i, 8, dark);
    else grid.set(8, size - 15 + i, dark);
  }
  grid.set(8, size - 8, true);
}

export function drawPatterns(grid: Grid, version: number): void {
  const { size } = grid;
  for (let i = 0; i < size; i++) {
    grid.set(6, i, i % 2 === 0);
    grid.set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    grid.rings(x, y, 4, [2, 4]);
  const middles = alignments(version);
  const [first, last] = [middles[0], middles.at(-1)];
  for (const x of middles) {
    for (const y of middles) {
      const corner = (x === first && y === first) || (x === first && y === last) || (x === last && y === first);
      if (!corner) grid.rings(x, y, 2, [1]);
    }
  }
  drawFormat(grid, 0);
  if (version < 7) return;
  for (let i = 0; i < 18; i++) {
    const dark = ((versionBits(version) >>> i) & 1) === 1;
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    grid.set(a, b, dark);
    grid.set(b, a, dark);
  }
}

/** The free places in the order that data takes them: in pairs of columns, up and down, from the right. */
export function* freePlaces({ size, fixed }: Grid): Generator<readonly [x: number, y: number]> {
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (!fixed[y]![x]) yield [x, y];
    }
  }
}

export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard the code is to read: long runs, blocks, what looks like a corner, and too much of one shade. */
export function penalty({ dark, size }: Grid): number {
  const columns = dark.map((_, x) => dark.map((row) => row[x]!));
  let sum = 0;
  for (const each of [...dark, ...columns]) {
    const line = each.map((is) => (is ? '1' : '0')).join('');
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (const like of ['10111010000', '00001011101']) {
      for (let at = line.indexOf(like); at >= 0; at = line.indexOf(like, at + 1)) sum += 40;
    }
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const shade = dark[y]![x];
      if (shade === dark[y - 1]![x] && shade === dark[y]![x - 1] && shade === dark[y - 1]![x - 1]) sum += 3;
    }
  }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(share * 20 - 10));
}
