import { inflateRawSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { KeptHosted } from '../match/kept.ts';
import type { KeptMatch } from '../match/match.ts';

const FORMAT = '1:';

/** How the first servers began that kept states. Only the moves were packed: blocks of them, one after the other. */
const FIRST_FORMAT = '{"format":1,';

interface FirstKept extends Omit<KeptHosted, 'match'> {
  readonly match: Omit<KeptMatch, 'moves'> & { readonly blocks: readonly string[] };
}

/** A table as it is kept, in some kilobytes: what was told is long and much alike, so it is packed. */
export const textOfKept = (kept: KeptHosted): string =>
  FORMAT + zstdCompressSync(JSON.stringify(kept)).toString('base64');

function movesIn(block: string): KeptMatch['moves'] {
  return JSON.parse(inflateRawSync(Buffer.from(block, 'base64')).toString());
}

function firstKeptIn(text: string): KeptHosted {
  const kept: FirstKept = JSON.parse(text);
  const { blocks, ...match } = kept.match;
  return { ...kept, match: { ...match, moves: blocks.flatMap(movesIn) } };
}

/** Null for a text that is damaged or of another program: the log then has to do. */
export function keptIn(text: string): KeptHosted | null {
  try {
    if (text.startsWith(FIRST_FORMAT)) return firstKeptIn(text);
    if (!text.startsWith(FORMAT)) return null;
    return JSON.parse(zstdDecompressSync(Buffer.from(text.slice(FORMAT.length), 'base64')).toString());
  } catch {
    return null;
  }
}
