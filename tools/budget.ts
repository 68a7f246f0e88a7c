import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Chunk, readChunks } from './chunks.ts';

const BUILT = resolve(import.meta.dirname, '../dist/client');

/** Thousands of bytes of JavaScript and CSS, packed with gzip, before the first legal action of a game. */
const MOST = 200;
const AIM = 150;

/** Runs before everything else; it is no module, so no chunk. */
const BROWSER_CHECK = 'check-browser.js';

/** What is fetched on the way to a table beside the two entries, as the modules that the page and the worker import. */
export const GAMES: Readonly<Record<string, { readonly page: readonly string[]; readonly worker: string }>> = {
  clank: { page: ['src/client/games/clank/front.tsx'], worker: 'src/games/clank/classic/bare.ts' },
  'clank-catacombs': {
    page: ['src/client/games/catacombs/front.tsx'],
    worker: 'src/games/clank/catacombs/bare.ts',
  },
  'clank-in-space': { page: ['src/client/games/space/front.tsx'], worker: 'src/games/clank/space/bare.ts' },
  'smash-up': {
    page: ['src/client/games/smash-up/front.tsx', 'src/client/games/smash-up/factions.tsx'],
    worker: 'src/games/smash-up/play.ts',
  },
};

function chunkOf(chunks: readonly Chunk[], worker: boolean, module: string | null): Chunk {
  const found = chunks.find(
    (chunk) => chunk.worker === worker && (module === null ? chunk.entry : chunk.modules.includes(module)),
  );
  if (found !== undefined) return found;
  const side = worker ? 'worker' : 'page';
  throw new Error(`the ${side} was built without ${module ?? 'an entry'}: is the list in tools/budget.ts still right?`);
}

/** The files that come with these chunks: those they import and all their styles. */
export function filesWith(chunks: readonly Chunk[], wanted: readonly Chunk[]): string[] {
  const files = new Set<string>();
  const waiting = [...wanted];
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    for (const style of chunk.css) files.add(style);
    const { imports } = chunk;
    waiting.push(...chunks.filter(({ file }) => imports.includes(file)));
  }
  return [...files].sort();
}

/** The files needed before the first legal action of a game. */
export function filesOf(
  chunks: readonly Chunk[],
  { page, worker }: { readonly page: readonly string[]; readonly worker: string },
): string[] {
  const files = filesWith(chunks, [
    chunkOf(chunks, false, null),
    ...page.map((module) => chunkOf(chunks, false, module)),
    chunkOf(chunks, true, null),
    chunkOf(chunks, true, worker),
  ]);
  return [...files, BROWSER_CHECK].sort();
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const weightOf = (file: string): number => gzipSync(readFileSync(join(BUILT, file)), { level: 9 }).length;

if (import.meta.main) {
  const chunks = readChunks(BUILT);
  for (const [game, modules] of Object.entries(GAMES)) {
    const weights = filesOf(chunks, modules).map((file) => ({ file, weight: weightOf(file) }));
    const sum = weights.reduce((total, { weight }) => total + weight, 0);
    console.log(`${game}: ${kilobytes(sum).trim()} of JavaScript and CSS (gzip) before the first legal action`);
    for (const { file, weight } of weights) console.log(`  ${kilobytes(weight)}  ${file}`);
    if (sum > MOST * 1000) {
      console.error(`  over the limit of ${MOST} kB`);
      process.exitCode = 1;
    } else
      console.log(sum > AIM * 1000 ? `  over the aim of ${AIM} kB, under the limit of ${MOST} kB` : '  within the aim');
  }
}
