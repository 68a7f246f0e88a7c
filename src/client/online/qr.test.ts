import { expect, test } from 'vitest';
import { qrCode } from './qr.ts';
import { formatBits, freePlaces, Grid, MASKS, versionBits } from './qr-grid.ts';
import { corrections } from './reed-solomon.ts';

/** The example of the standard's tutorials: HELLO WORLD at the middle level of version 1. */
test('corrections are those of the standard', () => {
  const data = Uint8Array.of(32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17);
  expect([...corrections(data, 10)]).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('format and version are told as the tables of the standard have them', () => {
  const formats = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];
  expect(MASKS.map((_, mask) => formatBits(mask))).toEqual(formats);
  expect([7, 8, 9, 10].map(versionBits)).toEqual([0x07c94, 0x085bc, 0x09a99, 0x0a4d3]);
});

const CORNER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

/** How the data of each version is cut, from the tables of the standard: [blocks, bytes of data] pairs. */
const BLOCKS: readonly (readonly (readonly [count: number, data: number])[])[] = [
  [[1, 16]],
  [[1, 28]],
  [[1, 44]],
  [[2, 32]],
  [[2, 43]],
  [[4, 27]],
  [[4, 31]],
  [
    [2, 38],
    [2, 39],
  ],
  [
    [3, 36],
    [2, 37],
  ],
  [
    [4, 43],
    [1, 44],
  ],
];

/** Places that hold no data, found in the drawing by what the standard says of them, not by how they were drawn. */
function fixedIn(version: number): Grid {
  const grid = new Grid(version);
  const { size } = grid;
  const mark = (x0: number, y0: number, width: number, height: number) => {
    for (let y = y0; y < y0 + height; y++) for (let x = x0; x < x0 + width; x++) grid.set(x, y, false);
  };
  mark(0, 0, 9, 9);
  mark(size - 8, 0, 8, 9);
  mark(0, size - 8, 9, 8);
  mark(6, 0, 1, size);
  mark(0, 6, size, 1);
  const middles = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]][version - 1]!;
  const at = version === 1 ? [] : [6, ...middles];
  for (const x of at) {
    for (const y of at) {
      const isCorner = [x, y].filter((each) => each === 6).length === 2 || (x === 6 && y === at.at(-1));
      if (!isCorner && !(y === 6 && x === at.at(-1))) mark(x - 2, y - 2, 5, 5);
    }
  }
  if (version >= 7) {
    mark(size - 11, 0, 3, 6);
    mark(0, size - 11, 6, 3);
  }
  return grid;
}

/** Reads a code as a camera does: mask, bits, blocks, and that every correction holds. */
function read(dark: readonly (readonly boolean[])[]): string {
  const size = dark.length;
  const version = (size - 17) / 4;
  let format = 0;
  for (let i = 0; i < 8; i++) format |= Number(dark[8]![size - 1 - i]) << i;
  for (let i = 8; i < 15; i++) format |= Number(dark[size - 15 + i]![8]) << i;
  const mask = MASKS.findIndex((_, each) => formatBits(each) === format);
  const bits = [...freePlaces(fixedIn(version))].map(([x, y]) => Number(dark[y]![x] !== MASKS[mask]!(x, y)));
  const bytes = Array.from({ length: bits.length >> 3 }, (_, i) =>
    Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2),
  );
  const lengths = BLOCKS[version - 1]!.flatMap(([count, data]) => Array.from({ length: count }, () => data));
  const blocks: number[][] = lengths.map(() => []);
  let next = 0;
  for (let i = 0; i < Math.max(...lengths); i++) {
    for (const [at, length] of lengths.entries()) if (i < length) blocks[at]!.push(bytes[next++]!);
  }
  const each = (bytes.length - next) / lengths.length;
  for (const [at, block] of blocks.entries()) {
    const checks = Array.from({ length: each }, (_, i) => bytes[next + i * lengths.length + at]);
    expect(checks).toEqual([...corrections(Uint8Array.from(block), each)]);
  }
  const all = blocks.flat().map((byte) => byte.toString(2).padStart(8, '0'));
  const text = all.join('');
  const count = version < 10 ? 8 : 16;
  expect(text.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(text.slice(4, 4 + count), 2);
  const data = Array.from({ length }, (_, i) => Number.parseInt(text.slice(4 + count + 8 * i, 12 + count + 8 * i), 2));
  return new TextDecoder().decode(Uint8Array.from(data));
}

test('every version is read back as it was written', () => {
  const lengths = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];
  for (const [i, length] of lengths.entries()) {
    const text = 'https://tintamarre.example/#/at/é'.repeat(9);
    const cut = new TextDecoder().decode(new TextEncoder().encode(text).slice(0, length)).replace('\ufffd', 'x');
    const code = qrCode(cut);
    expect(code.length).toBe(21 + 4 * i);
    expect(read(code)).toBe(cut);
    const rows = code.map((row) => row.map(Number).join(''));
    expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(CORNER);
    expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(CORNER);
    expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(CORNER);
  }
});

test('what is too long is refused', () => {
  expect(() => qrCode('x'.repeat(214))).toThrow('too many');
});
