import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { removeFolder } from '../test-environment.ts';
import type { Database } from './database.ts';
import { playerStore } from './player-store.ts';
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

/** Longer than it takes until a disk that has refused is tried again. */
const SOON = { timeout: 5000, interval: 20 };

async function slow(): Promise<{ disk: Disk; database: Database; store: TableStore; path: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'tintamarre-commit-'));
  folders.push(folder);
  const disk = new Disk();
  const path = join(folder, 'x.sqlite');
  const database = await openSqlite(path, disk);
  const store = tableStore(database);
  for (const id of ['a', 'b', 'c']) await store.addTable(charterOf(id), 'secret', 1, summaryAt(0));
  disk.quick = false;
  return { disk, database, store, path };
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

test('when the disk refuses, nothing is believed until all is written anew', async () => {
  const { disk, database, store, path } = await slow();
  const reader = new DatabaseSync(path);
  reader.exec('begin; select * from tables');
  const added = append(store, 'a', 1);
  await disk.reached(1);
  disk.waiting[0]!.reject(new Error('input/output error'));
  await expect(added).rejects.toThrow('input/output error');
  await expect(append(store, 'b', 1)).rejects.toThrow('input/output error');
  await expect(store.entriesAfter('a', 0)).rejects.toThrow('input/output error');
  disk.quick = true;
  await expect.poll(() => store.entriesAfter('a', 0).catch(String), SOON).toBe('Error: The journal is in use.');
  reader.close();
  await expect.poll(() => store.entriesAfter('a', 0).catch(String), SOON).toEqual([entryAt(1)]);
  expect(await append(store, 'b', 1)).toBe(true);
  await database.close();
});

describe('While another process has the database for itself', () => {
  test('what is to be written waits, and this program goes on', async () => {
    const { disk, database, store, path } = await slow();
    disk.quick = true;
    const other = new DatabaseSync(path);
    other.exec('begin exclusive');
    const added = Promise.all([append(store, 'a', 1), append(store, 'a', 2), append(store, 'b', 1)]);
    const met = playerStore(database).addPlayer({ id: 'ada', name: 'Ada', made: 1 });
    expect(await store.entriesAfter('c', 0)).toEqual([]);
    expect(await isSettled(added)).toBe(false);
    other.exec('rollback');
    expect(await added).toEqual([true, true, true]);
    await met;
    other.close();
    await database.close();
  });

  test('what waits too long fails, and so does what is asked for when the program ends', async () => {
    const { database, store, path } = await slow();
    const other = new DatabaseSync(path);
    other.exec('begin exclusive');
    const added = [append(store, 'a', 1), append(store, 'b', 1)].map((each) => expect(each).rejects.toThrow('locked'));
    await database.close();
    await Promise.all(added);
    other.close();
  });
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
