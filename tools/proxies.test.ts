import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readFiles } from '../src/server/files.ts';
import { ownCertificate } from '../src/server/notices/trial-certificate.ts';
import { Receiver } from '../src/server/notices/trial-push.ts';
import { DEFAULTS, type Settings } from '../src/server/settings.ts';
import { start } from '../src/server/start.ts';
import { Guest, LAVISH, removeFolders, trialFolder } from '../src/server/testing.ts';
import { killAll, startProcess } from '../src/server/trial-process.ts';
import { sayer } from '../src/server/words.ts';
import { checkProxy } from './doctor/proxy.ts';
import { sayIn } from './doctor/words.ts';
import { freePort, installed, startProxy } from './proxies/reverse-proxy.ts';

const certificate = ownCertificate();
const before = getCACertificates('default');
const stops: (() => Promise<void>)[] = [];

beforeAll(() => setDefaultCACertificates([...before, certificate.cert]));
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(async () => {
  setDefaultCACertificates(before);
  await killAll();
  removeFolders();
});

/** A folder that other users may enter, though not list. */
function openFolder(): string {
  const folder = trialFolder();
  chmodSync(folder, 0o711);
  return folder;
}

/** A client as it is built, as far as a proxy sees it. */
function builtFiles(): ReturnType<typeof readFiles> {
  const folder = trialFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tintamarre</title>');
  writeFileSync(join(folder, 'assets/base.js'), 'export {};');
  return readFiles(folder);
}

async function startServer(settings: Partial<Settings>): Promise<number> {
  const all: Settings = { ...DEFAULTS, ...LAVISH, data: trialFolder(), proxies: 1, notices: 'all', ...settings };
  const running = await start(all, builtFiles(), 'en', sayer('en'));
  stops.push(running.close);
  return running.port;
}

/** Everything that players need, through the proxy. */
async function expectToWork(address: string): Promise<void> {
  const { origin, pathname } = new URL(address);
  const ada = new Guest(address);
  const page = await ada.call('GET', '/');
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('<title>Tintamarre')]);
  expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect((await ada.call('GET', '/assets/base.js')).status).toBe(200);
  if (pathname !== '/') {
    const { status, headers } = await fetch(address, { redirect: 'manual' });
    expect([301, 302, 308]).toContain(status);
    expect(new URL(headers.get('location')!, address).href).toBe(`${address}/`);
  }

  const greeted = await ada.call('POST', '/api/me', { name: 'Ada' }, { Origin: origin });
  expect(greeted.status).toBe(200);
  expect(greeted.headers.get('set-cookie')).toContain(`Path=${pathname}; HttpOnly; Secure;`);
  // A request from outside, as the server sees it.
  expect((await ada.call('GET', '/metrics')).status).toBe(404);

  const socket = ada.socket({ Origin: origin });
  const { id } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2 }, { Origin: origin })).body;
  expect(await socket.ask(id, { ask: 'sit', seat: 0, salt: '' })).toMatchObject({ say: 'done' });
  socket.close();

  const { finding } = await checkProxy({ ...DEFAULTS, publicUrl: address, proxies: 1 }, sayIn('en'));
  expect(finding).toEqual({ isGood: true, text: expect.stringContaining('and live connections work at') });

  const receiver = await new Receiver(null).start();
  stops.push(() => receiver.stop());
  const hook = { address: receiver.at('/hook'), language: 'en' };
  expect((await ada.call('POST', '/api/me/hook', hook, { Origin: origin })).status).toBe(200);
  const tried = await ada.call('POST', '/api/me/hook/try', undefined, { Origin: origin });
  expect(tried.body).toEqual({ trouble: null });
  expect(JSON.parse(String(receiver.received[0]!.body)).url).toBe(pathname === '/' ? `${origin}/` : `${address}/`);
}

const KINDS = [
  { kind: 'nginx', own: 'nginx.conf', path: 'nginx-path.conf' },
  { kind: 'caddy', own: 'Caddyfile', path: 'Caddyfile-path' },
] as const;

for (const { kind, own, path } of KINDS) {
  const missing = installed(kind) === null;
  describe.skipIf(missing)(missing ? `behind ${kind}: skipped, it is not installed` : `behind ${kind}`, () => {
    test.each([
      [own, ''],
      [path, '/games'],
    ])('everything works with %s', async (example, below) => {
      const port = await freePort();
      const address = `https://localhost:${port}${below}`;
      const upstream = `127.0.0.1:${await startServer({ publicUrl: address })}`;
      stops.push(await startProxy(kind, { example, port, upstream, folder: openFolder(), certificate }));
      await expectToWork(address);
    });

    test('everything works over a Unix socket', async () => {
      const port = await freePort();
      const address = `https://localhost:${port}`;
      const socket = join(openFolder(), 's');
      await startServer({ publicUrl: address, socket });
      const upstream = kind === 'nginx' ? `unix:${socket}` : `unix/${socket}`;
      stops.push(await startProxy(kind, { example: own, port, upstream, folder: openFolder(), certificate }));
      await expectToWork(address);
    });
  });
}

const noNginx = installed('nginx') === null;
describe.skipIf(noNginx)(noNginx ? 'faults of nginx: skipped, it is not installed' : 'faults of nginx', () => {
  const FAULTS = [
    {
      missing: /proxy_set_header Host .*/,
      code: 'bad-origin',
      says: 'proxy_set_header Host $http_host',
      doctor: '--public-url https',
    },
    {
      missing: /proxy_set_header Upgrade .*/,
      code: 'no-upgrade',
      says: 'proxy_set_header Upgrade $http_upgrade',
      doctor: 'forward the Upgrade header',
    },
  ];

  test.each(FAULTS)(
    'without $missing the log and the page say what to add',
    async ({ missing, code, says, doctor }) => {
      const { base, printed, stop } = await startProcess(trialFolder(), { log: 'warn', proxies: 1 });
      stops.push(async () => void (await stop()));
      const port = await freePort();
      const upstream = new URL(base).host;
      const wish = { example: 'nginx.conf', port, upstream, folder: openFolder(), certificate };
      stops.push(await startProxy('nginx', { ...wish, changes: [[missing, '']] }));
      const address = `https://localhost:${port}`;
      const socket = new WebSocket(`wss://localhost:${port}/api/socket`, { headers: { Origin: address } });
      await once(socket, 'error');
      const why = await new Guest(address).call('POST', '/api/socket', undefined, { Origin: address });
      expect(why.body.code).toBe(code);
      const { finding } = await checkProxy({ ...DEFAULTS, publicUrl: address, proxies: 1 }, sayIn('en'));
      expect(finding).toEqual({ isGood: false, text: expect.stringContaining(doctor) });
      await expect.poll(() => printed.join('\n')).toContain(says);
    },
  );
});
