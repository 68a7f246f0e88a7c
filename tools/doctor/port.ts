import { createServer, request } from 'node:http';
import { resolve } from 'node:path';
import { Refusal } from '../../src/server/arguments.ts';
import { addressesOf, listen } from '../../src/server/listen.ts';
import type { Settings } from '../../src/server/settings.ts';
import { sayer } from '../../src/server/words.ts';
import type { Language } from '../../src/text/language.ts';
import { bad, type Finding, good, type Say } from './words.ts';

const PATIENCE_MILLISECONDS = 3000;

/** Whether a server of ours answers there: on a port of this machine, or on a Unix socket. */
function isOurs(
  where: { readonly host: string; readonly port: number } | { readonly socketPath: string },
): Promise<boolean> {
  return new Promise((found) => {
    const asked = request({ ...where, path: '/api/ready', timeout: PATIENCE_MILLISECONDS }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (data) => (body += data));
      response.on('error', () => found(false));
      response.on('end', () => found(/^\{"status":"(?:ready|not-ready)"/.test(body)));
    });
    asked.on('error', () => found(false));
    asked.on('timeout', () => asked.destroy());
    asked.end();
  });
}

/** Listens for a moment where the server would. */
export async function checkPort(settings: Settings, language: Language, say: Say): Promise<Finding> {
  const { port, host, socket } = settings;
  const server = createServer();
  try {
    const found = await listen(server, settings, sayer(language));
    return good(socket === null ? say('portFree', { port: found }) : say('socketFree', { path: resolve(socket) }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const own = host === '::' || host === '0.0.0.0' ? '127.0.0.1' : host;
    const isTaken =
      socket === null
        ? port !== null && (await isOurs({ host: own, port }))
        : await isOurs({ socketPath: resolve(socket) });
    if (!isTaken) return bad(error.message);
    return good(say('portOurs', { address: socket === null ? addressesOf(host, port!).own : resolve(socket) }));
  } finally {
    server.close();
  }
}
