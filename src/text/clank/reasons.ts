import type { Reason } from '../../engine/game.ts';
import type { Both, Language } from '../language.ts';
import { counted, type Noun } from '../plural.ts';
import { CARD, GOLD, RESOURCE } from './nouns.ts';
import { RULES_AT_HAND } from './rules-at-hand.ts';

/** What must be paid where a rule refuses for want of it. */
const PAID: ReadonlyMap<string, Noun> = new Map([
  ['acquire-cost', RESOURCE.skill],
  ['use-cost', RESOURCE.skill],
  ['fight-swords', RESOURCE.swords],
  ['boots-needed', RESOURCE.boots],
  ['footprints', RESOURCE.boots],
  ['monster-damage-limit', RESOURCE.swords],
  ['empty-supply-tunnel', RESOURCE.swords],
  ['market-price', GOLD],
]);

function numbersOf(rule: string, need: number, have: number, noun: Noun | undefined, language: Language): Both {
  if (rule === 'play-all') {
    const cards = counted(have, CARD, language);
    return { en: `You still hold ${cards}.`, fr: `Il vous reste ${cards} en main.` };
  }
  if (rule === 'artifact-limit') {
    return {
      en: `This one would make ${need}; you can carry ${have}.`,
      fr: `Cela en ferait ${need} ; vous pouvez en porter ${have}.`,
    };
  }
  const needed = noun === undefined ? `${need}` : counted(need, noun, language);
  return {
    en: `It takes ${needed}; you have ${have === 0 ? 'none' : have}.`,
    fr: `Il faut ${needed} ; vous ${have === 0 ? 'n’en avez pas' : `en avez ${have}`}.`,
  };
}

/** The rule that refuses, with the numbers that decided; a rule of another game is an error of the program. */
export function reasonIn(rules: Readonly<Record<string, Both>>, paid: ReadonlyMap<string, Noun> = new Map()) {
  const texts = new Map(Object.entries(rules));
  return ({ rule, need, have }: Reason, language: Language): string => {
    const text = texts.get(rule);
    if (text === undefined) throw new Error(`no rule of this game is called ${rule}`);
    if (need === undefined || have === undefined) return text[language];
    return `${text[language]} ${numbersOf(rule, need, have, paid.get(rule) ?? PAID.get(rule), language)[language]}`;
  };
}

export const reason = reasonIn(RULES_AT_HAND);
