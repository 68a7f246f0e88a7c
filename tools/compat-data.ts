import bcd, { type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data/forLegacyNode';
import { SUPPORTED_BROWSERS } from './supported-browsers.ts';

/** Compares version numbers such as 17.2 and 120 part by part. */
function isAtMost(version: string, limit: string): boolean {
  const limits = limit.split('.').map(Number);
  // MDN writes ≤ where it knows only that a version is not the first.
  const parts = version.replace('≤', '').split('.').map(Number);
  const difference = parts.map((part, place) => part - (limits[place] ?? 0)).find((each) => each !== 0);
  return (difference ?? 0) <= 0;
}

/** A prefixed name counts as support: the build adds the prefixes that the supported browsers need. */
function covers(statement: SimpleSupportStatement, version: string, partly: boolean): boolean {
  const { version_added: added, version_removed: removed, alternative_name: other, flags } = statement;
  if (added === false || added === 'preview' || other !== undefined || flags !== undefined) return false;
  if (statement.partial_implementation && !partly) return false;
  return isAtMost(added, version) && (removed === undefined || !isAtMost(removed, version));
}

/** A feature by its path in MDN's data, such as `css`, `properties`, `zoom`. */
export function featureAt(area: 'api' | 'css' | 'javascript', path: readonly string[]): Identifier | undefined {
  let found: Identifier | undefined = bcd[area];
  for (const key of path) found = found !== undefined && Object.hasOwn(found, key) ? found[key] : undefined;
  return found;
}

/** The supported browsers whose oldest version lacks a feature, or, unless that will do, has only part of it. */
export function lackingIn({ __compat: compat }: Identifier, partly = false): string[] {
  if (compat === undefined) return [];
  const has = (id: keyof typeof compat.support, version: string) =>
    [compat.support[id] ?? []].flat().some((statement) => covers(statement, version, partly));
  return SUPPORTED_BROWSERS.filter(({ ids, version }) => !ids.every((id) => has(id, version))).map(
    ({ name, version }) => `${name} ${version}`,
  );
}

/** The first version that a browser released on or after a day. */
export function firstSince(id: keyof typeof bcd.browsers, day: string): string | undefined {
  const releases = Object.entries(bcd.browsers[id].releases).flatMap(([version, { release_date: date }]) =>
    date !== undefined && date >= day ? [{ version, date }] : [],
  );
  return releases.toSorted((a, b) => a.date.localeCompare(b.date))[0]?.version;
}
