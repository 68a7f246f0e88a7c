import type {
  ActionFilter,
  CardFilter,
  Filter,
  Limits,
  PlayerFilter,
  What,
} from '../../games/smash-up/core/ability.ts';
import { de } from '../french.ts';
import type { Both } from '../language.ts';
import { together } from '../plural.ts';
import { type Amount, minionPhrase, powerText } from './minions.ts';
import { MICROBOT, nounOf, spelled, spelt } from './nouns.ts';
import { basePhrase, whereText } from './places.ts';
import { inFocus, mention, registerOf, type Said, say, type Teller } from './teller.ts';

const ATTACHED: Readonly<Record<ActionFilter['on'], Both>> = {
  'base-or-minion-here': {
    en: 'attached to this base or to a minion here',
    fr: 'attachée à cette Base ou à une Créature qui s’y trouve',
  },
  'base-here': { en: 'attached to this base', fr: 'attachée à cette Base' },
  host: { en: 'attached to this minion', fr: 'attachée à cette Créature' },
  anything: { en: 'attached to a base or a minion', fr: 'attachée à une Base ou à une Créature' },
};

/** So many of a noun that is feminine in French, with what follows it. */
function someOf(t: Teller, one: string, many: string, amount: Amount, rest: string): string {
  const en = /^[aeiou]/i.test(one) ? 'an' : 'a';
  if (amount === 1) return say(t, { en: `${en} ${one}${rest}`, fr: `une ${one}${rest}` });
  if (amount === 'each') return say(t, { en: `each ${one}${rest}`, fr: `chaque ${one}${rest}` });
  if (amount === 'any') {
    return say(t, { en: `any number of ${many}${rest}`, fr: `n’importe quel nombre ${de(`${many}${rest}`)}` });
  }
  if (amount === 'all' || amount === 'bare')
    return say(t, { en: `all ${many}${rest}`, fr: `toutes les ${many}${rest}` });
  const [n, upTo] = typeof amount === 'object' ? [amount.upTo, true] : [amount, false];
  return `${upTo ? say(t, { en: 'up to ', fr: 'jusqu’à ' }) : ''}${spelt(n, t.language)} ${many}${rest}`;
}

function actionPhrase(t: Teller, { on, but }: ActionFilter, amount: Amount): string {
  const attached = amount === 1 ? ATTACHED[on][t.language] : ATTACHED[on][t.language].replace('attachée', 'attachées');
  if (but === undefined) return someOf(t, ...nounOf('action')[t.language], amount, ` ${attached}`);
  if (amount === 1) return say(t, { en: `another action ${attached}`, fr: `une autre Action ${attached}` });
  const [one, many] = say(t, { en: 'other action/other actions', fr: 'autre Action/autres Actions' }).split('/');
  return someOf(t, one!, many!, amount, ` ${attached}`);
}

const playerPhrase = (t: Teller, { but }: PlayerFilter): string =>
  but === 'you' ? say(t, { en: 'another player', fr: 'un autre joueur' }) : say(t, { en: 'a player', fr: 'un joueur' });

function zoneText(t: Teller, filter: CardFilter): string {
  const { in: zone, of } = filter;
  if (typeof zone === 'object') return say(t, { en: ' among them', fr: ' parmi elles' });
  if (of !== undefined) {
    const known = inFocus(t, of) && registerOf(t, of).first === null;
    const whom = mention(t, of).text;
    const [the, ofThem] = known ? ['sa', ''] : ['la', ` ${de(whom)}`];
    const text = {
      hand: { en: `from ${whom}’s hand`, fr: `de ${the} main${ofThem}` },
      discard: { en: `from ${whom}’s discard pile`, fr: `de ${the} défausse${ofThem}` },
      deck: { en: `from ${whom}’s deck`, fr: `de ${the} pioche${ofThem}` },
    }[zone];
    return ` ${say(t, { en: 'of your choice', fr: 'de votre choix' })} ${say(t, text)}`;
  }
  const text = {
    hand: { en: ' from your hand', fr: ' de votre main' },
    discard: { en: ' from your discard pile', fr: ' de votre défausse' },
    deck: { en: ' from your deck', fr: ' de votre pioche' },
  }[zone];
  return say(t, text);
}

/** What sort of cards, without the place where they are. */
export function cardKind(t: Teller, filter: CardFilter): string {
  const told: string[] = [];
  if (filter.oneTitle) told.push(say(t, { en: ' with the same name', fr: ' de même nom' }));
  if (filter.powerAtMost !== undefined) {
    const n = filter.powerAtMost;
    told.push(say(t, { en: ` of power ${n} or less`, fr: ` de ${together('Force', n, 'fr')} ou moins` }));
  }
  return told.join('');
}

export function cardPhrase(t: Teller, filter: CardFilter, amount: Amount, zone = zoneText(t, filter)): string {
  if (typeof filter.in === 'object') {
    const parent = t.registers.get(filter.in.ref);
    const taken = typeof amount === 'number' && !t.optional ? amount : 0;
    if (parent !== undefined) {
      Object.assign(parent, { gone: 'some', count: taken === 0 || parent.count === 0 ? 0 : parent.count - taken });
    }
    if (filter.type === undefined && typeof amount === 'number') {
      if (amount === 1) return say(t, { en: 'one of them', fr: 'l’une d’elles' });
      return say(t, { en: `${spelt(amount, 'en')} of them`, fr: `${spelt(amount, 'fr')} d’entre elles` });
    }
  }
  const kind = `${cardKind(t, filter)}${zone}`;
  if (typeof filter.in === 'object' && amount === 1 && t.language === 'en')
    return `one ${nounOf(filter.type).en[0]}${kind}`;
  if (!filter.microbot) return someOf(t, ...nounOf(filter.type)[t.language], amount, kind);
  const text = someOf(t, ...MICROBOT[t.language], amount, kind);
  return t.language === 'en' ? text : text.replace(/^une /, 'un ').replace(/^toutes les/, 'tous les');
}

export function filterPhrase(t: Teller, filter: Filter, amount: Amount, from = false): string {
  switch (filter.kind) {
    case 'minion':
      return minionPhrase(t, filter, amount, from);
    case 'action':
      return actionPhrase(t, filter, amount);
    case 'base':
      return basePhrase(t, filter);
    case 'player':
      return playerPhrase(t, filter);
    case 'card':
      return cardPhrase(t, filter, amount);
    default:
      return filter satisfies never;
  }
}

/** What a step acts on: what a register holds, or everything that fits. */
export function whatPhrase(t: Teller, what: What, { from = false, amount = 'all' as Amount } = {}): Said {
  if (typeof what === 'string') return mention(t, what, { object: true, from });
  if (what.kind === 'minion' && what.among !== undefined) return mention(t, what.among, { object: true, from });
  return { text: filterPhrase(t, what, amount, from), many: amount !== 'each', pronoun: false };
}

/** What an extra play is good for, after its noun. */
export function limitsText(t: Teller, limits: Limits): string {
  const told: string[] = [];
  const { powerAtMost, at, basesWithoutYours, notTitle, raises } = limits;
  if (powerAtMost !== undefined)
    told.push(
      say(t, { en: `of power ${powerAtMost} or less`, fr: `de ${together('Force', powerAtMost, 'fr')} ou moins` }),
    );
  if (notTitle !== undefined) told.push(say(t, { en: 'with a different name', fr: 'd’un autre nom' }));
  if (raises !== undefined) {
    const whose =
      raises === 'yours'
        ? say(t, { en: 'the power of one of your minions', fr: 'la Force d’une de vos Créatures' })
        : powerText(t, raises);
    told.push(say(t, { en: `that directly raises ${whose}`, fr: `qui augmente directement ${whose}` }));
  }
  if (at !== undefined) told.push(whereText(t, at));
  if (basesWithoutYours)
    told.push(`${say(t, { en: 'on', fr: 'sur' })} ${basePhrase(t, { kind: 'base', yours: 'none' })}`);
  return told.map((text) => ` ${text}`).join('');
}

/** "an extra minion", "two extra actions". */
export function extraPhrase(t: Teller, play: 'minion' | 'action' | undefined, count: number): string {
  const noun = nounOf(play);
  return spelled(
    count,
    {
      en: [`extra ${noun.en[0]}`, `extra ${noun.en[1]}`],
      fr: [`${noun.fr[0]} supplémentaire`, `${noun.fr[1]} supplémentaires`],
    },
    t.language,
  );
}
