import { type Game, InputError } from '../../engine/game.ts';
import { type GameRecord, readRecord, writeRecord } from '../../engine/record.ts';
import type { KeptTable, Sitter } from '../../protocol/table.ts';

/** A table as the text of a file: its record, and beside it who sat there. */
export const textOf = ({ record, sitters }: KeptTable): string =>
  writeRecord(record).replace(/\}\n$/, `,"sitters":${JSON.stringify(sitters)}}\n`);

function sitterOf(value: unknown): Sitter | null {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('name' in value)) return null;
  const { kind, name } = value;
  if (typeof name !== 'string') return null;
  if (kind === 'person') return { kind, name };
  if (kind !== 'bot' || !('bot' in value) || typeof value.bot !== 'string') return null;
  return { kind, name, bot: value.bot };
}

/** Who sat at the table of a file; a file that does not say has bots beside one person. */
function sittersIn(text: string, seats: number): readonly Sitter[] {
  const parsed: unknown = JSON.parse(text);
  const list = typeof parsed === 'object' && parsed !== null && 'sitters' in parsed ? parsed.sitters : null;
  const found = Array.isArray(list) ? list.flatMap((value: unknown) => sitterOf(value) ?? []) : [];
  if (found.length === seats) return found;
  return Array.from({ length: seats }, (_, seat): Sitter => {
    if (seat === 0) return { kind: 'person', name: '' };
    return { kind: 'bot', name: `Bot ${seat}`, bot: 'greedy' };
  });
}

const MOST_CHARACTERS = 20_000_000;

/** Reads a file: what is wrong with it is said with its place. */
export function tableIn(text: string, games: readonly Game[]): { record: GameRecord; sitters: readonly Sitter[] } {
  if (text.length > MOST_CHARACTERS) throw new InputError('record', 'this file is too big to be a game');
  const record = readRecord(text, (id) => games.find((game) => game.id === id));
  return { record, sitters: sittersIn(text, record.seats) };
}
