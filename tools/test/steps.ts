/** One command of the test run. */
export interface Step {
  readonly name: string;
  /** For `tools/launch.js`: a file or tool and its arguments, separated by single spaces. */
  readonly command: string;
  /** Seconds that it may take on two idle cores. The run warns where it takes half as long again. */
  readonly budget: number;
  /** Where the command writes its report, if its tests are to be counted one by one. */
  readonly report?: string;
  /** A report without a test is no failure. */
  readonly mayBeEmpty?: boolean;
}

/** Lanes run side by side; the steps of a lane run one after the other. */
export type Stage = readonly (readonly Step[])[];

const COLOURS = process.stdout.isTTY ? 'force' : 'off';
const UNIT_REPORT = '.cache/vitest.json';
const BROWSER_REPORT = '.cache/e2e.json';

/** Checks that run no code of the project. */
export const CHECKS: Stage = [
  [
    { name: 'format and lint', command: `biome ci --error-on-warnings --colors=${COLOURS}`, budget: 8 },
    { name: 'dead code', command: 'knip --no-progress --no-config-hints', budget: 5 },
    { name: 'layers', command: 'tools/check-layers.ts', budget: 2 },
    { name: 'lock', command: 'tools/check-lock.ts', budget: 1 },
  ],
  [
    { name: 'types', command: 'tsc --noEmit', budget: 8 },
    { name: 'client types', command: 'tsc --noEmit -p src/client', budget: 5 },
    { name: 'e2e types', command: 'tsc --noEmit -p e2e', budget: 4 },
    { name: 'css support', command: 'tools/check-css.ts', budget: 1 },
  ],
];

/** The unit tests; `more` goes to vitest as it is. */
export const unitStep = (more = '', budget = 190): Step => ({
  name: 'unit tests',
  command: `vitest run --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}${more && ` ${more}`}`,
  budget,
  report: UNIT_REPORT,
});

export const BUILD: Step = { name: 'build', command: 'tools/build.ts', budget: 8 };

/** The browser tests; `more` goes to Playwright as it is. */
export const browserStep = (more = '', budget = 230): Step => ({
  name: 'browser tests',
  command: `playwright test${more && ` ${more}`}`,
  budget,
  report: BROWSER_REPORT,
});

/** Everything that `npm test` runs. */
export const ALL: readonly Stage[] = [
  CHECKS,
  [[unitStep()]],
  [[BUILD, { name: 'bundle budget', command: 'tools/budget.ts', budget: 2 }]],
  [
    [
      { name: 'webkit', command: 'tools/browsers/smoke.ts webkit --stop-with-parent', budget: 60 },
      { name: 'firefox', command: 'tools/browsers/smoke.ts firefox --stop-with-parent', budget: 30 },
    ],
    [{ name: 'coverage', command: 'tools/coverage.ts --patience 0', budget: 60 }],
    [{ name: 'trace', command: 'tools/trace.ts', budget: 90 }],
  ],
  [[browserStep()]],
];
