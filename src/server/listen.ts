import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { Refusal } from './arguments.ts';
import { listenOnSocket } from './listening/unix-socket.ts';
import type { Settings } from './settings.ts';
import type { Say } from './words.ts';

const FIRST_PORT = 8080;
const LAST_PORT = 8179;

/** Every address of this machine: IPv6 and with it IPv4, or IPv4 alone. */
const ALL = '::';
const ALL_IPV4 = '0.0.0.0';
const isAll = (host: string): boolean => host === ALL || host === ALL_IPV4;

/** How a system without IPv6 refuses to listen on `::`. */
const NO_IPV6: readonly string[] = ['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL'];

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

/** Listens on the port asked for, else on the first free one. Returns which one it is; 0 for a Unix socket. */
export async function listen(
  server: Server,
  { port, host, socket = null }: Pick<Settings, 'port' | 'host'> & Partial<Pick<Settings, 'socket'>>,
  say: Say,
): Promise<number> {
  if (socket !== null) {
    await listenOnSocket(server, resolve(socket), say);
    return 0;
  }
  for (let tried = port ?? FIRST_PORT; tried <= (port ?? LAST_PORT); tried++) {
    const first = await tryPort(server, tried, host);
    const code = host === ALL && NO_IPV6.includes(first ?? '') ? await tryPort(server, tried, ALL_IPV4) : first;
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

/** Other machines cannot use an address that means something on one link alone. */
const isLinkLocal = (address: string): boolean => /^fe[89ab]/i.test(address);

/** Where browsers find the server: on this machine, and on others of its network. */
export function addressesOf(
  host: string,
  port: number,
  interfaces = networkInterfaces(),
): { own: string; others: readonly string[] } {
  if (!isAll(host)) return { own: `http://${bracketed(host)}:${port}`, others: [] };
  const outside = (wanted: 'IPv4' | 'IPv6') =>
    Object.values(interfaces)
      .flatMap((found = []) => found.filter(({ family, internal }) => family === wanted && !internal))
      .map(({ address }) => address);
  const ipv4 = outside('IPv4').toSorted((a, b) => rankOf(a) - rankOf(b));
  // The shorter addresses are easier to type: the others are named where a network has no such ones.
  const isIpv6 = host === ALL && ipv4.length === 0;
  const outer = isIpv6 ? outside('IPv6').filter((address) => !isLinkLocal(address)) : ipv4;
  return { own: `http://localhost:${port}`, others: outer.map((address) => `http://${bracketed(address)}:${port}`) };
}
