/**
 * Starts a program of this project on a Node.js that can run it: `node tools/launch.js PROGRAM [ARGUMENT…]`.
 *
 * PROGRAM is a TypeScript file of the project, the name of a tool among its packages (vitest, biome, …), or npm.
 * Every script in package.json goes through here. This file must run on Node.js 18, with no package installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const MODULES = join(ROOT, 'node_modules');

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const MANIFEST = readManifest(ROOT);

/** The oldest Node.js that runs the project's TypeScript, such as 24.12. */
const NEEDED = MANIFEST.config.minimumNode;

const isNewEnough = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  const [neededMajor, neededMinor] = NEEDED.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
};

/** The package that holds a Node.js for this platform; undefined where none is published. */
function bundledPackage() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  return Object.keys(MANIFEST.optionalDependencies).find((name) => name.endsWith(`-${platform}-${process.arch}`));
}

/** Tries the Node.js that npm installed with the project. Returns its `path`, or the `problem` and its `remedy`. */
function findBundled() {
  const name = bundledPackage();
  if (name === undefined) return { problem: ['unpublished', `${process.platform}-${process.arch}`], remedy: 'node' };
  if (!existsSync(MODULES)) return { problem: ['uninstalled'], remedy: 'install' };
  const path = join(MODULES, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(path)) return { problem: ['omitted', name], remedy: 'install' };
  if (path === process.execPath) return { path };
  const { status, stdout, stderr, error } = spawnSync(path, ['-v'], { encoding: 'utf8' });
  if (status === 0 && isNewEnough(stdout)) return { path };
  const reason = (error?.message ?? (stderr || stdout)).trim().split('\n')[0];
  return { problem: ['broken', name, reason], remedy: /libatomic/.test(reason) ? 'libatomic' : 'node' };
}

const MESSAGES = {
  en: {
    needed: `Tintamarre needs Node.js ${NEEDED} or newer. This is Node.js ${process.version.slice(1)}.`,
    unpublished: (platform) => `npm has no Node.js to install for ${platform}.`,
    uninstalled: () => 'The packages are not installed yet.',
    omitted: (name) => `The Node.js that comes with the packages (${name}) is not installed.`,
    broken: (name, reason) => `The Node.js that comes with the packages (${name}) does not run: ${reason}`,
    install: 'Type: npm ci --include=optional',
    libatomic: 'Type: apt-get install libatomic1 (Debian, Ubuntu) or dnf install libatomic (Fedora)',
    node: `Install Node.js ${NEEDED} or newer (nodejs.org), then type: npm ci`,
    unknown: (program) => `${program} is not a program of this project. Is it installed? Type: npm ci`,
  },
  fr: {
    needed: `Tintamarre a besoin de Node.js ${NEEDED} ou plus récent. Ici, c’est Node.js ${process.version.slice(1)}.`,
    unpublished: (platform) => `npm n’a pas de Node.js à installer pour ${platform}.`,
    uninstalled: () => 'Les paquets ne sont pas encore installés.',
    omitted: (name) => `Le Node.js fourni avec les paquets (${name}) n’est pas installé.`,
    broken: (name, reason) => `Le Node.js fourni avec les paquets (${name}) ne démarre pas : ${reason}`,
    install: 'Tapez : npm ci --include=optional',
    libatomic: 'Tapez : apt-get install libatomic1 (Debian, Ubuntu) ou dnf install libatomic (Fedora)',
    node: `Installez Node.js ${NEEDED} ou plus récent (nodejs.org), puis tapez : npm ci`,
    unknown: (program) => `${program} n’est pas un programme de ce projet. Est-il installé ? Tapez : npm ci`,
  },
};

/** Prints the message in both languages and exits with status 1. */
function fail(lines) {
  for (const text of Object.values(MESSAGES)) console.error(`${lines(text).join('\n')}\n`);
  process.exit(1);
}

/** The path of a Node.js that can run the project. */
function findNode() {
  const bundled = findBundled();
  if (bundled.path !== undefined) return bundled.path;
  if (isNewEnough(process.version)) return process.execPath;
  const [problem, ...details] = bundled.problem;
  return fail((text) => [text.needed, text[problem](...details), text[bundled.remedy]]);
}

/** The file of a tool that one of the project's packages provides. npm's own links to tools vary with its version. */
function findTool(name) {
  if (name === 'npm') return process.env.npm_execpath;
  for (const dependency of Object.keys({ ...MANIFEST.dependencies, ...MANIFEST.devDependencies })) {
    const folder = join(MODULES, dependency);
    if (!existsSync(folder)) continue;
    const { bin } = readManifest(folder);
    const file = typeof bin === 'string' ? dependency === name && bin : bin?.[name];
    if (file) return join(folder, file);
  }
  return undefined;
}

/** Starts the program and passes on its signals and exit status. */
function run(node, file, args) {
  // Programs that look for `node` by name find the same one.
  process.env.PATH = [dirname(node), process.env.PATH].join(delimiter);
  // Node.js keeps compiled code there, which halves the next start. It goes on without where it cannot write.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache/compile');
  // Playwright would put its own into the temporary folder, and leave it there.
  process.env.PWTEST_CACHE_DIR ??= join(ROOT, '.cache/playwright');
  const child = spawn(node, [file, ...args], { stdio: 'inherit' });

  // npm passes a signal to the shell that runs the script. Most shells die of it and tell nobody, so watch the parent.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parent) stop('SIGTERM');
  }, 100);
  const stop = (signal) => {
    clearInterval(watch);
    child.kill(signal);
  };
  // A terminal sends Ctrl-C to the program as well: a second one would interrupt its orderly end.
  const hasTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  process.on('SIGINT', () => (hasTerminal ? clearInterval(watch) : stop('SIGINT')));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (status, signal) => process.exit(status ?? 128 + constants.signals[signal]));
}

const [program = '', ...args] = process.argv.slice(2);
const node = findNode();
const file = program.endsWith('.ts') ? resolve(ROOT, program) : findTool(program);
if (file === undefined || !existsSync(file)) fail((text) => [text.unknown(program)]);
run(node, file, args);
