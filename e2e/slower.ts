/** How many times slower than this machine's the pages of the browser tests are. */
export const SLOWER = Number(process.env['TINTAMARRE_E2E_SLOWER'] ?? 1);
