import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Whereabouts } from './open.ts';
import { charterOf, entryAt, summaryAt } from './samples.ts';
import type { Store, TableStatus } from './store.ts';
import { TRIALS, type Trial } from './testing.ts';

const SHOWN = 100;
const TIMES = 60;

async function inSql(where: Whereabouts, text: string): Promise<void> {
  if ('file' in where) {
    const database = new DatabaseSync(where.file);
    database.exec(text);
    database.close();
    return;
  }
  const client = new pg.Client(where.url);
  await client.connect();
  await client.query(text);
  await client.end();
}

/** So many tables of a player in one statement; a card is as long as that of a table for four. */
const tablesOf = (player: string, count: number, status: TableStatus): string => `
  with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${count})
  insert into tables (id, charter, secret, rules, host, listed, made, status, seq, players, card, touched)
  select '${player}-${status}-' || i, '${JSON.stringify(charterOf('some'))}', 'secret', 1, 'host', 0, i, '${status}', 1,
    '["${player}"]', '{"places":"${'x'.repeat(400)}"}', i * 7919 % 100003 from numbers;
  insert into sitters (table_id, player, ended)
  select id, '${player}', case when status = 'over' then touched end from tables
  where id like '${player}-${status}-%';`;

describe.each(Object.entries(TRIALS))('My tables, kept by %s', (_, start) => {
  let trial: Trial;
  let store: Store;

  beforeAll(async () => {
    trial = await start();
    const where = await trial.fresh();
    store = await openStore(where);
    await inSql(
      where,
      [
        tablesOf('newcomer', SHOWN, 'over'),
        tablesOf('veteran', 10_000, 'over'),
        tablesOf('veteran', 20, 'playing'),
        'analyze;',
      ].join('\n'),
    );
  }, 60_000);

  afterAll(async () => {
    await store?.close();
    await trial?.stop();
  });

  async function timeOf(player: string): Promise<number> {
    const begun = performance.now();
    expect(await store.tablesOf(player, SHOWN)).toHaveLength(SHOWN);
    return performance.now() - begun;
  }

  // The shortest of many times, taken in turns, depends least on what else the machine does.
  test('take one with ten thousand games hardly longer than one with a hundred', async () => {
    const [newcomer, veteran]: [number[], number[]] = [[], []];
    for (let i = 0; i < TIMES; i++) {
      newcomer.push(await timeOf('newcomer'));
      veteran.push(await timeOf('veteran'));
    }
    const [few, many] = [Math.min(...newcomer), Math.min(...veteran)];
    console.log(`My tables: ${few.toFixed(2)} ms for 100 games, ${many.toFixed(2)} ms for 10,020`);
    expect(many).toBeLessThan(3 * few + 1);
  });

  test('are the unfinished ones and then those that ended last', async () => {
    const found = await store.tablesOf('veteran', SHOWN);
    expect(found.map(({ summary }) => summary.status)).toEqual([
      ...Array.from({ length: 20 }, () => 'playing'),
      ...Array.from({ length: SHOWN - 20 }, () => 'over'),
    ]);
    const over = found.slice(20).map(({ touched }) => touched);
    expect(over).toEqual(over.toSorted((one, other) => other - one));
    expect(over[0]).toBeGreaterThan(100_000 - 30);
  });

  test('follow a table that ends, is touched again, or is played on after all', async () => {
    const ids = async () => (await store.tablesOf('ada', 9)).map(({ charter }) => charter.id);
    for (const id of ['one', 'two', 'three']) {
      await store.addTable(charterOf(id), 'secret', 1, summaryAt(0));
    }
    const append = (id: string, seq: number, at: number, status: TableStatus) =>
      store.append(id, [entryAt(seq, at)], summaryAt(seq, { status }));
    await append('one', 1, 30, 'over');
    await append('two', 1, 40, 'over');
    await append('three', 1, 20, 'playing');
    expect(await ids()).toEqual(['three', 'two', 'one']);
    await append('one', 2, 50, 'over');
    expect(await ids()).toEqual(['three', 'one', 'two']);
    await append('two', 2, 10, 'playing');
    expect(await ids()).toEqual(['three', 'two', 'one']);
  });
});
