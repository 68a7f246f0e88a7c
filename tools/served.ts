import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { listen } from '../src/server/listen.ts';
import { serverOf } from '../src/server/serve.ts';
import { sayer } from '../src/server/words.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** Builds the client if its sources have changed since it was built. */
export function buildIfOld(): void {
  const build = resolve(ROOT, 'tools/build.ts');
  if (spawnSync(process.execPath, [build, '--if-old'], { stdio: 'inherit' }).status !== 0) process.exit(1);
}

/** Serves the client, built anew if it is old, for as long as the work takes. */
export async function whileServed(work: (address: string) => Promise<void>): Promise<void> {
  buildIfOld();
  const server = serverOf(resolve(ROOT, 'dist/client'));
  const port = await listen(server, { port: 0, host: '127.0.0.1' }, sayer('en'));
  try {
    await work(`http://localhost:${port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
