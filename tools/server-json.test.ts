import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { serverJson } from './server-json.ts';

const folder = join(tmpdir(), `tintamarre-server-json-${process.pid}`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['', null],
  ['https://git.example.org/t', 'https://git.example.org/t'],
])('a static copy with the homepage %j gives the source address %j', async (homepage, sourceUrl) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.js'), 'export const page = 1;');
  const outDir = join(folder, 'built');
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [serverJson(homepage)],
    build: { outDir, lib: { entry: 'page.js', formats: ['es'] } },
  });
  expect(JSON.parse(readFileSync(join(outDir, 'server.json'), 'utf8'))).toEqual({ server: false, sourceUrl });
});
