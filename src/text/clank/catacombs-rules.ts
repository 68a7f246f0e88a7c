import type { CatacombsRule, CatacombsSection } from '../../games/clank/catacombs/rules.ts';
import type { Both } from '../language.ts';
import { CATACOMBS_RULES_1 } from './catacombs-rules-1.ts';
import { CATACOMBS_RULES_2 } from './catacombs-rules-2.ts';
import { CATACOMBS_RULES_3 } from './catacombs-rules-3.ts';
import { CATACOMBS_RULES_AT_HAND } from './catacombs-rules-at-hand.ts';
import { RULE_TEXT, SECTION_TEXT } from './rules.ts';

export const CATACOMBS_SECTION_TEXT: Readonly<Record<CatacombsSection, Both>> = {
  ...SECTION_TEXT,
  turn: { en: 'Your turn', fr: 'Votre tour' },
  artifacts: { en: 'Taking an Artifact', fr: 'Récupérer un Artefact' },
  picking: { en: 'Picking locks', fr: 'Crocheter' },
  discovery: { en: 'Discovering a tile', fr: 'Découvrir une tuile' },
  'artifact-rooms': { en: 'Artifact rooms', fr: 'Les salles Artefact' },
  crypt: { en: 'The Crypt', fr: 'La Crypte' },
  wayshrines: { en: 'Wayshrines', fr: 'Les Lieux sacrés' },
  portals: { en: 'Portals', fr: 'Les Portails' },
  rewards: { en: 'Rewards', fr: 'Les récompenses' },
  haunted: { en: 'Haunted tiles', fr: 'Les tuiles Hantées' },
  dragon: { en: 'Dragon Attacks and Ghosts', fr: 'Attaques du Dragon et Fantômes' },
  health: { en: 'Health and damage', fr: 'Santé et dégâts' },
  out: { en: 'When you are out', fr: 'Une fois dehors' },
  lexicon: { en: 'Card effects', fr: 'Les effets des cartes' },
  party: { en: 'Five or six players', fr: 'À cinq ou six' },
  prisoners: { en: 'Prisoners', fr: 'Les Prisonniers' },
  'monkey-idol': { en: 'Monkey Idols', fr: 'Les Idoles du Singe' },
};

/** What the base game says too is said in its words. */
export const CATACOMBS_RULE_TEXT: Readonly<Record<CatacombsRule, Both>> = {
  ...RULE_TEXT,
  ...CATACOMBS_RULES_AT_HAND,
  ...CATACOMBS_RULES_1,
  ...CATACOMBS_RULES_2,
  ...CATACOMBS_RULES_3,
};
