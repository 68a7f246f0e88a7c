import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseIn, hold } from '../src/server/store/folder.ts';
import { openStore } from '../src/server/store/open.ts';
import { someId } from '../src/server/store/samples.ts';
import { TRIALS, type Trial } from '../src/server/store/testing.ts';
import { removeFolder, testEnvironment } from '../src/server/test-environment.ts';
import { playedOut } from './load/kept-tables.ts';

const TOOL = resolve(import.meta.dirname, 'compact.ts');

describe.each(Object.entries(TRIALS))('npm run compact, on %s,', (_, start) => {
  let trial: Trial;
  let folder: string;
  let url: string | null;
  beforeAll(async () => {
    trial = await start();
    folder = mkdtempSync(join(tmpdir(), 'tintamarre-compact-'));
    const where = await trial.fresh();
    url = 'url' in where ? where.url : null;
  }, 60_000);
  afterAll(async () => {
    await trial?.stop();
    removeFolder(folder);
  });

  function compact(lang: string, data = folder) {
    const env = testEnvironment({ LANG: lang, ...(url !== null && { DATABASE_URL: url }) });
    const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, '--data', data], { env, encoding: 'utf8' });
    return { status, said: stdout + stderr };
  }

  test('makes whole games a fifth as long beside a server, and says so', { timeout: 60_000 }, async () => {
    const store = await openStore(url === null ? { file: databaseIn(folder) } : { url });
    const release = url === null ? hold(folder) : () => {};
    const ids = [someId(), someId()];
    await playedOut(store, ids[0]!, 'clank', 1);
    await playedOut(store, ids[1]!, 'smash-up', 2);
    const before = await Promise.all(ids.map((id) => store.entriesAfter(id, 0)));
    const { status, said } = compact('en');
    expect({ status, said }).toMatchObject({ status: 0, said: expect.stringContaining('Tables compressed: 2, with') });
    const [, each, now] = /\(([\d.]+) kB each, now ([\d.]+) kB\)/.exec(said) ?? [];
    expect(Number(each)).toBeGreaterThan(10);
    expect(Number(now)).toBeLessThan(Number(each) / 5);
    expect(await Promise.all(ids.map((id) => store.entriesAfter(id, 0)))).toEqual(before);
    expect(compact('fr')).toEqual({
      status: 0,
      said: 'Les journaux de toutes les tables finies sont déjà compressés.\n',
    });
    await store.close();
    release();
  });

  test('makes no database where there is none', () => {
    if (url !== null) return;
    const nowhere = join(folder, 'nowhere');
    expect(compact('en', nowhere)).toEqual({ status: 2, said: `There is no database ${databaseIn(nowhere)}.\n` });
  });
});
