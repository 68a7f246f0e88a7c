const wished = process.env['TINTAMARRE_E2E_SLOWER'] ?? '1';

/** How many times slower than this machine's the pages of the browser tests are. */
export const SLOWER = Number(wished);
if (!(SLOWER >= 1))
  throw new Error(`TINTAMARRE_E2E_SLOWER is ${JSON.stringify(wished)}; it should be a number from 1 on`);
