import { filled } from '../text/filled.ts';
import type { Both, Language } from '../text/language.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Says a text in the language, with values for what stands in braces. */
export type Say = (text: Both, values?: Values) => string;

export const sayIn =
  (language: Language): Say =>
  (text, values = {}) =>
    filled(text[language], values);
