import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type Count,
  countIn,
  countInWords,
  failuresIn,
  type Report,
  SKIPPED_STATUS,
  type TimedTest,
  timesIn,
} from './report.ts';
import type { Stage, Step } from './steps.ts';

const LAUNCHER = resolve(import.meta.dirname, '../launch.js');

/** A step over its budget by more than this is warned of. */
const TOLERANCE = 1.5;

const SLOWEST = 10;

interface Finished {
  readonly status: number | null;
  /** Empty where it was printed as it came. */
  readonly output: string;
}

/** Runs a command; beside others its output is printed once it has ended. */
function runCommand(command: string, beside: boolean): Promise<Finished> {
  // A step that watches its standard input notices when this process is killed.
  const stdio = beside ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, [LAUNCHER, ...command.split(' ')], { stdio });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => output.push(data));
  return new Promise((done) => {
    child.on('close', (status) => done({ status, output: Buffer.concat(output).toString() }));
  });
}

const verdictOf = ({ failed, skipped = 0 }: Count): string =>
  failed > 0 ? 'FAILED ' : skipped > 0 ? 'skipped' : 'ok     ';

/** Runs steps and sums up what came of them. */
export class Runner {
  private readonly lines: string[] = [];
  /** What failed or was skipped, and why. */
  private readonly notes: string[] = [];
  /** Steps that took too long. */
  private readonly late: string[] = [];
  private readonly times: TimedTest[] = [];
  private readonly total = { passed: 0, failed: 0, skipped: 0 };

  async run(stages: readonly Stage[]): Promise<void> {
    for (const stage of stages) await Promise.all(stage.map((lane) => this.runLane(lane, stage.length > 1)));
  }

  private async runLane(steps: readonly Step[], beside: boolean): Promise<void> {
    for (const step of steps) await this.runStep(step, beside);
  }

  private async runStep(step: Step, beside: boolean): Promise<void> {
    const { name, command, budget, report } = step;
    if (!beside) console.log(`\n> ${name}: ${command}`);
    if (report !== undefined) rmSync(report, { force: true });
    const start = performance.now();
    const { status, output } = await runCommand(command, beside);
    const seconds = (performance.now() - start) / 1000;
    if (beside) console.log(`\n> ${name}: ${command}\n${output.trimEnd()}`);
    const count = this.countOf(step, status, output);
    this.total.passed += count.passed;
    this.total.failed += count.failed;
    this.total.skipped += count.skipped ?? 0;
    const taken = `${seconds.toFixed(1).padStart(6)} s of ${String(budget).padStart(3)}`;
    this.lines.push(`${verdictOf(count)} ${name.padEnd(16)} ${taken}  ${countInWords(count)}`);
    if (seconds > TOLERANCE * budget) this.late.push(`${name} (${seconds.toFixed(0)} s, budget ${budget} s)`);
  }

  private countOf({ name, command, report, mayBeEmpty = false }: Step, status: number | null, output: string): Count {
    if (report !== undefined) return this.countReport(report, status === 0, mayBeEmpty);
    if (status === SKIPPED_STATUS) {
      this.notes.push(`${name}: ${output.trim().split('\n').at(-1)}`);
      return { passed: 0, failed: 0, skipped: 1 };
    }
    if (status === 0) return { passed: 1, failed: 0 };
    this.notes.push(`${name} failed. Run it alone: node tools/launch.js ${command}`);
    return { passed: 0, failed: 1 };
  }

  /** A run that broke down, or had no test where it must, has at least one failure. */
  private countReport(path: string, succeeded: boolean, mayBeEmpty: boolean): Count {
    try {
      const report: Report = JSON.parse(readFileSync(path, 'utf8'));
      this.notes.push(...failuresIn(report));
      this.times.push(...timesIn(report));
      const { passed, failed } = countIn(report);
      const sound = succeeded && (passed > 0 || mayBeEmpty);
      return { passed, failed: sound ? failed : Math.max(1, failed) };
    } catch {
      return mayBeEmpty && succeeded ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 };
    }
  }

  /** Adds a paragraph to the summary. */
  note(text: string): void {
    this.notes.push(text);
  }

  /** Prints the summary, with the counts alone on the last line, and sets the exit status. */
  sumUp(): void {
    const { passed, failed, skipped } = this.total;
    const slowest = this.times.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
    const slow = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
    const parts = [
      this.lines.join('\n'),
      ...(slow.length > 0 ? [['Slowest tests:', ...slow].join('\n')] : []),
      ...(this.late.length > 0 ? [`Warning: far over budget: ${this.late.join(', ')}.`] : []),
      ...this.notes,
      ...(skipped > 0 ? [`${skipped} skipped.`] : []),
      // Other programs read the last line: it always has the same form.
      countInWords({ passed, failed }),
    ];
    console.log(`\n${parts.join('\n\n')}`);
    if (failed > 0) process.exitCode = 1;
  }
}
