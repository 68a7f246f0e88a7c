import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeFolders, trialFolder } from '../src/server/testing.ts';
import { type Poison, poison } from './poisoned.ts';

const ROOT = resolve(import.meta.dirname, '..');
const VITEST = resolve(ROOT, 'node_modules/vitest/vitest.mjs');

/** Vitest itself keeps a token for its user interface there. */
const filesIn = (home: string): string[] =>
  readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.vitest-secret-token')
    .map((entry) => entry.name);

describe('Where the host has settings of its own', () => {
  let data: string;
  let poisoned: Poison;

  beforeAll(async () => {
    data = join(trialFolder(), 'data');
    poisoned = await poison(data);
  });

  afterAll(() => {
    poisoned.close();
    removeFolders();
  });

  test('unit tests use none of them, and leave no file', { timeout: 120_000 }, async () => {
    const [home, temporary] = [trialFolder(), trialFolder()];
    // PostgreSQL may run as another user.
    chmodSync(temporary, 0o711);
    const folders = { HOME: home, USERPROFILE: home, TMPDIR: temporary, TEMP: temporary, TMP: temporary };
    // One file that starts a program which reads these variables, and one that uses both databases.
    const files = ['src/server/validating.test.ts', 'src/server/store/players.test.ts'];
    const named = ['-t', 'cannot be looked at|SQLite|PostgreSQL'];
    const report = join(trialFolder(), 'report.json');
    const child = spawn(
      process.execPath,
      [VITEST, 'run', ...files, ...named, '--reporter=json', `--outputFile.json=${report}`],
      {
        cwd: ROOT,
        env: { ...process.env, ...poisoned.variables, ...folders },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const [status] = await once(child, 'close');
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ numPassedTests: 11, numFailedTests: 0 });
    expect(status).toBe(0);
    expect(poisoned.connections).toBe(0);
    expect(readdirSync(temporary)).toEqual([]);
    expect(filesIn(home)).toEqual([]);
    expect(existsSync(data)).toBe(false);
  });

  test('browser tests and their server inherit none of them, but what was set for them', async () => {
    const script = `await import('./playwright.config.ts'); console.log(JSON.stringify(process.env));`;
    const switches = { TINTAMARRE_E2E_ALL: '1', TINTAMARRE_CHROMIUM: '/usr/bin/chromium' };
    const env = { ...process.env, ...poisoned.variables, ...switches };
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      cwd: ROOT,
      env,
    });
    const inherited = JSON.parse(stdout);
    expect(Object.keys(poisoned.variables).filter((name) => name in inherited)).toEqual([]);
    expect(inherited).toMatchObject(switches);
  });
});
