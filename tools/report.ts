import { stripVTControlCharacters } from 'node:util';

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
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
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

const SHOWN_LINES = 10;

/** The name of a test with the beginning of what it said, without colours, empty lines and where in the code it was. */
function told(name: string, messages: readonly (string | undefined)[]): string {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return [name, ...lines.slice(0, SHOWN_LINES).map((line) => `  ${line}`)].join('\n');
}

const toldOfSuite = ({ suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title, tests }) =>
      tests.flatMap(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return messages.length === 0 ? [] : [told(`${title} (${projectName})`, messages)];
      }),
    ),
  ...suites.flatMap(toldOfSuite),
];

/** What failed and why, in a few lines each. */
export function failuresIn(report: Report): readonly string[] {
  if (isBrowserReport(report)) return report.suites.flatMap(toldOfSuite);
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => told(fullName, failureMessages)),
  );
}
