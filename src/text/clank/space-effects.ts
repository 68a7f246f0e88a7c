import type { Effect } from '../../games/clank/core/effects.ts';
import type { Faction } from '../../games/clank/core/faction.ts';
import type { Both, Language } from '../language.ts';
import { counted, type Noun } from '../plural.ts';
import { type ClauseTeller, paidFor, type Teller } from './effect-parts.ts';
import { BLACK_CUBE, DAMAGE, GOLD, RESOURCE } from './nouns.ts';
import { sharedClause } from './shared-effects.ts';
import { nameOf } from './things.ts';

type Plain =
  | ('crystal' | 'hack-nearby' | 'take-prisoner' | 'turn-goblin' | 'copy' | 'multipass')
  | ('take-cube' | 'scheme-cube' | 'lose-card' | 'lose-bank-crystal');
type Counted = 'count-as' | 'lose-gold' | 'spend-cubes' | 'spend' | 'hurt' | 'sell-out' | 'hunters';
type SpaceEffect = Extract<Effect, { readonly do: Plain | Counted }>;

const DOING: Readonly<Record<Plain, Both>> = {
  crystal: { en: 'take a Power Crystal', fr: 'prendre un Cristal de pouvoir' },
  'hack-nearby': { en: 'hack a port in an adjacent room', fr: 'pirater un port d’une Salle adjacente' },
  'take-prisoner': {
    en: 'take a Prisoner from the Adventure Row or the Adventure discard pile',
    fr: 'prendre un Prisonnier sur la piste des Aventures ou dans la défausse des Aventures',
  },
  'turn-goblin': { en: 'the GØB-L1N becomes the Eradibot', fr: 'le GØB-L1N devient l’Éradibot' },
  copy: { en: 'counts as another card in your play area', fr: 'compte comme une autre de vos cartes en jeu' },
  multipass: { en: 'get the Faction bonus of a card', fr: 'obtenir le bonus de Faction d’une carte' },
  'take-cube': { en: 'take a black cube', fr: 'prendre un cube noir' },
  'scheme-cube': {
    en: 'put a black cube from the bag on the Scheme',
    fr: 'placer un cube noir du sac sur la Machination',
  },
  'lose-card': { en: 'discard a card', fr: 'défausser une carte' },
  'lose-bank-crystal': {
    en: 'return a Power Crystal from the bank to the box',
    fr: 'remettre dans la boîte un Cristal de pouvoir de la réserve générale',
  },
};

const COUNT_AS: Readonly<Record<Faction, Both>> = {
  outlaw: { en: 'count it as an Outlaw', fr: 'la compter comme une carte Hors-la-loi' },
  resistance: { en: 'count it as a Resistance card', fr: 'la compter comme une carte Résistance' },
  science: { en: 'count it as a Science card', fr: 'la compter comme une carte Science' },
};

const COUNTED: readonly string[] = [
  'count-as',
  'lose-gold',
  'spend-cubes',
  'spend',
  'hurt',
  'sell-out',
  'hunters',
] satisfies readonly Counted[];

const isSpaceEffect = (effect: Effect): effect is SpaceEffect => effect.do in DOING || COUNTED.includes(effect.do);

const HUNTER: Noun = {
  en: ['Bounty Hunter', 'Bounty Hunters'],
  fr: ['Chasseur de prime', 'Chasseurs de prime'],
};

/** What is paid for is wished for. */
const wished = (effect: Effect): Effect => (effect.do === 'may' ? effect.then : effect);

const spent = (what: string, then: string, language: Language): string =>
  paidFor({ en: `spend ${what}`, fr: `dépenser ${what}` }[language], then, language);

/** `inner` tells the effect inside another. */
function tell(effect: SpaceEffect, inner: Teller['phrase'], language: Language): string {
  const say = (both: Both) => both[language];
  switch (effect.do) {
    case 'count-as':
      return say(COUNT_AS[effect.faction]);
    case 'lose-gold': {
      const lost = counted(effect.amount, GOLD, language);
      return say({ en: `lose ${lost}`, fr: `perdre ${lost}` });
    }
    case 'spend-cubes': {
      const cubes = counted(effect.count, BLACK_CUBE, language);
      return spent(cubes, inner(wished(effect.then)), language);
    }
    case 'spend': {
      const paid = counted(effect.amount, RESOURCE[effect.what], language);
      return spent(paid, inner(wished(effect.then)), language);
    }
    case 'hurt': {
      const damage = counted(effect.amount, DAMAGE, language);
      return say({ en: `take ${damage}`, fr: `subir ${damage}` });
    }
    case 'sell-out': {
      const { en, fr } = nameOf(effect.item);
      return say({ en: `remove every ${en} on sale from the game`, fr: `retirer du jeu chaque ${fr} en vente` });
    }
    case 'hunters': {
      const hunters = counted(effect.count, HUNTER, language);
      return say({ en: `put ${hunters} in the Clank! Area`, fr: `placer ${hunters} dans la zone Clank!` });
    }
    default:
      return say(DOING[effect.do]);
  }
}

/** Null for what other games have words for. */
export const spaceClause: ClauseTeller = (effect, teller, language) =>
  isSpaceEffect(effect) ? tell(effect, teller.phrase, language) : sharedClause(effect, teller, language);
