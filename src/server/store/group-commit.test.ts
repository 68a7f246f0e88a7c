import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { removeFolder } from '../test-environment.ts';
import type { Database } from './database.ts';
import { charterOf, entryAt, summaryAt } from './samples.ts';
import { openSqlite } from './sqlite.ts';
import type { TableStore } from './store.ts';
import { tableStore } from './table-store.ts';

/** A disk that is done when the test says so. */
class Disk {
  readonly waiting: { resolve(): void; reject(error: Error): void }[] = [];
  /** By and by everything gets there. */
  quick = true;

  sync(): Promise<void> {
    if (this.quick) return Promise.resolve();
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  close(): void {}

  /** Until so many waits for the disk are under way. */
  async reached(count: number): Promise<void> {
    while (this.waiting.length < count) await turn();
  }
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) removeFolder(folder);
});

async function slow(): Promise<{ disk: Disk; database: Database; store: TableStore }> {
  const folder = mkdtempSync(join(tmpdir(), 'tintamarre-commit-'));
  folders.push(folder);
  const disk = new Disk();
  const database = await openSqlite(join(folder, 'x.sqlite'), disk);
  const store = tableStore(database);
  for (const id of ['a', 'b', 'c']) await store.addTable(charterOf(id), 'secret', 1, summaryAt(0));
  disk.quick = false;
  return { disk, database, store };
}

/** Whether a promise is settled by now, a few turns later. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const note = () => {
    settled = true;
  };
  promise.then(note, note);
  for (let i = 0; i < 5; i++) await turn();
  return settled;
}

const append = (store: TableStore, id: string, seq: number) => store.append(id, [entryAt(seq)], summaryAt(seq));

test('nobody hears of what is not on disk, and nobody reads it', async () => {
  const { disk, database, store } = await slow();
  const added = append(store, 'a', 1);
  await disk.reached(1);
  const read = store.entriesAfter('a', 0);
  expect(await isSettled(added)).toBe(false);
  expect(await isSettled(read)).toBe(false);
  disk.waiting[0]!.resolve();
  expect(await added).toBe(true);
  expect(await read).toEqual([entryAt(1)]);
  await database.close();
});

test('what comes while the disk is at work shares the next wait, and those who read get their turn before', async () => {
  const { disk, database, store } = await slow();
  const first = append(store, 'a', 1);
  await disk.reached(1);
  const later = [append(store, 'b', 1), append(store, 'c', 1), append(store, 'a', 2)];
  const read = store.entriesAfter('b', 0);
  disk.waiting[0]!.resolve();
  expect(await first).toBe(true);
  expect(await read).toEqual([]);
  await disk.reached(2);
  expect(await isSettled(Promise.race(later))).toBe(false);
  disk.waiting[1]!.resolve();
  expect(await Promise.all(later)).toEqual([true, true, true]);
  expect(disk.waiting).toHaveLength(2);
  await database.close();
});

test('one that cannot be written does not keep the others from it', async () => {
  const { disk, database } = await slow();
  const spoilt = database.write(function* () {
    yield database.db.insertInto('entries').values({ table_id: 'nowhere', seq: 1, at: 1, entry: '' }).compile();
  });
  const store = tableStore(database);
  const added = append(store, 'a', 1);
  await expect(spoilt).rejects.toThrow('FOREIGN KEY');
  await disk.reached(1);
  disk.waiting[0]!.resolve();
  expect(await added).toBe(true);
  await database.close();
});

test('when the disk refuses nothing more is believed', async () => {
  const { disk, database, store } = await slow();
  const added = append(store, 'a', 1);
  await disk.reached(1);
  disk.waiting[0]!.reject(new Error('input/output error'));
  await expect(added).rejects.toThrow('input/output error');
  await expect(append(store, 'b', 1)).rejects.toThrow('input/output error');
  await expect(store.entriesAfter('a', 0)).rejects.toThrow('input/output error');
  await database.close();
});

test('closing waits until all is on disk', async () => {
  const { disk, database, store } = await slow();
  const added = append(store, 'a', 1);
  await disk.reached(1);
  const next = append(store, 'a', 2);
  const closed = database.close();
  expect(await isSettled(closed)).toBe(false);
  disk.quick = true;
  disk.waiting[0]!.resolve();
  await closed;
  expect(await Promise.all([added, next])).toEqual([true, true]);
});
