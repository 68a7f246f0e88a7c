import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ReadinessCheck } from './readiness.ts';
import { FakeClock } from './secrecy/fake-clock.ts';
import { PostgresTrouble } from './store/postgres-trouble.ts';
import { StoreTrouble } from './store/trouble.ts';

/** A database whose writes end when the test says so. */
function trial() {
  const clock = new FakeClock();
  const writes: { resolve(): void; reject(error: unknown): void }[] = [];
  const troubles: unknown[] = [];
  const check = new ReadinessCheck({
    store: { checkWrite: () => new Promise((resolve, reject) => writes.push({ resolve, reject })) },
    ticks: clock.now,
    after: clock.after,
    trouble: (error) => troubles.push(error),
  });
  const settled = async () => {
    await turn();
  };
  return { check, clock, writes, troubles, pass: (milliseconds: number) => clock.pass(milliseconds, settled) };
}

test('those who ask together, or within a second, share one write', async () => {
  const { check, writes, pass } = trial();
  const all = [check.now(), check.now(), check.now()];
  expect(writes.length).toBe(1);
  writes[0]!.resolve();
  expect(await Promise.all(all)).toEqual(all.map(() => ({ status: 'ready' })));
  await pass(999);
  await check.now();
  expect(writes.length).toBe(1);
  await pass(1);
  void check.now();
  expect(writes.length).toBe(2);
});

test('a write that takes two seconds is too late, and no second one waits behind it', async () => {
  const { check, writes, troubles, pass } = trial();
  const asked = check.now();
  await pass(2000);
  expect(await asked).toEqual({ status: 'not-ready', reason: 'timeout' });
  for (let second = 0; second < 5; second++) {
    await pass(1000);
    expect(await check.now()).toEqual({ status: 'not-ready', reason: 'timeout' });
  }
  expect([writes.length, troubles.length]).toEqual([1, 1]);
  writes[0]!.reject(new Error('given up'));
  await pass(1000);
  const again = check.now();
  expect(writes.length).toBe(2);
  writes[1]!.resolve();
  expect(await again).toEqual({ status: 'ready' });
});

test('a failure is told by a reason that programs can read, and once in the log', async () => {
  const { check, writes, troubles, pass } = trial();
  const place = { host: 'db', port: 5432, user: '', database: '' };
  const failures = [
    [new StoreTrouble('full', '/data'), 'full'],
    [new StoreTrouble('damaged', '/data'), 'damaged'],
    [new PostgresTrouble('refused', place, ''), 'unreachable'],
    [new PostgresTrouble('read-only', place, ''), 'read-only'],
    [new Error('what nobody foresaw'), 'failed'],
  ] as const;
  for (const [error, reason] of failures) {
    const asked = check.now();
    writes.at(-1)!.reject(error);
    expect(await asked).toEqual({ status: 'not-ready', reason });
    await pass(1000);
  }
  expect(troubles).toEqual([expect.objectContaining({ message: 'nothing can be written to the database: full' })]);
});
