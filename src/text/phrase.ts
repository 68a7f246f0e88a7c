import type { Both, Language } from './language.ts';

const AND: Both = { en: ' and ', fr: ' et ' };
const OR: Both = { en: ' or ', fr: ' ou ' };
const COLON: Both = { en: ': ', fr: ' : ' };
const SEMICOLON: Both = { en: '; ', fr: ' ; ' };

function joined(items: readonly string[], last: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${last}${items.at(-1)}`;
}

export const listed = (items: readonly string[], language: Language): string => joined(items, AND[language]);

export const either = (items: readonly string[], language: Language): string => joined(items, OR[language]);

export const labelled = (label: string, text: string, language: Language): string =>
  `${label}${COLON[language]}${text}`;

export const sequence = (clauses: readonly string[], language: Language): string => clauses.join(SEMICOLON[language]);

/** With what is said in brackets, if anything is. */
export const bracketed = (text: string, inside: readonly string[]): string =>
  inside.length === 0 ? text : `${text} (${inside.join(', ')})`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Equal ones told once, with their number, in the order in which they first come. */
export function grouped(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}
