import type { ScoreRule } from '../../games/clank/core/card.ts';
import type { Change, Condition, Effect } from '../../games/clank/core/effects.ts';
import { GEM_DISCOUNT } from '../../games/clank/core/numbers.ts';
import type { Both, Language } from '../language.ts';
import { capitalised, either, labelled, listed, sequence } from '../phrase.ts';
import { counted, type Noun } from '../plural.ts';
import { TOKEN_NAMES } from './names.ts';
import { BLACK_CUBE, CARD, CLANK, DAMAGE, GOLD, POINT, RESOURCE, TOME } from './nouns.ts';
import { nameOf } from './things.ts';

const IF: Readonly<Record<Condition, Both>> = {
  artifact: { en: 'if you have an artifact', fr: 'si vous avez un Artefact' },
  crown: { en: 'if you have a crown', fr: 'si vous avez une Couronne' },
  'monkey-idol': { en: 'if you have a Monkey Idol', fr: 'si vous avez une Idole du Singe' },
  'another-companion': {
    en: 'if you play another companion this turn',
    fr: 'si vous jouez un autre Compagnon pendant ce tour',
  },
};

const THIS_TURN: Readonly<Record<Change, Both>> = {
  'gold-gains-plus-one': {
    en: 'this turn, every gain of gold brings 1 more',
    fr: 'pendant ce tour, chaque gain d’Or rapporte 1 Or de plus',
  },
  'skill-for-clank': {
    en: 'each Clank! you make this turn brings 1 skill',
    fr: 'chacun de vos Clank! de ce tour rapporte 1 Compétence',
  },
  'gems-cheaper': {
    en: `this turn, pay ${GEM_DISCOUNT} skill less for each gem`,
    fr: `pendant ce tour, payer chaque gemme ${GEM_DISCOUNT} Compétences de moins`,
  },
  'caves-do-not-stop': {
    en: 'this turn, crystal caves leave you the use of your boots',
    fr: 'pendant ce tour, les Cavernes de Cristal vous laissent l’usage de vos Bottes',
  },
  'tunnel-monsters-ignored': {
    en: 'this turn, monsters in tunnels do you no harm',
    fr: 'pendant ce tour, les Monstres des tunnels ne vous font aucun mal',
  },
};

const RAGE: Both = {
  en: 'move the Dragon marker up one space',
  fr: 'faire monter le marqueur Dragon d’une case',
};
const ATTACK: Both = { en: 'set off a Dragon Attack', fr: 'provoquer une Attaque du Dragon' };
const DISCARD: Both = { en: 'at the price of a discarded card', fr: 'au prix d’une carte défaussée' };
const REPLACE: Both = {
  en: 'replace a card of the Dungeon Row',
  fr: 'remplacer une carte de la piste des Aventures',
};
const NEARBY: Both = { en: 'take a secret from a neighbouring room', fr: 'prendre un Secret dans une salle voisine' };

const gain = (what: string): Both => ({ en: `gain ${what}`, fr: `gagner ${what}` });

function clank(amount: number, language: Language): Both {
  const cubes = counted(Math.abs(amount), CLANK, language);
  return amount > 0
    ? { en: `add ${cubes}`, fr: `ajouter ${cubes}` }
    : { en: `remove ${cubes}`, fr: `retirer ${cubes}` };
}

function trash(only: string | null, language: Language): Both {
  const name = only === null ? '' : ` ${nameOf(only)[language]}`;
  return {
    en: `trash one${name} card from play or from your discard pile`,
    fr: `bannir une carte${name} de la zone de jeu ou de la défausse`,
  };
}

function spring(language: Language): Both {
  const banished = trash(null, language);
  return { en: `before the turn ends, ${banished.en}`, fr: `avant la fin du tour, ${banished.fr}` };
}

/** The effect as part of a sentence, without a capital or a full stop. */
export function clause(effect: Effect, language: Language): string {
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
      return say({ en: `every other player adds ${cubes}`, fr: `chaque adversaire ajoute ${cubes}` });
    }
    case 'clank-all': {
      const cubes = n(effect.amount, CLANK);
      return say({ en: `every player adds ${cubes}`, fr: `chaque joueur ajoute ${cubes}` });
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
      const cubes = n(effect.count, BLACK_CUBE);
      return say({
        en: `up to ${cubes} set aside go back into the Dragon Bag`,
        fr: `remettre dans le sac Dragon jusqu’à ${cubes} parmi ceux mis de côté`,
      });
    }
    case 'this-turn':
      return say(THIS_TURN[effect.change]);
    case 'take-tomes': {
      const tomes = n(effect.count, TOME);
      return say({ en: `take up to ${tomes}`, fr: `prendre jusqu’à ${tomes}` });
    }
    case 'treasure': {
      const coins = n(effect.gold, GOLD);
      return say({ en: `take ${coins}, not counted as a gain`, fr: `prendre ${coins}, sans que ce soit un gain` });
    }
    case 'spring':
      return say(spring(language));
    case 'all':
      return sequence(clauses(effect.of, language), language);
    case 'choose':
      return either(
        effect.of.map((branch) => clause(branch, language)),
        language,
      );
    case 'pay': {
      const [price, then] = [n(effect.gold, GOLD), clause(effect.then, language)];
      return say({ en: `pay ${price} to ${then}`, fr: `payer ${price} pour ${then}` });
    }
    case 'discard':
      return labelled(say(DISCARD), clause(effect.then, language), language);
    case 'trash':
      return say(trash(effect.only, language));
    case 'bonus':
      return labelled(say(IF[effect.when]), clause(effect.then, language), language);
    case 'replace-row-card':
      return say(REPLACE);
    case 'nearby-secret':
      return say(NEARBY);
    default:
      return effect satisfies never;
  }
}

/** What effects give in a row is told in one clause. */
export function clauses(effects: readonly Effect[], language: Language): string[] {
  const told: string[] = [];
  let gains: string[] = [];
  const tellGains = () => {
    if (gains.length > 0) told.push(gain(listed(gains, language))[language]);
    gains = [];
  };
  for (const effect of effects) {
    if (effect.do === 'gain') gains.push(counted(effect.amount, RESOURCE[effect.what], language));
    else if (effect.do === 'gold') gains.push(counted(effect.amount, GOLD, language));
    else {
      tellGains();
      told.push(clause(effect, language));
    }
  }
  tellGains();
  return told;
}

export const describe = (effect: Effect, language: Language): string => capitalised(clause(effect, language));

export function describeScore(rule: ScoreRule, language: Language): string {
  const points = counted(rule.points, POINT, language);
  if ('per' in rule) {
    if (rule.per === 'gold') {
      const coins = counted(rule.every, GOLD, language);
      return { en: `${points} for every ${coins} you hold`, fr: `${points} par tranche de ${coins}` }[language];
    }
    const [tome] = TOME[language];
    return { en: `${points} for each ${tome} you own`, fr: `${points} par ${tome} en votre possession` }[language];
  }
  if (rule.when === 'mastery') {
    return { en: `${points} with a Mastery token`, fr: `${points} avec un marqueur Maîtrise` }[language];
  }
  const relics = [TOKEN_NAMES.chalice, TOKEN_NAMES['dragon-egg'], TOKEN_NAMES['monkey-idol']];
  const kinds = listed(
    relics.map((relic) => relic[language]),
    language,
  );
  return {
    en: `${points} with two different tokens among ${kinds}`,
    fr: `${points} avec deux jetons différents parmi ${kinds}`,
  }[language];
}
