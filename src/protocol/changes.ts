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

function betweenItems(before: readonly unknown[], after: readonly unknown[]): Change | null {
  let changed: Record<string, Change> | null = before.length === after.length ? null : {};
  for (let at = 0; at < after.length; at++) {
    const change = at < before.length ? changeBetween(before[at], after[at]) : { v: after[at] };
    if (change === null) continue;
    changed ??= {};
    changed[at] = change;
  }
  return changed === null ? null : { i: changed, n: after.length };
}

/** As JSON has it: a field that is undefined is not there. */
function betweenFields(before: Fields, after: Fields): Change | null {
  let changed: Record<string, Change> | null = null;
  for (const key in after) {
    if (after[key] === undefined) continue;
    const change = before[key] === undefined ? { v: after[key] } : changeBetween(before[key], after[key]);
    if (change === null) continue;
    changed ??= {};
    changed[key] = change;
  }
  let gone: string[] | null = null;
  for (const key in before) {
    if (before[key] === undefined || after[key] !== undefined) continue;
    gone ??= [];
    gone.push(key);
  }
  if (gone !== null) return { f: changed ?? {}, gone };
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
