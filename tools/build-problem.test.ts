import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder } from '../src/server/test-environment.ts';
import { buildProblem } from './build-problem.ts';

let folder = '';

/** A checkout with or without the build tools. */
function checkout(name: string, tools: 'installed' | 'omitted'): string {
  const root = join(folder, name);
  mkdirSync(join(root, tools === 'installed' ? 'node_modules/vite' : 'node_modules'), { recursive: true });
  return root;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tintamarre-build-'));
});
afterEach(() => removeFolder(folder));

test('nothing prevents a build in a complete checkout, whatever else is in its name', () => {
  const root = checkout('Été à 100%25 & more', 'installed');
  expect(buildProblem(root, join(root, 'dist/client'))).toBeNull();
});

test.skipIf(process.platform === 'win32').each(['a#b', 'what?'])('a folder called %s is to be renamed', (name) => {
  const root = checkout(name, 'installed');
  const problem = buildProblem(root, join(root, 'dist/client'));
  expect(problem).toContain(`in its name: ${root}\nRename the folder`);
  expect(problem).toContain(`dans un dossier dont le nom contient « # » ou « ? » : ${root}\nRenommez`);
});

test('tools that were left out are to be installed', () => {
  const root = checkout('plain', 'omitted');
  const problem = buildProblem(root, join(root, 'dist/client'));
  expect(problem).toContain('are not installed.\nType: npm ci --include=dev --include=optional');
  expect(problem).toContain('ne sont pas installés.\nTapez : npm ci --include=dev --include=optional');
});

test('a folder that cannot be written is named, with the reason', () => {
  const root = checkout('plain', 'installed');
  // A file where a folder should be: root, too, is refused.
  writeFileSync(join(root, 'dist'), '');
  const problem = buildProblem(root, join(root, 'dist/client'));
  expect(problem).toContain(`${join(root, 'dist/client')} cannot be written (a file cannot go there).`);
  expect(problem).toContain('type: npm run build');
  expect(problem).toContain('tapez : npm run build');
});
