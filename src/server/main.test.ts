import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const start = (typed: readonly string[], LANG: string) =>
  spawnSync(process.execPath, [resolve(import.meta.dirname, 'main.ts'), ...typed], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LANG },
  });

test('explains itself in the language of the system', () => {
  expect(start(['--help'], 'fr_FR.UTF-8')).toMatchObject({ status: 0, stderr: '' });
  expect(start(['--help'], 'fr_FR.UTF-8').stdout).toContain('le jeu servi');
  expect(start(['--help'], 'C').stdout).toContain('serves the game');
});

test('what it does not understand is said in one sentence', () => {
  expect(start(['--port', 'abc'], 'fr_FR.UTF-8')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: '«\u00a0abc\u00a0» n’est pas un port\u00a0: il faut un nombre entier de 0 à 65535.\n',
  });
});
