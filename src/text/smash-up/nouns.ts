import type { Until } from '../../games/smash-up/core/ability.ts';
import type { Both, Language } from '../language.ts';
import { counted, type Noun } from '../plural.ts';

export const CARD: Noun = { en: ['card', 'cards'], fr: ['carte', 'cartes'] };
export const MINION: Noun = { en: ['minion', 'minions'], fr: ['Créature', 'Créatures'] };
export const ACTION: Noun = { en: ['action', 'actions'], fr: ['Action', 'Actions'] };
export const TALENT: Noun = { en: ['Talent', 'Talents'], fr: ['Talent', 'Talents'] };
export const MICROBOT: Noun = { en: ['Microbot', 'Microbots'], fr: ['Microbot', 'Microbots'] };
export const POINT: Noun = { en: ['Victory Point', 'Victory Points'], fr: ['Point de Victoire', 'Points de Victoire'] };
export const BASE: Noun = { en: ['base', 'bases'], fr: ['Base', 'Bases'] };
export const COUNTER: Noun = { en: ['counter', 'counters'], fr: ['marqueur', 'marqueurs'] };

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['no', 'a', 'two', 'three', 'four', 'five'],
  fr: ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq'],
};

export const spelt = (n: number, language: Language): string => WORDS[language][n] ?? `${n}`;

/** A number of cards, spelt out; English minds the vowel, French counts on feminine nouns. */
export function spelled(n: number, noun: Noun, language: Language): string {
  const word = language === 'en' && n === 1 && /^[aeiou]/i.test(noun.en[0]) ? 'an' : spelt(n, language);
  return counted(n, noun, language).replace(/^\d+\s/, `${word} `);
}

export const nounOf = (type: 'minion' | 'action' | undefined): Noun =>
  type === undefined ? CARD : { minion: MINION, action: ACTION }[type];

/** A number with its sign; the minus is a true one. */
export const signed = (n: number): string => (n < 0 ? `\u2212${-n}` : `+${n}`);

export const UNTIL: Readonly<Record<Until, Both>> = {
  'end-of-turn': { en: 'until the end of the turn', fr: 'jusqu’à la fin du tour' },
  'end-of-your-turn': { en: 'until the end of your turn', fr: 'jusqu’à la fin de votre tour' },
  'your-next-turn': { en: 'until the start of your next turn', fr: 'jusqu’au début de votre prochain tour' },
};
