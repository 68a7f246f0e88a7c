import type { ScoreCategory } from '../../games/clank/insight/score-sheet.ts';
import type { Both } from '../language.ts';

/** The lines of the score pad. */
export const CATEGORIES: Readonly<Record<ScoreCategory, Both>> = {
  artifacts: { en: 'Artifacts', fr: 'Artefacts' },
  mastery: { en: 'Mastery: out alive', fr: 'Maîtrise : sorti vivant' },
  pods: { en: 'Escape Pod: out alive', fr: 'Capsule : évadé vivant' },
  secrets: { en: 'Secrets', fr: 'Secrets' },
  'monkey-idols': { en: 'Monkey Idols', fr: 'Idoles du Singe' },
  prisoners: { en: 'Prisoners', fr: 'Prisonniers' },
  market: { en: 'Market', fr: 'Marché' },
  cubes: { en: 'Black cubes', fr: 'Cubes noirs' },
  gold: { en: 'Gold', fr: 'Or' },
  cards: { en: 'Cards', fr: 'Cartes' },
};

/** How it ended for a player. */
export const FATES = {
  inside: { en: 'still inside', fr: 'encore à l’intérieur' },
  left: { en: 'out alive', fr: 'sorti vivant' },
  rescued: { en: 'knocked out, rescued', fr: 'K.-O., secouru' },
  lost: { en: 'lost in the Depths', fr: 'perdu dans les Profondeurs' },
} as const satisfies Record<string, Both>;

export const NUMBERS = {
  attacks: { en: 'Dragon Attacks: {n}, average: {expected}', fr: 'Attaques du Dragon : {n}, moyenne : {expected}' },
  damage: { en: 'Damage', fr: 'Dégâts' },
  damageOf: {
    en: '{dragon} from the Dragon, {monsters} from Monsters',
    fr: '{dragon} par le Dragon, {monsters} par les Monstres',
  },
  dragon: { en: 'Dragon', fr: 'Dragon' },
  monsters: { en: 'Monsters', fr: 'Monstres' },
  clank: { en: 'Clank!', fr: 'Clank!' },
  cubes: { en: 'cubes placed', fr: 'cubes posés' },
  bag: { en: 'Cubes drawn, compared with the average', fr: 'Cubes tirés, par rapport à la moyenne' },
  bagOf: { en: 'cubes drawn: {n}, average: {expected}', fr: 'cubes tirés : {n}, moyenne : {expected}' },
  lucky: { en: 'lucky', fr: 'chanceux' },
  unlucky: { en: 'unlucky', fr: 'malchanceux' },
} as const satisfies Record<string, Both>;
