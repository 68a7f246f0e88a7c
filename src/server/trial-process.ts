import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { DEFAULTS, type Settings } from './settings.ts';
import { testEnvironment } from './test-environment.ts';
import { LAVISH } from './testing.ts';
import type { RulesName } from './trial-rules.ts';

/** For tests: the server as a process of its own, to be listened to and killed. */
export interface TrialProcess {
  readonly base: string;
  readonly pid: number;
  /** What it has printed besides. */
  readonly printed: string[];
  /** Closes the server in good order; its exit code, or null if it had already ended. */
  stop(): Promise<number | null>;
  /** Tells it to end as a service manager does (Windows ends it at once); its exit code, or null if it had already ended. */
  terminate(): Promise<number | null>;
  /** Kills it without warning; it is gone when this resolves. */
  kill(): Promise<void>;
}

const started = new Set<ChildProcess>();

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function kill(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}

export async function startProcess(
  data: string,
  settings: Partial<Settings> = {},
  rules: RulesName = 'own',
): Promise<TrialProcess> {
  const from = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  // It closes when its input ends: Windows has no signal for that, and it does not outlive tests that break off.
  const script = `
    import { seedRandom } from ${from('./seeded-random.ts')};
    import { start } from ${from('./start.ts')};
    import { closeOnSignals } from ${from('./signals.ts')};
    import { trialRules } from ${from('./trial-rules.ts')};
    import { sayer } from ${from('./words.ts')};
    const settings = ${JSON.stringify({ ...DEFAULTS, ...LAVISH, data, ...settings })};
    const world = ${rules === 'own' ? '{}' : `{ rules: trialRules(${JSON.stringify(rules)}) }`};
    seedRandom(${randomInt(2 ** 32)});
    const running = await start(settings, new Map(), 'en', sayer('en'), world);
    closeOnSignals(() => running.close());
    process.stdin.resume().once('end', () => void running.close());
    console.log(running.port);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: testEnvironment(),
  });
  started.add(child);
  child.once('close', () => started.delete(child));
  const printed: string[] = [];
  const port = await new Promise<string>((found, fail) => {
    createInterface(child.stdout).on('line', (line) => {
      if (/^\d+$/.test(line)) found(line);
      else printed.push(line);
    });
    child.once('close', () => fail(new Error('The server ended before it listened.')));
  });
  return {
    base: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    printed,
    async stop() {
      if (hasEnded(child)) return null;
      const ended = once(child, 'close');
      child.stdin.end();
      return (await ended)[0];
    },
    async terminate() {
      if (hasEnded(child)) return null;
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      return (await ended)[0];
    },
    kill: () => kill(child),
  };
}

export async function killAll(): Promise<void> {
  await Promise.all([...started].map(kill));
}
