import type { Plugin } from 'vite';
import { HOMEPAGE } from '../src/server/version.ts';

/** Writes what a copy of the page on a plain host reads instead of a server's answer; `homepage` is where its source is. */
export function serverJson(homepage = HOMEPAGE): Plugin {
  const answer = { server: false, sourceUrl: homepage === '' ? null : homepage };
  return {
    name: 'server-json',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'server.json', source: `${JSON.stringify(answer)}\n` });
    },
  };
}
