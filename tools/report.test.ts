import { expect, test } from 'vitest';
import { countIn, countInWords, failuresIn, type Report } from './report.ts';

const units: Report = {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      assertionResults: [
        { fullName: 'a rule holds', status: 'passed', failureMessages: [] },
        {
          fullName: 'another holds',
          status: 'failed',
          failureMessages: ['AssertionError: expected 2 to be 3\n    at x'],
        },
      ],
    },
  ],
};

const failed = {
  projectName: 'phone',
  results: [{ errors: [{ message: '\u001b[31mError:\u001b[39m not seen\n\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10' }] }],
};
const browser: Report = {
  stats: { expected: 4, unexpected: 1, flaky: 1 },
  suites: [
    {
      specs: [{ title: 'opens', ok: true, tests: [] }],
      suites: [
        { specs: [{ title: 'a tab turns', ok: false, tests: [{ projectName: 'desktop', results: [] }, failed] }] },
      ],
    },
  ],
};

test('a report of unit tests is counted, and what failed is told', () => {
  expect(countIn(units)).toEqual({ passed: 2, failed: 1 });
  expect(failuresIn(units)).toEqual(['another holds\n  AssertionError: expected 2 to be 3']);
});

test('a report of browser tests is counted, and what failed is told in a few lines with the screen', () => {
  expect(countIn(browser)).toEqual({ passed: 4, failed: 2 });
  expect(failuresIn(browser)).toEqual([
    'a tab turns (phone)\n  Error: not seen\n  1\n  2\n  3\n  4\n  5\n  6\n  7\n  8\n  9',
  ]);
});

test('skipped tests are named only where there are any', () => {
  expect(countInWords({ passed: 3, failed: 0 })).toBe('3 passed, 0 failed');
  expect(countInWords({ passed: 3, failed: 1, skipped: 0 })).toBe('3 passed, 1 failed');
  expect(countInWords({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
