import type { Language } from './language.ts';

type Forms = readonly [one: string, other: string];

/** A noun as it stands after a number. */
export interface Noun {
  readonly en: Forms;
  readonly fr: Forms;
}

const RULES: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  fr: new Intl.PluralRules('fr'),
};

/** A number and what it counts, or a noun and its number; in French nothing breaks the line between them. */
export const together = (first: number | string, second: number | string, language: Language): string =>
  `${first}${language === 'fr' ? '\u00a0' : ' '}${second}`;

/** A number and its noun. */
export function counted(n: number, noun: Noun, language: Language): string {
  const [one, other] = noun[language];
  return together(n, RULES[language].select(n) === 'one' ? one : other, language);
}
