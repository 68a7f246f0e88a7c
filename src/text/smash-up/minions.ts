import { cardNo } from '../../games/smash-up/catalogue.ts';
import type { MinionFilter, Num, Ref } from '../../games/smash-up/core/ability.ts';
import { de } from '../french.ts';
import { together } from '../plural.ts';
import { MICROBOT, MINION, spelt } from './nouns.ts';
import { placeText } from './places.ts';
import { inFocus, mention, registerOf, say, type Teller } from './teller.ts';
import { cardName } from './things.ts';

/** One of those that fit, some of them, or all: `each` one by one, `bare` as the subject of a standing rule. */
export type Amount = number | { readonly upTo: number } | 'any' | 'all' | 'each' | 'bare';

const isMany = (amount: Amount): boolean => amount !== 1 && amount !== 'each';

/** "of that player", or of one not yet named. */
const ownerText = (t: Teller, ref: Ref): string => mention(t, ref).text;

/** The power of what a register holds: "its power", "this minion’s power". */
export function powerText(t: Teller, ref: Ref): string {
  if (registerOf(t, ref).first === null && inFocus(t, ref)) return say(t, { en: 'its power', fr: 'sa Force' });
  const { text } = mention(t, ref);
  return say(t, {
    en: /^(this|that) /.test(text) ? `${text}’s power` : `the power of ${text}`,
    fr: `la Force\u00a0${de(text)}`,
  });
}

/** How the power of minions compares; that of another one is set against “the first”. */
function limitText(t: Teller, limit: Num, strict: boolean, another = false): string {
  if (typeof limit === 'number') {
    if (strict) return say(t, { en: `of power below ${limit}`, fr: `de Force inférieure à\u00a0${limit}` });
    return say(t, { en: `of power ${limit} or less`, fr: `de ${together('Force', limit, 'fr')} ou moins` });
  }
  const orEqual = strict ? '' : ' ou égale';
  if ('powerOf' in limit) {
    const known = registerOf(t, limit.powerOf).first === null && inFocus(t, limit.powerOf);
    const it = known ? '' : mention(t, limit.powerOf).text;
    if (known && another) {
      const en = strict ? 'with less power than the first' : 'with power equal to or less than that of the first';
      return say(t, { en, fr: `de Force inférieure${orEqual} à celle de la première` });
    }
    if (known) {
      const en = strict ? 'with less power than it' : 'with power equal to or less than its own';
      return say(t, { en, fr: `de Force inférieure${orEqual} à la sienne` });
    }
    const en = strict ? `with less power than ${it}` : `with power equal to or less than that of ${it}`;
    return say(t, { en, fr: `de Force inférieure${orEqual} à celle ${de(it)}` });
  }
  if ('countOf' in limit) {
    const counted = minionPhrase(t, limit.countOf, 'bare').replace('sur cette Base', 'qui s’y trouvent');
    const en = `with ${strict ? 'less power than' : 'power up to'} the number of ${counted}`;
    return say(t, { en, fr: `de Force inférieure${orEqual} au nombre ${de(counted)}` });
  }
  if ('minus' in limit) return limitText(t, limit.minus, strict);
  const total = minionPhrase(t, limit.totalOf, 'bare');
  const en = `with ${strict ? 'less power than' : 'power up to'} a ${limit.per}th of that of ${total}`;
  return say(t, { en, fr: `de Force inférieure${orEqual} au ${limit.per}e de celle ${de(total)}` });
}

function namedText(t: Teller, ref: Ref): string {
  return registerOf(t, ref).kind === 'title'
    ? say(t, { en: 'with that name', fr: 'portant ce nom' })
    : say(t, { en: 'of that faction', fr: 'de cette Faction' });
}

function ownedText(t: Teller, owned: 'yours' | 'theirs'): string {
  return owned === 'yours'
    ? say(t, { en: 'you own', fr: 'dont vous êtes propriétaire' })
    : say(t, { en: 'they own', fr: 'dont il est propriétaire' });
}

/** What follows the noun: what it is like, and apart from that where it is and how it compares. */
interface Qualifiers {
  readonly like: string;
  readonly where: string;
}

const spaced = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => (text.startsWith(',') ? text : ` ${text}`))
    .join('');

/** In French a relative clause says whose they are: one “de” too many is not understood. */
const ofFactionOfOthers = (t: Teller, { named, whose }: MinionFilter): boolean =>
  t.language === 'fr' && named !== undefined && whose === 'others';

function qualifiers(t: Teller, filter: MinionFilter, from: boolean, many: boolean): Qualifiers {
  const { owned, atMost, below, printedAtMost, named, at } = filter;
  const like: string[] = [];
  if (owned !== undefined) like.push(ownedText(t, owned));
  if (named !== undefined) like.push(namedText(t, named));
  if (typeof atMost === 'number') like.push(limitText(t, atMost, false));
  if (typeof below === 'number') like.push(limitText(t, below, true));
  if (printedAtMost !== undefined) {
    const n = printedAtMost;
    like.push(say(t, { en: `of printed power ${n} or less`, fr: `de Force inscrite\u00a0${n} ou moins` }));
  }
  const limits: string[] = [];
  const another = filter.but !== undefined;
  if (typeof atMost === 'object') limits.push(limitText(t, atMost, false, another));
  if (typeof below === 'object') limits.push(limitText(t, below, true, another));
  const place = placeText(t, at, from && !ofFactionOfOthers(t, filter), many);
  const counts = [atMost, below].some((limit) => typeof limit === 'object' && 'countOf' in limit);
  const last = counts && t.language === 'fr' ? limits.map((text) => `, ${text}`) : limits;
  const placeFirst = t.language === 'en' || counts;
  return { like: spaced(like), where: spaced(placeFirst ? [place, ...last] : [...last, place]) };
}

/** The noun, one and many, with what makes it extreme. */
function nounsOf(t: Teller, { microbot, title, extreme }: MinionFilter): { one: string; many: string; fem: boolean } {
  if (title !== undefined) {
    const name = cardName(cardNo(title), t.language);
    return { one: name, many: say(t, { en: `${name}s`, fr: name }), fem: false };
  }
  const [one, many] = (microbot ? MICROBOT : MINION)[t.language];
  const adjective =
    extreme &&
    {
      highest: say(t, { en: 'strongest ', fr: ' les plus fortes' }),
      lowest: say(t, { en: 'weakest ', fr: ' les plus faibles' }),
    }[extreme];
  if (adjective === undefined) return { one, many, fem: !microbot };
  return t.language === 'en'
    ? { one: adjective + one, many: adjective + many, fem: true }
    : { one: one + adjective, many: many + adjective, fem: true };
}

function english(t: Teller, filter: MinionFilter, amount: Amount, { like, where }: Qualifiers): string {
  const { one, many } = nounsOf(t, filter);
  const quals = `${like}${where}`;
  const other = filter.but === undefined ? '' : 'other ';
  const { whose } = filter;
  if (whose === 'others' && amount === 1) return `${other === '' ? 'another player’s' : 'another'} ${one}${quals}`;
  const whom =
    whose === undefined
      ? filter.extreme && 'the'
      : whose === 'yours'
        ? 'your'
        : whose === 'theirs'
          ? 'their'
          : whose === 'others'
            ? 'other players’'
            : `${ownerText(t, whose.ref)}’s`;
  const these = whom === undefined ? `${other}${many}` : `${whom} ${other}${many}`;
  if (amount === 'bare') return `${these}${quals}`;
  if (amount === 'all') return `${typeof whose === 'object' ? 'all of' : 'all'} ${these}${quals}`;
  if (amount === 'any') return `any number of ${these}${quals}`;
  if (amount === 'each') return whom === undefined ? `each ${other}${one}${quals}` : `each of ${these}${quals}`;
  if (typeof amount === 'object') {
    return `up to ${spelt(amount.upTo, 'en')} ${whom === undefined ? '' : 'of '}${these}${quals}`;
  }
  if (amount > 1) return `${spelt(amount, 'en')} ${whom === undefined ? '' : 'of '}${these}${quals}`;
  if (whom === undefined) return `${other === '' ? 'a' : 'another'} ${one}${quals}`;
  return `${other === '' ? 'one' : 'another'} of ${whom} ${many}${quals}`;
}

function french(t: Teller, filter: MinionFilter, amount: Amount, { like, where }: Qualifiers): string {
  const { one, many, fem } = nounsOf(t, filter);
  const { whose, but, extreme } = filter;
  const other = but === undefined ? '' : 'autres ';
  const mine = whose === 'yours' ? 'vos' : whose === 'theirs' ? 'ses' : extreme ? 'les' : undefined;
  const player =
    whose !== 'others'
      ? ''
      : ofFactionOfOthers(t, filter)
        ? ' que contrôlent les autres joueurs'
        : isMany(amount) || amount === 'each'
          ? ' des autres joueurs'
          : ' d’un autre joueur';
  const whom = typeof whose === 'object' ? ` ${de(ownerText(t, whose.ref))}` : player;
  const rest = `${like}${whom}${where}`;
  const [un, tout, chacun] = fem ? ['une', 'toutes', 'chacune'] : ['un', 'tous', 'chacun'];
  const these = mine === undefined ? `${other}${many}` : `${mine} ${other}${many}`;
  const ofThese = de(mine === undefined ? `${other}${many}` : these);
  if (amount === 'bare') return `${mine === undefined ? 'les ' : ''}${these}${rest}`;
  if (amount === 'all') return `${tout} ${mine === undefined ? 'les ' : ''}${these}${rest}`;
  if (amount === 'any') return `n’importe quel nombre ${ofThese}${rest}`;
  if (amount === 'each')
    return mine === undefined ? `chaque ${other === '' ? '' : 'autre '}${one}${rest}` : `${chacun} ${ofThese}${rest}`;
  const count =
    typeof amount === 'object' ? `jusqu’à ${spelt(amount.upTo, 'fr')}` : amount > 1 ? spelt(amount, 'fr') : un;
  if (amount === 1) {
    const another = other === '' ? '' : ' autre';
    return mine === undefined
      ? `${count}${another} ${one}${rest}`
      : `${count}${another} ${de(`${mine} ${many}`)}${rest}`;
  }
  return mine === undefined ? `${count} ${these}${rest}` : `${count} ${ofThese}${rest}`;
}

export function minionPhrase(t: Teller, filter: MinionFilter, amount: Amount, from = false): string {
  if (filter.among !== undefined && amount === 1) return say(t, { en: 'one of them', fr: 'l’une d’elles' });
  const quals = qualifiers(t, filter, from, isMany(amount));
  return t.language === 'en' ? english(t, filter, amount, quals) : french(t, filter, amount, quals);
}
