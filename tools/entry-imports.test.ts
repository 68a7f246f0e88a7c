import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { forbidEntryImports } from './entry-imports.ts';

const inMemory = (files: Readonly<Record<string, string>>): Plugin => ({
  name: 'in-memory',
  enforce: 'pre',
  resolveId: (id) => (id in files ? id : null),
  load: (id) => files[id] ?? null,
});

const bundle = (files: Readonly<Record<string, string>>) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory(files), forbidEntryImports()],
    build: {
      write: false,
      rolldownOptions: {
        input: 'entry.js',
        output: {
          entryFileNames: 'entry.js',
          chunkFileNames: '[name].js',
          codeSplitting: { groups: [{ name: 'shared', test: /shared\.js/ }] },
        },
      },
    },
  });

test('a chunk that needs code of the entry fails the build', async () => {
  const files = {
    'entry.js': 'import { shared } from "state.js"; console.log(shared); void import("late.js");',
    'late.js': 'import { shared } from "state.js"; export const late = [shared];',
    'state.js': 'export const shared = { count: 0 };',
  };
  await expect(bundle(files)).rejects.toThrow('late.js imports the entry entry.js');
});

test('a chunk that loads the entry later fails the build', async () => {
  const files = {
    'entry.js': 'export const own = 1; void import("late.js");',
    'late.js': 'export const late = () => import("entry.js");',
  };
  await expect(bundle(files)).rejects.toThrow('late.js imports the entry entry.js');
});

test('code shared through a chunk beside the entry passes', async () => {
  const files = {
    'entry.js': 'import { shared } from "shared.js"; console.log(shared); void import("late.js");',
    'late.js': 'import { shared } from "shared.js"; export const late = [shared];',
    'shared.js': 'export const shared = { count: 0 };',
  };
  await expect(bundle(files)).resolves.toBeDefined();
});
