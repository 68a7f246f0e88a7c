export const DEFAULT_SEED = '1';

/** The seed of everything that is random in the browser tests. `TINTAMARRE_E2E_LUCK=1` draws another one every time. */
export const SEED = Number(process.env['TINTAMARRE_E2E_SEED'] ?? DEFAULT_SEED);

/** Chooses the seed in the first process, so that the workers, which inherit it, all have the same. */
export function chooseSeed(): void {
  const isLucky = process.env['TINTAMARRE_E2E_LUCK'] !== undefined;
  process.env['TINTAMARRE_E2E_SEED'] ??= isLucky ? String(1 + Math.floor(Math.random() * 1e9)) : DEFAULT_SEED;
}

/** A script that makes a page or a worker draw the same random numbers every time. */
export const fixedRandom = (seed = SEED): string => `{
  let drawn = ${seed};
  const next = () => (drawn = Math.imul(drawn, 48271) % 2147483647);
  crypto.getRandomValues = (values) => values.map(next);
  Math.random = () => (next() >>> 1) / 2 ** 31;
}
`;
