import type { SpaceRule, SpaceSection } from '../../games/clank/space/rules.ts';
import type { Both } from '../language.ts';
import { SPACE_RULES_1 } from './space-rules-1.ts';
import { SPACE_RULES_2 } from './space-rules-2.ts';
import { SPACE_RULES_APOCALYPSE } from './space-rules-apocalypse.ts';
import { SPACE_RULES_AT_HAND } from './space-rules-at-hand.ts';
import { SPACE_RULES_DECIDED } from './space-rules-decided.ts';
import { SPACE_RULES_STATION } from './space-rules-station.ts';

export const SPACE_SECTION_TEXT: Readonly<Record<SpaceSection, Both>> = {
  components: { en: 'Components', fr: 'Le matériel' },
  setup: { en: 'Setup', fr: 'La mise en place' },
  mission: { en: 'The mission', fr: 'La mission' },
  turn: { en: 'Your turn', fr: 'Votre tour' },
  factions: { en: 'Factions and bonuses', fr: 'Factions et bonus' },
  acquire: { en: 'Acquiring a card', fr: 'Acquérir une carte' },
  fight: { en: 'Defeating an Enemy', fr: 'Vaincre un Ennemi' },
  market: { en: 'Buying at the Market', fr: 'Acheter au Marché' },
  movement: { en: 'Moving', fr: 'Se déplacer dans le vaisseau' },
  security: { en: 'Security Checkpoints', fr: 'Les Salles de sécurité' },
  lifts: { en: 'Hyperlift and Telepads', fr: 'Hyperstations et Téléporteurs' },
  hacking: { en: 'Hacking Data Ports', fr: 'Pirater les ports de data' },
  artifacts: { en: 'Stealing an Artifact', fr: 'Voler un Artefact' },
  rooms: { en: 'Secrets and rewards', fr: 'Secrets et récompenses' },
  clank: { en: 'Clank!', fr: 'Clank!' },
  credits: { en: 'Credits', fr: 'Les Crédits' },
  'turn-end': { en: 'End of the turn', fr: 'La fin du tour' },
  boss: { en: 'Boss Attacks', fr: 'Les Attaques du Boss' },
  rage: { en: 'Rage, Bounty Hunters and Blockade', fr: 'Fureur, Chasseurs de prime et Blocus' },
  health: { en: 'Health and damage', fr: 'Santé et dégâts' },
  escape: { en: 'The Escape Pods', fr: 'Les Capsules de sauvetage' },
  out: { en: 'When you are out', fr: 'Une fois dehors' },
  scoring: { en: 'Game end and scoring', fr: 'Fin de partie et décompte' },
  lexicon: { en: 'Card effects', fr: 'Les effets des cartes' },
  'major-secrets': { en: 'Major Secrets', fr: 'Les Secrets majeurs' },
  'market-items': { en: 'Market items', fr: 'Les objets du Marché' },
  'minor-secrets': { en: 'Minor Secrets', fr: 'Les Secrets mineurs' },
  'station-setup': { en: 'Setup of Cyber Station 11', fr: 'La mise en place de Cyber Station 11' },
  station: { en: 'Life on the station', fr: 'La vie à la station' },
  executive: { en: 'Executive Escape Pods', fr: 'Les Capsules de direction' },
  cyberware: { en: 'Cyberware', fr: 'Le Cyberware' },
  'apocalypse-setup': { en: 'Setup of Apocalypse!', fr: 'La mise en place d’Apocalypse !' },
  scheme: { en: 'The Scheme', fr: 'La Machination' },
  thwart: { en: 'Fighting the Scheme', fr: 'Contre la Machination' },
  'black-cubes': { en: 'Your black cubes', fr: 'Vos cubes noirs' },
  later: { en: 'Apocalypse Later', fr: 'L’apocalypse attendra' },
  mixing: { en: 'Both expansions', fr: 'Les deux extensions' },
  decided: { en: 'Where the rulebook is silent', fr: 'Là où le livret se tait' },
};

export const SPACE_RULE_TEXT: Readonly<Record<SpaceRule, Both>> = {
  ...SPACE_RULES_AT_HAND,
  ...SPACE_RULES_1,
  ...SPACE_RULES_2,
  ...SPACE_RULES_STATION,
  ...SPACE_RULES_APOCALYPSE,
  ...SPACE_RULES_DECIDED,
};
