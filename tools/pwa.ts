import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

interface PwaOptions {
  /** Names of the fonts that every page needs at once. */
  readonly preloaded: readonly string[];
}

const SERVICE_WORKER = 'sw.js';

/** Writes the service worker, with the list of all that was built, and lets the page fetch its fonts at once. */
export function pwa({ preloaded }: PwaOptions): Plugin {
  return {
    name: 'pwa',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }): HtmlTagDescriptor[] {
        return preloaded.map((name) => {
          const font = Object.keys(bundle).find((file) =>
            new RegExp(`^${name}-[\\w-]{8}\\.woff2$`).test(basename(file)),
          );
          if (font === undefined) throw new Error(`no font ${name} was built`);
          const attrs = { rel: 'preload', href: `./${font}`, as: 'font', type: 'font/woff2', crossorigin: true };
          return { tag: 'link', attrs, injectTo: 'head' };
        });
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        writeServiceWorker(dir!);
      },
    },
  };
}

/** Files in the built folder that a page may ask for, as paths inside it. */
function filesOf(folder: string): string[] {
  return globSync('**/*.*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== SERVICE_WORKER && !/(^|\/)\./.test(file))
    .sort();
}

function writeServiceWorker(folder: string): void {
  const files = filesOf(folder);
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  const code = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');
  const version = hash.update(code).digest('hex').slice(0, 16);
  writeFileSync(join(folder, SERVICE_WORKER), `const PRECACHE = ${JSON.stringify({ version, files })};\n${code}`);
}
