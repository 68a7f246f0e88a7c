import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { databaseIn } from './store/folder.ts';
import type { Whereabouts } from './store/open.ts';
import { TRIALS, type Trial } from './store/testing.ts';
import { Guest, removeFolders, type TrialServer, trialFolder, trialServer } from './testing.ts';
import { VERSION } from './version.ts';

let server: TrialServer | null = null;
let trial: Trial | null = null;
/** Readings of the server's own clock, so that nothing is kept from one question to the next. */
let time = 0;
const ticks = () => (time += 1000);

afterEach(async () => {
  await server?.close();
  server = null;
});
afterAll(async () => {
  await trial?.stop();
  removeFolders();
});

async function ask(path: '/api/ready' | '/api/health') {
  const { status, body } = await new Guest(server!.base).call('GET', path);
  return [status, body];
}

const PATIENCE = { timeout: 10_000, interval: 20 };
const WELL = [200, { status: 'ready', version: VERSION }];
const ALIVE = [200, expect.objectContaining({ status: 'ok' })];

describe('Ready is a server that can write:', () => {
  test('to a file, unless another program locks it', async () => {
    const data = trialFolder();
    server = await trialServer({ data }, { ticks });
    expect(await ask('/api/ready')).toEqual(WELL);
    const other = new DatabaseSync(databaseIn(data));
    other.exec('begin immediate');
    expect(await ask('/api/ready')).toEqual([503, { status: 'not-ready', reason: 'locked' }]);
    expect(await ask('/api/health')).toEqual(ALIVE);
    other.exec('rollback');
    expect(await ask('/api/ready')).toEqual(WELL);
    expect(other.prepare('select count(*) as n from kept_once').get()).toEqual({ n: 1 });
    other.close();
  });

  test('however many ask for other things', async () => {
    server = await trialServer({ requestsPerMinute: 1 });
    const anyone = new Guest(server.base);
    for (const status of [200, 429]) expect((await anyone.call('GET', '/api/tables')).status).toBe(status);
    for (const asked of [await ask('/api/ready'), await ask('/api/ready')]) expect(asked).toEqual(WELL);
    expect(await ask('/api/health')).toEqual(ALIVE);
  });

  test('to a PostgreSQL, unless it only lets us read, or is gone', { timeout: 60_000 }, async () => {
    trial = await TRIALS.PostgreSQL();
    const where: Whereabouts = await trial.fresh();
    const databaseUrl = 'url' in where ? where.url : '';
    server = await trialServer({ databaseUrl }, { ticks });
    expect(await ask('/api/ready')).toEqual(WELL);
    const admin = new pg.Client(databaseUrl);
    await admin.connect();
    const name = new URL(databaseUrl).pathname.slice(1);
    await admin.query(`alter database ${name} set default_transaction_read_only = on`);
    const end = `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = $1`;
    await admin.query(end, [name]);
    await expect.poll(() => ask('/api/ready'), PATIENCE).toEqual([503, { status: 'not-ready', reason: 'read-only' }]);
    expect(await ask('/api/health')).toEqual(ALIVE);
    await admin.query(`alter database ${name} reset default_transaction_read_only`);
    await admin.query(end, [name]);
    await expect.poll(() => ask('/api/ready'), PATIENCE).toEqual(WELL);
    await admin.end();
    await trial.stop();
    trial = null;
    await expect.poll(() => ask('/api/ready'), PATIENCE).toEqual([503, { status: 'not-ready', reason: 'unreachable' }]);
    expect(await ask('/api/health')).toEqual(ALIVE);
  });
});
