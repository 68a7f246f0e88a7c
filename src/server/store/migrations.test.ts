import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from './open.ts';
import { charterOf, entryAt, someId, summaryAt } from './samples.ts';
import { TRIALS, type Trial, UNDO_FROM_ORIGINS } from './testing.ts';

let trial: Trial;

beforeAll(async () => {
  trial = await TRIALS.SQLite();
});
afterAll(() => trial.stop());

test('tables from before origins were noted stay in the lobby and go on', async () => {
  const where = await trial.fresh();
  const file = 'file' in where ? where.file : '';
  const waiting = summaryAt(0, { status: 'waiting' });
  const [old, young] = [someId(), someId()];
  const before = await openStore(where);
  await before.addTable(charterOf(old, { host: 'ada' }), 'secret', 1, waiting);
  await before.close();
  const database = new DatabaseSync(file);
  database.exec(UNDO_FROM_ORIGINS);
  database.close();

  const store = await openStore(where);
  await store.addTable(charterOf(young, { host: 'bo' }), 'secret', 1, waiting, 'here');
  expect((await store.listed(9)).map(({ charter }) => charter.id).sort()).toEqual([old, young].sort());
  expect(await store.countListed('ada', 'here')).toEqual({ ofHost: 1, ofOrigin: 1 });
  expect(await store.append(old, [entryAt(1)], summaryAt(1))).toBe(true);
  await store.close();
});
