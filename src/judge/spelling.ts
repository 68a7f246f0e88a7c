import { unknownName } from '../engine/stage.ts';

/** The fields that an object at `path` can have although none is shown there now; paths look like `turn.extras[]`. */
export type FieldsAt = (path: string) => readonly string[];

/**
 * Refuses a field that is expected but can never be shown: it is misspelt, so the expectation could not be met. A
 * value of another kind than expected is left to the comparison.
 */
export function checkSpelling(expected: unknown, found: unknown, fieldsAt: FieldsAt, where: string, path = ''): void {
  if (Array.isArray(expected)) {
    const items: readonly unknown[] = Array.isArray(found) ? found : [];
    for (const [i, item] of expected.entries()) {
      checkSpelling(item, items[i], fieldsAt, `${where}[${i}]`, `${path}[]`);
    }
    return;
  }
  if (typeof expected !== 'object' || expected === null) return;
  const isObject = typeof found === 'object' && found !== null && !Array.isArray(found);
  const shown = new Map<string, unknown>(isObject ? Object.entries(found) : []);
  const known = [...shown.keys(), ...fieldsAt(path)];
  for (const [key, value] of Object.entries(expected)) {
    const at = `${where}.${key}`;
    if (known.length > 0 && !known.includes(key)) throw unknownName(at, key, known);
    checkSpelling(value, shown.get(key), fieldsAt, at, path === '' ? key : `${path}.${key}`);
  }
}
