import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SKIPPED_STATUS } from '../test/report.ts';

const SMOKE = join(import.meta.dirname, 'smoke.ts');

test('an engine that is missing and cannot be installed is skipped with the reason', () => {
  // No program is here: neither a browser nor apt-get.
  const env = { ...process.env, PATH: import.meta.dirname };
  const { status, stderr } = spawnSync(process.execPath, [SMOKE, 'webkit'], { env, encoding: 'utf8' });
  expect(stderr.trim().split('\n').at(-1)).toMatch(/^skipped: WebKit is missing: .*webkit2gtk-driver/);
  expect(status).toBe(SKIPPED_STATUS);
});

test('a path to Firefox that leads to no program is a failure', () => {
  const env = { ...process.env, TINTAMARRE_FIREFOX: '/nowhere/firefox' };
  const { status, stderr } = spawnSync(process.execPath, [SMOKE, 'firefox'], { env, encoding: 'utf8' });
  expect(stderr).toContain('TINTAMARRE_FIREFOX is /nowhere/firefox, which is no program.');
  expect(status).toBe(1);
});
