import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

type Names = string | readonly string[];

interface LockedPackage {
  readonly os?: Names;
  readonly cpu?: Names;
  readonly libc?: Names;
}

export interface Platform {
  readonly os: string;
  readonly cpu: string;
  /** null outside Linux. */
  readonly libc: 'glibc' | 'musl' | null;
}

function thisPlatform(): Platform {
  const hasGlibc = JSON.stringify(process.report.getReport()).includes('"glibcVersionRuntime"');
  const linuxLibc = hasGlibc ? 'glibc' : 'musl';
  return { os: process.platform, cpu: process.arch, libc: process.platform === 'linux' ? linuxLibc : null };
}

const allows = (names: Names | undefined, name: string | null): boolean =>
  names === undefined || (name !== null && [names].flat().includes(name));

/** The paths of the lock's packages made for this platform alone: native parts of the tools. */
export function nativePackages(lock: Readonly<Record<string, LockedPackage>>, platform: Platform): string[] {
  return Object.entries(lock)
    .filter(([, { os, cpu }]) => os !== undefined && cpu !== undefined)
    .filter(
      ([, { os, cpu, libc }]) => allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc),
    )
    .map(([path]) => path);
}

/** Names of native packages that were not installed, as after `npm ci --omit=optional`. */
export function missingPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return nativePackages(packages, thisPlatform())
    .filter((path) => !existsSync(join(ROOT, path)))
    .map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
}

/** Says in both languages that the tools are not installed completely. */
export const installMessage = (reason: string): string =>
  `The project's tools are not completely installed: ${reason}
Type: npm ci --include=dev --include=optional

Les outils du projet ne sont pas tous installés : ${reason}
Tapez : npm ci --include=dev --include=optional`;
