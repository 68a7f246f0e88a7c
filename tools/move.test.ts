import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseIn } from '../src/server/store/folder.ts';
import { openStore } from '../src/server/store/open.ts';
import { charterOf, entryAt, summaryAt } from '../src/server/store/samples.ts';
import { TRIALS, type Trial, UNDO_FROM_ORIGINS } from '../src/server/store/testing.ts';
import { testEnvironment } from '../src/server/test-environment.ts';
import { Guest, removeFolders, type TrialServer, trialFolder, trialServer } from '../src/server/testing.ts';
import { playedOut } from './load/kept-tables.ts';

const TOOL = resolve(import.meta.dirname, 'move.ts');

let trial: Trial;
beforeAll(async () => {
  trial = await TRIALS.PostgreSQL();
}, 60_000);
afterAll(async () => {
  await trial?.stop();
  removeFolders();
}, 60_000);

async function freshUrl(): Promise<string> {
  const where = await trial.fresh();
  return 'url' in where ? where.url : '';
}

function tool(url: string, ...typed: readonly string[]) {
  const env = testEnvironment({ LANG: 'en', DATABASE_URL: url });
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, ...typed], { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** The lines of what was moved: rows and digest of each table. */
const digestsIn = (said: string): readonly string[] => said.split('\n').filter((line) => line.includes('digest:'));

/** Something of all that is kept. */
async function filled(server: TrialServer): Promise<{ ada: Guest; tables: readonly string[] }> {
  const ada = await server.guest('Ada \u{1f3b2} é');
  const { store, now } = server.house;
  const finished = ['finished-clank', 'finished-smash'];
  await playedOut(store, finished[0]!, 'clank', 1);
  await playedOut(store, finished[1]!, 'smash-up', 2);
  await store.archive(finished[0]!);
  const bots = [{ seat: 1, name: 'Hal', bot: 'greedy' }];
  const { id: playing } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2, bots })).body;
  const socket = ada.socket();
  await socket.get('table', { say: 'watch', table: playing });
  await socket.get('done', { say: 'ask', table: playing, ask: { ask: 'sit', seat: 0, salt: '' } });
  await socket.get('done', { say: 'ask', table: playing, ask: { ask: 'begin' } });
  await socket.get('done', { say: 'ask', table: playing, ask: { ask: 'write', text: 'hello “you”' } });
  socket.close();
  const { id: player } = (await ada.call('GET', '/api/me')).body;
  const site = 'https://play.example.org';
  await store.keepPush({ player, endpoint: 'https://push.example.org/1', keys: '{}', language: 'en', site }, now());
  await ada.call('POST', '/api/me/code');
  await ada.call('POST', '/api/me/token');
  const hook = { address: 'https://hook.example.org', language: 'fr', site } as const;
  await store.keepHook(player, hook);
  await store.claimNotice(playing, player, 'turn', now(), 1);
  await store.banRange({ range: '192.0.2.0/24', made: now(), until: now() + 1000 });
  return { ada, tables: [...finished, playing] };
}

async function everything(server: TrialServer, { headers }: Guest, tables: readonly string[]) {
  const { store } = server.house;
  const guest = Object.assign(new Guest(server.base), { headers });
  const found = [];
  for (const id of tables) {
    found.push(await store.table(id), await store.entriesAfter(id, 0), await store.messagesAfter(id, 0, 99));
  }
  const me = (await guest.call('GET', '/api/me?everything=true')).body;
  return { found, me: { ...me, seen: 0 }, mine: (await guest.call('GET', '/api/tables/mine')).body };
}

test('All goes from a folder to PostgreSQL and back, and every server serves the same', {
  timeout: 120_000,
}, async () => {
  const [data, back, url] = [trialFolder(), trialFolder(), await freshUrl()];
  let server = await trialServer({ data });
  const { ada, tables } = await filled(server);
  await server.house.tables.close();
  const before = await everything(server, ada, tables);
  expect(before.me.name).toBe('Ada \u{1f3b2} é');
  const refused = tool(url, '--from', data, '--to', 'DATABASE_URL');
  expect(refused).toEqual({ status: 2, said: `Nothing was copied: a server is running on ${data}. Stop it first.\n` });
  await server.close();

  const first = tool(url, '--from', data, '--to', 'DATABASE_URL');
  expect(first).toMatchObject({ status: 0, said: expect.stringContaining('read back and found equal:') });
  expect(first.said).not.toContain(new URL(url).password);
  const rowsOf = (name: string) => Number(new RegExp(`^${name} +rows: +(\\d+)`, 'm').exec(first.said)?.[1]);
  expect([rowsOf('tables'), rowsOf('archives'), rowsOf('messages'), rowsOf('players')]).toEqual([3, 1, 1, 1]);
  for (const name of [
    'entries',
    'snapshots',
    'sitters',
    'tokens',
    'codes',
    'pushes',
    'hooks',
    'notices',
    'banned_ranges',
  ]) {
    expect(rowsOf(name), name).toBeGreaterThan(0);
  }
  server = await trialServer({ databaseUrl: url });
  expect(await everything(server, ada, tables)).toEqual(before);
  const running = tool(url, '--from', 'DATABASE_URL', '--to', back);
  expect(running.said).toMatch(/^Nothing was copied: a server is running on the database “trial_\w+” of PostgreSQL at/);
  await server.close();

  const second = tool('', `--from=${url}`, '--to', back);
  expect(second.status, second.said).toBe(0);
  // The server in between has written when it could write last, and which day the player came back.
  const unchanged = (said: string) => digestsIn(said).filter((line) => !/^(kept_once|players) /.test(line));
  expect(unchanged(second.said)).toEqual(unchanged(first.said));
  expect(unchanged(first.said)).toHaveLength(15);
  server = await trialServer({ data: back });
  expect(await everything(server, ada, tables)).toEqual(before);
  await server.close();
});

describe('Nothing is moved', () => {
  async function folderWith(table: string): Promise<string> {
    const data = trialFolder();
    const store = await openStore({ file: databaseIn(data) });
    await store.addTable(charterOf(table), 'secret', 1, summaryAt(0));
    await store.append(table, [entryAt(1)], summaryAt(1));
    await store.close();
    return data;
  }

  test('onto data that is there, which stays as it was', { timeout: 120_000 }, async () => {
    const [data, other, url] = [await folderWith('one'), await folderWith('two'), await freshUrl()];
    expect(tool('', '--from', data, '--to', other)).toEqual({
      status: 2,
      said: `Nothing was copied: there is data in ${other} already. Name an empty target.\n`,
    });
    expect(tool(url, '--from', data, '--to', 'DATABASE_URL').status).toBe(0);
    const again = tool(url, '--from', other, '--to', 'DATABASE_URL', '--lang', 'fr');
    expect(again.said).toMatch(/^Rien n’a été copié\u00a0: il y a déjà des données dans la base «\u00a0trial_/);
    expect(tool('', '--from', data, '--to', data).said).toBe('The source and the target are the same.\n');
    for (const [where, id] of [
      [{ file: databaseIn(other) }, 'two'],
      [{ url }, 'one'],
    ] as const) {
      const store = await openStore(where);
      expect(await store.ids('all')).toEqual([id]);
      await store.close();
    }
  });

  test('by halves, or onto a server that runs', { timeout: 120_000 }, async () => {
    const [data, url] = [await folderWith('one'), await freshUrl()];
    // PostgreSQL stores no text with this character; the tables before it are copied by then.
    const database = new DatabaseSync(databaseIn(data));
    database.exec(`insert into reports (id, made, kind, player, name) values ('1', 1, 'name', 'ada', 'a' || char(0))`);
    database.close();
    const failed = tool(url, '--from', data, '--to', 'DATABASE_URL');
    expect(failed).toMatchObject({ status: 2, said: expect.stringContaining('0x00') });
    const store = await openStore({ url });
    expect(await store.ids('all')).toEqual([]);
    await store.close();
    const server = await trialServer({ databaseUrl: url });
    expect(tool(url, '--from', data, '--to', 'DATABASE_URL').said).toContain('a server is running on the database');
    await server.close();
  });

  test('from where there is nothing, something else, or what an earlier version left', {
    timeout: 60_000,
  }, async () => {
    const [data, empty, url] = [await folderWith('one'), trialFolder(), await freshUrl()];
    const target = join(empty, 'target');
    const missing = tool(url, '--from', join(empty, 'none'), '--to', target);
    expect(missing).toEqual({ status: 2, said: `There is no database ${databaseIn(join(empty, 'none'))}.\n` });
    expect(tool(url, '--from', 'DATABASE_URL', '--to', target).said).toContain('belongs to another program');
    const client = new pg.Client(url);
    await client.connect();
    await client.query('create table recipes (name text)');
    await client.end();
    expect(tool(url, '--from', 'DATABASE_URL', '--to', target).said).toContain('belongs to another program');
    const database = new DatabaseSync(databaseIn(data));
    database.exec(UNDO_FROM_ORIGINS);
    database.close();
    expect(tool('', '--from', data, '--to', target).said).toContain(`${data} was last used by an earlier version.`);
    writeFileSync(databaseIn(empty), 'no database'.repeat(1000));
    expect(tool('', '--from', empty, '--to', target).said).toContain('is not a Tintamarre database');
    expect(existsSync(databaseIn(target))).toBe(false);
  });

  test('where the command is not clear', { timeout: 120_000 }, () => {
    const which = 'Give --from and --to, each with a data folder or the word DATABASE_URL.\n';
    expect(tool('', '--from', 'here')).toEqual({ status: 2, said: which });
    expect(tool('', '--from', 'here', '--to')).toEqual({ status: 2, said: which });
    expect(tool('', '--from', 'here', '--to', 'DATABASE_URL').said).toContain('DATABASE_URL is not set');
    expect(tool('', '--form', 'here').said).toBe('Unknown argument “--form”.\n');
    const wrong = tool('postgres://ada:hunter2@127.0.0.1:1/games', '--from', '.', '--to', 'DATABASE_URL');
    expect(wrong.said).not.toContain('hunter2');
    expect(tool('', '--help').said).toContain('npm run move');
  });
});
