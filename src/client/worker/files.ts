import { type Game, InputError } from '../../engine/game.ts';
import { type GameRecord, readRecord, writeRecord } from '../../engine/record.ts';
import type { By, Deciders, KeptTable, Sitter } from '../../protocol/table.ts';
import { KITS, type WorkerKit } from './kits.ts';
import type { Played } from './upgrading.ts';

/** A table as the text of a file: its record, and beside it who sat there and who gave which answer. */
export function textOf({ record, sitters, deciders, begins }: KeptTable): string {
  const told = { ...(deciders ? { deciders } : {}), ...(begins ? { begins } : {}) };
  const beside = JSON.stringify({ sitters, ...told });
  return writeRecord(record).replace(/\}\n$/, `,${beside.slice(1)}\n`);
}

function sitterOf(value: unknown): Sitter | null {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('name' in value)) return null;
  const { kind, name } = value;
  if (typeof name !== 'string') return null;
  if (kind === 'person') return { kind, name };
  if (kind !== 'bot' || !('bot' in value) || typeof value.bot !== 'string') return null;
  return { kind, name, bot: value.bot };
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;

const DECIDERS: readonly By['as'][] = ['person', 'bot', 'stand-in', 'standing'];

/** Who gave the answers, where a file says so of every one. */
function decidersIn(parsed: unknown, answers: number): Deciders | null {
  const [list, of] = [fieldOf(fieldOf(parsed, 'deciders'), 'list'), fieldOf(fieldOf(parsed, 'deciders'), 'of')];
  if (!Array.isArray(list) || !Array.isArray(of) || of.length !== answers) return null;
  const known = list.flatMap((value: unknown): By[] => {
    const as = DECIDERS.find((each) => each === fieldOf(value, 'as'));
    const name = fieldOf(value, 'name');
    return as === undefined || typeof name !== 'string' ? [] : [{ as, name }];
  });
  return known.length === list.length ? { list: known, of: of.map(Number) } : null;
}

/** Who sat at the table of a file; a file that does not say has bots beside one person. */
function sittersIn(parsed: unknown, seats: number): readonly Sitter[] {
  const list = fieldOf(parsed, 'sitters');
  const found = Array.isArray(list) ? list.flatMap((value: unknown) => sitterOf(value) ?? []) : [];
  if (found.length === seats) return found;
  return Array.from({ length: seats }, (_, seat): Sitter => {
    if (seat === 0) return { kind: 'person', name: '' };
    return { kind: 'bot', name: `Bot ${seat}`, bot: 'greedy' };
  });
}

/** How many answers came before the record, given by other rules. */
function beginsIn(parsed: unknown): number {
  const begins = fieldOf(parsed, 'begins');
  return typeof begins === 'number' && Number.isSafeInteger(begins) && begins > 0 ? begins : 0;
}

const MOST_CHARACTERS = 20_000_000;

interface Read {
  /** Of today's rules or of older ones. */
  readonly record: GameRecord;
  readonly sitters: readonly Sitter[];
  readonly deciders: Deciders | null;
  readonly begins: number;
}

/** Reads a file: what is wrong with it is said with its place. */
export function tableIn(text: string, games: readonly Game[]): Read {
  if (text.length > MOST_CHARACTERS) throw new InputError('record', 'this file is too big to be a game');
  const record = readRecord(text, (id) => games.find((game) => game.id === id));
  const parsed: unknown = JSON.parse(text);
  const deciders = decidersIn(parsed, record.answers.length);
  return { record, sitters: sittersIn(parsed, record.seats), deciders, begins: beginsIn(parsed) };
}

/** The game that a file holds, with all that it takes to play it. */
export async function gameIn(text: string): Promise<{ readonly kit: WorkerKit; readonly played: Played }> {
  const kits = await Promise.all(Object.values(KITS).map((load) => load(null)));
  const read = tableIn(
    text,
    kits.map(({ game }) => game),
  );
  return { kit: kits.find(({ game }) => game.id === read.record.game)!, played: { ...read, result: null } };
}
