import type { Reason } from '../../engine/game.ts';
import type { Both, Language } from '../language.ts';
import { counted } from '../plural.ts';
import { CARD } from './nouns.ts';
import { RULES_AT_HAND } from './rules-at-hand.ts';

const TEXTS: ReadonlyMap<string, Both> = new Map(Object.entries(RULES_AT_HAND));

function numbersOf(rule: string, need: number, have: number, language: Language): Both {
  if (rule === 'hand-limit') {
    const cards = counted(have, CARD, language);
    return {
      en: `You have ${cards} in hand; the limit is ${need}.`,
      fr: `Vous avez ${cards} en main\u202f; la limite est de ${need}.`,
    };
  }
  return {
    en: `You need ${need}; you have ${have === 0 ? 'none left' : `${have} left`}.`,
    fr: `Il en faut ${need}\u202f; il ne vous en reste ${have === 0 ? 'pas' : have === 1 ? 'qu’un' : `que\u00a0${have}`}.`,
  };
}

/** The rule that refuses, with the numbers that decided; a rule of another game is an error of the program. */
export function reason({ rule, need, have }: Reason, language: Language): string {
  const text = TEXTS.get(rule);
  if (text === undefined) throw new Error(`no rule of Smash Up is called ${rule}`);
  if (need === undefined || have === undefined) return text[language];
  return `${text[language]} ${numbersOf(rule, need, have, language)[language]}`;
}
