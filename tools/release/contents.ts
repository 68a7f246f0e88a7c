import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from './tar.ts';

interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly os?: unknown;
}

/** The program and everything that its page is built from: whoever gets the page gets its source. */
const SOURCES: readonly string[] = [
  'src/**/*.*',
  'tools/**/*.*',
  'deploy/**/*',
  'docs/**/*.{md,json,svg}',
  '*.{config.ts,md}',
  'tsconfig.json',
  'LICENSE',
  'package.json',
  'package-lock.json',
  '.npmrc',
];
const TESTS: readonly string[] = ['**/*.test.ts'];

/** What packages bring for those who develop with them. Node.js runs no TypeScript of a package. */
const UNUSED = /\.(?:[cm]?ts|map)$|^(?:test|tests|benchmark|benchmarks|\.github)\//;

const named = (cwd: string, patterns: readonly string[], exclude: readonly string[] = []): string[] =>
  globSync([...patterns], { cwd, exclude: [...exclude], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(cwd.length + 1))
    .map((name) => name.replaceAll('\\', '/'));

const entriesIn = (folder: string, names: readonly string[], at = ''): Entry[] =>
  names.map((name) => ({ name: `${at}${name}`, from: { path: join(folder, name) }, executable: false }));

/** The folders of the packages that the program needs to run; those of one platform alone are not among them. */
export function productionPackages(root: string): string[] {
  const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional, os }]) => path !== '' && !dev && !devOptional && os === undefined)
    .filter(([path, { optional }]) => !optional || existsSync(join(root, path)))
    .map(([path]) => path);
}

function filesOfPackage(root: string, path: string): Entry[] {
  const folder = join(root, path);
  // Packages within the package are listed by themselves.
  const names = named(folder, ['**/*'], ['node_modules/**']).filter((name) => !UNUSED.test(name));
  if (names.length === 0) throw new Error(`${path} is not installed. Type: npm ci`);
  return entriesIn(folder, names, `${path}/`);
}

/** Everything in an archive for any platform: the program, its page and the packages that it needs to run. */
export function contentsOf(root: string, client: string, version: string): Entry[] {
  return [
    ...entriesIn(root, named(root, SOURCES, TESTS)),
    ...entriesIn(client, named(client, ['**/*', '.built']), 'dist/client/'),
    ...productionPackages(root).flatMap((path) => filesOfPackage(root, path)),
    { name: 'release.json', from: { text: `${JSON.stringify({ version })}\n` }, executable: false },
    { name: 'tintamarre', from: { path: join(root, 'deploy/release/tintamarre') }, executable: true },
  ];
}
