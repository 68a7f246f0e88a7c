import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Refusal } from './arguments.ts';
import type { Settings } from './settings.ts';
import type { Say } from './words.ts';

const FIRST_PORT = 8080;
const LAST_PORT = 8179;

async function tryPort(server: Server, port: number, host: string): Promise<string | null> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

function refusal(code: string, port: number, host: string, say: Say): Error {
  if (code === 'EADDRINUSE') return new Refusal(say('portTaken', { port }));
  if (code === 'EACCES') return new Refusal(say('portForbidden', { port }));
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EINVAL', 'EAI_AGAIN'].includes(code)) {
    return new Refusal(say('notAnAddress', { host }));
  }
  return new Error(code);
}

/** Listens on the port asked for, else on the first free one; which one it is. */
export async function listen(
  server: Server,
  { port, host }: Pick<Settings, 'port' | 'host'>,
  say: Say,
): Promise<number> {
  for (let tried = port ?? FIRST_PORT; tried <= (port ?? LAST_PORT); tried++) {
    const code = await tryPort(server, tried, host);
    if (code === null) return addressIn(server).port;
    if (port !== null || code !== 'EADDRINUSE') throw refusal(code, tried, host, say);
  }
  throw new Refusal(say('portsTaken', { first: FIRST_PORT, last: LAST_PORT }));
}

function addressIn(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address;
}

const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Networks at home come first, those that containers and virtual machines mostly use last. */
const rankOf = (address: string): number =>
  [/^192\.168\./, /^10\./, /^(?!172\.(1[6-9]|2\d|3[01])\.)/, /^/].findIndex((range) => range.test(address));

/** Where browsers find the server: on this machine, and on others of its network. */
export function addressesOf(
  host: string,
  port: number,
  interfaces = networkInterfaces(),
): { own: string; others: readonly string[] } {
  if (host !== '0.0.0.0' && host !== '::') return { own: `http://${bracketed(host)}:${port}`, others: [] };
  const outer = Object.values(interfaces)
    .flatMap((found = []) => found.filter(({ family, internal }) => family === 'IPv4' && !internal))
    .map(({ address }) => address)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  return { own: `http://localhost:${port}`, others: outer.map((address) => `http://${address}:${port}`) };
}
