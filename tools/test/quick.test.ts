import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder } from '../../src/server/test-environment.ts';
import { planQuick } from './quick.ts';

const [SLOW, OTHER_SLOW] = ['src/games/laws.test.ts', 'src/server/upgrade.test.ts'] as const;

let folder: string;

function git(...args: readonly string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  const { status, stderr } = spawnSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tintamarre-quick-'));
  git('init', '--quiet');
  for (const file of ['e2e/home.spec.ts', 'e2e/keys.spec.ts', SLOW]) write(file, '1');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
});
afterEach(() => removeFolder(folder));

const commands = () =>
  planQuick('HEAD', folder)
    .stages.flat(2)
    .map(({ command }) => command);

test('without a change the browser tests and the slow unit tests are left out', () => {
  expect(commands().join('\n')).not.toContain('playwright');
  expect(commands().join('\n')).toContain(`--exclude ${SLOW}`);
  const { skipped } = planQuick('HEAD', folder);
  expect(skipped).toContain('Compared with HEAD: 0 changed files.');
  expect(skipped).toContain('all browser tests');
  expect(skipped).toContain(OTHER_SLOW);
});

test('what was changed is run, committed or not, new or not', () => {
  write('e2e/home.spec.ts', '2');
  write('e2e/new.spec.ts', '1');
  write(SLOW, '2');
  git('add', SLOW);
  expect(commands().at(-1)).toBe('playwright test e2e/home.spec.ts e2e/new.spec.ts');
  expect(commands().join('\n')).not.toContain(SLOW);
  const { skipped } = planQuick('HEAD', folder);
  expect(skipped).toContain('Compared with HEAD: 3 changed files.');
  expect(skipped).toContain('the browser tests but for e2e/home.spec.ts, e2e/new.spec.ts');
});
