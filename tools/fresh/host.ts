import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { InputError } from '../../src/engine/game.ts';

/** A Node.js and an npm of some version, as a stranger's machine might have them. */
export interface Host {
  readonly node: string;
  readonly npm: string;
  /** Up to version 9, npm keeps a signal to itself instead of passing it to the script. */
  readonly passesSignals: boolean;
}

const platform = process.platform === 'win32' ? 'win' : process.platform;
/** The package that holds a Node.js for this platform. */
export const NODE_PACKAGE = `${platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${process.arch}`;

/** The environment of a stranger: nothing of the npm that runs us, of the project's settings or of a database. */
export function cleanEnvironment(host?: Host): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      /^npm_config_(registry|cache)$/i.test(name) || !/^(npm_|TINTAMARRE_|PG|DATABASE_URL$|NODE_OPTIONS$)/i.test(name),
  );
  const env: NodeJS.ProcessEnv = { ...Object.fromEntries(kept), NO_COLOR: '1' };
  // The Node.js that runs us is on the path too: the host's comes first.
  if (host !== undefined) env['PATH'] = [dirname(host.node), process.env['PATH']].join(delimiter);
  return env;
}

/** Installs the Node.js and the npm into a folder of their own. */
export async function installHost(folder: string, nodeVersion: string, npmVersion: string): Promise<Host> {
  mkdirSync(folder, { recursive: true });
  const dependencies = { [NODE_PACKAGE]: nodeVersion, npm: npmVersion };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  if (npm === undefined) throw new InputError('', 'type: npm run fresh');
  await promisify(execFile)(process.execPath, [npm, ...args], { cwd: folder, env: cleanEnvironment() });
  return {
    node: join(folder, 'node_modules', NODE_PACKAGE, 'bin', platform === 'win' ? 'node.exe' : 'node'),
    npm: join(folder, 'node_modules/npm/bin/npm-cli.js'),
    passesSignals: Number(npmVersion.split('.')[0]) > 9,
  };
}
