import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Settings of the server, and the variables that PostgreSQL and its clients read. */
const HOST_SETTINGS = /^(?:DATABASE_URL|PORT|HOST|TINTAMARRE_\w+|PG[A-Z_]+)$/i;
/** What people set on purpose when they run the tests. */
const TEST_SWITCHES = /^TINTAMARRE_(?:E2E_\w+|TEST_SEED|CHROMIUM|FIREFOX|WEBKIT)$/i;

const isHostSetting = (name: string): boolean => HOST_SETTINGS.test(name) && !TEST_SWITCHES.test(name);

/** The environment for a process that a test starts: a server that inherited DATABASE_URL would use the host's data. */
export function testEnvironment(changes: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !isHostSetting(name));
  return { ...Object.fromEntries(kept), ...changes };
}

/** Removes the host's settings from this process, and so from every process that it starts later. */
export function dropHostSettings(): void {
  for (const name of Object.keys(process.env)) if (isHostSetting(name)) delete process.env[name];
}

/** Deletes a folder. Windows refuses for a moment while a process that used a file in it is still ending. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/**
 * Gives this process and its children a temporary folder of their own, which is removed with everything in it. The
 * returned function removes it early and throws if tests left something there.
 */
export function useTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tintamarre-test-'));
  // When root runs the tests, PostgreSQL runs as another user, who must be able to reach its own folder inside.
  chmodSync(folder, 0o711);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.once('exit', () => removeFolder(folder));
  return () => {
    const left = readdirSync(folder);
    removeFolder(folder);
    if (left.length > 0) throw new Error(`Tests left files in the temporary folder: ${left.join(', ')}`);
  };
}
