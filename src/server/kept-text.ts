import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { KeptHosted } from '../match/kept.ts';
import type { Move } from '../match/moves.ts';

const FORMAT = 1;
/** Answers that are packed together; what was packed once is not packed again. */
const BLOCK = 64;

/** The text of whole blocks, by the last answer of each: the answers before it never change. */
const packed = new WeakMap<Move, string>();

const pack = (moves: readonly Move[]): string => deflateRawSync(JSON.stringify(moves)).toString('base64');

function unpack(text: string): readonly Move[] {
  const moves: readonly Move[] = JSON.parse(inflateRawSync(Buffer.from(text, 'base64')).toString());
  if (moves.length === BLOCK) packed.set(moves.at(-1)!, text);
  return moves;
}

function blocksOf(moves: readonly Move[]): readonly string[] {
  const blocks: string[] = [];
  for (let from = 0; from < moves.length; from += BLOCK) {
    const block = moves.slice(from, from + BLOCK);
    const last = block.at(-1)!;
    const text = packed.get(last) ?? pack(block);
    if (block.length === BLOCK) packed.set(last, text);
    blocks.push(text);
  }
  return blocks;
}

/** A table as it is kept, in some kilobytes: what was told is long and much alike, so it is packed. */
export function textOfKept(kept: KeptHosted): string {
  const { moves, ...match } = kept.match;
  return JSON.stringify({ format: FORMAT, ...kept, match: { ...match, blocks: blocksOf(moves) } });
}

interface Packed extends Omit<KeptHosted, 'match'> {
  readonly format: number;
  readonly match: Omit<KeptHosted['match'], 'moves'> & { readonly blocks: readonly string[] };
}

/** Null for the text of another program, whose log then has to do. */
export function keptIn(text: string): KeptHosted | null {
  const { format, match, ...kept }: Packed = JSON.parse(text);
  if (format !== FORMAT) return null;
  const { blocks, ...rest } = match;
  return { ...kept, match: { ...rest, moves: blocks.flatMap(unpack) } };
}
