import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { type Count, countIn, failuresIn, type Report } from './report.ts';

const UNIT_REPORT = '.cache/vitest.json';
const BROWSER_REPORT = '.cache/e2e.json';
const COLOURS = process.stdout.isTTY ? 'force' : 'off';

interface Step {
  readonly name: string;
  readonly command: string;
  /** Part of `npm run check` as well. */
  readonly check?: true;
  /** Where the command writes its report, if its tests are to be counted one by one. */
  readonly report?: string;
  /** Keeps one core busy: runs beside the step after it. */
  readonly beside?: true;
}

const STEPS: readonly Step[] = [
  { name: 'format and lint', command: `biome ci --error-on-warnings --colors=${COLOURS}`, check: true },
  { name: 'types', command: 'tsc --noEmit', check: true },
  { name: 'client types', command: 'tsc --noEmit -p src/client', check: true },
  { name: 'e2e types', command: 'tsc --noEmit -p e2e', check: true },
  { name: 'dead code', command: 'knip --no-progress', check: true },
  { name: 'layers', command: 'node tools/check-layers.ts', check: true },
  { name: 'lock', command: 'node tools/check-lock.ts', check: true },
  {
    name: 'tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`,
    report: UNIT_REPORT,
  },
  { name: 'coverage', command: 'node tools/coverage.ts', beside: true },
  { name: 'trace', command: 'node tools/trace.ts' },
  { name: 'build', command: 'node tools/build.ts' },
  { name: 'bundle budget', command: 'node tools/budget.ts' },
  { name: 'browser tests', command: 'playwright test', report: BROWSER_REPORT },
];

const failures: string[] = [];

/** A run that broke down, or had no test, has at least one failure. */
function countTests(path: string, succeeded: boolean): Count {
  try {
    const report: Report = JSON.parse(readFileSync(path, 'utf8'));
    failures.push(...failuresIn(report));
    const { passed, failed } = countIn(report);
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

/** Runs a step while others run, and tells what it said once it is through. */
function runBeside({ command }: Step): Promise<Count> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => said.push(data));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    });
  });
}

const steps = process.argv[2] === 'check' ? STEPS.filter((step) => step.check) : STEPS;
const summary: string[] = [];
let passed = 0;
let failed = 0;

function sumUp({ name }: Step, count: Count, start: number): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  passed += count.passed;
  failed += count.failed;
  summary.push(
    `${count.failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.padStart(6)} s  ` +
      `${count.passed} passed, ${count.failed} failed`,
  );
}

let waiting: { readonly step: Step; readonly start: number; readonly count: Promise<Count> } | null = null;
for (const step of steps) {
  console.log(`\n> ${step.name}: ${step.command}`);
  const start = performance.now();
  if (step.beside) {
    waiting = { step, start, count: runBeside(step) };
    continue;
  }
  sumUp(step, waiting === null ? run(step) : await runBeside(step), start);
  if (waiting === null) continue;
  sumUp(waiting.step, await waiting.count, waiting.start);
  waiting = null;
}
console.log(`\n${[summary.join('\n'), ...failures].join('\n\n')}\n\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
