import type { CardId } from '../../games/clank/classic/cards.ts';
import type { TokenId } from '../../games/clank/classic/tokens.ts';
import type { Both } from '../language.ts';

export interface Name extends Both {
  /** The language in which the name is our own, for want of a printed one in the facts; both for what is all our own. */
  readonly ours?: 'fr' | 'en' | 'both';
}

export const CARD_NAMES: Readonly<Record<CardId, Name>> = {
  burgle: { en: 'Burgle', fr: 'Cambrioler' },
  stumble: { en: 'Stumble', fr: 'Faux pas' },
  sidestep: { en: 'Sidestep', fr: 'Contourner' },
  scramble: { en: 'Scramble', fr: 'Se faufiler' },

  mercenary: { en: 'Mercenary', fr: 'Mercenaire' },
  explore: { en: 'Explore', fr: 'Explorer' },
  'secret-tome': { en: 'Secret Tome', fr: 'Livre des Secrets' },
  goblin: { en: 'Goblin', fr: 'Gobelin' },

  'amulet-of-vigor': { en: 'Amulet of Vigor', fr: 'Amulette de vigueur', ours: 'fr' },
  'boots-of-swiftness': { en: 'Boots of Swiftness', fr: 'Bottes de rapidité', ours: 'fr' },
  'bracers-of-agility': { en: 'Bracers of Agility', fr: 'Brassards d’agilité', ours: 'fr' },
  brilliance: { en: 'Brilliance', fr: 'Trait de génie', ours: 'fr' },
  'dead-run': { en: 'Dead Run', fr: 'À toutes jambes', ours: 'fr' },
  'elven-boots': { en: 'Elven Boots', fr: 'Bottes elfiques', ours: 'fr' },
  'elven-cloak': { en: 'Elven Cloak', fr: 'Cape elfique', ours: 'fr' },
  'elven-dagger': { en: 'Elven Dagger', fr: 'Dague elfique', ours: 'fr' },
  'flying-carpet': { en: 'Flying Carpet', fr: 'Tapis volant', ours: 'fr' },
  'lucky-coin': { en: 'Lucky Coin', fr: 'Pièce porte-bonheur', ours: 'fr' },
  'move-silently': { en: 'Move Silently', fr: 'Déplacement silencieux' },
  pickaxe: { en: 'Pickaxe', fr: 'Pioche de mineur', ours: 'fr' },
  'scepter-of-the-ape-lord': { en: 'Scepter of the Ape Lord', fr: 'Sceptre du Seigneur Singe', ours: 'fr' },
  search: { en: 'Search', fr: 'Fouiller', ours: 'fr' },
  'silver-spear': { en: 'Silver Spear', fr: 'Lance d’argent', ours: 'fr' },
  'singing-sword': { en: 'Singing Sword', fr: 'Épée chantante', ours: 'fr' },
  'sleight-of-hand': { en: 'Sleight of Hand', fr: 'Escamotage' },
  sneak: { en: 'Sneak', fr: 'À pas de loup', ours: 'fr' },
  swagger: { en: 'Swagger', fr: 'Frimeur' },
  tattle: { en: 'Tattle', fr: 'Moucharder', ours: 'fr' },
  'treasure-map': { en: 'Treasure Map', fr: 'Carte au trésor', ours: 'fr' },
  'underworld-dealing': { en: 'Underworld Dealing', fr: 'Affaires louches', ours: 'fr' },
  'wand-of-recall': { en: 'Wand of Recall', fr: 'Baguette de rappel', ours: 'fr' },
  'wand-of-wind': { en: 'Wand of Wind', fr: 'Baguette des vents', ours: 'fr' },

  apothecary: { en: 'Apothecary', fr: 'Apothicaire', ours: 'fr' },
  archaeologist: { en: 'Archaeologist', fr: 'Archéologue', ours: 'fr' },
  'cleric-of-the-sun': { en: 'Cleric of the Sun', fr: 'Clerc du Soleil', ours: 'fr' },
  'dwarven-peddler': { en: 'Dwarven Peddler', fr: 'Colporteur nain', ours: 'fr' },
  'gem-collector': { en: 'Gem Collector', fr: 'Collectionneur de gemmes', ours: 'fr' },
  'invoker-of-the-ancients': { en: 'Invoker of the Ancients', fr: 'Invocateur des Anciens', ours: 'fr' },
  'kobold-merchant': { en: 'Kobold Merchant', fr: 'Marchand kobold' },
  'master-burglar': { en: 'Master Burglar', fr: 'Maître cambrioleur', ours: 'fr' },
  'mister-whiskers': { en: 'Mister Whiskers', fr: 'Monsieur Moustaches', ours: 'fr' },
  'monkeybot-3000': { en: 'MonkeyBot 3000', fr: 'MonkeyBot 3000', ours: 'fr' },
  'rebel-captain': { en: 'Rebel Captain', fr: 'Capitaine rebelle', ours: 'fr' },
  'rebel-miner': { en: 'Rebel Miner', fr: 'Mineur rebelle', ours: 'fr' },
  'rebel-scout': { en: 'Rebel Scout', fr: 'Éclaireur rebelle' },
  'rebel-soldier': { en: 'Rebel Soldier', fr: 'Soldat rebelle', ours: 'fr' },
  'the-duke': { en: 'The Duke', fr: 'Duc', ours: 'fr' },
  'the-mountain-king': { en: 'The Mountain King', fr: 'Roi de la Montagne' },
  'the-queen-of-hearts': { en: 'The Queen of Hearts', fr: 'Reine de cœur', ours: 'fr' },
  'treasure-hunter': { en: 'Treasure Hunter', fr: 'Chasseur de trésors', ours: 'fr' },
  'tunnel-guide': { en: 'Tunnel Guide', fr: 'Guide des souterrains', ours: 'fr' },
  wizard: { en: 'Wizard', fr: 'Magicien', ours: 'fr' },

  sapphire: { en: 'Sapphire', fr: 'Saphir', ours: 'fr' },
  emerald: { en: 'Emerald', fr: 'Émeraude', ours: 'fr' },
  ruby: { en: 'Ruby', fr: 'Rubis', ours: 'fr' },
  diamond: { en: 'Diamond', fr: 'Diamant', ours: 'fr' },
  'dragons-eye': { en: 'Dragon’s Eye', fr: 'Œil du Dragon', ours: 'fr' },

  'dragon-shrine': { en: 'Dragon Shrine', fr: 'Autel du Dragon', ours: 'fr' },
  ladder: { en: 'Ladder', fr: 'Échelle', ours: 'fr' },
  shrine: { en: 'Shrine', fr: 'Autel', ours: 'fr' },
  teleporter: { en: 'Teleporter', fr: 'Téléporteur', ours: 'fr' },
  'the-vault': { en: 'The Vault', fr: 'Chambre forte', ours: 'fr' },

  'animated-door': { en: 'Animated Door', fr: 'Porte animée', ours: 'fr' },
  belcher: { en: 'Belcher', fr: 'Éructeur', ours: 'fr' },
  'cave-troll': { en: 'Cave Troll', fr: 'Troll des cavernes', ours: 'fr' },
  'crystal-golem': { en: 'Crystal Golem', fr: 'Golem de cristal', ours: 'fr' },
  kobold: { en: 'Kobold', fr: 'Kobold', ours: 'fr' },
  ogre: { en: 'Ogre', fr: 'Ogre', ours: 'fr' },
  'orc-grunt': { en: 'Orc Grunt', fr: 'Troufion orque' },
  overlord: { en: 'Overlord', fr: 'Despote', ours: 'fr' },
  watcher: { en: 'Watcher', fr: 'Guetteur', ours: 'fr' },
};

export const TOKEN_NAMES: Readonly<Record<TokenId, Name>> = {
  'artifact-5': { en: 'Artifact 5', fr: 'Artefact 5' },
  'artifact-7': { en: 'Artifact 7', fr: 'Artefact 7' },
  'artifact-10': { en: 'Artifact 10', fr: 'Artefact 10' },
  'artifact-15': { en: 'Artifact 15', fr: 'Artefact 15' },
  'artifact-20': { en: 'Artifact 20', fr: 'Artefact 20' },
  'artifact-25': { en: 'Artifact 25', fr: 'Artefact 25' },
  'artifact-30': { en: 'Artifact 30', fr: 'Artefact 30' },

  chalice: { en: 'Chalice', fr: 'Calice' },
  'greater-treasure': { en: 'Greater Treasure', fr: 'Super trésor' },
  'greater-skill-boost': { en: 'Greater Skill Boost', fr: 'Super gain de Compétence' },
  'flash-of-brilliance': { en: 'Flash of Brilliance', fr: 'Éclair de génie' },
  'potion-of-greater-healing': { en: 'Potion of Greater Healing', fr: 'Potion de super soins' },

  'dragon-egg': { en: 'Dragon Egg', fr: 'Œuf de Dragon' },
  treasure: { en: 'Treasure', fr: 'Trésor' },
  'skill-boost': { en: 'Skill Boost', fr: 'Gain de Compétence' },
  'potion-of-healing': { en: 'Potion of Healing', fr: 'Potion de soins' },
  'potion-of-strength': { en: 'Potion of Strength', fr: 'Potion de force' },
  'potion-of-swiftness': { en: 'Potion of Swiftness', fr: 'Potion de rapidité' },
  'magic-spring': { en: 'Magic Spring', fr: 'Fontaine magique' },

  'monkey-idol': { en: 'Monkey Idol', fr: 'Idole du Singe' },

  'master-key': { en: 'Master Key', fr: 'Clef de maître' },
  backpack: { en: 'Backpack', fr: 'Sac à dos' },
  'crown-10': { en: 'Crown 10', fr: 'Couronne 10' },
  'crown-9': { en: 'Crown 9', fr: 'Couronne 9' },
  'crown-8': { en: 'Crown 8', fr: 'Couronne 8' },

  'mastery-token': { en: 'Mastery token', fr: 'Marqueur Maîtrise' },
};
