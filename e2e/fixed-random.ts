import { seedRandom } from '../src/server/seeded-random.ts';

/**
 * Loaded before a server of the tests starts: the server draws the same random numbers every time. A server that is
 * started again draws others, because its data hold what the first one drew.
 */
seedRandom(Number(process.env['TINTAMARRE_E2E_SERVER_SEED']));
