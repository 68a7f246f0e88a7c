import { once } from 'node:events';
import { existsSync, lstatSync, unlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { dirname } from 'node:path';
import { Refusal } from '../arguments.ts';
import type { Say } from '../words.ts';

/** Whoever may enter the folder may connect, as on a port of this machine: a proxy runs as another user. */
const EVERYBODY = { readableAll: true, writableAll: true } as const;

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Whether a program accepts connections there. */
async function isInUse(path: string): Promise<boolean> {
  const caller = connect(path);
  try {
    await once(caller, 'connect');
    return true;
  } catch (error) {
    return codeOf(error) !== 'ECONNREFUSED';
  } finally {
    caller.destroy();
  }
}

/** Removes the socket of a server that ended without closing it. Anything else that is there stays. */
async function removeStale(path: string, say: Say): Promise<void> {
  if (process.platform === 'win32') throw new Refusal(say('socketTaken', { path }));
  if (!lstatSync(path).isSocket()) throw new Refusal(say('socketRefused', { path, why: say('socketNotAlone') }));
  if (await isInUse(path)) throw new Refusal(say('socketTaken', { path }));
  unlinkSync(path);
}

async function open(server: Server, path: string): Promise<void> {
  server.listen({ path, ...EVERYBODY });
  await once(server, 'listening');
}

/** Somebody who comes by a Unix socket is on this machine; the system gives no address. */
const giveAddress = (socket: Socket): void =>
  void Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' });

function reasonOf(error: unknown, path: string, say: Say): string {
  const code = codeOf(error);
  // Node.js reports a missing folder as one that may not be written to.
  if (!existsSync(dirname(path))) return say('socketNoFolder');
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return say('socketDenied');
  return code === 'EINVAL' ? say('socketTooLong') : code;
}

/** Listens on a Unix socket, or on a named pipe of Windows. Closing the server removes it. */
export async function listenOnSocket(server: Server, path: string, say: Say): Promise<void> {
  server.prependListener('connection', giveAddress);
  try {
    await open(server, path).catch(async (error: unknown) => {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
      await removeStale(path, say);
      await open(server, path);
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(say('socketRefused', { path, why: reasonOf(error, path, say) }), { cause: error });
  }
}
