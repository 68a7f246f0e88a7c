import { expect, test } from 'vitest';
import { filesOf } from './budget.ts';
import type { Chunk } from './chunks.ts';

const chunk = (file: string, more: Partial<Chunk> = {}): Chunk => ({
  file,
  worker: false,
  entry: false,
  modules: [],
  imports: [],
  css: [],
  ...more,
});

const CHUNKS: readonly Chunk[] = [
  chunk('index.js', { entry: true, imports: ['shared.js'], css: ['index.css'] }),
  chunk('shared.js', { css: ['shared.css'] }),
  chunk('a.js', { modules: ['a.tsx'], imports: ['index.js', 'shared.js', 'card.js'] }),
  chunk('b.js', { modules: ['b.tsx'], imports: ['card.js'] }),
  chunk('card.js', { css: ['card.css'] }),
  chunk('later.js', { modules: ['later.tsx'] }),
  chunk('worker.js', { worker: true, entry: true }),
  chunk('play-a.js', { worker: true, modules: ['play-a.ts'], imports: ['worker.js'] }),
  chunk('play-b.js', { worker: true, modules: ['play-b.ts'] }),
];

test('counts what a game needs with all that it imports, once, and nothing of what comes later', () => {
  expect(filesOf(CHUNKS, { page: ['a.tsx'], worker: 'play-a.ts' })).toEqual([
    'a.js',
    'card.css',
    'card.js',
    'check-browser.js',
    'index.css',
    'index.js',
    'play-a.js',
    'shared.css',
    'shared.js',
    'worker.js',
  ]);
});

test('a module that was built nowhere is not passed over', () => {
  expect(() => filesOf(CHUNKS, { page: ['gone.tsx'], worker: 'play-a.ts' })).toThrow(
    'the page was built without gone.tsx',
  );
  expect(() => filesOf(CHUNKS, { page: ['a.tsx'], worker: 'b.tsx' })).toThrow('the worker was built without b.tsx');
});
