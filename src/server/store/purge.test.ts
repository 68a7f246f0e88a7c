import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeFolder, testEnvironment } from '../test-environment.ts';
import { databaseIn, hold } from './folder.ts';
import { openStore } from './open.ts';
import { charterOf, entryAt, someId, summaryAt } from './samples.ts';
import type { Store, TableStatus } from './store.ts';
import { TRIALS, type Trial } from './testing.ts';

const TOOL = resolve(import.meta.dirname, '../../../tools/purge.ts');
const DAY = 24 * 60 * 60 * 1000;

describe.each(Object.entries(TRIALS))('Tables purged from %s', (name, start) => {
  let trial: Trial;
  let folder: string;
  let url: string | null;
  let store: Store;
  let release = () => {};

  beforeAll(async () => {
    trial = await start();
    folder = mkdtempSync(join(tmpdir(), 'tintamarre-purge-'));
    const where = await trial.fresh();
    url = 'url' in where ? where.url : null;
    store = await openStore(url === null ? { file: databaseIn(folder) } : { url });
    // A server is at work there.
    if (url === null) release = hold(folder);
  }, 60_000);

  afterAll(async () => {
    await store?.close();
    release();
    await trial?.stop();
    removeFolder(folder);
  });

  function purge(...typed: readonly string[]) {
    const env = testEnvironment({ LANG: 'en', ...(url !== null && { DATABASE_URL: url }) });
    const args = [TOOL, ...typed, ...(url === null ? ['--data', folder] : [])];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    return { status, said: stdout + stderr };
  }

  async function touched(status: TableStatus, days: number): Promise<string> {
    const id = someId();
    const at = Date.now() - days * DAY;
    await store.addTable(charterOf(id, { made: at }), 'secret', 1, summaryAt(0, { status }));
    await store.append(id, [entryAt(1, at)], summaryAt(1, { status }));
    return id;
  }

  test('are counted first, and deleted when that is wanted, while a server runs', { timeout: 60_000 }, async () => {
    const old = await touched('over', 100);
    const [young, playing, waiting] = [
      await touched('over', 80),
      await touched('playing', 100),
      await touched('waiting', 100),
    ];
    expect(purge('--over', '90')).toEqual({
      status: 0,
      said: 'Would be deleted: 1 finished table. Add --yes to delete them.\n',
    });
    expect(await store.table(old)).not.toBeNull();
    expect(purge('--over=90', '--yes')).toEqual({ status: 0, said: 'Deleted: 1 finished table.\n' });
    expect([await store.table(old), await store.entriesAfter(old, 0)]).toEqual([null, []]);
    for (const kept of [young, playing, waiting]) expect(await store.table(kept)).not.toBeNull();
    const { said } = purge('--yes', '--playing', '90', '--waiting', '90', '--over', '90', '--lang', 'fr');
    expect(said).toBe(
      'Suppressions : 1 table en cours, 1 table pas commencée, 0 table finie.\n'.replace(/ (?=[:]|table)/g, '\u00a0'),
    );
    expect(await store.ids('all')).toEqual([young]);
  });

  test('stay where old messages are deleted, which are counted first as well', { timeout: 60_000 }, async () => {
    const [table, spare] = [await touched('playing', 1), await touched('playing', 1)];
    const write = (days: number) => {
      const at = Date.now() - days * DAY;
      const message = { table, at, player: 'ada', name: 'Ada', seat: 0, content: { text: `days ago: ${days}` } };
      return store.addMessage(message, 100);
    };
    for (const days of [40, 20, 1]) await write(days);
    expect(purge('--chat', '30')).toEqual({
      status: 0,
      said: 'Would be deleted: 1 message. Add --yes to delete them.\n',
    });
    expect(await store.messagesAfter(table, 0, 100)).toHaveLength(3);
    expect(purge('--chat', '10', '--yes')).toEqual({ status: 0, said: 'Deleted: 2 messages.\n' });
    expect(await store.messagesAfter(table, 0, 100)).toMatchObject([{ content: { text: 'days ago: 1' } }]);
    for (const id of [table, spare]) expect(await store.table(id)).not.toBeNull();
  });

  // Some ten programs are started one after another.
  test('are left alone where the command is not clear', { timeout: 120_000 }, () => {
    expect(purge()).toEqual({
      status: 2,
      said: 'Give --over, --playing, --waiting or --chat, and a number of days.\n',
    });
    expect(purge('--yes')).toMatchObject({ status: 2 });
    for (const days of ['0', '-1', 'all', '1.5']) {
      expect(purge(`--over=${days}`, '--yes')).toEqual({
        status: 2,
        said: `--over: “${days}” is not a whole number of days from 1 to 100000.\n`,
      });
    }
    expect(purge('--over', '--yes')).toMatchObject({ status: 2 });
    expect(purge('--over', '90', '--ovre', '1').said).toContain('Unknown option --ovre');
    expect(purge('--help')).toMatchObject({ status: 0, said: expect.stringContaining('npm run purge') });
    const away = { env: testEnvironment({ LANG: 'en', DATABASE_URL: 'postgres://ada:hunter2@127.0.0.1:1/games' }) };
    const refused = spawnSync(process.execPath, [TOOL, '--over', '90'], { ...away, encoding: 'utf8' });
    expect({ status: refused.status, said: refused.stderr }).toEqual({
      status: 2,
      said: 'PostgreSQL is not running at 127.0.0.1:1. Start it, or correct the address in DATABASE_URL.\n',
    });
    if (name === 'PostgreSQL') return;
    const nowhere = join(folder, 'nowhere');
    const env = testEnvironment({ LANG: 'en' });
    const args = [TOOL, '--over', '90', '--yes', '--data', nowhere];
    const { stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect(stderr).toBe(`Nothing is kept in ${databaseIn(nowhere)}\n`);
  });
});
