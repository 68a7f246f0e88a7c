import type { Reason } from '../../engine/game.ts';
import type { Both, Language } from '../language.ts';
import { counted, type Noun } from '../plural.ts';
import { CATACOMBS_PAID } from './catacombs-nouns.ts';
import { CARD, GOLD, RESOURCE } from './nouns.ts';

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
    return { en: `You still have ${cards} in hand.`, fr: `Il vous reste ${cards} en main.` };
  }
  if (rule === 'artifact-limit') {
    return {
      en: `This one would make ${need}; you can carry ${have}.`,
      fr: `Cela en ferait ${need} ; vous pouvez en porter ${have}.`,
    };
  }
  const needed = noun === undefined ? `${need}` : counted(need, noun, language);
  return {
    en: `You need ${needed}; you have ${have === 0 ? 'none' : have}.`,
    fr: `Il faut ${needed} ; vous ${have === 0 ? 'n’en avez pas' : `en avez ${have}`}.`,
  };
}

/** Why something is refused, told by the rules of a game, which are brought once they are needed. */
class Reasons {
  private readonly texts = new Map<string, Both>();
  private paid: ReadonlyMap<string, Noun>;

  constructor(paid: ReadonlyMap<string, Noun>) {
    this.paid = paid;
  }

  bring(rules: Readonly<Record<string, Both>>, paid: ReadonlyMap<string, Noun> = new Map()): void {
    for (const [rule, text] of Object.entries(rules)) this.texts.set(rule, text);
    this.paid = new Map([...this.paid, ...paid]);
  }

  /** The rule that refuses, with the numbers that decided; a rule of another game is an error of the program. */
  readonly reason = ({ rule, need, have }: Reason, language: Language): string => {
    const text = this.texts.get(rule);
    if (text === undefined) throw new Error(`no rule of this game is called ${rule}`);
    if (need === undefined || have === undefined) return text[language];
    return `${text[language]} ${numbersOf(rule, need, have, this.paid.get(rule), language)[language]}`;
  };
}

export const clankReasons = new Reasons(PAID);
export const catacombsReasons = new Reasons(new Map([...PAID, ...CATACOMBS_PAID]));

/** The first game's, with what In! Space! asks for besides; it brings its own nouns. */
export const spaceReasons = new Reasons(PAID);
