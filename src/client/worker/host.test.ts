import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptTable, Sitter } from '../../protocol/table.ts';
import { FakeIndexedDb } from '../fake-indexed-db.ts';
import type { ReplyMessage } from './calls.ts';

let browser: FakeIndexedDb;

/** Every window has a worker of its own, on the same disk. */
async function window() {
  vi.resetModules();
  return (await import('./host.ts')).hosting;
}

beforeEach(() => {
  browser = new FakeIndexedDb();
  vi.stubGlobal('indexedDB', browser);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const ADA: Sitter = { kind: 'person', name: 'Ada' };
const BOB: Sitter = { kind: 'person', name: 'Bob' };
const HAL: Sitter = { kind: 'bot', name: 'Hal', bot: 'greedy' };
const ME = { viewer: 0 } as const;

type Hosting = Awaited<ReturnType<typeof window>>;

const beginWith = (hosting: Hosting, sitters: readonly Sitter[]): Promise<string> =>
  hosting.begin({ game: 'clank', options: {}, sitters });

/** A table of two people, opened in a window. */
async function opened(): Promise<{ hosting: Hosting; id: string }> {
  const hosting = await window();
  const id = await beginWith(hosting, [ADA, BOB]);
  await hosting.open({ id });
  return { hosting, id };
}

const keptOf = (id: string): KeptTable => browser.kept.get(id) as KeptTable;

test('a table is kept from its first moment, and told as one viewer may know it', async () => {
  const { hosting, id } = await opened();
  expect(keptOf(id)).toMatchObject({ id, sitters: [ADA, BOB], asked: 0, result: null });
  const { present, told } = await hosting.look(ME);
  expect(present).toMatchObject({ step: 0, asked: 0 });
  expect(told).toMatchObject([{ step: 0 }]);
  const hands = (viewer: number) => hosting.look({ viewer }).then(({ present: { view } }) => JSON.stringify(view));
  expect(await hands(0)).not.toBe(await hands(1));
});

test('an answer is on the disk before it is told', async () => {
  const { hosting, id } = await opened();
  const { present, told } = await hosting.answer({ ...ME, step: 0, index: 0 });
  expect(present.step).toBe(1);
  expect(told.map(({ step }) => step)).toEqual([1]);
  expect(keptOf(id).record.answers).toEqual([0]);
});

test('an answer to a question that was settled, or by nobody who is asked, changes nothing', async () => {
  const { hosting, id } = await opened();
  await hosting.answer({ ...ME, step: 0, index: 0 });
  for (const ask of [
    { viewer: 0, step: 0, index: 0 },
    { viewer: 1, step: 1, index: 0 },
    { viewer: null, step: 1, index: 0 },
    { viewer: 0, step: 1, index: 999 },
  ]) {
    await expect(hosting.answer(ask)).rejects.toMatchObject({ where: expect.stringMatching(/^answer/) });
  }
  expect((await hosting.look(ME)).present.step).toBe(1);
  expect(keptOf(id).record.answers).toEqual([0]);
});

test('undo and redo are kept too', async () => {
  const { hosting, id } = await opened();
  await hosting.answer({ ...ME, step: 0, index: 0 });
  expect((await hosting.undo(ME)).present.step).toBe(0);
  expect(keptOf(id).record.answers).toEqual([]);
  expect((await hosting.redo(ME)).present.step).toBe(1);
  expect(keptOf(id).record.answers).toEqual([0]);
});

test('bots go on by one answer, or until a person is asked', async () => {
  const hosting = await window();
  const id = await beginWith(hosting, [HAL, ADA]);
  await hosting.open({ id });
  expect((await hosting.goOn({ viewer: 1, all: false })).present.step).toBe(1);
  const { present } = await hosting.goOn({ viewer: 1, all: true });
  expect(present).toMatchObject({ asked: 1, onItsOwn: false });
  expect(keptOf(id).record.answers).toHaveLength(present.step);
});

test('what another window did is never written over: this one shows it', async () => {
  const { hosting: one, id } = await opened();
  const other = await window();
  await other.open({ id });
  expect(await one.refresh(ME)).toBeNull();
  await other.answer({ ...ME, step: 0, index: 0 });
  await other.answer({ ...ME, step: 1, index: 0 });
  const seen = await one.answer({ ...ME, step: 0, index: 1 });
  expect(seen).toMatchObject({ overtaken: true, present: { step: 2 } });
  expect(keptOf(id).record.answers).toEqual([0, 0]);
  expect((await one.answer({ ...ME, step: 2, index: 0 })).present.step).toBe(3);
  expect(await other.refresh(ME)).toMatchObject({ overtaken: true, present: { step: 3 } });
});

test('a full disk keeps nobody from playing on', async () => {
  const { hosting, id } = await opened();
  browser.faults.add('commit');
  expect((await hosting.answer({ ...ME, step: 0, index: 0 })).present.step).toBe(1);
  expect(keptOf(id).record.answers).toEqual([]);
  browser.faults.clear();
  await hosting.answer({ ...ME, step: 1, index: 0 });
  expect(keptOf(id).record.answers).toEqual([0, 0]);
});

test('of a record that no longer holds, all that came before is shown, and what is wrong', async () => {
  const { hosting, id } = await opened();
  for (const step of [0, 1]) await hosting.answer({ ...ME, step, index: 0 });
  const kept = keptOf(id);
  browser.kept.set(id, { ...kept, record: { ...kept.record, answers: [0, 999] } });
  const later = await window();
  const { problem } = await later.open({ id });
  expect(problem).toMatchObject({ where: expect.stringContaining('answers') });
  expect((await later.look(ME)).present.step).toBe(1);
});

test('what does not exist is refused with its place', async () => {
  const hosting = await window();
  await expect(hosting.look(ME)).rejects.toMatchObject({ where: 'table' });
  await expect(hosting.open({ id: 'none' })).rejects.toMatchObject({ where: 'table' });
  await expect(hosting.write({ id: 'none' })).rejects.toMatchObject({ where: 'table' });
  await expect(hosting.begin({ game: 'chess', options: {}, sitters: [] })).rejects.toMatchObject({ where: 'game' });
});

test('a table goes out as a file and comes back as another table', async () => {
  const { hosting, id } = await opened();
  await hosting.answer({ ...ME, step: 0, index: 0 });
  const copy = await hosting.read({ text: await hosting.write({ id }) });
  expect(copy).not.toBe(id);
  expect(keptOf(copy)).toMatchObject({ record: keptOf(id).record, sitters: [ADA, BOB] });
  await expect(hosting.read({ text: '{"format":' })).rejects.toMatchObject({ where: 'record' });
  expect(browser.kept.size).toBe(2);
});

test('calls are carried out one after the other, also after one that failed', async () => {
  vi.resetModules();
  const { serve } = await import('./serve.ts');
  const replies: ReplyMessage[] = [];
  const sitters = [ADA, BOB];
  const calls = [
    { name: 'look', ask: ME },
    { name: 'begin', ask: { game: 'clank', options: {}, sitters } },
    { name: 'open', ask: { id: 'none' } },
  ] as const;
  for (const [id, call] of calls.entries()) serve({ id, ...call }, (reply) => replies.push(reply));
  await expect.poll(() => replies.length).toBe(3);
  expect(replies).toMatchObject([
    { id: 0, error: { where: 'table' } },
    { id: 1, reply: expect.any(String) },
    { id: 2, error: { where: 'table', message: expect.not.stringMatching(/^table:/) } },
  ]);
});

test('a part of the worker that did not load is told as such', async () => {
  const { errorOf } = await import('./host.ts');
  const { LoadError } = await import('../load-part.ts');
  expect(errorOf(new LoadError('gone'))).toEqual({ where: '', message: 'gone', isPart: true });
  expect(errorOf(new Error('broken'))).toEqual({ where: '', message: 'broken' });
});
