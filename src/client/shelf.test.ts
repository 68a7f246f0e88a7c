import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pig } from '../engine/pig.ts';
import { Session } from '../engine/session.ts';
import type { KeptTable } from '../protocol/table.ts';
import { FakeIndexedDb } from './fake-indexed-db.ts';

let browser: FakeIndexedDb;

/** Every test has a page of its own, on the same disk. */
async function page() {
  vi.resetModules();
  return import('./shelf.ts');
}

beforeEach(() => {
  browser = new FakeIndexedDb();
  vi.stubGlobal('indexedDB', browser);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const { record } = new Session(pig, { seats: 2, options: {}, seed: '3'.repeat(64) });
const table = (id: string, touched: number): KeptTable => ({
  ...{ id, record, touched, begun: 0, turn: 1, asked: 0, result: null },
  sitters: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Hal', bot: 'greedy' },
  ],
});

test('what is kept is there for the next page, the table touched last first', async () => {
  const { keepTable } = await page();
  expect(await keepTable(table('a', 1))).toBe(true);
  expect(await keepTable(table('b', 2))).toBe(true);
  const { keptTable, keptTables, forgetTable } = await page();
  expect((await keptTables()).map(({ id }) => id)).toEqual(['b', 'a']);
  expect(await keptTable('a')).toEqual(table('a', 1));
  await forgetTable('b');
  expect(await keptTable('b')).toBeUndefined();
});

test('a table that another window kept since is left as it is', async () => {
  const [one, other] = [await page(), await page()];
  await one.keepTable(table('a', 1));
  expect(await other.keepTable(table('a', 5), 1)).toBe(true);
  expect(await one.keepTable(table('a', 4), 1)).toBe(false);
  expect(await one.keptTable('a')).toMatchObject({ touched: 5 });
});

test.each(['write', 'commit'] as const)(
  'a disk that is full at the %s: the table lasts as long as the page',
  async (fault) => {
    const { keepTable, keptTable, keptTables } = await page();
    await keepTable(table('a', 1));
    browser.faults.add(fault);
    expect(await keepTable(table('a', 2), 1)).toBe(true);
    expect(await keptTable('a')).toMatchObject({ touched: 2 });
    expect(await keptTables()).toMatchObject([{ id: 'a', touched: 2 }]);
    expect(browser.kept.get('a')).toMatchObject({ touched: 1 });

    browser.faults.clear();
    expect(await keepTable(table('a', 3), 2)).toBe(true);
    expect(browser.kept.get('a')).toMatchObject({ touched: 3 });
    expect(await keptTables()).toMatchObject([{ id: 'a', touched: 3 }]);
  },
);

test('a browser that keeps nothing: tables last as long as the page, and home is told', async () => {
  browser.faults.add('open');
  const { keepTable, keptTable, keptTables } = await page();
  expect(await keepTable(table('a', 1))).toBe(true);
  expect(await keptTable('a')).toMatchObject({ touched: 1 });
  await expect(keptTables()).rejects.toThrow('no open');
});

test('a database that could not be opened is tried again', async () => {
  browser.faults.add('open');
  const { keepTable, keptTables } = await page();
  await keepTable(table('a', 1));
  browser.faults.clear();
  await keepTable(table('a', 2), 1);
  expect(await keptTables()).toMatchObject([{ id: 'a', touched: 2 }]);
  expect(browser.kept.has('a')).toBe(true);
});

test('a database that the browser closed is opened again', async () => {
  const { keepTable } = await page();
  await keepTable(table('a', 1));
  browser.closeConnection();
  await keepTable(table('a', 2), 1);
  expect(browser.kept.get('a')).toMatchObject({ touched: 2 });
  expect(browser.opened).toBe(2);
});

test('what is no table hides none of the others', async () => {
  browser.kept.set('junk', { id: 'junk' });
  browser.kept.set('half', { ...table('half', 3), record: null });
  const { keepTable, keptTable, keptTables } = await page();
  await keepTable(table('a', 1));
  expect((await keptTables()).map(({ id }) => id)).toEqual(['a']);
  expect(await keptTable('junk')).toBeUndefined();
  expect(await keptTable('half')).toBeUndefined();
});
