import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Cleanup = () => void;

const cleanups = new Set<Cleanup>();

/** The result runs the cleanup, once; `stop` runs it too. */
function register(cleanup: Cleanup): Cleanup {
  const once = () => {
    if (cleanups.delete(once)) cleanup();
  };
  cleanups.add(once);
  return once;
}

function stop(): void {
  // Added last, so that browsers are killed before their profiles are removed.
  process.on('exit', () => {
    for (const cleanup of [...cleanups].reverse()) cleanup();
  });
  process.exit(130);
}

/** Leaves no process and no temporary folder behind when a signal ends this process. */
export function cleanUpOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

/** Stops when the parent process does, even if it is killed: standard input is a pipe from it. */
export function stopWithParent(): void {
  process.stdin.on('close', stop).resume().unref();
}

interface TemporaryFolder {
  readonly path: string;
  readonly remove: Cleanup;
}

export function temporaryFolder(prefix = 'tintamarre-browser-'): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), prefix));
  return { path, remove: register(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 })) };
}

interface Spawned {
  readonly child: ChildProcess;
  /** Ends the process and everything it started. */
  readonly kill: Cleanup;
}

/** Starts a program as the head of a process group, so that everything it starts can be ended with it. */
export function spawnGroup(command: string, typed: readonly string[], options: SpawnOptions): Spawned {
  const child = spawn(command, typed, { ...options, detached: true });
  const kill = register(() => {
    try {
      if (process.platform === 'win32') child.kill();
      else if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has ended already.
    }
  });
  return { child, kill };
}
