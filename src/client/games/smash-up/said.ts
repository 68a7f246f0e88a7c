import type { Language } from '../../../text/language.ts';
import { baseLabel, cardLabel } from './label.ts';

const said = new Map<string, string>();

function once(key: string, say: () => string): string {
  const known = said.get(key) ?? say();
  said.set(key, known);
  return known;
}

/** A card as a sentence; worked out once. */
export const sayCard = (card: number, revised: boolean, language: Language, power?: number): string =>
  once(`card ${card} ${revised} ${language} ${power}`, () =>
    cardLabel(power === undefined ? { card, revised, language } : { card, revised, language, power }),
  );

/** A base as a sentence; worked out once. */
export const sayBase = (base: number, revised: boolean, language: Language, breakpoint?: number): string =>
  once(`base ${base} ${revised} ${language} ${breakpoint}`, () =>
    baseLabel(breakpoint === undefined ? { base, revised, language } : { base, revised, language, breakpoint }),
  );
