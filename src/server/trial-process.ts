import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { DEFAULTS, type Settings } from './settings.ts';
import { LAVISH } from './testing.ts';
import type { RulesName } from './trial-rules.ts';

/** For tests: the server as a process of its own, to be listened to and killed. */
export interface TrialProcess {
  readonly process: ChildProcess;
  readonly base: string;
  /** What it has printed besides. */
  readonly printed: string[];
}

const started: ChildProcess[] = [];

export async function startProcess(
  data: string,
  settings: Partial<Settings> = {},
  rules: RulesName = 'own',
): Promise<TrialProcess> {
  const from = (file: string) => JSON.stringify(resolve(import.meta.dirname, file));
  const script = `
    import { start } from ${from('start.ts')};
    import { trialRules } from ${from('trial-rules.ts')};
    import { sayer } from ${from('words.ts')};
    const settings = ${JSON.stringify({ ...DEFAULTS, ...LAVISH, data, ...settings })};
    const running = await start(settings, new Map(), 'en', sayer('en'), { rules: trialRules(${JSON.stringify(rules)}) });
    process.once('SIGTERM', () => void running.close());
    console.log(running.port);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const lines = createInterface(child.stdout);
  const printed: string[] = [];
  const port = await new Promise<string>((found) => {
    lines.on('line', (line) => {
      if (/^\d+$/.test(line)) found(line);
      else printed.push(line);
    });
  });
  return { process: child, base: `http://127.0.0.1:${port}`, printed };
}

export function killAll(): void {
  for (const each of started.splice(0)) each.kill('SIGKILL');
}
