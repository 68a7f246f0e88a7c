import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';

const CLEANUP = join(import.meta.dirname, 'cleanup.ts');

/** Makes a folder and a process that would both stay, and prints where the folder is and which process it is. */
const SCRIPT = `
  import { cleanUpOnSignals, spawnGroup, stopWithParent, temporaryFolder } from ${JSON.stringify(CLEANUP)};
  cleanUpOnSignals();
  stopWithParent();
  const { path } = temporaryFolder();
  const { child } = spawnGroup(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  console.log(JSON.stringify({ path, pid: child.pid }));
  setInterval(() => {}, 1000);
`;

interface Left {
  readonly path: string;
  readonly pid: number;
}

async function start(): Promise<{ child: ChildProcess; left: Left }> {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', SCRIPT], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const left: Left = JSON.parse(String(line));
  return { child, left };
}

/** A process that has ended but was not waited for still has an id, but no working folder. */
function isRunning(pid: number): boolean {
  if (process.platform === 'linux') return existsSync(`/proc/${pid}/cwd`);
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function expectNothingLeft({ path, pid }: Left): Promise<void> {
  expect(existsSync(path)).toBe(false);
  for (let i = 0; i < 100 && isRunning(pid); i++) await sleep(50);
  expect(isRunning(pid)).toBe(false);
}

test('nothing is left behind after a signal', async () => {
  const { child, left } = await start();
  expect([existsSync(left.path), isRunning(left.pid)]).toEqual([true, true]);
  child.kill('SIGTERM');
  await once(child, 'exit');
  await expectNothingLeft(left);
});

test('nothing is left behind when the parent process is gone', async () => {
  const { child, left } = await start();
  child.stdin?.destroy();
  await once(child, 'exit');
  await expectNothingLeft(left);
});
