import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import type { Options } from '../src/engine/game.ts';
import { databaseIn } from '../src/server/store/folder.ts';
import { Guest, playTo } from '../src/server/testing.ts';
import { startProcess } from '../src/server/trial-process.ts';
import { withArguments } from './arguments.ts';

/** A table of a recorded database, as its player last saw it. */
export interface RecordedTable {
  readonly id: string;
  readonly game: string;
  /** How the server ended: after a kill, the log is ahead of the stored state. */
  readonly server: 'stopped' | 'killed';
  readonly step: number;
  /** The step at which today's rules resume the table, if they no longer accept the answers after it. */
  readonly resumesAt?: number;
}

export interface RecordedDatabase {
  /** Headers that identify the player. */
  readonly headers: Readonly<Record<string, string>>;
  readonly tables: readonly RecordedTable[];
}

export const DATABASES = resolve(import.meta.dirname, '../fixtures/databases');

/** How many answers are played before the server is stopped, and before it is killed. */
const STEPS = { stopped: 60, killed: 90 } as const;

const TABLES: readonly (readonly [game: string, seats: number, options: Options])[] = [
  ['clank', 2, {}],
  ['clank', 4, { board: 'dusk' }],
  ['smash-up', 2, {}],
  ['smash-up', 3, { core: 'on', printing: 'revised' }],
  ['clank-catacombs', 2, {}],
  ['clank-catacombs', 3, { deck: 'with-both', start: 'b' }],
  ['clank-in-space', 2, {}],
  ['clank-in-space', 3, { modules: 'random', expansions: 'both' }],
];

async function playTable(
  player: Guest,
  [game, seats, options]: (typeof TABLES)[number],
  server: keyof typeof STEPS,
): Promise<RecordedTable> {
  const bots = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 1, name: `Hal ${i + 1}`, bot: 'greedy' }));
  const { body } = await player.call('POST', '/api/tables', { game, seats, bots, options });
  const id: string = body.id;
  const socket = player.socket();
  await socket.get('table', { say: 'watch', table: id });
  await socket.ask(id, { ask: 'sit', seat: 0, salt: 'salt' });
  await socket.ask(id, { ask: 'begin' });
  const { now } = await playTo(socket, id, STEPS[server]);
  socket.close();
  return { id, game, server, step: now.present!.step };
}

async function playOn(data: string, headers: Record<string, string>, server: keyof typeof STEPS) {
  const running = await startProcess(data);
  const player = new Guest(running.base);
  player.headers = headers;
  if (server === 'stopped') await player.call('POST', '/api/me', { name: 'Ada' });
  const tables: RecordedTable[] = [];
  for (const table of TABLES) tables.push(await playTable(player, table, server));
  await (server === 'stopped' ? running.stop() : running.kill());
  return { headers: player.headers, tables };
}

async function record(name: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tintamarre-database-'));
  try {
    const first = await playOn(folder, {}, 'stopped');
    const second = await playOn(folder, first.headers, 'killed');
    const database = new DatabaseSync(databaseIn(folder));
    const copy = join(folder, 'copy.sqlite');
    database.prepare('vacuum into ?').run(copy);
    database.close();
    writeFileSync(join(DATABASES, `${name}.sqlite.gz`), gzipSync(readFileSync(copy), { level: 9 }));
    const recorded: RecordedDatabase = { headers: first.headers, tables: [...first.tables, ...second.tables] };
    writeFileSync(join(DATABASES, `${name}.json`), `${JSON.stringify(recorded, null, 2)}\n`);
    console.log(`${name}: ${recorded.tables.length} tables`);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const HELP = `npm run record-database -- --name 2026-11-19-rules-3   plays tables of every game on this revision's server and
  saves the database in fixtures/databases; the tests of later revisions load it and play on`;

if (import.meta.main) {
  withArguments({ name: '' }, ['help'], ({ name }, flag) => {
    if (flag('help') || name === '') return console.log(HELP);
    return void record(name);
  });
}
