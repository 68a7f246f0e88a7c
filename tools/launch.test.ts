import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const MANIFEST = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const BUNDLED = `node-${process.platform}-${process.arch}`;

/** A version that no host has, so that only the bundled Node.js of a test is new enough. */
const FUTURE = '99.1';

let project = '';

const launcher = () => join(project, 'tools/launch.js');

function writeManifest(minimumNode: string, bundled = BUNDLED): void {
  const manifest = { type: 'module', config: { minimumNode }, optionalDependencies: { [bundled]: '1.0.0' } };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
}

/** Puts a shell script where npm would install the bundled Node.js. */
function installBundled(script: string): void {
  const folder = join(project, 'node_modules', BUNDLED, 'bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'node'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** A bundled Node.js that says it is of the future and runs programs on the one of this test. */
const installWorking = () =>
  installBundled(`if [ "$1" = -v ]; then echo v${FUTURE}.0; else BUNDLED=1 exec "${process.execPath}" "$@"; fi`);

const writeProgram = (code: string) => writeFileSync(join(project, 'program.ts'), code);

const launch = (...args: string[]) =>
  spawnSync(process.execPath, [launcher(), ...args], {
    encoding: 'utf8',
    input: 'typed',
    env: { ...process.env, NODE_COMPILE_CACHE: undefined },
  });

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'tintamarre-launch-'));
  mkdirSync(join(project, 'node_modules'));
  cpSync(join(ROOT, 'tools/launch.js'), launcher(), { recursive: true });
  writeManifest(FUTURE);
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

describe('the launcher', () => {
  test('runs the program on the bundled Node.js, with arguments, streams and exit status', () => {
    installWorking();
    writeProgram(`process.stdin.on('data', (typed) => {
      console.log(process.env.BUNDLED, process.argv.slice(2).join('|'), String(typed));
      console.error('complaint');
      process.exitCode = 7;
    });`);
    expect(launch('program.ts', 'two words', '--flag')).toMatchObject({
      stdout: '1 two words|--flag typed\n',
      stderr: 'complaint\n',
      status: 7,
    });
  });

  test.each(['writes', 'cannot write'])('%s the cache of compiled code, and runs', (can) => {
    writeManifest('20.0');
    if (can === 'cannot write') writeFileSync(join(project, '.cache'), 'a file where the folder would be');
    writeProgram(`console.log('ran');`);
    expect(launch('program.ts')).toMatchObject({ stdout: 'ran\n', stderr: '', status: 0 });
    expect(existsSync(join(project, '.cache/compile'))).toBe(can === 'writes');
  });

  test('lets programs find the same Node.js by name', () => {
    installWorking();
    writeProgram(`import { execSync } from 'node:child_process';
      console.log(String(execSync('node -v')));`);
    expect(launch('program.ts').stdout).toContain(`v${FUTURE}.0`);
  });

  test('runs the tools of the packages', () => {
    installWorking();
    const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
    writeFileSync(join(project, 'package.json'), JSON.stringify({ ...manifest, devDependencies: { '@a/b': '1.0.0' } }));
    mkdirSync(join(project, 'node_modules/@a/b'), { recursive: true });
    writeFileSync(join(project, 'node_modules/@a/b/package.json'), JSON.stringify({ bin: { tool: './cli.cjs' } }));
    writeFileSync(join(project, 'node_modules/@a/b/cli.cjs'), 'console.log("tool", process.argv[2]);');
    expect(launch('tool', 'x').stdout).toBe('tool x\n');
    expect(launch('other')).toMatchObject({ status: 1, stderr: expect.stringContaining('other is not a program') });
  });

  test('falls back to a host that is new enough', () => {
    writeManifest('20.0');
    installBundled('echo "libatomic.so.1: cannot open shared object file" >&2; exit 127');
    writeProgram('console.log(process.env.BUNDLED);');
    expect(launch('program.ts')).toMatchObject({ stdout: 'undefined\n', stderr: '', status: 0 });
  });

  const failures: Readonly<Record<string, [arrange: () => void, problem: RegExp, remedy: RegExp]>> = {
    'the packages are not installed': [
      () => rmSync(join(project, 'node_modules'), { recursive: true }),
      /not installed yet.*pas encore installés/s,
      /Type: npm ci.*Tapez\u00a0: npm ci/s,
    ],
    'optional packages were left out': [() => {}, /not installed.*n’est pas installé/s, /--include=optional/],
    'npm has no Node.js for the platform': [
      () => writeManifest(FUTURE, 'node-plan9-mips'),
      new RegExp(`for ${process.platform}-${process.arch}`),
      /Install Node\.js 99\.1.*Installez Node\.js 99\.1/s,
    ],
    'a library is missing': [
      () => installBundled('echo "libatomic.so.1: cannot open shared object file" >&2; exit 127'),
      /does not run: libatomic\.so\.1.*ne démarre pas\u00a0: libatomic/s,
      /apt-get install libatomic1/,
    ],
    'the bundled Node.js is for another system': [
      () => installBundled('exec /nowhere/ld-linux'),
      /does not run: /,
      /Install Node\.js 99\.1/,
    ],
  };
  for (const [name, [arrange, problem, remedy]] of Object.entries(failures)) {
    test(`says in both languages what to do when ${name}`, () => {
      arrange();
      writeProgram('console.log("ran");');
      const { status, stdout, stderr } = launch('program.ts');
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toContain(`Tintamarre needs Node.js ${FUTURE} or newer.`);
      expect(stderr).toContain(`Tintamarre a besoin de Node.js ${FUTURE} ou plus récent.`);
      expect(stderr).toMatch(problem);
      expect(stderr).toMatch(remedy);
      expect(stderr.trim().split('\n')).toHaveLength(7);
    });
  }
});

describe('signals', () => {
  /** Ends orderly at SIGTERM, with a status of its own. */
  const SERVER = `process.once('SIGTERM', () => { console.log('closed'); process.exit(5); });
    setInterval(() => {}, 1000);
    console.log('ready');`;

  async function untilReady(child: ChildProcess): Promise<() => string> {
    let output = '';
    child.stdout?.on('data', (data) => {
      output += data;
    });
    while (!output.includes('ready')) await once(child.stdout!, 'data');
    return () => output;
  }

  test('reach the program, whose exit status is passed on', async () => {
    installWorking();
    writeProgram(SERVER);
    const child = spawn(process.execPath, [launcher(), 'program.ts']);
    const output = await untilReady(child);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([5, null]);
    expect(output()).toContain('closed');
  });

  test('end the program when they kill the shell between npm and the launcher', async () => {
    installWorking();
    writeProgram(SERVER);
    const script = `"${process.execPath}" "${launcher()}" program.ts; true`;
    const shell = spawn('sh', ['-c', script], { env: { ...process.env, npm_lifecycle_event: 'start' } });
    const output = await untilReady(shell);
    shell.kill('SIGTERM');
    // The program holds the other end of the stream: it closes when the program ends.
    await once(shell, 'close');
    expect(output()).toContain('closed');
  });
});

describe('package.json', () => {
  test('starts every script through the launcher', () => {
    for (const script of Object.values<string>(MANIFEST.scripts)) expect(script).toMatch(/^node tools\/launch\.js \S/);
  });

  test('names the versions that the README names', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const least = (range: string) => range.replace('>=', '');
    expect(readme).toContain(`Node.js ${least(MANIFEST.engines.node)} or newer`);
    expect(readme).toContain(`npm ${least(MANIFEST.engines.npm)} or newer`);
    expect(readme).toContain(`Node.js ${MANIFEST.config.minimumNode} or newer`);
  });
});
