import type { Effect, Pool } from '../../games/clank/core/effects.ts';
import type { Both, Language } from '../language.ts';
import { labelled, sequence } from '../phrase.ts';
import { counted, type Noun } from '../plural.ts';
import { LOCKPICK, PRISONER } from './catacombs-nouns.ts';
import { IF, STANDING, TELEPORT } from './conditions.ts';
import { idolForTome, mayDo, showFor, type Teller } from './effect-parts.ts';
import { LYING } from './nouns.ts';

const POOL: Readonly<Record<Pool, Noun>> = {
  'major-secret': LYING['major-secret'],
  'minor-secret': LYING['minor-secret'],
  prisoner: PRISONER,
};

/** Effects that are always told in the same words. */
const ALWAYS = {
  ghost: { en: 'put a ghost in the Clank! area', fr: 'placer un Fantôme dans la zone Clank!' },
  'trash-self': { en: 'trash this card', fr: 'bannir cette carte' },
  'to-top': { en: 'put this card on top of your deck', fr: 'placer cette carte sur le dessus de votre deck' },
  'free-row-card': {
    en: 'acquire or use a card of the Dungeon Row without paying its skill',
    fr: 'acquérir ou utiliser une carte de la piste des Aventures sans payer ses Compétences',
  },
  'take-item': {
    en: 'take an item for free, if you are in a market',
    fr: 'prendre un objet sans le payer, si vous êtes dans un Marché',
  },
  'mark-anywhere': {
    en: 'make an offering in any wayshrine',
    fr: 'déposer une offrande dans n’importe quel Lieu sacré',
  },
  'turn-tiles': {
    en: 'every square tile with a player on it makes half a turn',
    fr: 'chaque tuile carrée où se trouve un joueur fait un demi-tour',
  },
  'turn-own-tile': { en: 'turn your tile if you are alone on it', fr: 'tourner votre tuile si vous y êtes seul' },
} as const satisfies Partial<Record<Effect['do'], Both>>;

const NEW_TILE: Both = {
  en: 'lay a new tile beside your own, then',
  fr: 'poser une nouvelle tuile à côté de la vôtre, puis',
};
const EACH_OWN_TILE: Both = {
  en: 'whoever is alone on a square tile turns it',
  fr: 'quiconque est seul sur une tuile carrée la tourne',
};
const ALL_OF_IT: Both = { en: 'all of it', fr: 'tout à la fois' };
const WHO = {
  all: { en: 'each player', fr: 'chaque joueur' },
  others: { en: 'every other player', fr: 'chaque adversaire' },
} as const satisfies Record<string, Both>;

function each({ who, then }: Extract<Effect, { do: 'each' }>, teller: Teller, language: Language): string {
  const player = WHO[who][language];
  const may = (what: string) => ({ en: `${player} may ${what}`, fr: `${player} peut ${what}` })[language];
  switch (then.do) {
    case 'may':
      return may(mayDo(then.then, teller, language));
    case 'discard':
    case 'gold-if-held':
    case 'idol-for-tome':
      return may(teller.phrase(then));
    case 'turn-own-tile':
      return EACH_OWN_TILE[language];
    case 'choose': {
      const chooses = { en: `${player} chooses`, fr: `${player} choisit` }[language];
      return labelled(chooses, teller.phrase(then), language);
    }
    default:
      return labelled(player, teller.phrase(then), language);
  }
}

const same = (a: readonly Effect[], b: readonly Effect[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a condition makes better; a choice that becomes all of it is told once. */
function improved(
  { when, then, otherwise }: Extract<Effect, { do: 'if' }>,
  teller: Teller,
  language: Language,
): string {
  const whole = then.do === 'all' && otherwise.do === 'choose' && same(then.of, otherwise.of);
  const better = whole ? ALL_OF_IT[language] : teller.clause(then);
  return sequence([teller.clause(otherwise), labelled(IF[when][language], better, language)], language);
}

type Composed =
  | ('lockpicks' | 'spend-lockpick' | 'take-from-pool' | 'teleport-to' | 'new-tile')
  | ('may' | 'if' | 'offer' | 'each' | 'gold-if-held' | 'idol-for-tome');

/** An effect that the base game does not know, as part of a sentence. */
export function catacombsClause(
  effect: Extract<Effect, { readonly do: keyof typeof ALWAYS | Composed }>,
  teller: Teller,
  language: Language,
): string {
  const say = (both: Both) => both[language];
  switch (effect.do) {
    case 'lockpicks': {
      const picks = counted(effect.amount, LOCKPICK, language);
      return say({ en: `gain ${picks}`, fr: `gagner ${picks}` });
    }
    case 'spend-lockpick': {
      const [pick, then] = [counted(1, LOCKPICK, language), teller.phrase(effect.then)];
      return say({ en: `spend ${pick} to ${then}`, fr: `dépenser ${pick} pour ${then}` });
    }
    case 'take-from-pool': {
      const tokens = counted(effect.count, POOL[effect.pool], language);
      if (effect.pool === 'prisoner') return say({ en: `free ${tokens}`, fr: `libérer ${tokens}` });
      return say({ en: `take ${tokens}`, fr: `prendre ${tokens}` });
    }
    case 'may': {
      const then = mayDo(effect.then, teller, language);
      return say({ en: `you may ${then}`, fr: `vous pouvez ${then}` });
    }
    case 'if':
      return improved(effect, teller, language);
    case 'offer': {
      const [where, then] = [STANDING[effect.where][language], teller.phrase(effect.then)];
      return say({
        en: `once this turn, ${where}, you may ${then}`,
        fr: `une fois dans le tour, ${where}, vous pouvez ${then}`,
      });
    }
    case 'each':
      return each(effect, teller, language);
    case 'teleport-to':
      return say(TELEPORT[effect.where]);
    case 'new-tile':
      return `${say(NEW_TILE)} ${teller.phrase(effect.then)}`;
    case 'gold-if-held':
      return showFor(effect.card, effect.amount, language);
    case 'idol-for-tome':
      return idolForTome(language);
    default:
      return say(ALWAYS[effect.do]);
  }
}
