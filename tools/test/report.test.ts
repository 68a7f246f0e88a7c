import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { countIn, countInWords, failuresIn, type Report, timesIn } from './report.ts';

const units: Report = {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      name: resolve('src/rule.test.ts'),
      assertionResults: [
        { fullName: 'a rule holds', status: 'passed', duration: 1500, failureMessages: [] },
        {
          fullName: 'another (2) holds',
          status: 'failed',
          failureMessages: ['AssertionError: expected 2 to be 3\n    at x'],
        },
      ],
    },
  ],
};

const failed = {
  projectName: 'phone',
  results: [
    {
      duration: 250,
      errors: [{ message: '\u001b[31mError:\u001b[39m not seen\n\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12' }],
    },
  ],
};
const browser: Report = {
  stats: { expected: 4, unexpected: 1, flaky: 1 },
  suites: [
    {
      specs: [{ title: 'opens', ok: true, file: 'home.spec.ts', line: 3, tests: [] }],
      suites: [
        {
          specs: [
            {
              title: 'a tab turns',
              ok: false,
              file: 'tabs.spec.ts',
              line: 12,
              tests: [{ projectName: 'desktop', results: [] }, failed],
            },
          ],
        },
      ],
    },
  ],
};

afterEach(() => vi.unstubAllEnvs());

test('a report of unit tests is counted, and what failed is told', () => {
  expect(countIn(units)).toEqual({ passed: 2, failed: 1 });
  expect(failuresIn(units)).toEqual([
    'another (2) holds\n  AssertionError: expected 2 to be 3\n' +
      '  Run it alone: npm run unit -- src/rule.test.ts -t "another .2. holds"',
  ]);
});

test('a report of browser tests is counted, and what failed is told in a few lines with the screen', () => {
  vi.stubEnv('TINTAMARRE_E2E_SEED', '1');
  expect(countIn(browser)).toEqual({ passed: 4, failed: 2 });
  expect(failuresIn(browser)).toEqual([
    'a tab turns (phone)\n  Error: not seen\n  1\n  2\n  3\n  4\n  5\n  6\n  7\n  8\n  9\n  10\n  11\n' +
      '  Run it alone: npm run e2e -- e2e/tabs.spec.ts:12 --project phone',
  ]);
});

test('what failed with a seed of its own is told with the seed', () => {
  vi.stubEnv('TINTAMARRE_E2E_SEED', '7');
  expect(failuresIn(browser).join()).toContain('Run it alone: TINTAMARRE_E2E_SEED=7 npm run e2e -- e2e/tabs');
});

test('skipped tests are named only where there are any', () => {
  expect(countInWords({ passed: 3, failed: 0 })).toBe('3 passed, 0 failed');
  expect(countInWords({ passed: 3, failed: 1, skipped: 0 })).toBe('3 passed, 1 failed');
  expect(countInWords({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

test('how long each test took is read from both reports', () => {
  expect(timesIn(units)).toEqual([
    { name: 'src/rule.test.ts: a rule holds', seconds: 1.5 },
    { name: 'src/rule.test.ts: another (2) holds', seconds: 0 },
  ]);
  expect(timesIn(browser)).toEqual([
    { name: 'e2e/tabs.spec.ts: a tab turns (desktop)', seconds: 0 },
    { name: 'e2e/tabs.spec.ts: a tab turns (phone)', seconds: 0.25 },
  ]);
});
