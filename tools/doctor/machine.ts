import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bad, type Finding, good, type Say } from './words.ts';

interface Manifest {
  readonly config: { readonly minimumNode: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (root: string): Manifest => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

function isAtLeast(version: string, needed: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** The Node.js that npm installed for this platform; null where there is none. */
function bundledNode(root: string, names: readonly string[]): string | null {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = names.find((each) => each.endsWith(`-${platform}-${process.arch}`));
  const path = join(root, 'node_modules', name ?? '', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return name !== undefined && existsSync(path) ? path : null;
}

/** Which Node.js runs the server, and why it is not the one that npm installed. */
export function checkNode(root: string, say: Say, running = process.execPath): Finding {
  const { config, optionalDependencies = {} } = manifestIn(root);
  const { node: version } = process.versions;
  if (!isAtLeast(version, config.minimumNode)) return bad(say('nodeOld', { version, needed: config.minimumNode }));
  const bundled = bundledNode(root, Object.keys(optionalDependencies));
  if (bundled === running) return good(say('nodeBundled', { version }));
  if (bundled === null) return good(say('nodeOwn', { version }));
  const { status, stderr, error } = spawnSync(bundled, ['-v'], { encoding: 'utf8' });
  if (status === 0) return good(say('nodeOwn', { version }));
  const why = (error?.message ?? stderr).trim().split('\n')[0]!;
  return good(/libatomic/.test(why) ? say('nodeLibatomic', { version }) : say('nodeBroken', { version, why }));
}

function installedVersion(root: string, name: string): string | null {
  const file = join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null;
}

/** Whether what the server imports is installed, as package.json pins it. */
export function checkPackages(root: string, say: Say): Finding {
  const pinned = Object.entries(manifestIn(root).dependencies);
  const wrong = pinned.filter(([name, version]) => installedVersion(root, name) !== version).map(([name]) => name);
  return wrong.length === 0
    ? good(say('packagesThere', { count: pinned.length }))
    : bad(say('packagesMissing', { names: wrong.join(', ') }));
}

export function checkPage(root: string, say: Say): Finding {
  if (existsSync(join(root, 'dist/client/index.html'))) return good(say('pageBuilt'));
  return installedVersion(root, 'vite') === null ? bad(say('pageMissing')) : good(say('pageLater'));
}
