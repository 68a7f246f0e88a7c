import { expect, test, vi } from 'vitest';
import { Allowance } from './allowance.ts';

test('what is asked at once passes at once, what is more waits its turn', async () => {
  vi.useFakeTimers();
  const allowance = new Allowance();
  const passed: number[] = [];
  for (let n = 0; n < 30; n++) void allowance.spend(2).then(() => passed.push(n));
  await vi.advanceTimersByTimeAsync(0);
  expect(passed.length).toBe(20);
  expect(allowance.waiting).toBe(10);
  await vi.advanceTimersByTimeAsync(500);
  expect(passed.length).toBeGreaterThan(22);
  expect(passed.length).toBeLessThan(28);
  await vi.advanceTimersByTimeAsync(1000);
  expect(passed).toEqual(Array.from({ length: 30 }, (_, n) => n));
  vi.useRealTimers();
});

test('questions wait for what was spent at once', async () => {
  vi.useFakeTimers();
  const allowance = new Allowance();
  for (let n = 0; n < 40; n++) allowance.spendNow(1);
  let passed = false;
  void allowance.spend(2).then(() => {
    passed = true;
  });
  await vi.advanceTimersByTimeAsync(50);
  expect(passed).toBe(false);
  await vi.advanceTimersByTimeAsync(50);
  expect(passed).toBe(true);
  vi.useRealTimers();
});
