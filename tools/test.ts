import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

const REPORT = '.cache/vitest.json';
const COLOURS = process.stdout.isTTY ? 'force' : 'off';

interface Step {
  readonly name: string;
  readonly command: string;
  /** Part of `npm run check` as well. */
  readonly check?: true;
  /** Where the command writes vitest's report, if its tests are to be counted one by one. */
  readonly report?: string;
}

const STEPS: readonly Step[] = [
  { name: 'format and lint', command: `biome ci --error-on-warnings --colors=${COLOURS}`, check: true },
  { name: 'types', command: 'tsc --noEmit', check: true },
  { name: 'dead code', command: 'knip --no-progress', check: true },
  { name: 'layers', command: 'node tools/check-layers.ts', check: true },
  { name: 'lock', command: 'node tools/check-lock.ts', check: true },
  {
    name: 'tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${REPORT}`,
    report: REPORT,
  },
  { name: 'coverage', command: 'node tools/coverage.ts' },
  { name: 'trace', command: 'node tools/trace.ts' },
];

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Counts vitest's tests; a run that broke down, or had no test, has at least one failure. */
function countTests(report: string, succeeded: boolean): Count {
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
    const sound = succeeded && passed > 0;
    return { passed, failed: sound ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run({ command, report }: Step): Count {
  if (report !== undefined) rmSync(report, { force: true });
  const succeeded = spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
  if (report !== undefined) return countTests(report, succeeded);
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

process.chdir(resolve(import.meta.dirname, '..'));
process.env['PATH'] = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
if (!process.stdout.isTTY) process.env['NO_COLOR'] ??= '1';

const steps = process.argv[2] === 'check' ? STEPS.filter((step) => step.check) : STEPS;
const summary: string[] = [];
let passed = 0;
let failed = 0;
for (const step of steps) {
  console.log(`\n> ${step.name}: ${step.command}`);
  const start = performance.now();
  const count = run(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  passed += count.passed;
  failed += count.failed;
  summary.push(
    `${count.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(16)} ${seconds.padStart(6)} s  ` +
      `${count.passed} passed, ${count.failed} failed`,
  );
}
console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
