import type { ClankRule, ClankSection } from '../../games/clank/classic/rules.ts';
import type { Both } from '../language.ts';
import { RULES_1 } from './rules-1.ts';
import { RULES_2 } from './rules-2.ts';
import { RULES_3 } from './rules-3.ts';
import { RULES_AT_HAND } from './rules-at-hand.ts';

export const SECTION_TEXT: Record<ClankSection, Both> = {
  components: { en: 'Components', fr: 'Le matériel' },
  setup: { en: 'Setup', fr: 'La mise en place' },
  deck: { en: 'Your deck', fr: 'Votre deck' },
  mission: { en: 'The mission', fr: 'La mission' },
  plan: { en: 'The plan', fr: 'Le plan' },
  acquire: { en: 'Acquiring a card', fr: 'Acquérir une carte' },
  use: { en: 'Using a Device', fr: 'Utiliser une Aubaine' },
  fight: { en: 'Fighting a Monster', fr: 'Combattre un Monstre' },
  market: { en: 'Buying at the Market', fr: 'Acheter au Marché' },
  tunnels: { en: 'Moving', fr: 'Les tunnels' },
  tokens: { en: 'Taking tokens', fr: 'Les jetons' },
  'crystal-caves': { en: 'Crystal Caves', fr: 'Les Cavernes de Cristal' },
  gold: { en: 'Gold', fr: 'L’Or' },
  'turn-end': { en: 'End of the turn', fr: 'La fin du tour' },
  clank: { en: 'Clank!', fr: 'Clank!' },
  dragon: { en: 'The Dragon’s rage', fr: 'La fureur du Dragon' },
  health: { en: 'Damage and escape', fr: 'Dégâts et fuite' },
  countdown: { en: 'The countdown', fr: 'La dernière ligne droite' },
  scoring: { en: 'Game end and scoring', fr: 'Fin de partie et décompte' },
  lexicon: { en: 'Glossary', fr: 'Petit lexique' },
  'major-secrets': { en: 'Major Secrets', fr: 'Les Secrets majeurs' },
  'market-items': { en: 'Market items', fr: 'Les objets du Marché' },
  'minor-secrets': { en: 'Minor Secrets', fr: 'Les Secrets mineurs' },
  decided: { en: 'Where the rulebook is silent', fr: 'Là où le livret se tait' },
};

export const RULE_TEXT: Record<ClankRule, Both> = {
  ...RULES_AT_HAND,
  ...RULES_1,
  ...RULES_2,
  ...RULES_3,
};
