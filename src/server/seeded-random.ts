import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { dice } from '../engine/random.ts';

/** For tests: from now on this process draws the same random numbers every time. Two processes need two seeds. */
export function seedRandom(seed: number): void {
  const random = dice(seed);
  const byte = (): number => random.below(256);
  Object.assign(crypto, {
    randomBytes: (size: number): Buffer => Buffer.from(Array.from({ length: size }, byte)),
    randomInt: (limit: number): number => random.below(limit),
  });
  syncBuiltinESMExports();
}
