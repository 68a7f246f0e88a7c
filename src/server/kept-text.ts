import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { KeptHosted } from '../match/kept.ts';

const FORMAT = '1:';

/** A table as it is kept, in some kilobytes: what was told is long and much alike, so it is packed. */
export const textOfKept = (kept: KeptHosted): string =>
  FORMAT + zstdCompressSync(JSON.stringify(kept)).toString('base64');

/** Null for a text that is damaged or of another program: the log then has to do. */
export function keptIn(text: string): KeptHosted | null {
  if (!text.startsWith(FORMAT)) return null;
  try {
    return JSON.parse(zstdDecompressSync(Buffer.from(text.slice(FORMAT.length), 'base64')).toString());
  } catch {
    return null;
  }
}
