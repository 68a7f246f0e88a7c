import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { InputError } from '../../src/engine/game.ts';
import type { Entry } from './tar.ts';

/** An archive for Windows would need a start script of its own: there the archive without Node.js is for. */
const PLATFORM = /^node-(?:bin-)?((?:linux|darwin)-\w+)$/;

/** The packages with a Node.js that package.json names, by their platform: linux-x64, … */
export function nodePackages(root: string): ReadonlyMap<string, string> {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return new Map(
    Object.keys(optionalDependencies).flatMap((name) => {
      const platform = PLATFORM.exec(name)?.[1];
      return platform === undefined ? [] : [[platform, name] as const];
    }),
  );
}

function runOrThrow(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, [...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr.trim()}`);
  return stdout;
}

/** Downloads the package that the lock names, checks it against the lock and unpacks it; the folder of its content. */
function download(root: string, name: string, folder: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { version, integrity } = packages[`node_modules/${name}`];
  const npm = [process.env['npm_execpath'] ?? 'npm', 'pack', `${name}@${version}`, '--pack-destination', folder];
  const [command = '', ...args] = process.env['npm_execpath'] === undefined ? npm : [process.execPath, ...npm];
  const file = join(folder, basename(runOrThrow(command, args, root).trim().split('\n').at(-1)!));
  const digest = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (digest !== integrity) throw new Error(`${name}@${version} is not the package that package-lock.json names`);
  runOrThrow('tar', ['-xzf', file], folder);
  return join(folder, 'package');
}

/** The Node.js for a platform, as the launcher looks for it; one that is not installed is downloaded into the folder. */
export function bundledNode(root: string, platform: string, folder: string): Entry[] {
  const packages = nodePackages(root);
  const name = packages.get(platform);
  if (name === undefined) {
    throw new InputError(
      '--node',
      `there is no Node.js for ${platform}; choose none or ${[...packages.keys()].join(', ')}`,
    );
  }
  const installed = join(root, 'node_modules', name);
  const from = existsSync(installed) ? installed : download(root, name, folder);
  return ['bin/node', 'LICENSE', 'package.json'].map((file) => ({
    name: `node_modules/${name}/${file}`,
    from: { path: join(from, file) },
    executable: file === 'bin/node',
  }));
}
