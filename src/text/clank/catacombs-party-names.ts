import type { PartyCardId } from '../../games/clank/catacombs/party-cards.ts';
import type { CatacombsTokenId } from '../../games/clank/catacombs/tokens.ts';
import type { Name } from './names.ts';

/** The dungeon cards of Adventuring Party. */
export const PARTY_CARD_NAMES = {
  'elven-satchel': { en: 'Elven Satchel', fr: 'Sacoche elfique', ours: 'fr' },
  'one-with-everything': { en: 'One With Everything', fr: 'Un avec le Grand Tout', ours: 'fr' },
  'scouting-ahead': { en: 'Scouting Ahead', fr: 'Partir en éclaireur', ours: 'fr' },
  'time-warp': { en: 'Time Warp', fr: 'Distorsion temporelle', ours: 'fr' },
  'too-bad-for-you': { en: 'Too Bad for You', fr: 'Tant pis pour vous', ours: 'fr' },
  'walk-it-off': { en: 'Walk It Off', fr: 'Même pas mal', ours: 'fr' },

  assassin: { en: 'Assassin', fr: 'Assassin', ours: 'fr' },
  berserker: { en: 'Berserker', fr: 'Berserker', ours: 'fr' },
  cutpurse: { en: 'Cutpurse', fr: 'Coupe-bourse', ours: 'fr' },
  'rebel-herald': { en: 'Rebel Herald', fr: 'Héraut rebelle', ours: 'fr' },
  'royal-brat': { en: 'Royal Brat', fr: 'Garnement royal', ours: 'fr' },
  'spiritual-healer': { en: 'Spiritual Healer', fr: 'Guérisseuse spirituelle', ours: 'fr' },
  tactician: { en: 'Tactician', fr: 'Tacticienne', ours: 'fr' },
  'virtuoso-burglar': { en: 'Virtuoso Burglar', fr: 'Cambrioleur virtuose', ours: 'fr' },

  'flawed-sapphire': { en: 'Flawed Sapphire', fr: 'Saphir imparfait', ours: 'fr' },
  'flawed-emerald': { en: 'Flawed Emerald', fr: 'Émeraude imparfaite', ours: 'fr' },
  'flawed-ruby': { en: 'Flawed Ruby', fr: 'Rubis imparfait', ours: 'fr' },

  'hiding-place': { en: 'Hiding Place', fr: 'Cachette', ours: 'fr' },
  'secret-passage': { en: 'Secret Passage', fr: 'Passage secret', ours: 'fr' },

  'ape-lord-phantasm': { en: 'Ape Lord Phantasm', fr: 'Apparition du Seigneur Singe' },
  leprechaun: { en: 'Leprechaun', fr: 'Farfadet', ours: 'fr' },
  'pixie-swarm': { en: 'Pixie Swarm', fr: 'Nuée de pixies', ours: 'fr' },
  scuffler: { en: 'Scuffler', fr: 'Bagarreur', ours: 'fr' },
  spotter: { en: 'Spotter', fr: 'Épieur', ours: 'fr' },
  succubus: { en: 'Succubus', fr: 'Succube', ours: 'fr' },
} as const satisfies Readonly<Record<PartyCardId, Name>>;

/** Tokens that Adventuring Party adds and neither other box has. */
export const PARTY_TOKEN_NAMES = {
  'silver-artifact-10': { en: 'Silver Artifact 10', fr: 'Artefact d’argent 10', ours: 'fr' },
  'silver-artifact-15': { en: 'Silver Artifact 15', fr: 'Artefact d’argent 15', ours: 'fr' },
  'silver-artifact-20': { en: 'Silver Artifact 20', fr: 'Artefact d’argent 20', ours: 'fr' },
  'silver-artifact-25': { en: 'Silver Artifact 25', fr: 'Artefact d’argent 25', ours: 'fr' },

  'potion-of-stealth': { en: 'Potion of Stealth', fr: 'Potion de discrétion', ours: 'fr' },

  'invisibility-cloak': { en: 'Invisibility Cloak', fr: 'Cape d’invisibilité' },
  'crown-7': { en: 'Crown 7', fr: 'Couronne 7' },
} as const satisfies Readonly<Partial<Record<CatacombsTokenId, Name>>>;
