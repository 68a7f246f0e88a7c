import { alignments, drawFormat, drawPatterns, freePlaces, Grid, MASKS, penalty } from './qr-grid.ts';
import { corrections } from './reed-solomon.ts';

/** QR codes of the middle level of correction, by version: bytes of correction for each block, and blocks. */
const VERSIONS: readonly (readonly [corrections: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
];

/** Bytes that fit into the version, data and corrections together. */
function room(version: number): number {
  const count = alignments(version).length;
  const aligned = version === 1 ? 0 : 25 * count * count - 10 * count - 55;
  const told = version < 7 ? 0 : 36;
  return ((16 * version + 128) * version + 64 - aligned - told) >> 3;
}

/** Bytes of data that fit into the version. */
function dataRoom(version: number): number {
  const [each, blocks] = VERSIONS[version - 1]!;
  return room(version) - each * blocks;
}

/** The text as the code tells it: that it is bytes, how many, and the bytes. */
function payload(text: string): { readonly version: number; readonly data: Uint8Array } {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex((_, i) => dataRoom(i + 1) >= bytes.length + (i + 1 < 10 ? 2 : 3)) + 1;
  if (version === 0) throw new Error(`${bytes.length} bytes are too many for a code`);
  const long = version < 10 ? '' : bytes.length.toString(2).padStart(16, '0');
  const count = long || bytes.length.toString(2).padStart(8, '0');
  const bits = `0100${count}${Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')}0000`;
  const data = new Uint8Array(dataRoom(version));
  const used = Math.ceil(bits.length / 8);
  for (let i = 0; i < used; i++) data[i] = Number.parseInt(bits.slice(8 * i, 8 * i + 8).padEnd(8, '0'), 2);
  for (let i = used; i < data.length; i++) data[i] = (i - used) % 2 === 0 ? 0xec : 0x11;
  return { version, data };
}

/** Data and corrections in the order they are drawn: the first byte of each block, then the second, and so on. */
function woven(version: number, data: Uint8Array): number[] {
  const [each, count] = VERSIONS[version - 1]!;
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const block = data.slice(from, from + short + (i >= count - longer ? 1 : 0));
    from += block.length;
    return block;
  });
  const checks = blocks.map((block) => corrections(block, each));
  const across = (of: readonly Uint8Array[], length: number) =>
    Array.from({ length }, (_, i) => of.flatMap((block) => block[i] ?? [])).flat();
  return [...across(blocks, short + 1), ...across(checks, each)];
}

/** The text as a QR code: which of its squares are dark, row by row. */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const { version, data } = payload(text);
  const bytes = woven(version, data);
  const codes = MASKS.map((mask, number) => {
    const grid = new Grid(version);
    drawPatterns(grid, version);
    let bit = 0;
    for (const [x, y] of freePlaces(grid)) {
      const dark = (((bytes[bit >> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
      grid.dark[y]![x] = dark !== mask(x, y);
      bit += 1;
    }
    drawFormat(grid, number);
    return grid;
  });
  return codes.reduce((best, each) => (penalty(each) < penalty(best) ? each : best)).dark;
}
