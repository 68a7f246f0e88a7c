import type { Language } from '../../../text/language.ts';

const PERCENT: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en', { style: 'percent' }),
  fr: new Intl.NumberFormat('fr', { style: 'percent' }),
};

/** A chance in per cent; what is neither sure nor impossible never reads as if it were; a question mark for an unknown one. */
export function percent(chance: number | null, language: Language): string {
  if (chance === null) return '?';
  const rounded = Math.round(chance * 100) / 100;
  const shown = chance > 0 && rounded === 0 ? 0.01 : chance < 1 && rounded === 1 ? 0.99 : rounded;
  return PERCENT[language].format(shown);
}
