import { expect, test } from 'vitest';
import { nativePackages } from './installed.ts';

const LOCK = {
  '': {},
  'node_modules/anywhere': {},
  'node_modules/a-linux-x64-gnu': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'node_modules/a-linux-x64-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/b-linux-x64': { os: 'linux', cpu: 'x64' },
  'node_modules/a-darwin-arm64': { os: ['darwin'], cpu: ['arm64'] },
};

test('native packages are those for the operating system, processor and C library', () => {
  const on = (os: string, cpu: string, libc: 'glibc' | 'musl' | null) => nativePackages(LOCK, { os, cpu, libc });
  expect(on('linux', 'x64', 'glibc')).toEqual(['node_modules/a-linux-x64-gnu', 'node_modules/b-linux-x64']);
  expect(on('linux', 'x64', 'musl')).toEqual(['node_modules/a-linux-x64-musl', 'node_modules/b-linux-x64']);
  expect(on('darwin', 'arm64', null)).toEqual(['node_modules/a-darwin-arm64']);
  expect(on('freebsd', 'x64', null)).toEqual([]);
});
