import { relative } from 'node:path';
import { configureGlobal } from 'fast-check';
import { expect } from 'vitest';
import { seedRandom } from '../../src/server/seeded-random.ts';

/** Runs before each file of unit tests: each file has random numbers of its own, the same in every run. */
const file = relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\', '/');
const seed = [...`${process.env['TINTAMARRE_TEST_SEED'] ?? 1} ${file}`].reduce(
  (hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0,
  7,
);
configureGlobal({ seed });
seedRandom(seed);
