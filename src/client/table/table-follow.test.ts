import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Store } from '../store.ts';
import { ADA, fakeHost, HAL, heardAt, openedBy, presentAt, toldTo } from './fake-table.ts';
import type { Hearer, Remote } from './host.ts';

// The settings ask the browser what it prefers.
vi.mock('../settings.ts', () => ({ settings: { get: () => ({ pace: 'normal' }) } }));
// So does the worker, of which a table that somebody else runs has no use.
vi.mock('./local.ts', () => ({ localHost: () => null }));
// Files share modules: another one may have loaded these with mocks of its own.
vi.resetModules();
const { Table } = await import('./table.ts');
afterAll(() => vi.resetModules());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a table that somebody else runs is shown as it is heard of, until it is left', async () => {
  const left = vi.fn();
  const hearers: Hearer[] = [];
  const host = fakeHost({ present: presentAt(0, 0, 0), told: toldTo(0) });
  const remote: Remote = {
    ...{ viewer: 0, missed: new Store<number | null>(null), timed: false },
    hostOf: vi.fn().mockReturnValue({ ...host, goOn: null, refresh: null }),
    follow: (hearer) => {
      hearers.push(hearer);
      return left;
    },
    ...{ Here: () => null, Tools: () => null, Around: () => null },
  };
  const table = await Table.follow(openedBy(ADA, HAL), remote, async () => undefined);
  host.answer.mockResolvedValueOnce(null);
  table.choose(0);
  expect(host.answer).toHaveBeenCalledExactlyOnceWith(0, 0, 0);
  hearers[0]!.heard(heardAt(1));
  await vi.advanceTimersByTimeAsync(200);
  expect(table.state.present.step).toBe(1);
  table.skip();
  await vi.advanceTimersByTimeAsync(2000);
  expect([host.goOn.mock.calls, table.state.skipping]).toEqual([[], false]);
  table.close();
  expect(left).toHaveBeenCalledTimes(1);
  hearers[0]!.heard(heardAt(2));
  await vi.advanceTimersByTimeAsync(200);
  expect(table.state.present.step).toBe(1);
});
