import type { Num } from '../../games/smash-up/core/ability.ts';
import { de } from '../french.ts';
import type { Language } from '../language.ts';
import { counted, type Noun, together } from '../plural.ts';
import { minionPhrase, powerText } from './minions.ts';
import { CARD, signed, spelled } from './nouns.ts';
import { say, type Teller } from './teller.ts';

const forEach = (t: Teller, each: string): string => say(t, { en: `for ${each}`, fr: `pour ${each}` });

/** For every so much power of theirs. */
function perPower(t: Teller, { per, totalOf }: Extract<Num, { per: number }>): string {
  const theirs = minionPhrase(t, totalOf, 'bare');
  return say(t, {
    en: `for every ${per} power that ${theirs} have in total`,
    fr: `pour chaque tranche de ${together(per, 'points de Force', 'fr')} ${de(theirs)}`,
  });
}

const some = (t: Teller, n: number, noun: Noun): string =>
  noun === CARD ? spelled(n, noun, t.language) : counted(n, noun, t.language);

/** So many of a noun. */
export function quantity(t: Teller, amount: Num, noun: Noun): string {
  if (typeof amount === 'number') return some(t, amount, noun);
  const [, many] = noun[t.language];
  if ('powerOf' in amount) {
    const power = powerText(t, amount.powerOf);
    return say(t, { en: `${many} equal to ${power}`, fr: `autant ${de(many)} que ${power}` });
  }
  if ('countOf' in amount) return `${some(t, 1, noun)} ${forEach(t, minionPhrase(t, amount.countOf, 'each'))}`;
  if ('minus' in amount) return quantity(t, amount.minus, noun);
  return `${some(t, 1, noun)} ${perPower(t, amount)}`;
}

/** Power with its sign, as on a label. */
export const powerSaid = (n: number, language: Language): string =>
  together(signed(n), { en: 'power', fr: 'de Force' }[language], language);

/** A change of power: "+2 power", "+1 power for each of …". */
export function powerChange(t: Teller, amount: Num, sign: 1 | -1 = 1): string {
  const change = (n: number) => powerSaid(n * sign, t.language);
  if (typeof amount === 'number') return change(amount);
  if ('minus' in amount) return powerChange(t, amount.minus, sign === 1 ? -1 : 1);
  if ('countOf' in amount) return `${change(1)} ${forEach(t, minionPhrase(t, amount.countOf, 'each'))}`;
  if ('per' in amount) return `${change(1)} ${perPower(t, amount)}`;
  const power = powerText(t, amount.powerOf);
  return sign === 1
    ? say(t, { en: `power equal to ${power}`, fr: `autant de Force que ${power}` })
    : say(t, { en: `less power, by ${power}`, fr: `moins de Force, à hauteur de ${power}` });
}

/** By how much, and which way. */
export function shift(t: Teller, amount: Num): { readonly up: boolean; readonly by: string } {
  if (typeof amount === 'number') return { up: amount >= 0, by: `${Math.abs(amount)}` };
  if ('minus' in amount) {
    const { up, by } = shift(t, amount.minus);
    return { up: !up, by };
  }
  if ('powerOf' in amount) return { up: true, by: powerText(t, amount.powerOf) };
  const by = 'countOf' in amount ? forEach(t, minionPhrase(t, amount.countOf, 'each')) : perPower(t, amount);
  return { up: true, by: `1 ${by}` };
}
