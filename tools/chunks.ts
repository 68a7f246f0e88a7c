import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');
const FILE = '.chunks.json';

/** A file of JavaScript that the build wrote, by its path in the built folder. */
export interface Chunk {
  readonly file: string;
  /** The worker is built apart from the page. */
  readonly worker: boolean;
  readonly entry: boolean;
  /** Source files inside, as paths from the root of the project. */
  readonly modules: readonly string[];
  /** Chunks that are fetched together with it. */
  readonly imports: readonly string[];
  readonly css: readonly string[];
}

export function readChunks(built: string): readonly Chunk[] {
  return JSON.parse(readFileSync(join(built, FILE), 'utf8'));
}

/** Two plugins that note what the page and the worker are made of, beside what was built. */
export function chunkReport(): { page(): Plugin; worker(): Plugin } {
  const chunks = new Map<string, Chunk>();
  const noting = (worker: boolean): Plugin => ({
    name: `chunk-report-${worker ? 'worker' : 'page'}`,
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          chunks.set(file.fileName, {
            file: file.fileName,
            worker,
            entry: file.isEntry,
            modules: file.moduleIds.map((id) => relative(ROOT, id.replace(/\?.*$/, '')).replaceAll('\\', '/')),
            imports: file.imports,
            css: [...(file.viteMetadata?.importedCss ?? [])],
          });
        }
      },
    },
  });
  return {
    worker: () => noting(true),
    page: () => ({
      ...noting(false),
      writeBundle({ dir }) {
        writeFileSync(join(dir!, FILE), `${JSON.stringify([...chunks.values()], null, 1)}\n`);
      },
    }),
  };
}
