import type { ScoreCategory } from '../../games/clank/insight/score-sheet.ts';
import type { Both } from '../language.ts';

/** The lines of the score pad. */
export const CATEGORIES: Readonly<Record<ScoreCategory, Both>> = {
  artifacts: { en: 'Artifacts', fr: 'Artefacts' },
  mastery: { en: 'Mastery: out alive', fr: 'Maîtrise : sortie vivante' },
  pods: { en: 'Escape pod: out alive', fr: 'Capsule : sortie vivante' },
  secrets: { en: 'Secrets', fr: 'Secrets' },
  'monkey-idols': { en: 'Monkey idols', fr: 'Idoles' },
  prisoners: { en: 'Prisoners', fr: 'Prisonniers' },
  market: { en: 'Market', fr: 'Marché' },
  cubes: { en: 'Black cubes', fr: 'Cubes noirs' },
  gold: { en: 'Gold', fr: 'Or' },
  cards: { en: 'Cards', fr: 'Cartes' },
};

/** How it ended for a player. */
export const FATES = {
  inside: { en: 'still inside', fr: 'encore à l’intérieur' },
  left: { en: 'out alive', fr: 'dehors, en vie' },
  rescued: { en: 'knocked out, rescued', fr: 'K.-O., secouru' },
  lost: { en: 'lost in the Depths', fr: 'perdu dans les Profondeurs' },
} as const satisfies Record<string, Both>;

export const NUMBERS = {
  attacks: { en: 'dragon attacks: {n}, expected: {expected}', fr: 'attaques du dragon : {n}, attendu : {expected}' },
  damage: { en: 'Damage', fr: 'Dégâts' },
  damageOf: {
    en: '{dragon} from the dragon, {monsters} from monsters',
    fr: '{dragon} par le dragon, {monsters} par les monstres',
  },
  dragon: { en: 'dragon', fr: 'dragon' },
  monsters: { en: 'monsters', fr: 'monstres' },
  clank: { en: 'Clank!', fr: 'Clank!' },
  cubes: { en: 'cubes placed', fr: 'cubes posés' },
  bag: { en: 'Bag against expectation', fr: 'Sac, écart à l’attendu' },
  bagOf: { en: 'cubes drawn: {n}, expected: {expected}', fr: 'cubes tirés : {n}, attendu : {expected}' },
  lucky: { en: 'lucky', fr: 'chanceux' },
  unlucky: { en: 'unlucky', fr: 'poissard' },
} as const satisfies Record<string, Both>;
