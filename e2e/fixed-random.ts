import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { dice } from '../src/engine/random.ts';

/**
 * Loaded before a server of the tests starts: the server draws the same random numbers every time. A server that is
 * started again draws others, because its data hold what the first one drew.
 */
const random = dice(Number(process.env['TINTAMARRE_E2E_SERVER_SEED']));

const byte = (): number => random.below(256);

Object.assign(crypto, {
  randomBytes: (size: number): Buffer => Buffer.from(Array.from({ length: size }, byte)),
  randomInt: (limit: number): number => random.below(limit),
});
syncBuiltinESMExports();
