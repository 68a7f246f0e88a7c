import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { DEFAULT_SEED } from '../../e2e/seed.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
}

/** The exit status of a test that was skipped because this machine lacks what it needs; Automake uses the same. */
export const SKIPPED_STATUS = 77;

/** The counts in words; skipped tests are named only where there are any. */
export function countInWords({ passed, failed, skipped = 0 }: Count): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

/** What of the report of vitest is read. */
interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** The absolute path of the file. */
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Milliseconds; missing where the test did not run. */
      readonly duration?: number | null;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    /** The file, below the folder of the browser tests, and its line. */
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly {
        /** Milliseconds. */
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

/** What of the report of Playwright is read. */
interface BrowserReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

export type Report = UnitReport | BrowserReport;

const isBrowserReport = (report: Report): report is BrowserReport => 'stats' in report;

/** How many tests passed and failed. */
export function countIn(report: Report): Count {
  if (!isBrowserReport(report)) return { passed: report.numPassedTests, failed: report.numFailedTests };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}

const SHOWN_LINES = 12;

/** The name of a test with the beginning of its message, without colours, empty lines and stack locations. */
function told(name: string, messages: readonly (string | undefined)[], rerun: string): string {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return [name, ...lines.slice(0, SHOWN_LINES), `Run it alone: ${rerun}`].join('\n  ');
}

const specsIn = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)];

/** Only what a shell and a regular expression both read as it is stays; a dot stands for anything else. */
const patternOf = (name: string): string => name.replaceAll(/[^\p{L}\d ,]/gu, '.');

function browserFailures({ suites }: BrowserReport): string[] {
  const seed = process.env['TINTAMARRE_E2E_SEED'] ?? DEFAULT_SEED;
  const variable = seed === DEFAULT_SEED ? '' : `TINTAMARRE_E2E_SEED=${seed} `;
  return suites
    .flatMap(specsIn)
    .filter(({ ok }) => !ok)
    .flatMap(({ title, file, line, tests }) =>
      tests.flatMap(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        const rerun = `${variable}npm run e2e -- e2e/${file}:${line} --project ${projectName}`;
        return messages.length === 0 ? [] : [told(`${title} (${projectName})`, messages, rerun)];
      }),
    );
}

/** What failed and why, in a few lines each, with the command that runs it alone. */
export function failuresIn(report: Report): readonly string[] {
  if (isBrowserReport(report)) return browserFailures(report);
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => {
        const file = relative(process.cwd(), name).replaceAll('\\', '/');
        return told(fullName, failureMessages, `npm run unit -- ${file} -t "${patternOf(fullName)}"`);
      }),
  );
}

export interface TimedTest {
  readonly name: string;
  readonly seconds: number;
}

/** How long each test took. */
export function timesIn(report: Report): readonly TimedTest[] {
  if (isBrowserReport(report)) {
    return report.suites.flatMap(specsIn).flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `e2e/${file}: ${title} (${projectName})`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    );
  }
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(process.cwd(), name).replaceAll('\\', '/')}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}
