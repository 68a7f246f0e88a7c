import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { dropHostSettings } from '../src/server/test-environment.ts';
import { requireTestBrowser } from './browser.ts';
import { installMessage, missingPackages } from './installed.ts';
import { type Count, countIn, countInWords, failuresIn, type Report, SKIPPED_STATUS } from './report.ts';

const UNIT_REPORT = '.cache/vitest.json';
const BROWSER_REPORT = '.cache/e2e.json';
const COLOURS = process.stdout.isTTY ? 'force' : 'off';

interface Step {
  readonly name: string;
  /** For `tools/launch.js`: a file or tool and its arguments, separated by single spaces. */
  readonly command: string;
  /** Part of `npm run check` as well. */
  readonly check?: true;
  /** Where the command writes its report, if its tests are to be counted one by one. */
  readonly report?: string;
  /** Steps of a lane run one after the other, beside the next step that has no lane. */
  readonly lane?: string;
}

const STEPS: readonly Step[] = [
  { name: 'format and lint', command: `biome ci --error-on-warnings --colors=${COLOURS}`, check: true },
  { name: 'types', command: 'tsc --noEmit', check: true },
  { name: 'client types', command: 'tsc --noEmit -p src/client', check: true },
  { name: 'e2e types', command: 'tsc --noEmit -p e2e', check: true },
  { name: 'dead code', command: 'knip --no-progress --no-config-hints', check: true },
  { name: 'css support', command: 'tools/check-css.ts', check: true },
  { name: 'layers', command: 'tools/check-layers.ts', check: true },
  { name: 'lock', command: 'tools/check-lock.ts', check: true },
  {
    name: 'tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`,
    report: UNIT_REPORT,
  },
  { name: 'build', command: 'tools/build.ts' },
  { name: 'bundle budget', command: 'tools/budget.ts' },
  { name: 'webkit', command: 'tools/browsers/smoke.ts webkit --stop-with-parent', lane: 'engines' },
  { name: 'firefox', command: 'tools/browsers/smoke.ts firefox --stop-with-parent', lane: 'engines' },
  { name: 'coverage', command: 'tools/coverage.ts --patience 0', lane: 'coverage' },
  { name: 'trace', command: 'tools/trace.ts' },
  { name: 'browser tests', command: 'playwright test', report: BROWSER_REPORT },
];

const LAUNCHER = resolve(import.meta.dirname, 'launch.js');

const commandLine = (command: string): string[] => [LAUNCHER, ...command.split(' ')];

/** What failed or was skipped, and why. */
const notes: string[] = [];

/** A run that broke down, or had no test, has at least one failure. */
function countTests(path: string, succeeded: boolean): Count {
  try {
    const report: Report = JSON.parse(readFileSync(path, 'utf8'));
    notes.push(...failuresIn(report));
    const { passed, failed } = countIn(report);
    const sound = succeeded && passed > 0;
    return { passed, failed: sound ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run({ command, report }: Step): Count {
  if (report !== undefined) rmSync(report, { force: true });
  const succeeded = spawnSync(process.execPath, commandLine(command), { stdio: 'inherit' }).status === 0;
  if (report !== undefined) return countTests(report, succeeded);
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

process.chdir(resolve(import.meta.dirname, '..'));
if (!process.stdout.isTTY) process.env['NO_COLOR'] ??= '1';
// Playwright would put it into the temporary folder, and leave it there.
process.env['PWTEST_CACHE_DIR'] ??= resolve('.cache/playwright');
dropHostSettings();

/** Runs a step while others run, and prints its output once it has ended. */
function runBeside({ name, command }: Step): Promise<Count> {
  // A step that watches its standard input notices when this process is killed.
  const child = spawn(process.execPath, commandLine(command), { stdio: ['pipe', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const text = Buffer.concat(output).toString();
      process.stdout.write(text);
      if (status === SKIPPED_STATUS) {
        notes.push(`${name}: ${text.trim().split('\n').at(-1)}`);
        resolve({ passed: 0, failed: 0, skipped: 1 });
      } else resolve(status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    });
  });
}

const missing = missingPackages();
if (missing.length > 0) {
  console.error(installMessage(missing.join(', ')));
  process.exit(1);
}
const steps = process.argv[2] === 'check' ? STEPS.filter((step) => step.check) : STEPS;
if (steps === STEPS) requireTestBrowser();
const summary: string[] = [];
const total = { passed: 0, failed: 0, skipped: 0 };

const verdictOf = ({ failed, skipped = 0 }: Count): string =>
  failed > 0 ? 'FAILED ' : skipped > 0 ? 'skipped' : 'ok     ';

async function runAndSumUp(step: Step, runStep: (step: Step) => Count | Promise<Count>): Promise<void> {
  console.log(`\n> ${step.name}: ${step.command}`);
  const start = performance.now();
  const count = await runStep(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped ?? 0;
  summary.push(`${verdictOf(count)} ${step.name.padEnd(16)} ${seconds.padStart(6)} s  ${countInWords(count)}`);
}

const lanes = new Map<string, Promise<void>>();
for (const step of steps) {
  if (step.lane === undefined) {
    await runAndSumUp(step, lanes.size === 0 ? run : runBeside);
    await Promise.all(lanes.values());
    lanes.clear();
  } else {
    const before = lanes.get(step.lane) ?? Promise.resolve();
    lanes.set(
      step.lane,
      before.then(() => runAndSumUp(step, runBeside)),
    );
  }
}
console.log(`\n${[summary.join('\n'), ...notes].join('\n\n')}\n\n${countInWords(total)}`);
if (total.failed > 0) process.exitCode = 1;
