/** Where what was found differs from what was expected, one line each; only what is expected is compared. */
export function differences(expected: unknown, found: unknown, where = ''): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(found)) return [line(where, expected, found)];
    const lines = expected.flatMap((item, i) => differences(item, found[i], `${where}[${i}]`));
    return expected.length === found.length ? lines : [line(where, expected, found)];
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return [line(where, expected, found)];
    const fields = new Map<string, unknown>(Object.entries(found));
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, fields.get(key), where === '' ? key : `${where}.${key}`),
    );
  }
  return expected === found ? [] : [line(where, expected, found)];
}

const line = (where: string, expected: unknown, found: unknown): string =>
  `${where}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`;

/** The expected events that do not come, in this order, among those found. */
export function missingEvents(expected: readonly unknown[], found: readonly unknown[]): unknown[] {
  const missing: unknown[] = [];
  let from = 0;
  for (const event of expected) {
    const at = found.findIndex((candidate, i) => i >= from && differences(event, candidate).length === 0);
    if (at < 0) missing.push(event);
    else from = at + 1;
  }
  return missing;
}
