import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Whereabouts } from './open.ts';
import { charterOf, entryAt, someId, summaryAt } from './samples.ts';
import type { Store } from './store.ts';
import { TRIALS, type Trial, UNDO_FROM_ORIGINS } from './testing.ts';

describe.each(Object.entries(TRIALS))('Who is told, kept by %s', (_, start) => {
  let trial: Trial;
  let where: Whereabouts;
  let store: Store;

  beforeAll(async () => {
    trial = await start();
    where = await trial.fresh();
    store = await openStore(where);
  }, 60_000);

  afterAll(async () => {
    await store?.close();
    await trial?.stop();
  });

  async function come(): Promise<string> {
    const id = someId();
    await store.addPlayer({ id, name: 'Ada', made: 1000 });
    return id;
  }

  const pushOf = (player: string, endpoint: string, keys = '{}') =>
    ({ player, endpoint, keys, language: 'fr', site: 'https://play' }) as const;
  const hookAt = (address: string) => ({ address, language: 'fr', site: 'https://play' }) as const;
  const endpoints = async (player: string) => (await store.pushesOf(player)).map(({ endpoint }) => endpoint);

  test('devices are of the one who gave them last', async () => {
    const [id, other] = [await come(), await come()];
    await store.keepPush(pushOf(id, 'https://push/1', 'old keys'), 1);
    await store.keepPush(pushOf(id, 'https://push/1', 'keys'), 2);
    await store.keepPush(pushOf(id, 'https://push/2'), 3);
    await store.keepPush(pushOf(other, 'https://push/2', 'new keys'), 4);
    expect(await store.pushesOf(id)).toEqual([pushOf(id, 'https://push/1', 'keys')]);
    await store.dropPush(other, 'https://push/1');
    expect(await endpoints(id)).toEqual(['https://push/1']);
    await store.dropPush(id, 'https://push/1');
    expect(await store.pushesOf(id)).toEqual([]);
    expect(await store.pushesOf(other)).toEqual([pushOf(other, 'https://push/2', 'new keys')]);
  });

  test('a player has ten devices, the latest', async () => {
    const [id, other] = [await come(), await come()];
    await store.keepPush(pushOf(other, `${other} 0`), 0);
    for (let made = 1; made <= 13; made++) await store.keepPush(pushOf(id, `${id} ${made}`), made);
    const kept = Array.from({ length: 10 }, (_, i) => `${id} ${i + 4}`);
    expect((await endpoints(id)).sort()).toEqual(kept.sort());
    expect(await endpoints(other)).toHaveLength(1);
  });

  test('a device that fails ten times in a row is dropped', async () => {
    const id = await come();
    await store.keepPush(pushOf(id, id), 1);
    for (let i = 0; i < 9; i++) await store.markPush(id, false);
    await store.markPush(id, true);
    for (let i = 0; i < 9; i++) await store.markPush(id, false);
    expect(await endpoints(id)).toEqual([id]);
    await store.markPush(id, false);
    expect(await endpoints(id)).toEqual([]);
  });

  test('an address counts its failures until it works or is given anew', async () => {
    const id = await come();
    expect(await store.hookOf(id)).toBeNull();
    await store.keepHook(id, hookAt('https://hook/1'));
    await store.keepHook(id, hookAt('https://hook/2'));
    await store.markHook(id, 'https://hook/1', 'of the old one');
    expect(await store.hookOf(id)).toEqual({ ...hookAt('https://hook/2'), failures: 0, trouble: null });
    await store.markHook(id, 'https://hook/2', 'once');
    await store.markHook(id, 'https://hook/2', 'twice');
    expect(await store.hookOf(id)).toMatchObject({ failures: 2, trouble: 'twice' });
    await store.markHook(id, 'https://hook/2', null);
    expect(await store.hookOf(id)).toMatchObject({ failures: 0, trouble: null });
    await store.markHook(id, 'https://hook/2', 'again');
    await store.keepHook(id, hookAt('https://hook/2'));
    expect(await store.hookOf(id)).toMatchObject({ failures: 0, trouble: null });
    await store.keepHook(id, null);
    expect(await store.hookOf(id)).toBeNull();
  });

  test('what is kept once is the same for all nodes', async () => {
    const nodes = [await openStore(where), await openStore(where), await openStore(where)];
    const name = someId();
    const kept = await Promise.all(nodes.map((node, i) => node.keepOnce(name, `value ${i}`)));
    expect(new Set(kept).size).toBe(1);
    expect(await store.keepOnce(name, 'too late')).toBe(kept[0]);
    for (const node of nodes) await node.close();
  });

  test('exactly one of many nodes takes it on to tell, and no one again until something newer', async () => {
    const nodes = [await openStore(where), await openStore(where), await openStore(where)];
    const id = someId();
    await store.addTable(charterOf(id), 'secret', 1, summaryAt(0));
    const all = (at: number, apart = 1) =>
      Promise.all([...nodes, ...nodes].map((node) => node.claimNotice(id, 'ada', 'your-turn', at, apart)));
    expect((await all(100)).filter((claimed) => claimed)).toHaveLength(1);
    expect(await all(100)).not.toContain(true);
    expect(await all(99)).not.toContain(true);
    expect((await all(101)).filter((claimed) => claimed)).toHaveLength(1);
    expect(await all(150, 50)).not.toContain(true);
    expect((await all(151, 50)).filter((claimed) => claimed)).toHaveLength(1);
    expect(await store.claimNotice(id, 'bo', 'your-turn', 1, 1)).toBe(true);
    expect(await store.claimNotice(id, 'ada', 'consent', 1, 1)).toBe(true);
    await expect(store.claimNotice('nowhere', 'ada', 'your-turn', 1, 1)).rejects.toThrow();
    for (const node of nodes) await node.close();
  });

  test('tables are found that wait for someone who wants to be told', async () => {
    const [silent, pushed, hooked] = [await come(), await come(), await come()];
    await store.keepPush(pushOf(pushed, someId()), 1);
    await store.keepHook(hooked, hookAt('https://hook'));
    const opened = async (waitsFor: string | null, at: number, status: 'playing' | 'over' = 'playing') => {
      const id = someId();
      await store.addTable(charterOf(id), 'secret', 1, summaryAt(0));
      await store.append(id, [entryAt(1, at)], summaryAt(1, { waitsFor, status }));
      return id;
    };
    const late = 1_790_000_000_000;
    await opened(silent, late);
    await opened(null, late);
    await opened(pushed, late - 1);
    await opened(pushed, late, 'over');
    const [first, second] = [await opened(pushed, late), await opened(hooked, late + 1)];
    expect(await store.waitingForTold(late, 9)).toEqual([second, first]);
    expect(await store.waitingForTold(late, 1)).toEqual([second]);
  });
});

test('a database of before keeps what it has', async () => {
  const trial = await TRIALS.SQLite();
  const where = await trial.fresh();
  const file = 'file' in where ? where.file : '';
  await (await openStore(where)).close();
  const old = new DatabaseSync(file);
  // As the first version of the program left it.
  old.exec(`${UNDO_FROM_ORIGINS} drop table notices; drop table kept_once; drop table pushes; drop table hooks;
    create table pushes (player text not null references players (id) on delete cascade,
      endpoint text primary key not null, keys text not null);
    create table hooks (player text not null references players (id) on delete cascade, address text not null,
      constraint hooks_key primary key (player));
    delete from kysely_migration where name >= '002-notices';
    insert into players values ('ada', 'Ada', 1, 1);
    insert into pushes values ('ada', 'https://push/1', 'keys');
    insert into hooks values ('ada', 'https://hook')`);
  old.close();
  const store = await openStore(where);
  expect(await store.pushesOf('ada')).toMatchObject([{ endpoint: 'https://push/1', language: 'en' }]);
  expect(await store.hookOf('ada')).toMatchObject({ address: 'https://hook', failures: 0, trouble: null });
  await store.close();
  await trial.stop();
});
