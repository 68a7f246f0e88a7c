import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsWith } from '../../privacy/rows-with.ts';
import { removeFolder } from '../../test-environment.ts';
import type { Database } from '../database.ts';
import { erasedName } from '../name-erasing.ts';
import { openStore, type Whereabouts } from '../open.ts';
import { openPostgres } from '../postgres.ts';
import { openToRead } from '../reading.ts';
import { charterOf, entryAt, someId, summaryAt } from '../samples.ts';
import { openSqlite } from '../sqlite.ts';
import type { Store } from '../store.ts';
import { TRIALS, type Trial, UNDO_FROM_ORIGINS } from '../testing.ts';
import { archiveStore } from './archive-store.ts';
import { logIn, textOfLog } from './archive-text.ts';
import { archiveFinished } from './archiving.ts';

const OVER = { status: 'over' } as const;
const ASKED: readonly (readonly [seq: number, latest: number, others: number])[] = [
  [130, 100, 200],
  [130, 20, 3],
  [60, 7, 2],
  [5, 9, 9],
  [130, 0, 2],
];
const NEVER = Number.MAX_SAFE_INTEGER;

const fail = (error: unknown): never => {
  throw error;
};

test('A log is read from its archive as it was, with every character, gap and time', () => {
  const rows = [
    { seq: 1, at: 1_790_000_000_000, entry: '{"text":"a\\u0000b \\ud800 é 漢"}' },
    { seq: 2, at: 1_789_999_999_000, entry: '{}' },
    { seq: 7, at: 1_789_999_999_000, entry: '{"kind":"sat","name":"Zoé 1 2 {"}' },
  ];
  expect(logIn(textOfLog(rows))).toEqual(rows);
  expect(logIn(textOfLog([]))).toEqual([]);
  expect(() => logIn('2:later')).toThrow('another version');
});

describe.each(Object.entries(TRIALS))('Logs of finished tables, in %s,', (_, start) => {
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

  const sat = (seq: number, player: string, name: string) =>
    ({ kind: 'sat', seat: 0, player, name, salt: 'salt', seq, at: 1000 + seq }) as const;

  /** A table that is over after so many entries; every tenth is no answer. */
  async function ended(entries: number, player = someId(), at = 2000): Promise<string> {
    const id = someId();
    await store.addTable(charterOf(id), 'secret', 1, summaryAt(0, { players: [player] }));
    const log = Array.from({ length: entries }, (_, i) =>
      i % 10 === 0 ? { ...sat(i + 1, player, `Name of ${player}`), at } : entryAt(i + 1, at),
    );
    await store.append(id, log, summaryAt(entries, { ...OVER, players: [player] }));
    return id;
  }

  test('are read as before, from any number on', async () => {
    const id = await ended(130);
    await store.keepSnapshot(id, { seq: 130, step: 99, rules: 1, record: 'record' });
    const everything = async () => ({
      table: await store.table(id),
      snapshot: await store.snapshot(id),
      after: await Promise.all([0, 1, 77, 129, 130, 500].map((seq) => store.entriesAfter(id, seq))),
      recent: await Promise.all(ASKED.map(([...asked]) => store.recentEntries(id, ...asked))),
    });
    const before = await everything();
    const row = () => rowsWith(where, `${id}","seq":77`);
    expect(await row()).toHaveLength(1);
    expect(await store.archive(id)).toMatchObject({ entries: 130 });
    expect(await everything()).toEqual(before);
    expect(await row()).toEqual([]);
    const reading = await openToRead(where);
    expect(await reading.entriesAfter(id, 0)).toEqual(before.after[0]);
    await reading.close();
  });

  test('go on after that, and what is added follows', async () => {
    const id = await ended(20);
    await store.archive(id);
    expect(await store.append(id, [entryAt(20)], summaryAt(20, OVER))).toBe(false);
    const rematch = { kind: 'rematch', table: 'next', player: 'ada', name: 'Ada', seq: 21, at: 3000 } as const;
    expect(await store.append(id, [rematch], summaryAt(21, OVER))).toBe(true);
    const seqs = async () => (await store.entriesAfter(id, 0)).map(({ seq }) => seq);
    const all = Array.from({ length: 21 }, (_, i) => i + 1);
    expect(await seqs()).toEqual(all);
    expect(await store.entriesAfter(id, 20)).toEqual([rematch]);
    expect((await store.recentEntries(id, 21, 3, 9)).map(({ seq }) => seq)).toEqual([1, 11, 19, 20, 21]);
    expect(await store.archive(id)).toMatchObject({ entries: 21 });
    expect(await store.archive(id)).toBeNull();
    expect(await seqs()).toEqual(all);
  });

  test('stay rows as long as a game is under way, or has just ended', async () => {
    const now = 9_000_000;
    const [old, young] = [await ended(5, someId(), now - 10), await ended(5, someId(), now)];
    const playing = someId();
    await store.addTable(charterOf(playing), 'secret', 1, summaryAt(0));
    await store.append(playing, [entryAt(1, now - 10)], summaryAt(1));
    expect(await store.archive(playing)).toBeNull();
    expect(await store.archive('nobody')).toBeNull();
    const waiting = await store.unarchived(now, 1000);
    expect(waiting).toContain(old);
    expect(waiting).not.toContain(young);
    expect(waiting).not.toContain(playing);
    const done = await archiveFinished(store, now, 1000, fail);
    expect(done).toHaveLength(waiting.length);
    expect(await store.unarchived(now, 1000)).toEqual([]);
    expect(await store.unarchived(now + 1, 1000)).toEqual([young]);
  });

  test('stay rows where they hold messages of the chat, as older servers wrote them', async () => {
    const player = someId();
    const id = await ended(5, player);
    const wrote = { kind: 'wrote', player, name: 'Ada', text: 'Hello', seq: 6, at: 2000 } as const;
    await store.append(id, [wrote], summaryAt(6, { ...OVER, players: [player] }));
    expect(await store.unarchived(9_000_000, 1000)).not.toContain(id);
    expect(await store.archive(id)).toBeNull();
    expect(await store.oldMessagesOf(player)).toMatchObject([{ table: id, content: { text: 'Hello' } }]);
  });

  test('go with their table', async () => {
    const player = someId();
    const [removed, pruned] = [await ended(9, player), await ended(9, player, 50)];
    for (const id of [removed, pruned]) await store.archive(id);
    expect(await store.removeTable(removed, 9)).toBe(true);
    expect(await store.prune('over', 51)).toBe(1);
    for (const id of [removed, pruned]) expect(await store.entriesAfter(id, 0)).toEqual([]);
    expect(await rowsWith(where, player)).toEqual([]);
  });

  test('name nobody whose name was erased, whenever that was', async () => {
    for (const order of ['before', 'after', 'at once'] as const) {
      const player = someId();
      const id = await ended(30, player);
      const erase = () => store.eraseName(id, player, 5000);
      if (order === 'after') await store.archive(id);
      const erased = order === 'at once' ? (await Promise.all([erase(), store.archive(id)]))[0] : await erase();
      expect(erased).toBe(31);
      await store.archive(id);
      expect(await rowsWith(where, `Name of ${player}`)).toEqual([]);
      const log = await store.entriesAfter(id, 0);
      expect(log).toHaveLength(31);
      expect(log[10]).toEqual({ ...sat(11, player, ''), at: 2000 });
      expect(log[30]).toEqual({ kind: 'erased', player, seq: 31, at: 5000 });
    }
  });

  /** What was read is no longer so when it is to be written: something else comes first, once. */
  async function withInBetween<Value>(
    first: () => Promise<unknown>,
    act: (database: Pick<Database, 'db' | 'write'>) => Promise<Value>,
  ): Promise<Value> {
    const database = 'file' in where ? await openSqlite(where.file) : await openPostgres(where.url);
    let waits: (() => Promise<unknown>) | null = first;
    const write: Database['write'] = async (steps) => {
      const now = waits;
      waits = null;
      await now?.();
      return database.write(steps);
    };
    const value = await act({ db: database.db, write });
    await database.close();
    return value;
  }

  test('are archived anew, or not at all, where something else comes first', async () => {
    const seqsOf = async (id: string) => (await store.entriesAfter(id, 0)).map(({ seq }) => seq);
    const all = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

    const player = someId();
    const erased = await ended(30, player);
    const archiving = () => store.archive(erased);
    expect(await withInBetween(archiving, (own) => erasedName(own, erased, player, 5000))).toBe(31);
    expect(await rowsWith(where, `Name of ${player}`)).toEqual([]);
    expect(await seqsOf(erased)).toEqual(all(31));
    // Its log is in the archive by now, but for the last entry.
    expect(await withInBetween(archiving, (own) => erasedName(own, erased, 'nobody', 6000))).toBe(32);
    expect(await seqsOf(erased)).toEqual(all(32));

    const [grown, removed, same] = [await ended(20), await ended(20), await ended(20)];
    const append = () => store.append(grown, [entryAt(21)], summaryAt(21, OVER));
    expect(await withInBetween(append, (own) => archiveStore(own).archive(grown))).toBeNull();
    expect(await seqsOf(grown)).toEqual(all(21));
    const remove = () => store.removeTable(removed, 20);
    expect(await withInBetween(remove, (own) => archiveStore(own).archive(removed))).toBeNull();
    expect(await seqsOf(removed)).toEqual([]);
    expect(
      await withInBetween(
        () => store.archive(same),
        (own) => archiveStore(own).archive(same),
      ),
    ).toBeNull();
    expect(await seqsOf(same)).toEqual(all(20));
  });

  test('are whole whatever else two nodes do at the same time', { timeout: 60_000 }, async () => {
    const other = await openStore(where);
    for (let round = 0; round < 12; round++) {
      const player = someId();
      const id = await ended(40, player);
      const [before] = await Promise.all([
        store.entriesAfter(id, 0),
        store.archive(id),
        other.archive(id),
        other.append(id, [entryAt(41)], summaryAt(41, { ...OVER, players: [player] })),
        other.eraseName(id, player, 5000),
        store.recentEntries(id, 40, 10, 10).then((found) => expect(found).toHaveLength(13)),
      ]);
      expect(before.length).toBeGreaterThanOrEqual(40);
      await store.archive(id);
      const log = await other.entriesAfter(id, 0);
      expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: log.length }, (_, i) => i + 1));
      expect((await store.table(id))?.summary.seq).toBe(log.length);
      expect(await rowsWith(where, `Name of ${player}`)).toEqual([]);
    }
    await other.close();
  });
});

test('A database from before there were archives is read as it is, and then brought to today’s columns', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tintamarre-archives-'));
  const where = { file: join(folder, 'old.sqlite') };
  const [playing, over] = [someId(), someId()];
  const first = await openStore(where);
  for (const [id, status] of [
    [playing, 'playing'],
    [over, 'over'],
  ] as const) {
    await first.addTable(charterOf(id), 'secret', 1, summaryAt(0));
    await first.append(id, [entryAt(1), entryAt(2)], summaryAt(2, { status }));
  }
  await first.close();
  const database = new DatabaseSync(where.file);
  database.exec(UNDO_FROM_ORIGINS);
  database.close();
  const reading = await openToRead(where);
  expect(await reading.entriesAfter(over, 0)).toEqual([entryAt(1), entryAt(2)]);
  await reading.close();
  const store = await openStore(where);
  expect((await store.tablesOf('ada', 9)).map(({ charter }) => charter.id)).toEqual([playing, over]);
  expect(await store.unarchived(NEVER, 9)).toEqual([over]);
  expect(await archiveFinished(store, NEVER, 9, fail)).toHaveLength(1);
  expect(await store.entriesAfter(over, 1)).toEqual([entryAt(2)]);
  await store.close();
  removeFolder(folder);
});
