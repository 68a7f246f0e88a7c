/** What made one JSON value into another; smaller than the value where little changed. */
export type Change =
  /** The value as a whole. */
  | { readonly v: unknown }
  /** Fields that changed, and those that are gone. */
  | { readonly f: Readonly<Record<string, Change>>; readonly gone?: readonly string[] }
  /** Items that changed, by their places, and how many there are now. */
  | { readonly i: Readonly<Record<string, Change>>; readonly n: number };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Most of two views is the same numbers and texts: these are passed over here, without a call for each.
function betweenItems(before: readonly unknown[], after: readonly unknown[]): Change | null {
  let changed: Record<string, Change> | null = before.length === after.length ? null : {};
  for (let at = 0; at < after.length; at++) {
    const value = after[at];
    if (at < before.length && before[at] === value) continue;
    const change = at < before.length ? changeBetween(before[at], value) : { v: value };
    if (change === null) continue;
    changed ??= {};
    changed[at] = change;
  }
  return changed === null ? null : { i: changed, n: after.length };
}

const NONE: readonly string[] = [];

/** Fields that are no longer there; as a rule there are as many as they have in common, and none is looked at. */
function goneFrom(before: Fields, after: Fields, common: number): readonly string[] {
  let count = 0;
  for (const _ in before) count++;
  if (count === common) return NONE;
  return Object.keys(before).filter((key) => before[key] !== undefined && after[key] === undefined);
}

/** As JSON has it: a field that is undefined is not there. */
function betweenFields(before: Fields, after: Fields): Change | null {
  let changed: Record<string, Change> | null = null;
  let common = 0;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const old = before[key];
    if (old !== undefined) common++;
    if (old === value) continue;
    const change = old === undefined ? { v: value } : changeBetween(old, value);
    if (change === null) continue;
    changed ??= {};
    changed[key] = change;
  }
  const gone = goneFrom(before, after, common);
  if (gone.length > 0) return { f: changed ?? {}, gone };
  return changed === null ? null : { f: changed };
}

/** What makes `before` into `after`, both plain JSON; null where they are the same. */
export function changeBetween(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return betweenItems(before, after);
  if (isFields(before) && isFields(after)) return betweenFields(before, after);
  return { v: after };
}

/** The value after the change. What did not change is shared with `before`, which stays as it was. */
export function changed<Value>(before: Value, change: Change | null): Value;
export function changed(before: unknown, change: Change | null): unknown {
  if (change === null) return before;
  if ('v' in change) return change.v;
  if ('i' in change) {
    const items: unknown[] = Array.isArray(before) ? before.slice(0, change.n) : [];
    for (const [at, each] of Object.entries(change.i)) items[Number(at)] = changed(items[Number(at)], each);
    return items;
  }
  const fields: Record<string, unknown> = isFields(before) ? { ...before } : {};
  for (const key of change.gone ?? []) delete fields[key];
  for (const [key, each] of Object.entries(change.f)) fields[key] = changed(fields[key], each);
  return fields;
}
