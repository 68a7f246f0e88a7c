import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTime } from '../../src/server/in-time.ts';
import { openBus, openStore } from '../../src/server/store/open.ts';
import { CuttableClient, limitSession } from '../../src/server/store/postgres-pool.ts';
import { charterOf, entryAt, someId, summaryAt } from '../../src/server/store/samples.ts';
import type { Bus, Store } from '../../src/server/store/store.ts';
import { Guest, playTo, removeFolders, trialFolder } from '../../src/server/testing.ts';
import { killAll, startProcess } from '../../src/server/trial-process.ts';
import { Postgres } from './postgres.ts';
import { DatabaseProxy } from './proxy.ts';

/** What a table waits for its store. */
const STORE_MILLISECONDS = 3000;
/** A server that is told to end does so within this time, whatever hangs. */
const MOST_MILLISECONDS_TO_END = 10_000;
/** Tables are playable within this time after a fault. */
const SOON = { timeout: 5000, interval: 20 };

describe('Behind a proxy that cuts the way to PostgreSQL', () => {
  let postgres: Postgres;
  let proxy: DatabaseProxy;
  let direct = '';
  let url = '';
  let store: Store;

  beforeAll(async () => {
    postgres = await Postgres.start();
    proxy = await DatabaseProxy.start(postgres.port);
    const where = await postgres.fresh();
    direct = 'url' in where ? where.url : '';
    const address = new URL(direct);
    address.port = String(proxy.port);
    url = address.href;
  }, 60_000);

  beforeEach(async () => {
    store = await openStore({ url });
  });

  afterEach(async () => {
    proxy.restore();
    await store.close();
  });

  afterAll(async () => {
    await killAll();
    proxy?.close();
    await postgres?.end();
    removeFolders();
  });

  /** As many connections as the pool may have. */
  const useAll = () => Promise.all(Array.from({ length: 30 }, () => store.ids('all')));

  async function tableIn(given: Store): Promise<string> {
    const id = someId();
    await given.addTable(charterOf(id), 'secret', 1, summaryAt(0));
    return id;
  }

  const append = (id: string, given = store) => given.append(id, [entryAt(1)], summaryAt(1));

  /** Another client, which locks the row of a table in a transaction and does nothing more. */
  async function lock(client: pg.Client, id: string): Promise<void> {
    await client.connect();
    await client.query('begin');
    await client.query('select * from tables where id = $1 for update', [id]);
  }

  test('connections that went silent at rest are all given up together', async () => {
    await useAll();
    proxy.mute();
    const forget = proxy.restore('stay-silent');
    await expect(store.ids('all')).rejects.toThrow('timeout');
    await useAll();
    forget();
  }, 20_000);

  test('a table that gave up on one silent connection is not given another', async () => {
    await useAll();
    proxy.mute();
    const forget = proxy.restore('stay-silent');
    const asTableDoes = <Value>(act: () => Promise<Value>) => inTime({ after, storeTimeout: STORE_MILLISECONDS }, act);
    await expect(asTableDoes(() => store.ids('all'))).rejects.toThrow();
    const start = performance.now();
    await asTableDoes(() => store.ids('all'));
    expect(performance.now() - start).toBeLessThan(STORE_MILLISECONDS / 2);
    forget();
  }, 20_000);

  test('a connection that is lost in the middle of a transaction fails, and does not end the program', async () => {
    const id = await tableIn(store);
    const holder = new pg.Client(direct);
    await lock(holder, id);
    const kept = store.keepSnapshot(id, { seq: 0, step: 0, rules: 1, record: '' });
    const failed = Promise.all([append(id), kept].map((each) => expect(each).rejects.toThrow()));
    await expect.poll(() => waitingForLocks(holder), SOON).toBe(2);
    proxy.drop('refuse');
    await failed;
    proxy.restore();
    await holder.end();
    expect(await append(id)).toBe(true);
  }, 20_000);

  test('a table that is locked keeps no other from being written', async () => {
    const ids = [await tableIn(store), await tableIn(store)] as const;
    const holder = new pg.Client(direct);
    await lock(holder, ids[0]);
    const both = ids.map((id) => append(id));
    expect(await both[1]).toBe(true);
    await holder.end();
    expect(await both[0]).toBe(true);
  }, 20_000);

  test('locks of a node that went silent are let go', async () => {
    const other = await openStore({ url: direct });
    const id = await tableIn(other);
    const silent = new CuttableClient({ connectionString: url });
    await lock(silent, id);
    await limitSession(silent);
    proxy.mute();
    const forget = proxy.restore('stay-silent');
    await expect.poll(() => append(id, other).catch(() => false), SOON).toBe(true);
    forget();
    await other.close();
  }, 20_000);

  test.skipIf(process.platform === 'win32')(
    'a server ends within ten seconds though PostgreSQL is stopped, and what it acknowledged is there',
    async () => {
      const server = await startProcess(trialFolder(), { databaseUrl: direct });
      const ada = new Guest(server.base);
      await ada.call('POST', '/api/me', { name: 'Ada' });
      const bots = [{ seat: 1, name: 'Hal', bot: 'greedy' }];
      const { id } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2, bots })).body;
      const socket = ada.socket();
      await socket.ask(id, { ask: 'sit', seat: 0, salt: '' });
      await socket.get('table', { say: 'watch', table: id });
      await socket.get('done', { say: 'ask', table: id, ask: { ask: 'begin' } });
      const { seq } = await playTo(socket, id, 4);
      postgres.pause();
      socket.raw(JSON.stringify({ say: 'ask', table: id, ask: { ask: 'close-chat', what: 'text' } }));
      const start = performance.now();
      await server.terminate();
      const milliseconds = performance.now() - start;
      postgres.resume();
      expect(milliseconds).toBeLessThan(MOST_MILLISECONDS_TO_END);
      expect((await store.entriesAfter(id, 0)).length).toBeGreaterThanOrEqual(seq);
    },
    40_000,
  );

  test('the bus comes back, and closes though nobody answers', async () => {
    const heard = new Set<string>();
    const [here, there]: Bus[] = [await openBus({ url }), await openBus({ url: direct })];
    here?.listen((table) => heard.add(table));
    proxy.mute();
    const forget = proxy.restore('stay-silent');
    const id = someId();
    await expect
      .poll(() => {
        there?.tell(id, 1);
        return heard.has(id);
      }, SOON)
      .toBe(true);
    proxy.mute();
    await Promise.all([here?.close(), there?.close()]);
    proxy.restore();
    forget();
  }, 20_000);
});

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

/** How many others wait for a lock. */
async function waitingForLocks(client: pg.Client): Promise<number> {
  const counted = 'select count(*)::int as count from pg_locks where not granted';
  return (await client.query(counted)).rows[0].count;
}
