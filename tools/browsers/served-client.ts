import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixedRandom } from '../../e2e/seed.ts';
import { BUILT, OwnServer } from '../../e2e/server.ts';
import { buildIfOld } from '../served.ts';
import { temporaryFolder } from './cleanup.ts';

/** Keeps what goes wrong in the page; Page.takeErrors reads it. */
const COLLECT_ERRORS = `{
  const errors = (globalThis.collectedErrors = []);
  addEventListener('error', ({ message, error }) => errors.push(String(error?.stack ?? message)));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason?.stack ?? reason)));
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => errors.push('blocked: ' + blockedURI));
}
`;

/** Prepends a script to the only file of the folder that the pattern matches. */
function prepend(folder: string, pattern: string, script: string): void {
  const [file, ...others] = globSync(pattern, { cwd: folder });
  if (file === undefined || others.length > 0) throw new Error(`${pattern} should match one file of the client`);
  const path = join(folder, file);
  writeFileSync(path, script + readFileSync(path, 'utf8'));
  for (const packed of [`${path}.br`, `${path}.gz`]) rmSync(packed, { force: true });
}

/** Serves a copy of the built client that draws fixed random numbers and collects its errors. */
export async function whileClientServed(work: (server: OwnServer) => Promise<void>): Promise<void> {
  buildIfOld();
  const copy = temporaryFolder();
  const server = new OwnServer();
  try {
    cpSync(BUILT, copy.path, { recursive: true });
    const entry = /src="[./]*(assets\/[^"]+\.js)"/.exec(readFileSync(join(copy.path, 'index.html'), 'utf8'))?.[1];
    prepend(copy.path, entry ?? 'assets/index-*.js', fixedRandom() + COLLECT_ERRORS);
    prepend(copy.path, 'assets/worker-*.js', fixedRandom());
    await server.start(copy.path);
    await work(server);
  } finally {
    await server.stop();
    copy.remove();
  }
}
