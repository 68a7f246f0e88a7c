import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadError, loadPart } from './load-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fails so often before it comes. */
const failing = (times: number) => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  };
  return { load, tries: () => tries };
};

test('a part that did not come is asked for again', async () => {
  const { load, tries } = failing(2);
  const loaded = loadPart(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(tries()).toBe(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await loaded).toBe('part');
});

test('in the end it is given up', async () => {
  const { load, tries } = failing(9);
  const loaded = expect(loadPart(load)).rejects.toThrow(LoadError);
  await vi.runAllTimersAsync();
  await loaded;
  expect(tries()).toBe(3);
});
