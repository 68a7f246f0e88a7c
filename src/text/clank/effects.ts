import type { Effect } from '../../games/clank/core/effects.ts';
import type { Both, Language } from '../language.ts';
import { capitalised, either, listed, sequence } from '../phrase.ts';
import { counted, type Noun } from '../plural.ts';
import { LOCKPICK } from './catacombs-nouns.ts';
import { IF, THIS_TURN } from './conditions.ts';
import { type ClauseTeller, discardFor, mayDo, onCondition, paidFor, type Teller, trash } from './effect-parts.ts';
import { BLACK_CUBE, CARD, CLANK, DAMAGE, GOLD, RESOURCE, TOME } from './nouns.ts';

const RAGE: Both = {
  en: 'move the Dragon marker up 1 space',
  fr: 'faire monter le marqueur Dragon d’une case',
};
const ATTACK: Both = { en: 'trigger a Dragon Attack', fr: 'provoquer une Attaque du Dragon' };
const REPLACE: Both = {
  en: 'replace a card in the Dungeon Row',
  fr: 'remplacer une carte de la piste des Aventures',
};
const NEARBY: Both = { en: 'take a Secret from an adjacent room', fr: 'prendre un Secret dans une salle adjacente' };

const SET_ASIDE: Noun = {
  en: [`set-aside ${BLACK_CUBE.en[0]}`, `set-aside ${BLACK_CUBE.en[1]}`],
  fr: [`${BLACK_CUBE.fr[0]} mis de côté`, `${BLACK_CUBE.fr[1]} mis de côté`],
};

const gain = (what: string): Both => ({ en: `gain ${what}`, fr: `gagner ${what}` });

function clank(amount: number, language: Language): Both {
  const cubes = counted(Math.abs(amount), CLANK, language);
  return amount > 0
    ? { en: `add ${cubes}`, fr: `ajouter ${cubes}` }
    : { en: `remove ${cubes}`, fr: `retirer ${cubes}` };
}

function spring(language: Language): Both {
  const banished = trash(null, ['play', 'discard'], 1, language);
  return { en: `at the end of the turn, ${banished}`, fr: `à la fin du tour, ${banished}` };
}

/** Several times the same that may be done: a card trashed, so many at most. */
function repeated(effects: readonly Effect[], language: Language): string | null {
  const [first, ...others] = effects;
  if (first?.do !== 'may' || first.then.do !== 'trash' || others.length === 0) return null;
  if (others.some((other) => JSON.stringify(other) !== JSON.stringify(first))) return null;
  return trash(first.then.only, first.then.from, effects.length, language);
}

/** The effect as what follows “to”, “may” or “or”: all of it as one phrase. */
export function phrase(effect: Effect, language: Language, afterLabel = false): string {
  if (effect.do !== 'all') return clause(effect, language, afterLabel);
  return repeated(effect.of, language) ?? listed(clauses(effect.of, language, afterLabel), language);
}

const tellerIn = (language: Language, afterLabel = false): Teller => ({
  clause: (effect) => clause(effect, language, afterLabel),
  phrase: (effect) => phrase(effect, language, afterLabel),
  afterLabel,
});

const tellers: ClauseTeller[] = [];

export function enlistClauses(teller: ClauseTeller): void {
  tellers.push(teller);
}

/** What the first game has no words for. */
function others(effect: Effect, language: Language, afterLabel: boolean): string {
  for (const tell of tellers) {
    const told = tell(effect, tellerIn(language, afterLabel), language);
    if (told !== null) return told;
  }
  throw new Error(`no game that is loaded has words for ${effect.do}`);
}

/** What one is asked whether to do. */
export const asked = (effect: Effect, language: Language): string => mayDo(effect, tellerIn(language), language);

/** Verbs that are said once where all branches start with them. */
const SHARED_VERBS: Readonly<Record<Language, readonly (readonly [branch: string, all: string])[]>> = {
  en: [
    ['gain ', 'gain '],
    ['count it as ', 'counts as '],
  ],
  fr: [
    ['gagner ', 'gagner '],
    ['la compter comme une carte ', 'compte comme une carte '],
  ],
};

function sharingVerb(branches: readonly string[], language: Language): readonly string[] {
  const verb = SHARED_VERBS[language].find(([start]) => branches.every((branch) => branch.startsWith(start)));
  if (verb === undefined) return branches;
  const [start, all] = verb;
  return branches.map((branch, at) => (at === 0 ? all : '') + branch.slice(start.length));
}

/** Branches that are each one thing stand in a row; where one is several things, commas set them apart, or semicolons. */
function choice(effects: readonly Effect[], language: Language): string {
  const branches = effects.map((branch) => phrase(branch, language));
  const isLong = (branch: Effect) =>
    branch.do === 'this-turn' || (branch.do === 'all' && clauses(branch.of, language).length > 1);
  const [first, last] = [branches[0], branches.at(-1)];
  if (effects.length === 2 && effects[1]!.do === 'take-item') {
    return { en: `${first} or, ${last}`, fr: `${first} ou, ${last}` }[language];
  }
  const isSplit = branches.some((branch) => branch.includes(','));
  if (!effects.some(isLong) && !isSplit) return either(sharingVerb(branches, language), language);
  const parts = [...branches.slice(0, -1), { en: `or ${last}`, fr: `ou ${last}` }[language]];
  return isSplit ? sequence(parts, language) : parts.join(', ');
}

/** The effect as part of a sentence, without a capital or a full stop. */
export function clause(effect: Effect, language: Language, afterLabel = false): string {
  const n = (amount: number, noun: Noun) => counted(amount, noun, language);
  const say = (both: Both) => both[language];
  switch (effect.do) {
    case 'gain':
      return say(gain(n(effect.amount, RESOURCE[effect.what])));
    case 'gold':
      return say(gain(n(effect.amount, GOLD)));
    case 'clank':
      return say(clank(effect.amount, language));
    case 'clank-others': {
      const cubes = n(effect.amount, CLANK);
      return say({ en: `each other player adds ${cubes}`, fr: `chaque adversaire ajoute ${cubes}` });
    }
    case 'clank-all': {
      const cubes = n(Math.abs(effect.amount), CLANK);
      if (effect.amount < 0) return say({ en: `each player removes ${cubes}`, fr: `chaque joueur retire ${cubes}` });
      return say({ en: `each player adds ${cubes}`, fr: `chaque joueur ajoute ${cubes}` });
    }
    case 'draw':
      return say({ en: `draw ${n(effect.count, CARD)}`, fr: `piocher ${n(effect.count, CARD)}` });
    case 'heal':
      return say({ en: `heal ${n(effect.amount, DAMAGE)}`, fr: `soigner ${n(effect.amount, DAMAGE)}` });
    case 'rage':
      return say(RAGE);
    case 'attack':
      return say(ATTACK);
    case 'return-dragon-cubes': {
      const cubes = n(effect.count, SET_ASIDE);
      return say({
        en: `return up to ${cubes} to the Dragon Bag`,
        fr: `remettre dans le sac Dragon jusqu’à ${cubes}`,
      });
    }
    case 'this-turn':
      return say(THIS_TURN[effect.change]!);
    case 'take-tomes': {
      const tomes = n(effect.count, TOME);
      if (effect.count === 1) return say({ en: `take ${tomes}`, fr: `prendre ${tomes}` });
      return say({ en: `take up to ${tomes}`, fr: `prendre jusqu’à ${tomes}` });
    }
    case 'treasure': {
      const coins = n(effect.gold, GOLD);
      return say({
        en: `take ${coins}, which does not count as gaining Gold`,
        fr: `prendre ${coins}, sans que ce soit un gain d’Or`,
      });
    }
    case 'spring':
      return say(spring(language));
    case 'all':
      return sequence(clauses(effect.of, language, afterLabel), language);
    case 'choose':
      return choice(effect.of, language);
    case 'pay': {
      const price = n(effect.gold, GOLD);
      return paidFor(say({ en: `pay ${price}`, fr: `payer ${price}` }), phrase(effect.then, language), language);
    }
    case 'discard':
      return discardFor(effect.only, phrase(effect.then, language), language);
    case 'trash':
      return trash(effect.only, effect.from, 1, language);
    case 'bonus':
      return onCondition(say(IF[effect.when]!), phrase(effect.then, language), afterLabel, language);
    case 'replace-row-card':
      return say(REPLACE);
    case 'nearby-secret':
      return say(NEARBY);
    default:
      return others(effect, language, afterLabel);
  }
}

const moreNoun = ({ en, fr }: Noun): Noun => ({
  en: [`more ${en[0]}`, `more ${en[1]}`],
  fr: [`${fr[0]} de plus`, `${fr[1]} de plus`],
});

/** What is gained or drawn on top of the same; null for other effects. */
function oneMore(effect: Effect, language: Language): string | null {
  const n = (amount: number, noun: Noun) => counted(amount, moreNoun(noun), language);
  if (effect.do === 'gain') return gain(n(effect.amount, RESOURCE[effect.what]))[language];
  if (effect.do === 'gold') return gain(n(effect.amount, GOLD))[language];
  if (effect.do !== 'draw') return null;
  const cards = n(effect.count, CARD);
  return { en: `draw ${cards}`, fr: `piocher ${cards}` }[language];
}

const isSameSort = (one: Effect, other: Effect): boolean =>
  one.do === other.do && (one.do !== 'gain' || other.do !== 'gain' || one.what === other.what);

/** A bonus of what there has been already is more of it. */
function moreOf(effect: Effect, before: readonly Effect[], afterLabel: boolean, language: Language): string | null {
  if (effect.do !== 'bonus') return null;
  const { when, then } = effect;
  if (!before.some((earlier) => isSameSort(earlier.do === 'bonus' ? earlier.then : earlier, then))) return null;
  const more = oneMore(then, language);
  return more === null ? null : onCondition(IF[when]![language], more, afterLabel, language);
}

/** What effects give in a row is told in one clause. */
export function clauses(effects: readonly Effect[], language: Language, afterLabel = false): string[] {
  const told: string[] = [];
  let gains: string[] = [];
  const tellGains = () => {
    if (gains.length > 0) told.push(gain(listed(gains, language))[language]);
    gains = [];
  };
  for (const [at, effect] of effects.entries()) {
    if (effect.do === 'gain') gains.push(counted(effect.amount, RESOURCE[effect.what], language));
    else if (effect.do === 'gold') gains.push(counted(effect.amount, GOLD, language));
    else if (effect.do === 'lockpicks') gains.push(counted(effect.amount, LOCKPICK, language));
    else {
      tellGains();
      told.push(moreOf(effect, effects.slice(0, at), afterLabel, language) ?? clause(effect, language, afterLabel));
    }
  }
  tellGains();
  return told;
}

export const describe = (effect: Effect, language: Language): string => capitalised(clause(effect, language));
