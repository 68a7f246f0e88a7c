import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

const FORMAT = '1:';

/** An entry of a log as its row has it. */
export interface LogRow {
  readonly seq: number;
  readonly at: number;
  /** As JSON, and so without a line break. */
  readonly entry: string;
}

/** A log as one text, a tenth as long: numbers and times are told as what they add to those of the row before. */
export function textOfLog(rows: readonly LogRow[]): string {
  const lines = rows.map(({ seq, at, entry }, i) => {
    const before = rows[i - 1] ?? { seq: 0, at: 0 };
    return `${seq - before.seq} ${at - before.at} ${entry}`;
  });
  return FORMAT + zstdCompressSync(lines.join('\n')).toString('base64');
}

/** Throws for a text that is damaged or of a later program. */
export function logIn(text: string): readonly LogRow[] {
  if (!text.startsWith(FORMAT))
    throw new Error('This archive of a table was written by another version of Tintamarre.');
  const lines = zstdDecompressSync(Buffer.from(text.slice(FORMAT.length), 'base64')).toString();
  let [seq, at] = [0, 0];
  if (lines === '') return [];
  return lines.split('\n').map((line) => {
    const [, addedSeq, addedAt, entry] = /^(\d+) (-?\d+) (.*)$/s.exec(line) ?? [];
    if (entry === undefined) throw new Error('This archive of a table is damaged.');
    seq += Number(addedSeq);
    at += Number(addedAt);
    return { seq, at, entry };
  });
}
