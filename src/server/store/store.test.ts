import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Whereabouts } from './open.ts';
import { charterOf, entryAt, someId, summaryAt } from './samples.ts';
import type { Store, TableSummary } from './store.ts';
import { TRIALS, type Trial } from './testing.ts';

const rangeOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => entryAt(from + i));

describe.each(Object.entries(TRIALS))('Tables kept by %s', (_, start) => {
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

  async function opened(changes: Partial<TableSummary> = {}, charter = {}): Promise<string> {
    const id = someId();
    await store.addTable(charterOf(id, charter), 'secret', 3, summaryAt(0, changes));
    return id;
  }

  const ids = (tables: readonly { charter: { id: string } }[]) => tables.map(({ charter }) => charter.id);

  test('are read as they were written', async () => {
    const id = await opened({ due: 5000, waitsFor: 'ada', status: 'waiting' }, { listed: false, seats: 4 });
    const found = await store.table(id);
    expect(found).toEqual({
      charter: charterOf(id, { listed: false, seats: 4 }),
      secret: 'secret',
      rules: 3,
      summary: summaryAt(0, { due: 5000, waitsFor: 'ada', status: 'waiting' }),
      touched: 1000,
    });
    expect(await store.table('nobody')).toBeNull();
  });

  test('grow by entries, one after the other', async () => {
    const id = await opened();
    const late = 1_790_000_000_000;
    const wrote = { kind: 'wrote', player: 'ada', name: 'Ada', text: 'a\u0000b \ud800 é', seq: 3, at: late } as const;
    expect(await store.append(id, rangeOf(1, 2), summaryAt(2))).toBe(true);
    expect(await store.append(id, [wrote], summaryAt(3, { status: 'over' }))).toBe(true);
    expect(await store.entriesAfter(id, 0)).toEqual([entryAt(1), entryAt(2), wrote]);
    expect(await store.entriesAfter(id, 2)).toEqual([wrote]);
    expect(await store.table(id)).toMatchObject({ summary: { seq: 3, status: 'over' }, touched: late });
  });

  test('tell of a long log the latest entries, and of the others those that are no answers', async () => {
    const id = await opened();
    const saying = '"kind":"answered"';
    const others = [2, 4, 5, 20].map(
      (seq) => ({ kind: 'wrote', player: 'ada', name: 'Ada', text: `${saying} ${seq}`, seq, at: 1000 }) as const,
    );
    const log = Array.from({ length: 30 }, (_, at) => others.find(({ seq }) => seq === at + 1) ?? entryAt(at + 1));
    await store.append(id, log, summaryAt(30));
    const seqs = async (...asked: [number, number, number]) =>
      (await store.recentEntries(id, ...asked)).map(({ seq }) => seq);
    expect(await seqs(30, 3, 10)).toEqual([2, 4, 5, 20, 28, 29, 30]);
    expect(await seqs(30, 3, 2)).toEqual([5, 20, 28, 29, 30]);
    expect(await seqs(21, 3, 2)).toEqual([4, 5, 19, 20, 21]);
    expect(await seqs(3, 100, 100)).toEqual([1, 2, 3]);
    expect(await store.recentEntries(id, 5, 0, 1)).toEqual([others[2]]);
    expect(await store.recentEntries('nobody', 5, 5, 5)).toEqual([]);
  });

  test('take no entry twice, none out of order, and none for a table that is not there', async () => {
    const id = await opened();
    await store.append(id, rangeOf(1, 3), summaryAt(3, { card: 'first' }));
    expect(await store.append(id, [entryAt(3)], summaryAt(3, { card: 'second' }))).toBe(false);
    expect(await store.append(id, rangeOf(3, 4), summaryAt(4))).toBe(false);
    expect(await store.append(id, [entryAt(5)], summaryAt(5))).toBe(false);
    expect(await store.append('nobody', [entryAt(1)], summaryAt(1))).toBe(false);
    expect((await store.entriesAfter(id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect((await store.table(id))?.summary).toEqual(summaryAt(3, { card: 'first' }));
  });

  test('refuse entries that do not follow one another', async () => {
    const id = await opened();
    await expect(store.append(id, [entryAt(1), entryAt(3)], summaryAt(3))).rejects.toThrow(RangeError);
    await expect(store.append(id, [entryAt(1)], summaryAt(2))).rejects.toThrow(RangeError);
    await expect(store.append(id, [], summaryAt(0))).rejects.toThrow(RangeError);
  });

  test('let exactly one of twenty be first with a number, of two nodes at once', async () => {
    const other = await openStore(where);
    const tables = await Promise.all(Array.from({ length: 8 }, () => opened()));
    for (let seq = 1; seq <= 5; seq++) {
      const tries = Array.from({ length: 20 }, (_, i) => ({ node: i % 2 === 0 ? store : other, card: String(i) }));
      const won = await Promise.all(
        tables.map(async (id, turned) => {
          // Every second table is tried by one whose sitters change.
          const players = (card: string) => (turned % 2 === 0 ? ['ada', 'bo'] : ['ada', card]);
          const added = await Promise.all(
            tries.map(({ node, card }) =>
              node.append(id, [entryAt(seq)], summaryAt(seq, { card, players: players(card) })),
            ),
          );
          expect(added.filter(Boolean)).toHaveLength(1);
          return tries[added.indexOf(true)]!.card;
        }),
      );
      const kept = await Promise.all(tables.map((id) => other.table(id)));
      expect(kept.map((table) => table?.summary.card)).toEqual(won);
    }
    for (const id of tables) expect(await store.entriesAfter(id, 0)).toEqual(rangeOf(1, 5));
    await other.close();
  });

  test('do not spoil each other in one commit', async () => {
    const good = await Promise.all(Array.from({ length: 30 }, () => opened()));
    const [stale, broken] = [await opened(), await opened()];
    await store.append(stale, [entryAt(1)], summaryAt(1));
    const [late, failed, ...added] = await Promise.allSettled([
      store.append(stale, [entryAt(1)], summaryAt(1)),
      store.append(broken, [entryAt(1, Number.NaN)], summaryAt(1)),
      ...good.map((id) => store.append(id, [entryAt(1)], summaryAt(1))),
    ]);
    expect(late).toEqual({ status: 'fulfilled', value: false });
    expect(failed?.status).toBe('rejected');
    for (const each of added) expect(each).toEqual({ status: 'fulfilled', value: true });
    for (const id of good) expect(await store.entriesAfter(id, 0)).toEqual([entryAt(1)]);
    expect(await store.entriesAfter(broken, 0)).toEqual([]);
    expect((await store.table(broken))?.summary.seq).toBe(0);
  });

  test('are in the lobby while they wait, the latest first', async () => {
    const early = await opened({ status: 'waiting' }, { made: 10 });
    const later = await opened({ status: 'waiting' }, { made: 20 });
    const hidden = await opened({ status: 'waiting' }, { listed: false, made: 30 });
    const begun = await opened({ status: 'playing' }, { made: 40 });
    const found = ids(await store.listed(100));
    expect(found.indexOf(later)).toBeLessThan(found.indexOf(early));
    expect(found).toEqual(expect.not.arrayContaining([hidden, begun]));
    expect(await store.listed(1)).toHaveLength(1);
  });

  test('of one host and from one place fill no lobby, and are counted', async () => {
    const open = async (host: string, origin: string | undefined, made: number) => {
      const id = someId();
      const summary = summaryAt(0, { status: 'waiting' });
      await store.addTable(charterOf(id, { host, made }), 'secret', 1, summary, origin);
      return id;
    };
    const [host, origin] = [someId(), someId()];
    const own: string[] = [];
    for (let made = 1; made <= 5; made++) own.push(await open(host, origin, 5000 + made));
    const crowd: string[] = [];
    for (let made = 1; made <= 12; made++) crowd.push(await open(someId(), 'crowd', 6000 + made));
    const older = [await open('of old', undefined, 7000), await open('as old', undefined, 7001)];
    const found = ids(await store.listed(100));
    expect(found.filter((id) => own.includes(id))).toEqual(own.slice(2).reverse());
    expect(found.filter((id) => crowd.includes(id))).toEqual(crowd.slice(2).reverse());
    expect(found).toEqual(expect.arrayContaining(older));
    // The latest of every place come before the second latest of any.
    const few = ids(await store.listed(4));
    expect(few).toEqual([older[1], older[0], crowd[11], own[4]]);
    expect(await store.countListed(host, 'crowd')).toEqual({ ofHost: 5, ofOrigin: 12 });
    expect(await store.countListed('nobody', 'nowhere')).toEqual({ ofHost: 0, ofOrigin: 0 });
  });

  test('are found by who sits there, with those that wait for them first and those that are over last', async () => {
    const over = await opened({ players: ['cy', 'di'], status: 'over' }, { made: 40 });
    const early = await opened({ players: ['cy', 'di'] }, { made: 10 });
    const asked = await opened({ players: ['di', 'cy'], waitsFor: 'cy' }, { made: 20 });
    const later = await opened({ players: ['cy', 'cy'], waitsFor: 'di' }, { made: 30 });
    expect(ids(await store.tablesOf('cy', 9))).toEqual([asked, later, early, over]);
    expect(ids(await store.tablesOf('cy', 2))).toEqual([asked, later]);
    await store.append(early, [entryAt(1)], summaryAt(1, { players: ['di', 'ed'] }));
    await store.append(over, [entryAt(1)], summaryAt(1, { players: [] }));
    expect(ids(await store.tablesOf('cy', 9))).toEqual([asked, later]);
    expect(ids(await store.tablesOf('ed', 9))).toEqual([early]);
  });

  test('are overdue in their order', async () => {
    const [second, first, future] = [await opened({ due: 20 }), await opened({ due: 10 }), await opened({ due: 31 })];
    expect(await store.overdue(30, 9)).toEqual([first, second]);
    expect(await store.overdue(30, 1)).toEqual([first]);
    await store.append(first, [entryAt(1)], summaryAt(1, { due: null }));
    expect(await store.overdue(31, 9)).toEqual([second, future]);
  });

  test('keep the latest snapshot, and none that is ahead of the log', async () => {
    const id = await opened();
    expect(await store.snapshot(id)).toBeNull();
    const kept = { seq: 5, step: 4, rules: 2, record: '{}' };
    await store.keepSnapshot(id, kept);
    expect(await store.snapshot(id)).toBeNull();
    for (let seq = 1; seq <= 5; seq++) await store.append(id, [entryAt(seq)], summaryAt(seq));
    await store.keepSnapshot(id, { ...kept, seq: 2 });
    await store.keepSnapshot(id, kept);
    await store.keepSnapshot(id, { ...kept, seq: 3 });
    expect(await store.snapshot(id)).toEqual(kept);
  });

  test('are pruned by status and age with all that is theirs, and counted by host', async () => {
    const host = someId();
    const old = await Promise.all(
      Array.from({ length: 45 }, () => opened({ status: 'over', players: [host] }, { host, made: 100 })),
    );
    const [young, running] = [
      await opened({ status: 'over' }, { host, made: 900 }),
      await opened({ status: 'playing' }, { host, made: 100 }),
    ];
    await store.append(old[0]!, [entryAt(1, 200)], summaryAt(1, { status: 'over', players: [host] }));
    await store.keepSnapshot(old[0]!, { seq: 1, step: 1, rules: 1, record: '' });
    expect(await store.ids('unfinished')).toContain(running);
    expect(await store.ids('unfinished')).not.toContain(young);
    expect(await store.ids('all')).toEqual(expect.arrayContaining([running, young]));
    expect([await store.countTables(host, 0), await store.countTables(host, 101)]).toEqual([47, 1]);
    expect(await store.prune('over', 500)).toBe(45);
    expect(await store.prune('over', 500)).toBe(0);
    expect(await store.countTables(host, 0)).toBe(2);
    expect(await store.tablesOf(host, 9)).toEqual([]);
    expect(await store.entriesAfter(old[0]!, 0)).toEqual([]);
    expect(await store.snapshot(old[0]!)).toBeNull();
    expect(await store.append(old[1]!, [entryAt(1)], summaryAt(1))).toBe(false);
  });

  test('are removed with all that is theirs, unless something happened meanwhile', async () => {
    const player = someId();
    const id = await opened({ players: [player] });
    await store.append(id, rangeOf(1, 2), summaryAt(2, { players: [player] }));
    const snapshot = { seq: 2, step: 1, rules: 1, record: '{}' };
    await store.keepSnapshot(id, snapshot);
    expect(await store.claimNotice(id, player, 'over', 1000, 1)).toBe(true);
    expect([await store.removeTable(id, 1), await store.removeTable(someId(), 0)]).toEqual([false, false]);
    const tries = await Promise.all([store.removeTable(id, 2), store.removeTable(id, 2)]);
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect([await store.table(id), await store.snapshot(id), await store.entriesAfter(id, 0)]).toEqual([
      null,
      null,
      [],
    ]);
    expect(await store.tablesOf(player, 9)).toEqual([]);
    await store.keepSnapshot(id, { ...snapshot, seq: 3 });
    expect(await store.snapshot(id)).toBeNull();
    await store.addTable(charterOf(id), 'secret', 1, summaryAt(0));
    expect(await store.claimNotice(id, player, 'over', 1000, 1)).toBe(true);
  });

  test('outlast the program: what was asked for before it closes is done', async () => {
    const place = await trial.fresh();
    const first = await openStore(place);
    const names = Array.from({ length: 10 }, () => someId());
    await Promise.all(names.map((id) => first.addTable(charterOf(id), 'secret', 1, summaryAt(0))));
    const added = Promise.all(names.map((id) => first.append(id, [entryAt(1)], summaryAt(1))));
    await first.close();
    expect(await added).toEqual(names.map(() => true));
    const again = await openStore(place);
    for (const id of names) expect(await again.entriesAfter(id, 0)).toEqual([entryAt(1)]);
    expect(await again.bytes()).toBeGreaterThan(10_000);
    await again.close();
  });
});
