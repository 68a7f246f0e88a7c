import type { Effect, Pool } from '../../games/clank/core/effects.ts';
import type { Both, Language } from '../language.ts';
import { labelled } from '../phrase.ts';
import { counted, type Noun } from '../plural.ts';
import { LOCKPICK, PRISONER } from './catacombs-nouns.ts';
import { type ClauseTeller, idolForTome, paidFor, showFor, type Teller } from './effect-parts.ts';
import { LYING } from './nouns.ts';
import { sharedClause } from './shared-effects.ts';

const POOL: Readonly<Record<Pool, Noun>> = {
  'major-secret': LYING['major-secret'],
  'minor-secret': LYING['minor-secret'],
  prisoner: PRISONER,
};

/** Effects that are always told in the same words. */
const ALWAYS = {
  ghost: { en: 'put a Ghost in the Clank! Area', fr: 'placer un Fantôme dans la zone Clank!' },
  'mark-anywhere': {
    en: 'make an offering at any Wayshrine',
    fr: 'déposer une offrande dans n’importe quel Lieu sacré',
  },
  'turn-tiles': {
    en: 'rotate every square tile with a player on it by 180°',
    fr: 'chaque tuile carrée où se trouve un joueur fait un demi-tour',
  },
  'turn-own-tile': { en: 'rotate your tile if you are alone on it', fr: 'tourner votre tuile si vous y êtes seul' },
} as const satisfies Partial<Record<Effect['do'], Both>>;

const NEW_TILE: Both = {
  en: 'lay a new tile next to yours, then',
  fr: 'poser une nouvelle tuile à côté de la vôtre, puis',
};

/** What follows on the new tile; French says that it is a choice, and to whom. */
function onNewTile(then: Effect, teller: Teller, language: Language): string {
  const told = teller.phrase(then);
  if (language === 'en' || then.do !== 'choose') return told;
  return labelled('au choix', told.replace('se téléporter dans une salle de cette tuile', 'vous y téléporter'), 'fr');
}

type Composed = 'lockpicks' | 'spend-lockpick' | 'take-from-pool' | 'new-tile' | 'gold-if-held' | 'idol-for-tome';
type Own = Extract<Effect, { readonly do: keyof typeof ALWAYS | Composed }>;

const COMPOSED: readonly string[] = [
  'lockpicks',
  'spend-lockpick',
  'take-from-pool',
  'new-tile',
  'gold-if-held',
  'idol-for-tome',
] satisfies readonly Composed[];

const isOwn = (effect: Effect): effect is Own => effect.do in ALWAYS || COMPOSED.includes(effect.do);

/** Null for what other games have words for. */
export const catacombsClause: ClauseTeller = (effect, teller, language) =>
  isOwn(effect) ? tell(effect, teller, language) : sharedClause(effect, teller, language);

/** An effect that the base game does not know, as part of a sentence. */
function tell(effect: Own, teller: Teller, language: Language): string {
  const say = (both: Both) => both[language];
  switch (effect.do) {
    case 'lockpicks': {
      const picks = counted(effect.amount, LOCKPICK, language);
      return say({ en: `gain ${picks}`, fr: `gagner ${picks}` });
    }
    case 'spend-lockpick': {
      const pick = counted(1, LOCKPICK, language);
      return paidFor(say({ en: `spend ${pick}`, fr: `dépenser ${pick}` }), teller.phrase(effect.then), language);
    }
    case 'take-from-pool': {
      const tokens = counted(effect.count, POOL[effect.pool], language);
      if (effect.pool === 'prisoner') return say({ en: `free ${tokens}`, fr: `libérer ${tokens}` });
      return say({ en: `take ${tokens}`, fr: `prendre ${tokens}` });
    }
    case 'new-tile':
      return `${say(NEW_TILE)} ${onNewTile(effect.then, teller, language)}`;
    case 'gold-if-held':
      return showFor(effect.card, effect.amount, language);
    case 'idol-for-tome':
      return idolForTome(language);
    default:
      return say(ALWAYS[effect.do]);
  }
}
