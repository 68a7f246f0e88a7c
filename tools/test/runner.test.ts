import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { removeFolder } from '../../src/server/test-environment.ts';
import type { Report } from './report.ts';
import { Runner } from './runner.ts';
import type { Step } from './steps.ts';

/** Seconds that no step takes. */
const AMPLE = 1000;

let folder: string;
let lines: string[];
let exitCode: typeof process.exitCode;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tintamarre-runner-'));
});
afterAll(() => removeFolder(folder));

beforeEach(() => {
  lines = [];
  ({ exitCode } = process);
  vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(...text.split('\n')));
});
afterEach(() => {
  process.exitCode = exitCode;
  vi.restoreAllMocks();
});

/** A step that runs a program of this text. */
function step(name: string, text: string, more: Partial<Step> = {}): Step {
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, text);
  return { name, command: file, budget: AMPLE, ...more };
}

/** A step that reports unit tests, each with how many seconds it took. */
function reporting(name: string, seconds: readonly number[], status = 0): Step {
  const report = join(folder, `${name}.json`);
  const told: Report = {
    numPassedTests: seconds.length,
    numFailedTests: 0,
    testResults: [
      {
        name: `${name}.test.ts`,
        assertionResults: seconds.map((each) => ({
          fullName: `takes ${each} s`,
          status: 'passed',
          duration: each * 1000,
          failureMessages: [],
        })),
      },
    ],
  };
  const text = `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(report)}, ${JSON.stringify(JSON.stringify(told))});
    process.exitCode = ${status};`;
  return step(name, text, { report });
}

/** What the summary of a run of these steps says; steps of one list run one after the other. */
async function summary(...steps: readonly Step[]): Promise<string> {
  const runner = new Runner();
  await runner.run([[steps]]);
  lines = [];
  runner.sumUp();
  return lines.join('\n');
}

test('the counts stand alone on the last line, whatever was skipped', async () => {
  const text = await summary(
    reporting('units', [1, 2]),
    step('passes', ''),
    step('skipped', `console.log('There is no such browser here.'); process.exitCode = 77;`),
  );
  expect(text.split('\n').at(-1)).toBe('3 passed, 0 failed');
  expect(text).toContain('\n1 skipped.\n');
  expect(process.exitCode).toBe(exitCode);
});

test('a step that fails says how to run it alone', async () => {
  const failing = step('fails', 'process.exitCode = 3;');
  const text = await summary(failing, step('passes', ''));
  expect(text).toContain(`fails failed. Run it alone: node tools/launch.js ${failing.command}`);
  expect(text.split('\n').at(-1)).toBe('1 passed, 1 failed');
  expect(process.exitCode).toBe(1);
});

test('tests that all passed in a step that failed count one failure', async () => {
  expect(await summary(reporting('breaks', [1], 1))).toMatch(/\n1 passed, 1 failed$/);
});

test('a step without the report that it should write counts one failure', async () => {
  expect(await summary(step('silent', '', { report: join(folder, 'nothing.json') }))).toMatch(/\n0 passed, 1 failed$/);
});

test('a step far over its budget is warned of, others are not', async () => {
  const text = await summary(step('slow', '', { budget: 0 }), step('quick', ''));
  expect(text).toMatch(/^Warning: far over budget: slow \(0 s, budget 0 s\)\.$/m);
});

test('the ten slowest tests are listed, slowest first', async () => {
  const text = await summary(reporting('many', [3, 1, 12, 5, 4, 2, 7, 6, 11, 9, 8, 10]));
  const listed = [...text.matchAll(/^ +[\d.]+ s {2}.*takes (\d+) s$/gm)].map(([, seconds]) => Number(seconds));
  expect(listed).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});
