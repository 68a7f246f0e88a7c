import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ownCertificate } from '../../src/server/notices/trial-certificate.ts';
import { testEnvironment } from '../../src/server/test-environment.ts';

const EXAMPLES = resolve(import.meta.dirname, '../../docs/hosting/proxies');
const START_MILLISECONDS = 20_000;

/** Programs of the system are not always on the path of ordinary users. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** The path of an installed program; null where there is none. */
export const installed = (name: string): string | null =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

type Change = readonly [from: string | RegExp, to: string];

/** An example with what differs on this machine; everything that is to be changed must be there. */
function changed(file: string, changes: readonly Change[]): string {
  let text = readFileSync(join(EXAMPLES, file), 'utf8');
  for (const [from, to] of changes) {
    const after = text.replace(from, () => to);
    if (after === text) throw new Error(`${file} has no ${from}`);
    text = after;
  }
  return text;
}

interface Wish {
  /** An example of docs/hosting/proxies. */
  readonly example: string;
  readonly port: number;
  /** Where the server listens, as the proxy names it. */
  readonly upstream: string;
  /** A folder of its own. */
  readonly folder: string;
  readonly certificate: ReturnType<typeof ownCertificate>;
  /** Further changes of the example. */
  readonly changes?: readonly Change[];
}

function nginxConfig({ example, port, upstream, folder, changes = [] }: Wish): string {
  const site = changed(example, [
    ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
    ['listen [::]:443 ssl;', ''],
    [/ssl_certificate +\S+;/, `ssl_certificate ${folder}/cert.pem;`],
    [/ssl_certificate_key +\S+;/, `ssl_certificate_key ${folder}/key.pem;`],
    ['proxy_pass http://127.0.0.1:8080', `proxy_pass http://${upstream}`],
    ...changes,
  ]);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `  ${kind}_temp_path ${folder}/${kind};\n`).join('');
  return `daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
${temporary}${site}}
`;
}

function caddyConfig({ example, port, upstream, folder, changes = [] }: Wish): string {
  const site = changed(example, [
    [/^\S*example\.org \{/m, `https://localhost:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`],
    ['reverse_proxy 127.0.0.1:8080', `reverse_proxy ${upstream}`],
    ...changes,
  ]);
  return `{
	admin off
	auto_https disable_redirects
	storage file_system ${folder}/storage
}
${site}`;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function started(child: ChildProcess, port: number): Promise<void> {
  let said = '';
  child.stderr!.on('data', (text) => (said += String(text)));
  const until = performance.now() + START_MILLISECONDS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || performance.now() > until) throw new Error(`The proxy did not start. ${said}`);
    await wait(50);
  }
}

/** Starts nginx or Caddy with one of the examples. Returns what stops it. */
export async function startProxy(kind: 'nginx' | 'caddy', wish: Wish): Promise<() => Promise<void>> {
  const { folder, certificate, port } = wish;
  // The workers of nginx are another user when root starts it.
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  writeFileSync(join(folder, 'cert.pem'), certificate.cert);
  writeFileSync(join(folder, 'key.pem'), certificate.key);
  const file = join(folder, 'proxy.conf');
  writeFileSync(file, kind === 'nginx' ? nginxConfig(wish) : caddyConfig(wish));
  const typed = kind === 'nginx' ? ['-c', file] : ['run', '--adapter', 'caddyfile', '--config', file];
  const env = testEnvironment({ HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder });
  const child = spawn(installed(kind)!, typed, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  await started(child, port).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return stop;
}
