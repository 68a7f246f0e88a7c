/** What CHANGELOG.md says about a version. */
export interface ChangelogEntry {
  readonly date: Date;
  readonly text: string;
}

const HEADING = /^## (\S+) \((\d{4}-\d{2}-\d{2})\)$/;

/** The entry of a version: a heading like “## 1.2.3 (2026-11-30)” with text below; null where there is none. */
export function entryOf(version: string, changelog: string): ChangelogEntry | null {
  const lines = changelog.split(/\r?\n/);
  const start = lines.findIndex((line) => HEADING.exec(line)?.[1] === version);
  if (start === -1) return null;
  const rest = lines.slice(start + 1);
  const next = rest.findIndex((line) => line.startsWith('## '));
  const text = rest
    .slice(0, next === -1 ? rest.length : next)
    .join('\n')
    .trim();
  return text === '' ? null : { date: new Date(HEADING.exec(lines[start]!)![2]!), text };
}
