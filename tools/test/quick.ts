import { spawnSync } from 'node:child_process';
import { SLOW_FILES } from './slow-first.ts';
import { BUILD, browserStep, CHECKS, type Stage, unitStep } from './steps.ts';

interface Plan {
  readonly stages: readonly Stage[];
  /** What is not run, in a sentence or two. */
  readonly skipped: string;
}

function gitLines(folder: string, ...args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) {
    console.error(`npm run test:quick compares with a git revision, by default HEAD. ${stderr.trim()}`);
    process.exit(2);
  }
  return stdout.split('\n').filter((line) => line !== '');
}

/** The files that differ from the revision, committed or not. */
const changedSince = (revision: string, folder: string): readonly string[] => [
  ...gitLines(folder, 'diff', '--name-only', '--relative', revision, '--'),
  ...gitLines(folder, 'ls-files', '--others', '--exclude-standard'),
];

/** The checks and the tests that a change since the revision affects, without those that take long. */
export function planQuick(revision: string, folder = '.'): Plan {
  const changed = changedSince(revision, folder);
  const slow = SLOW_FILES.filter((file) => !changed.includes(file));
  const excluded = slow.map((file) => `--exclude ${file}`).join(' ');
  const specs = changed.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  const units = unitStep(`--changed ${revision} --passWithNoTests ${excluded}`, 40);
  const browsers = specs.length === 0 ? 'all browser tests' : `the browser tests but for ${specs.join(', ')}`;
  return {
    stages: [
      CHECKS,
      [[{ ...units, mayBeEmpty: true }]],
      ...(specs.length === 0 ? [] : [[[BUILD, browserStep(specs.join(' '), 60)]]]),
    ],
    skipped:
      `Compared with ${revision}: ${changed.length} changed files. Not run: unit tests that load none of them; ` +
      `the slow ones, which are ${slow.join(', ')}; ${browsers}; WebKit, Firefox, coverage, trace and the bundle ` +
      'budget. `npm test` runs everything.',
  };
}
