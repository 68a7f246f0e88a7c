import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');

/** The packages that modules of the bundle come from. */
const packagesIn = (modules: readonly string[]): readonly string[] => {
  const names = modules.flatMap((id) => /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1] ?? []);
  return [...new Set(names)].sort();
};

/** The notice that a package asks for; fails where it has none. */
const noticeOf = (name: string): string =>
  `${name}\n\n${readFileSync(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8').trim()}\n`;

/** Puts the licences of the program, its fonts and the packages in the bundle beside the page. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const texts = {
        'agpl-3.0.txt': readFileSync(join(ROOT, 'LICENSE'), 'utf8'),
        'ofl-1.1.txt': readFileSync(join(ROOT, 'src/client/fonts/OFL.txt'), 'utf8'),
        'packages.txt': packagesIn(modules).map(noticeOf).join('\n\n'),
      };
      for (const [name, source] of Object.entries(texts)) {
        this.emitFile({ type: 'asset', fileName: `licences/${name}`, source });
      }
    },
  };
}
