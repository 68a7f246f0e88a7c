import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { DEFAULTS, type Settings } from '../src/server/settings.ts';
import { databaseIn } from '../src/server/store/folder.ts';
import { openStore } from '../src/server/store/open.ts';
import { TRIALS } from '../src/server/store/testing.ts';
import { testEnvironment } from '../src/server/test-environment.ts';
import { removeFolders, trialFolder, trialServer } from '../src/server/testing.ts';
import { checkClock } from './doctor/clock.ts';
import { checkKeys, readDatabase } from './doctor/database.ts';
import { checkData, checkDisk } from './doctor/folder.ts';
import { checkNode, checkPackages, checkPage } from './doctor/machine.ts';
import { checkPort } from './doctor/port.ts';
import { checkProxy } from './doctor/proxy.ts';
import { CHECKS, sayIn } from './doctor/words.ts';
import { freePort } from './proxies/reverse-proxy.ts';

const say = sayIn('en');
const good = (text: string) => ({ isGood: true, text: expect.stringContaining(text) });
const bad = (text: string) => ({ isGood: false, text: expect.stringContaining(text) });
const settings = (changes: Partial<Settings>): Settings => ({ ...DEFAULTS, ...changes });

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
afterAll(removeFolders);

/** A program that is not ours and answers everything alike; its port. */
async function otherProgram(status: number, body: string): Promise<number> {
  const server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function run(...typed: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  // Without programs of the host, which might find its clock wrong.
  const env = testEnvironment({ LANG: 'en', PATH: '' });
  return spawnSync(process.execPath, [resolve(import.meta.dirname, 'doctor.ts'), ...typed], { env, encoding: 'utf8' });
}

describe('the command', { timeout: 60_000 }, () => {
  test.each(['en', 'fr'] as const)('prints one line for each check, %s', (language) => {
    const data = trialFolder();
    const { status, stdout, stderr } = run('--data', data, '--port', '0', '--lang', language);
    expect([stderr, status]).toEqual(['', 0]);
    const lines = stdout.trimEnd().split('\n');
    const names = Object.values(CHECKS).map((each) => each[language]);
    expect(lines.map((line) => /^OK +(.*?)\u00a0?: /.exec(line)?.[1])).toEqual(names);
    expect(readdirSync(data)).toEqual([]);
  });

  test('answers programs as JSON, and ends with 1 where something is to be done', () => {
    const { status, stdout } = run(
      '--data',
      trialFolder(),
      '--port',
      '0',
      '--public-url',
      'http://127.0.0.1:9',
      '--json',
    );
    const { ok, findings } = JSON.parse(stdout);
    expect([status, ok]).toEqual([1, false]);
    expect(findings.map(({ check }: { check: string }) => check)).toEqual(Object.keys(CHECKS));
    expect(findings.filter((each: { ok: boolean }) => !each.ok)).toEqual([
      { check: 'proxy', ok: false, text: expect.stringContaining('http://127.0.0.1:9 cannot be reached') },
    ]);
  });

  test('takes settings that cannot be read for something to be done', () => {
    const { status, stdout } = run('--prot', '1');
    expect(status).toBe(1);
    expect(stdout).toContain('TO DO   settings: Unknown option --prot');
  });

  test('explains itself in both languages', () => {
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('checks this machine') });
    expect(run('--help', '--lang', 'fr').stdout).toContain('vérifie cette machine');
  });
});

describe('Node.js and packages', () => {
  /** An installation with these packages; the one of Node.js says what is given when it is started. */
  function installation(packages: Record<string, string>, node: string | null = null): string {
    const root = trialFolder();
    const bundled = `node-${process.platform}-${process.arch}`;
    const dependencies = { fastify: '5.0.0', pg: '8.0.0' };
    const manifest = { config: { minimumNode: '24.12' }, dependencies, optionalDependencies: { [bundled]: '1' } };
    writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
    for (const [name, version] of Object.entries(packages)) {
      mkdirSync(join(root, 'node_modules', name), { recursive: true });
      writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
    }
    if (node === null) return root;
    const folder = join(root, 'node_modules', bundled, 'bin');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'node'), `#!/bin/sh\necho "${node}" >&2\nexit 127\n`);
    chmodSync(join(folder, 'node'), 0o755);
    return root;
  }

  test('packages are compared with what package.json pins', () => {
    expect(checkPackages(installation({ fastify: '5.0.0', pg: '8.0.0' }), say)).toEqual(good('2 packages'));
    expect(checkPackages(installation({ fastify: '4.0.0' }), say)).toEqual(bad('version: fastify, pg. Type: npm ci'));
  });

  test('a page that is neither built nor can be built is told', () => {
    const root = installation({});
    expect(checkPage(root, say)).toEqual(bad('npm run build'));
    expect(checkPage(installation({ vite: '8.0.0' }), say)).toEqual(good('the first start builds the page'));
    mkdirSync(join(root, 'dist/client'), { recursive: true });
    writeFileSync(join(root, 'dist/client/index.html'), '');
    expect(checkPage(root, say)).toEqual(good('the page is built'));
  });

  test('a Node.js that is too old is told', () => {
    const root = installation({});
    expect(checkNode(root, say)).toEqual(good('of this machine'));
    writeFileSync(join(root, 'package.json'), JSON.stringify({ config: { minimumNode: '99.1' }, dependencies: {} }));
    expect(checkNode(root, say)).toEqual(bad('the server needs 99.1 or newer'));
  });

  test.skipIf(process.platform === 'win32')('the reason why the Node.js of the packages does not run is told', () => {
    const why = 'error while loading shared libraries: libatomic.so.1: cannot open shared object file';
    expect(checkNode(installation({}, why), say)).toEqual(good('apt-get install libatomic1'));
    expect(checkNode(installation({}, 'exec format error'), say)).toEqual(good('does not run: exec format error'));
    const root = installation({}, 'never asked');
    const bundled = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
    expect(checkNode(root, say, bundled)).toEqual(good('installed with the packages'));
  });
});

test('the data folder must take files, wherever it is', () => {
  const folder = trialFolder();
  expect(checkData(folder, 'en', say)).toEqual(good(`${folder} can be written to`));
  expect(checkData(join(folder, 'a/b'), 'en', say)).toEqual(good('the first start creates'));
  expect(existsSync(join(folder, 'a'))).toBe(false);
  writeFileSync(join(folder, 'file'), '');
  expect(checkData(join(folder, 'file', 'data'), 'en', say)).toEqual(bad('--data FOLDER'));
  expect(readdirSync(folder)).toEqual(['file']);
});

test('the disk must have room', () => {
  const folder = trialFolder();
  expect(checkDisk(folder, say, () => 256)).toEqual(good('256 MB are free'));
  expect(checkDisk(join(folder, 'later'), say, () => 255)).toEqual(bad('Only 255 MB are free'));
  expect(checkDisk(folder, say).text).toMatch(/\d+ MB are free/);
});

test('a port or socket must be free, or taken by this server itself', async () => {
  const port = await otherProgram(200, '{"status":"ok"}');
  expect(await checkPort(settings({ port }), 'en', say)).toEqual(bad(`Port ${port} is taken`));
  expect(await checkPort(settings({ port: await freePort() }), 'en', say)).toEqual(good('is free'));
  expect(await checkPort(settings({ host: '192.0.2.1', port: 0 }), 'en', say)).toEqual(bad('“192.0.2.1” is not'));

  const socket = join(trialFolder(), 's');
  expect(await checkPort(settings({ socket }), 'en', say)).toEqual(good('can be opened'));
  const [onPort, onSocket] = [await trialServer(), await trialServer({ socket })];
  expect(await checkPort(settings({ port: onPort.port }), 'en', say)).toEqual(good('Tintamarre itself answers'));
  expect(await checkPort(settings({ socket }), 'en', say)).toEqual(good('Tintamarre itself answers'));
  for (const server of [onPort, onSocket]) await server.close();
});

test('a database in a file is read as it is', async () => {
  const data = trialFolder();
  const read = () => readDatabase(settings({ data }), 'en', say);
  expect(await read()).toEqual({ finding: good('the first start creates'), keys: null });
  expect(readdirSync(data)).toEqual([]);
  const server = await trialServer({ data });
  expect(await read()).toEqual({ finding: good('is sound'), keys: null });
  const ada = await server.guest('Ada');
  await ada.call('GET', '/api/me/notices');
  const { keys } = await read();
  const https = settings({ publicUrl: 'https://play.example.org' });
  expect(checkKeys(keys, https, say)).toEqual(good('the keys belong together'));
  expect(checkKeys(keys, settings({}), say)).toEqual(good('browsers allow notifications only with'));
  await server.close();
  writeFileSync(databaseIn(data), 'something else');
  expect(await read()).toEqual({ finding: bad('is not a Tintamarre database'), keys: undefined });
});

test('keys that are damaged or do not belong together are told', () => {
  const https = settings({ publicUrl: 'https://play.example.org' });
  const other = {
    publicKey: Buffer.alloc(65, 4).toString('base64url'),
    privateKey: Buffer.alloc(32, 7).toString('base64url'),
  };
  for (const keys of [JSON.stringify(other), '{}', 'not JSON']) {
    expect(checkKeys(keys, https, say)).toEqual(bad('npm run restore'));
    expect(checkKeys(keys, settings({ notices: 'off' }), say)).toEqual(good('--notices off'));
  }
  expect(checkKeys(null, https, say)).toEqual(good('the server makes them'));
  expect(checkKeys(undefined, https, say)).toEqual(bad('once the database can be read'));
});

test('a PostgreSQL is read as it is, and what is wrong with it is told', { timeout: 60_000 }, async () => {
  const trial = await TRIALS.PostgreSQL();
  const where = await trial.fresh();
  const databaseUrl = 'url' in where ? where.url : '';
  const read = async (url: string) => (await readDatabase(settings({ databaseUrl: url }), 'en', say)).finding;
  expect(await read(databaseUrl)).toEqual(good('is empty; the first start prepares it'));
  await (await openStore(where)).close();
  expect(await read(databaseUrl)).toEqual(good('is sound'));
  const missing = new URL(databaseUrl);
  missing.pathname = '/nowhere';
  expect(await read(missing.href)).toEqual(bad('has no database “nowhere”'));
  await trial.stop();
  expect(await read(databaseUrl)).toEqual(bad('PostgreSQL is not running'));
});

describe('the public address', () => {
  const at = async (publicUrl: string, changes: Partial<Settings> = {}) =>
    (await checkProxy(settings({ publicUrl, ...changes }), say)).finding;

  test('is not asked where none is given', async () => {
    expect(await checkProxy(settings({}), say)).toEqual({ finding: good('no --public-url'), time: null });
  });

  test('must lead to a server of ours', async () => {
    const [failing, foreign] = [await otherProgram(502, ''), await otherProgram(200, '<html>')];
    expect(await at(`http://127.0.0.1:${await freePort()}`)).toEqual(bad('cannot be reached: ECONNREFUSED'));
    expect(await at(`http://127.0.0.1:${failing}`)).toEqual(bad('answers with status 502'));
    expect(await at(`http://127.0.0.1:${foreign}/games`)).toEqual(bad('Another program answers'));
  });

  test('works below a path, and tells the time', async () => {
    const port = await freePort();
    const publicUrl = `http://127.0.0.1:${port}/games`;
    const server = await trialServer({ port, publicUrl });
    const { finding, time } = await checkProxy(server.settings, say);
    expect(finding).toEqual(good(`work at ${publicUrl}`));
    expect(Math.abs(time! - Date.now())).toBeLessThan(60_000);
    await server.close();
  });

  test('needs a proxy that forwards addresses', async () => {
    const server = await trialServer({ proxies: 1 });
    expect(await at(server.base, { proxies: 1 })).toEqual(bad('X-Forwarded-For'));
    expect(await at(server.base, { proxies: 1, metrics: 'all' })).toEqual(good('work at'));
    await server.close();
  });
});

test('the clock is compared with the installation, the network and the proxy', () => {
  const now = Date.UTC(2026, 10, 19, 12);
  const clock = { now, installed: now - 1000, synchronized: true, other: null };
  expect(checkClock(clock, say)).toEqual(good('2026-11-19T12:00:00.000Z'));
  expect(checkClock({ ...clock, synchronized: null }, say).isGood).toBe(true);
  expect(checkClock({ ...clock, synchronized: false }, say)).toEqual(bad('timedatectl set-ntp true'));
  expect(checkClock({ ...clock, now: 0 }, say)).toEqual(bad('which cannot be'));
  const other = { name: 'https://play.example.org', time: now + 121_000 };
  expect(checkClock({ ...clock, other }, say)).toEqual(bad('https://play.example.org says'));
  expect(checkClock({ ...clock, other: { ...other, time: now - 119_000 } }, say).isGood).toBe(true);
});
