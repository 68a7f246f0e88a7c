import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BUS_NAME } from './bus.ts';
import { openBus, openStore } from './open.ts';
import { charterOf, entryAt, someId, summaryAt } from './samples.ts';
import type { Bus, Store } from './store.ts';
import { TRIALS, type Trial } from './testing.ts';

/** Longer than it takes to reconnect and to look for what was missed. */
const PATIENCE = { timeout: 8000, interval: 20 };

describe('The bus', () => {
  let trial: Trial;
  let url: string;
  let store: Store;
  let [here, there]: Bus[] = [];
  const heard = { here: new Map<string, number>(), there: new Map<string, number>() };

  beforeAll(async () => {
    trial = await TRIALS.PostgreSQL();
    const where = await trial.fresh();
    url = 'url' in where ? where.url : '';
    // Two nodes that start at the same moment on an empty database.
    const [first, second] = await Promise.all([openStore(where), openStore(where)]);
    await second.close();
    store = first;
    [here, there] = await Promise.all([openBus(where), openBus(where)]);
    here?.listen((table, seq) => heard.here.set(table, seq));
    there?.listen((table, seq) => heard.there.set(table, seq));
  }, 60_000);

  afterAll(async () => {
    await Promise.all([here?.close(), there?.close(), store?.close()]);
    await trial?.stop();
  });

  async function appended(at = Date.now()): Promise<string> {
    const id = someId();
    await store.addTable(charterOf(id), 'secret', 1, summaryAt(0));
    await store.append(id, [entryAt(1, at)], summaryAt(1));
    return id;
  }

  test('tells the other nodes at once, and not itself', async () => {
    const ids = Array.from({ length: 1000 }, () => someId());
    for (const id of ids) here?.tell(id, 7);
    here?.tell(ids[0]!, 9);
    here?.tell(ids[1]!, 3);
    await expect.poll(() => heard.there.size, PATIENCE).toBe(1000);
    expect([heard.there.get(ids[0]!), heard.there.get(ids[1]!)]).toEqual([9, 7]);
    expect(heard.here.size).toBe(0);
  });

  test('lets a node hear of what was stored by one that died before it told', async () => {
    const id = await appended();
    await expect.poll(() => heard.there.get(id), PATIENCE).toBe(1);
  });

  test('lets nothing go unheard when the clock is set forward: tables are dated by time that does not leap', async () => {
    const real = Date.now;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() + 3_600_000);
    try {
      for (let sweep = 0; sweep < 2; sweep++) {
        const id = await appended(real());
        await expect.poll(() => heard.there.get(id), PATIENCE).toBe(1);
      }
    } finally {
      clock.mockRestore();
    }
  });

  test('connects anew, and then hears what it missed', async () => {
    const admin = new pg.Client(url);
    await admin.connect();
    const ended = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1';
    expect((await admin.query(ended, [BUS_NAME])).rowCount).toBe(2);
    const missed = await appended();
    here?.tell(missed, 1);
    await expect.poll(() => heard.there.get(missed), PATIENCE).toBe(1);
    here?.shared.share(missed, 'shared while the line was cut');
    await expect.poll(() => there?.shared.of(missed), PATIENCE).toEqual(['shared while the line was cut']);
    const id = someId();
    here?.tell(id, 4);
    await expect.poll(() => heard.there.get(id), PATIENCE).toBe(4);
    await admin.end();
  });

  test('lets all nodes know what each shares, also one that comes later, until it leaves', async () => {
    const [one, two] = [someId(), someId()];
    here?.shared.share(one, 'ada bo!');
    await expect.poll(() => there?.shared.of(one), PATIENCE).toEqual(['ada bo!']);
    expect(here?.shared.of(one)).toEqual([]);
    const long = 'x'.repeat(250);
    const many = Array.from({ length: 100 }, () => someId());
    for (const key of many) here?.shared.share(key, long);

    const later = await openBus({ url });
    later.shared.share(two, 'zoe');
    await expect.poll(() => later.shared.of(one), PATIENCE).toEqual(['ada bo!']);
    await expect.poll(() => many.every((key) => later.shared.of(key)[0] === long), PATIENCE).toBe(true);
    await expect.poll(() => there?.shared.of(two), PATIENCE).toEqual(['zoe']);
    await later.close();
    await expect.poll(() => there?.shared.of(two), PATIENCE).toEqual([]);
    here?.shared.share(one, null);
    await expect.poll(() => there?.shared.of(one), PATIENCE).toEqual([]);
  });

  test('announces what no longer holds, also once it is connected again', async () => {
    const heard: string[] = [];
    let resumed = 0;
    const hearer = await openBus({ url });
    const sayer = await openBus({ url });
    hearer.onAnnouncement({
      announced: (what, key) => heard.push(`${what} ${key}`),
      resumed: () => {
        resumed += 1;
      },
    });
    sayer.announce('revoked', 'one');
    sayer.announce('removed', 'two');
    await expect.poll(() => heard, PATIENCE).toEqual(['revoked one', 'removed two']);
    expect(resumed).toBe(0);
    const admin = new pg.Client(url);
    await admin.connect();
    const own = `select pid from pg_stat_activity where application_name = '${BUS_NAME}' order by backend_start desc`;
    await admin.query(`select pg_terminate_backend(pid) from (${own} limit 1) as latest`);
    sayer.announce('revoked', 'three');
    await expect.poll(() => heard, PATIENCE).toContain('revoked three');
    expect(resumed).toBe(0);
    await admin.query(`select pg_terminate_backend(pid) from (${own}) as every_one`);
    await expect.poll(() => resumed, PATIENCE).toBe(1);
    await admin.end();
    await Promise.all([hearer.close(), sayer.close()]);
  });

  test('says what it was last told before it closes', async () => {
    const leaving = await openBus({ url });
    const id = someId();
    leaving.tell(id, 5);
    await leaving.close();
    await expect.poll(() => heard.there.get(id), PATIENCE).toBe(5);
  });

  test('of one node alone tells nobody', async () => {
    const file = await TRIALS.SQLite();
    const where = await file.fresh();
    await (await openStore(where)).close();
    const alone = await openBus(where);
    alone.listen(() => expect.fail('nobody is there to be heard'));
    alone.tell('table', 1);
    alone.shared.share('table', 'ada');
    expect(alone.shared.of('table')).toEqual([]);
    await alone.close();
    await file.stop();
  });
});
