import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadError } from '../load-part.ts';
import type { CallMessage, ReplyMessage } from './calls.ts';

const reported = vi.hoisted((): { errors: unknown[] } => ({ errors: [] }));
vi.mock('../app/needed.tsx', () => ({ reportMissing: (error: unknown) => reported.errors.push(error) }));

/** The workers started so far, the last one at the end; none loads unless it is told to. */
let workers: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  readonly asked: CallMessage[] = [];
  ended = false;

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(message: CallMessage): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: ReplyMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  fail(message?: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

const newest = (): FakeWorker => workers.at(-1)!;

/** Every test has a page of its own. */
async function page() {
  vi.resetModules();
  return import('./remote.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  workers = [];
  reported.errors = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

test('one worker answers all calls, whatever their order', async () => {
  const { call } = await page();
  const first = call('write', { id: 'a' });
  const second = call('write', { id: 'b' });
  const [a, b] = newest().asked;
  newest().say({ id: b!.id, reply: 'text of b' });
  newest().say({ id: a!.id, reply: 'text of a' });
  expect(await Promise.all([first, second])).toEqual(['text of a', 'text of b']);
  expect(workers).toHaveLength(1);
});

test('what is wrong with a call comes back with its place', async () => {
  const { call } = await page();
  const asked = call('open', { id: 'a' });
  newest().say({ id: 1, error: { where: 'table', message: 'none is kept' } });
  await expect(asked).rejects.toMatchObject({ where: 'table' });
  expect(reported.errors).toHaveLength(1);
  expect(reported.errors[0]).not.toBeInstanceOf(LoadError);
});

test('a worker that did not load is started again, and asked what was asked meanwhile', async () => {
  const { call } = await page();
  const first = call('write', { id: 'a' });
  newest().fail();
  expect(newest().ended).toBe(true);
  const second = call('write', { id: 'b' });
  expect(workers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(workers).toHaveLength(2);
  expect(newest().asked.map(({ ask }) => ask)).toEqual([{ id: 'a' }, { id: 'b' }]);
  newest().say({ id: 1, reply: 'a' });
  newest().say({ id: 2, reply: 'b' });
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  expect(reported.errors).toEqual([]);
});

test('after three starts the calls fail and the page says so; the next call starts anew', async () => {
  const { call } = await page();
  const failed = expect(call('write', { id: 'a' })).rejects.toMatchObject({ name: 'LoadError' });
  for (const milliseconds of [500, 500, 0]) {
    newest().fail('no such file');
    await vi.advanceTimersByTimeAsync(milliseconds);
  }
  await failed;
  expect(workers).toHaveLength(3);
  expect(reported.errors).toMatchObject([{ name: 'LoadError' }]);
  const later = call('write', { id: 'b' });
  expect(workers).toHaveLength(4);
  expect(newest().asked).toMatchObject([{ ask: { id: 'b' } }]);
  newest().say({ id: newest().asked[0]!.id, reply: 'b' });
  expect(await later).toBe('b');
});

test('a worker that breaks later fails what was asked, and goes on', async () => {
  const { call } = await page();
  const first = call('write', { id: 'a' });
  newest().say({ id: 1, reply: 'a' });
  await first;
  const second = expect(call('write', { id: 'b' })).rejects.toThrow('out of memory');
  newest().fail('out of memory');
  await second;
  expect(newest().ended).toBe(false);
  const third = call('write', { id: 'c' });
  newest().say({ id: 3, reply: 'c' });
  expect(await third).toBe('c');
});
