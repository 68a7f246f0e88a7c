import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ALL } from './steps.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const MINUTES = 9;

test('docs/testing.md lists every step with its stage and budget', () => {
  const steps = ALL.flatMap((stage, no) =>
    stage.flat().map(({ name, budget }) => `| ${no + 1} | ${name} | ${budget} |`),
  );
  const lines = readFileSync(resolve(ROOT, 'docs/testing.md'), 'utf8').split('\n');
  const listed = lines.flatMap((line) => /^\| \d+ \| [^|]+ \| \d+ \|/.exec(line)?.[0] ?? []);
  expect(listed).toEqual(steps);
});

test('the budgets add up to less than nine minutes', () => {
  const seconds = ALL.map((stage) =>
    Math.max(...stage.map((lane) => lane.reduce((sum, { budget }) => sum + budget, 0))),
  );
  expect(seconds.reduce((sum, each) => sum + each, 0)).toBeLessThan(MINUTES * 60);
});
