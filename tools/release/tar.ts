import { createReadStream, createWriteStream, type ReadStream, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** A file of an archive. */
export interface Entry {
  /** Its path in the archive, with slashes. */
  readonly name: string;
  readonly from: { readonly path: string } | { readonly text: string };
  readonly executable: boolean;
}

const BLOCK = 512;
const MOST_NAME = 100;
const MOST_PREFIX = 155;
const FILE = '0';

/** The long names of the format are split at a slash into a prefix and a rest. */
function splitName(name: string): { readonly prefix: string; readonly rest: string } {
  if (Buffer.byteLength(name) <= MOST_NAME) return { prefix: '', rest: name };
  for (let slash = name.indexOf('/'); slash !== -1; slash = name.indexOf('/', slash + 1)) {
    const prefix = name.slice(0, slash);
    const rest = name.slice(slash + 1);
    if (Buffer.byteLength(rest) <= MOST_NAME && Buffer.byteLength(prefix) <= MOST_PREFIX) return { prefix, rest };
  }
  throw new Error(`${name} is too long for the archive`);
}

const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`;

/** The header of a file as POSIX ustar has it: owned by root, and of one date for all files. */
function header({ name, executable }: Entry, size: number, date: Date): Buffer {
  const { prefix, rest } = splitName(name);
  const block = Buffer.alloc(BLOCK);
  const put = (text: string, at: number) => block.write(text, at);
  put(rest, 0);
  put(octal(executable ? 0o755 : 0o644, 8), 100);
  put(octal(0, 8), 108);
  put(octal(0, 8), 116);
  put(octal(size, 12), 124);
  put(octal(date.getTime() / 1000, 12), 136);
  put(' '.repeat(8), 148);
  put(FILE, 156);
  put('ustar\x0000', 257);
  put(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

async function* blocks(entries: readonly Entry[], date: Date): AsyncGenerator<Buffer> {
  for (const entry of entries) {
    const { from } = entry;
    const text = 'text' in from ? Buffer.from(from.text) : null;
    const size = text?.length ?? statSync('path' in from ? from.path : '').size;
    yield header(entry, size, date);
    if (text !== null) yield text;
    else if ('path' in from) {
      const stream: ReadStream = createReadStream(from.path);
      for await (const chunk of stream) yield chunk;
    }
    yield padding(size);
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Writes a compressed archive. The same files and the same date give the same bytes, on every system. */
export async function writeArchive(file: string, entries: readonly Entry[], date: Date): Promise<void> {
  const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  await pipeline(Readable.from(blocks(sorted, date)), createGzip({ level: 9 }), createWriteStream(file));
}
