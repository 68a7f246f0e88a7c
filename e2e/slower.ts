function wished(name: string, least: number): number {
  const text = process.env[name] ?? `${least}`;
  const number = Number(text);
  if (!(number >= least)) throw new Error(`${name} is ${JSON.stringify(text)}; it should be a number from ${least} on`);
  return number;
}

/** How many times slower than this machine's the pages of the browser tests are. */
export const SLOWER = wished('TINTAMARRE_E2E_SLOWER', 1);

/** How many milliseconds later whatever a page sends and is sent arrives. */
export const LATER = wished('TINTAMARRE_E2E_LATER', 0);
