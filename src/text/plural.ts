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

function formFor(n: number, noun: Noun, language: Language): string {
  const [one, other] = noun[language];
  return RULES[language].select(n) === 'one' ? one : other;
}

/** A number and its noun. */
export const counted = (n: number, noun: Noun, language: Language): string =>
  together(n, formFor(n, noun, language), language);

/** A number as it is printed, with its sign, and its noun. */
export function countedAsPrinted(amount: string, noun: Noun, language: Language): string {
  const n = Number.parseInt(amount.replace(/^\D+/, ''), 10);
  return together(amount, formFor(n, noun, language), language);
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};

/** Which one of several, in French of something feminine: “1st”, « 1re ». */
export const ordinal = (n: number, language: Language): string =>
  ({ en: `${n}${ENDINGS[ORDINALS.select(n)]}`, fr: n === 1 ? '1re' : `${n}e` })[language];
