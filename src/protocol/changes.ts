/** What made one JSON value into another; smaller than the value where little changed. */
export type Change =
  /** The value as a whole. */
  | { readonly v: unknown }
  /** Fields that changed, and those that are gone. */
  | { readonly f: Readonly<Record<string, Change>>; readonly gone?: readonly string[] }
  /** Items that changed, by their places, and how many there are now. */
  | { readonly i: Readonly<Record<string, Change>>; readonly n: number };

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isItems = (value: object): value is readonly unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value);

const whole = (value: unknown): string => `{"v":${JSON.stringify(value) ?? null}}`;

/** Fields that are no longer there; as a rule there are as many as they have in common, and none is looked at. */
function goneFrom(before: Fields, after: Fields, common: number): readonly string[] {
  let count = 0;
  for (const _ in before) count++;
  if (count === common) return [];
  return Object.keys(before).filter((key) => before[key] !== undefined && after[key] === undefined);
}

/** As deep as views have parts in common: farther down, what is shared has been found to be so above. */
const SHARED = 4;

interface Known {
  readonly before: object;
  readonly change: string | null;
}

/**
 * Finds what makes one plain JSON value into another, as the JSON of a change; null where they are the same. The views of
 * several viewers have much in common: what is one and the same object in them is looked at once.
 */
export class Changes {
  private readonly known = new Map<object, Known>();

  between(before: unknown, after: unknown): string | null {
    return this.at(0, before, after);
  }

  private at(depth: number, before: unknown, after: unknown): string | null {
    if (before === after) return null;
    if (!isObject(before) || !isObject(after)) return whole(after);
    if (depth > SHARED) return this.within(depth, before, after);
    const known = this.known.get(after);
    if (known?.before === before) return known.change;
    const change = this.within(depth, before, after);
    this.known.set(after, { before, change });
    return change;
  }

  private within(depth: number, before: object, after: object): string | null {
    if (isItems(before) && isItems(after)) return this.inItems(depth, before, after);
    return isFields(before) && isFields(after) ? this.inFields(depth, before, after) : whole(after);
  }

  // Most of two views is the same numbers and texts: these are passed over here, without a call for each.
  private inItems(depth: number, before: readonly unknown[], after: readonly unknown[]): string | null {
    let changes = '';
    for (let at = 0; at < after.length; at++) {
      const value = after[at];
      if (at < before.length && before[at] === value) continue;
      const change = at < before.length ? this.at(depth + 1, before[at], value) : whole(value);
      if (change !== null) changes += `${changes === '' ? '' : ','}"${at}":${change}`;
    }
    return changes === '' && before.length === after.length ? null : `{"i":{${changes}},"n":${after.length}}`;
  }

  /** As JSON has it: a field that is undefined is not there. */
  private inFields(depth: number, before: Fields, after: Fields): string | null {
    let changes = '';
    let common = 0;
    for (const key in after) {
      const value = after[key];
      if (value === undefined) continue;
      const old = before[key];
      if (old !== undefined) common++;
      if (old === value) continue;
      const change = old === undefined ? whole(value) : this.at(depth + 1, old, value);
      if (change !== null) changes += `${changes === '' ? '' : ','}${JSON.stringify(key)}:${change}`;
    }
    const gone = goneFrom(before, after, common);
    if (gone.length > 0) return `{"f":{${changes}},"gone":${JSON.stringify(gone)}}`;
    return changes === '' ? null : `{"f":{${changes}}}`;
  }
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
