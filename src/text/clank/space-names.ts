import type { Name } from './names.ts';

/**
 * Starting decks, but for the base game’s Stumble, then the reserve and the Adventure Deck. French names in print come
 * from the booklet or from reviews.
 */
export const SPACE_CARD_NAMES = {
  hack: { en: 'Hack', fr: 'Piratage' },
  access: { en: 'Access', fr: 'Décodeur' },
  'space-scramble': { en: 'Scramble', fr: 'Brouillage' },
  fazr: { en: 'FAZR', fr: 'FAZ-R' },
  'boldly-go': { en: 'Boldly Go', fr: 'En avant' },
  'memory-core': { en: 'Memory Core', fr: 'Puce de mémoire' },
  'gob-l1n': { en: 'GØB-L1N', fr: 'GØB-L1N' },
  eradibot: { en: 'Eradibot', fr: 'Éradibot' },

  'princess-helia': { en: 'Princess Helia', fr: 'Princesse Helia' },
  'phantom-agent': { en: 'Phantom Agent', fr: 'Agent Fantôme' },
  'jidu-infiltrator': { en: 'Jidu Infiltrator', fr: 'Djudaï infiltré' },
  'jidu-laser-sword': { en: 'Jidu Laser Sword', fr: 'Sabre laser Djudaï', ours: 'en' },
  'reluctant-moon-farmer': { en: 'Reluctant Moon-Farmer', fr: 'Fermier lunaire malgré lui', ours: 'both' },
  'bunk-bed-brigade': { en: 'Bunk-Bed Brigade', fr: 'Brigade des lits superposés', ours: 'both' },
  'vent-crawler': { en: 'Vent Crawler', fr: 'Rampeuse de conduits', ours: 'both' },
  'stapler-medic': { en: 'Stapler Medic', fr: 'Infirmier à l’agrafeuse', ours: 'both' },
  'decoy-princess': { en: 'Decoy Princess', fr: 'Sosie de la princesse', ours: 'both' },
  'pep-talk-hologram': { en: 'Pep-Talk Hologram', fr: 'Hologramme de motivation', ours: 'both' },
  'jidu-dropout': { en: 'Jidu Dropout', fr: 'Djudaï recalé', ours: 'both' },
  'jidu-emeritus': { en: 'Jidu Emeritus', fr: 'Djudaï émérite', ours: 'both' },
  'admiral-obvious': { en: 'Admiral Obvious', fr: 'Amirale Évidence', ours: 'both' },
  'pamphleteer-in-irons': { en: 'Pamphleteer in Irons', fr: 'Pamphlétaire aux fers', ours: 'both' },
  'escape-committee': { en: 'Escape Committee', fr: 'Comité d’évasion', ours: 'both' },
  'mess-hall-mole': { en: 'Mess-Hall Mole', fr: 'Taupe du réfectoire', ours: 'both' },

  'monkeybot-30000': { en: 'MonkeyBot 30000', fr: 'MonkeyBot 30000' },
  'mad-scientist': { en: 'Mad Scientist', fr: 'Savant fou', ours: 'fr' },
  'telepad-technician': { en: 'Telepad Technician', fr: 'Technicienne de téléporteur', ours: 'fr' },
  'quantum-intern': { en: 'Quantum Intern', fr: 'Stagiaire quantique', ours: 'both' },
  'crystal-whisperer': { en: 'Crystal Whisperer', fr: 'Murmureuse de cristaux', ours: 'both' },
  'buttered-cat-engine': { en: 'Buttered-Cat Engine', fr: 'Moteur à chat beurré', ours: 'both' },
  'doctor-of-everything-else': { en: 'Doctor of Everything Else', fr: 'Docteure en tout le reste', ours: 'both' },
  'escaped-lab-rat': { en: 'Escaped Lab Rat', fr: 'Rat de labo évadé', ours: 'both' },

  'space-pirate': { en: 'Space Pirate', fr: 'Pirate de l’espace', ours: 'fr' },
  'moonshine-smuggler': { en: 'Moonshine Smuggler', fr: 'Trafiquant de gnôle lunaire', ours: 'both' },
  'literal-card-shark': { en: 'Literal Card Shark', fr: 'Vrai requin du poker', ours: 'both' },
  'getaway-pilot': { en: 'Getaway Pilot', fr: 'Pilote de cavale', ours: 'both' },
  'four-handed-fence': { en: 'Four-Handed Fence', fr: 'Receleuse à quatre mains', ours: 'both' },
  'loudmouth-informant': { en: 'Loudmouth Informant', fr: 'Indic à grande gueule', ours: 'both' },
  'wanted-poster-collector': { en: 'Wanted-Poster Collector', fr: 'Collectionneuse d’avis de recherche', ours: 'both' },
  'chrome-gunslinger': { en: 'Chrome Gunslinger', fr: 'Pistolero chromé', ours: 'both' },
  'two-bit-jailbird': { en: 'Two-Bit Jailbird', fr: 'Taulard à deux sous', ours: 'both' },
  'godmother-of-nine-moons': { en: 'Godmother of Nine Moons', fr: 'Marraine des Neuf Lunes', ours: 'both' },
  'grab-the-silverware': { en: 'Grab the Silverware', fr: 'Rafle d’argenterie', ours: 'both' },

  exterminator: { en: 'Exterminator', fr: 'Exterminator' },
  'space-skunk': { en: 'Space Skunk', fr: 'Putois de l’espace' },
  prisoner: { en: 'Prisoner', fr: 'Prisonnier' },
  'fe-lion': { en: 'Fe-Lion', fr: 'Fe-Lion' },
  'account-hack': { en: 'Account Hack', fr: 'Piratage de compte' },
  'code-red': { en: 'Code Red', fr: 'Code rouge', ours: 'fr' },
  shapeshifter: { en: 'Shapeshifter', fr: 'Métamorphe', ours: 'fr' },
  'photon-scooter': { en: 'Photon Scooter', fr: 'Scooter photonique', ours: 'en' },
  'pocket-moon': { en: 'Pocket Moon', fr: 'Lune de poche', ours: 'both' },
  'bottled-nebula': { en: 'Bottled Nebula', fr: 'Nébuleuse en bouteille', ours: 'both' },
  'supernova-snow-globe': { en: 'Supernova Snow Globe', fr: 'Boule à neige supernova', ours: 'both' },
  'deed-to-a-small-galaxy': { en: 'Deed to a Small Galaxy', fr: 'Titre de propriété d’une galaxie', ours: 'both' },
  'the-boss-s-good-helmet': { en: 'The Boss’s Good Helmet', fr: 'Le Beau Casque du Boss', ours: 'both' },
  'elevator-music': { en: 'Elevator Music', fr: 'Musique d’ascenseur', ours: 'both' },
  'skeleton-script': { en: 'Skeleton Script', fr: 'Script rossignol', ours: 'both' },
  'long-range-dongle': { en: 'Long-Range Dongle', fr: 'Clef longue portée', ours: 'both' },
  'expired-healing-foam': { en: 'Expired Healing Foam', fr: 'Mousse médicale périmée', ours: 'both' },
  'extendable-tentacle': { en: 'Extendable Tentacle', fr: 'Tentacule télescopique', ours: 'both' },

  'hall-monitor': { en: 'Hall Monitor', fr: 'Surveillant de coursive', ours: 'both' },
  'airlock-gremlin': { en: 'Airlock Gremlin', fr: 'Gremlin de sas', ours: 'both' },
  'security-officer': { en: 'Security Officer', fr: 'Officier de sécurité' },
  'conveyor-belt-trooper': { en: 'Conveyor-Belt Trooper', fr: 'Soldat à la chaîne', ours: 'both' },
  'upgrade-evangelist': { en: 'Upgrade Evangelist', fr: 'Évangéliste de la mise à jour', ours: 'both' },
  'evil-revenue-auditor': { en: 'Evil Revenue Auditor', fr: 'Inspecteur du Fisc maléfique', ours: 'both' },
  'hyperlift-toll-troll': { en: 'Hyperlift Toll Troll', fr: 'Troll à péage', ours: 'both' },
  'tattletale-drone': { en: 'Tattletale Drone', fr: 'Drone rapporteur', ours: 'both' },
  'killer-robot': { en: 'Killer Robot', fr: 'Robot tueur', ours: 'en' },
  'warden-of-block-zero': { en: 'Warden of Block Zero', fr: 'Gardienne du Bloc Zéro', ours: 'both' },
  'savage-gorklar': { en: 'Savage Gorklar', fr: 'Gorklar sauvage', ours: 'en' },
  'crystal-crunching-slug': { en: 'Crystal-Crunching Slug', fr: 'Limace croque-cristal', ours: 'both' },
} as const satisfies Readonly<Record<string, Name>>;

/** Tokens that the base game does not have; its Artifacts of 5 to 30 are the same. */
export const SPACE_TOKEN_NAMES = {
  'major-mega-health-boost': { en: 'Mega Health Boost', fr: 'Méga stimulant de soin' },
  'major-credit-chip-5': { en: '5 Credit Chip', fr: 'Puce de 5 Crédits' },
  'major-flash-of-brilliance': { en: 'Flash of Brilliance', fr: 'Éclair de génie' },
  'major-spaceship-plans': { en: 'Spaceship Plans', fr: 'Plans du vaisseau' },
  'major-sixth-crystal': { en: 'The Sixth Crystal', fr: 'Le sixième Cristal' },
  'major-sonic-grenade': { en: 'Sonic Grenade', fr: 'Grenade assourdissante' },

  'minor-health-boost': { en: 'Health Boost', fr: 'Stimulant de soin' },
  'minor-speed-boost': { en: 'Speed Boost', fr: 'Stimulant de vitesse' },
  'minor-combat-boost': { en: 'Combat Boost', fr: 'Stimulant de combat' },
  'minor-credit-chip-2': { en: '2 Credit Chip', fr: 'Puce de 2 Crédits' },
  'minor-multipass': { en: 'MultiPass', fr: 'MultiPass' },
  'minor-vaporizer': { en: 'Vaporizer', fr: 'Atomiseur' },
  'minor-archive': { en: 'Archive', fr: 'Archive numérique' },

  'market-master-key': { en: 'Master Key', fr: 'Passe-partout' },
  'market-telepass': { en: 'TelePass', fr: 'TéléPass' },
  'market-med-kit': { en: 'Med Kit', fr: 'Médikit' },
  'market-contraband': { en: 'Contraband', fr: 'Produits de contrebande' },

  'escape-pod': { en: 'Escape Pod', fr: 'Capsule de sauvetage' },

  'command-code': { en: 'Command Code', fr: 'Code de commande' },
} as const satisfies Readonly<Record<string, Name>>;

/** What else is on the table. */
export const SPACE_COMPONENT_NAMES = {
  'power-crystal': { en: 'Power Crystal', fr: 'Cristal de pouvoir' },
  blockade: { en: 'Blockade', fr: 'Blocus' },
  'bounty-hunter-cube': { en: 'Bounty Hunter cube', fr: 'Cube Chasseur de prime' },
  'boss-cube': { en: 'Boss cube', fr: 'Cube Boss' },
  'clank-cube': { en: 'Clank! cube', fr: 'Cube Clank!' },
  'data-cube': { en: 'Data Cube', fr: 'Cube de data' },
  credit: { en: 'Credit', fr: 'Crédit' },
  'boss-marker': { en: 'Boss marker', fr: 'Marqueur Boss' },
  'boss-marker-haldos': { en: 'Haldos', fr: 'Haldos' },
  'executive-escape-pod': { en: 'Executive Escape Pod', fr: 'Capsule de direction', ours: 'fr' },
} as const satisfies Readonly<Record<string, Name>>;
