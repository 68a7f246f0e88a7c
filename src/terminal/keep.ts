import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BOT_NAMES, type BotName } from '../bots/index.ts';
import { type GameRecord, writeRecord } from '../engine/record.ts';

/** Where the game under way is kept after every answer. */
export const LAST_GAME = '.tintamarre/last-game.json';

/** Where the one before it goes when a new game is begun, so that forgetting `--continue` loses nothing. */
const PREVIOUS_GAME = '.tintamarre/previous-game.json';

/** Who plays where: the place of the person, from 1 up, and a bot for every place. */
export interface Table {
  readonly seat: number;
  readonly bots: readonly BotName[];
}

/** The file beside a record that tells who plays where. */
export const tableFile = (file: string): string => `${file.replace(/\.json$/, '')}.table.json`;

/** Written beside and moved into place: a crash leaves the old file or the new one, never half of one. */
function write(file: string, text: string): void {
  const beside = `${file}.new`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Keeps a game and who plays where in two files. */
export function keep(file: string, record: GameRecord, table: Table): void {
  mkdirSync(dirname(file), { recursive: true });
  write(file, writeRecord(record));
  write(tableFile(file), `${JSON.stringify(table)}\n`);
}

/** Makes room for a new game: the last one becomes the previous one. */
export function setAside(folder: string): void {
  const last = resolve(folder, LAST_GAME);
  if (!existsSync(last)) return;
  const previous = resolve(folder, PREVIOUS_GAME);
  renameSync(last, previous);
  if (existsSync(tableFile(last))) renameSync(tableFile(last), tableFile(previous));
}

/** The text of a file, or null if there is none that can be read. */
export function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Who plays where, as it was kept; null if that is not about so many places. */
export function tableIn(text: string, seats: number): Table | null {
  const raw = parsed(text);
  if (typeof raw !== 'object' || raw === null || !('seat' in raw) || !('bots' in raw)) return null;
  const { seat, bots } = raw;
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 1 || seat > seats) return null;
  if (!Array.isArray(bots) || bots.length !== seats) return null;
  const known = bots.flatMap((bot: unknown) => BOT_NAMES.find((name) => name === bot) ?? []);
  return known.length === seats ? { seat, bots: known } : null;
}
