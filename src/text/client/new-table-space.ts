import type { Both } from '../language.ts';

type Meaning = Readonly<Record<string, Both>>;

/** Two faces of a module cannot lie on the same ship. */
const onBack = (en: string, fr: string): Both => ({
  en: `Its other side is ${en}.`,
  fr: `Au verso : ${fr}.`,
});

const ofApocalypse = (en: string, fr: string): Both => ({
  en: `A module from Apocalypse! Its other side is ${en}.`,
  fr: `Un module d’Apocalypse ! Au verso : ${fr}.`,
});

const FACES: Meaning = {
  hydroponics: onBack('Engineering', 'la Salle des machines'),
  engineering: onBack('Hydroponics', 'le Centre hydroponique'),
  'doomsday-cannon': onBack('the Arena', 'l’Arène'),
  arena: onBack('the Doomsday Cannon', 'le Canon du Jugement Dernier'),
  'med-lab': onBack('the Promenade', 'la Promenade'),
  promenade: onBack('the Med Lab', 'l’Infirmerie'),
  'rift-observatory': ofApocalypse('the Planetary Cell Block', 'le Bloc pénitentiaire planétaire'),
  'planetary-cell-block': ofApocalypse('the Rift Observatory', 'l’Observatoire de la faille'),
  'terror-forming-lab': ofApocalypse('the Invasion Hangar', 'le Hangar d’invasion'),
  'invasion-hangar': ofApocalypse('the Terror-Forming Lab', 'le Labo de terreurformation'),
};

const once = (en: string, fr: string): Both => ({
  en: `Once complete: ${en}.`,
  fr: `Une fois achevée : ${fr}.`,
});

/** What each value of a table option of In! Space! changes. */
export const SPACE_MEANINGS: Readonly<Record<string, Meaning>> = {
  modules: {
    'first-game': {
      en: 'The three modules the rulebook recommends for a first game. Their rooms and corridors are our own design.',
      fr: 'Les trois modules que le livret conseille pour une première partie. Leurs Salles et leurs couloirs sont de notre cru.',
    },
    random: {
      en: 'Three modules, their faces and their slots are chosen at random. Their rooms and corridors are our own design.',
      fr: 'Trois modules tirés au sort, ainsi que leur face et leur emplacement. Leurs Salles et leurs couloirs sont de notre cru.',
    },
    chosen: {
      en: 'You choose which face goes in each of the three slots. Their rooms and corridors are our own design.',
      fr: 'Vous choisissez la face qui occupe chacun des trois emplacements. Leurs Salles et leurs couloirs sont de notre cru.',
    },
  },
  slot1: FACES,
  slot2: FACES,
  slot3: FACES,
  expansions: {
    none: { en: 'The base game by itself.', fr: 'Le jeu de base seul.' },
    station: {
      en: 'Cyber Station 11: a station instead of the ship, Executive Pods, and Cyberware to install.',
      fr: 'Cyber Station 11 : une station au lieu du vaisseau, des Capsules de direction et du Cyberware à installer.',
    },
    apocalypse: {
      en: 'Apocalypse!: a Scheme that the black cubes carry out and that players can fight.',
      fr: 'Apocalypse ! : une Machination que les cubes noirs accomplissent, et que l’on peut contrecarrer.',
    },
    both: {
      en: 'Both at once, though the publisher advises against it: cards from each come up less often.',
      fr: 'Les deux à la fois, bien que l’éditeur le déconseille : les cartes de chacune sortent moins souvent.',
    },
  },
  scheme: {
    'category-1': {
      en: 'One of the mildest, at random.',
      fr: 'Une des plus douces, tirée au sort.',
    },
    'category-2': {
      en: 'A medium one, at random.',
      fr: 'Une des moyennes, tirée au sort.',
    },
    'category-3': {
      en: 'One of the hardest, at random.',
      fr: 'Une des plus rudes, tirée au sort.',
    },
    'interdimensional-monsters': once(
      'each corridor with an Enemy icon has one more',
      'chaque couloir à icône d’Ennemi en compte une de plus',
    ),
    'atmosphere-theft': once(
      'each turn, every player loses the first Boot they gain',
      'à chacun de ses tours, chaque joueur perd la première Botte obtenue',
    ),
    'toxigenic-plague': once(
      'each turn, the first damage a player would heal is not healed',
      'à chacun de ses tours, chaque joueur perd le premier soin de 1 dégât',
    ),
    'invade-space': once(
      'Enemies in the Adventure Row take 1 more Sword to defeat',
      'les Ennemis de la piste des Aventures demandent 1 Épée de plus',
    ),
    'planets-into-prisons': once(
      'leaving a Security Checkpoint on foot takes 1 more Boot',
      'quitter à pied une Salle de sécurité demande 1 Botte de plus',
    ),
    'the-great-unplugging': once(
      'each ride by Hyperlift or Telepad takes 1 Boot',
      'chaque trajet par Hyperstation ou par Téléporteur demande 1 Botte',
    ),
    'clearance-sale-of-stars': once(
      'cards in the Reserve cost 1 more Skill',
      'les Actions permanentes coûtent 1 Compétence de plus',
    ),
    'big-crunch-rehearsal': once('each Boss Attack draws 1 more cube', 'chaque Attaque du Boss tire 1 cube de plus'),
    later: {
      en: 'The Apocalypse! cards without a Scheme: black cubes are bought with Skill.',
      fr: 'Les cartes d’Apocalypse !, sans Machination : les cubes noirs se paient en Compétences.',
    },
  },
  multipass: {
    'one-card': {
      en: 'A MultiPass gives the Faction bonus of one card.',
      fr: 'Un MultiPass donne le bonus de Faction d’une carte.',
    },
    'all-cards': {
      en: 'A MultiPass gives every card you play that turn its Faction bonus.',
      fr: 'Un MultiPass donne les bonus de Faction de toutes les cartes du tour.',
    },
  },
};

/** Why modules cannot lie so, by what the engine says of it. */
export const SPACE_IMPOSSIBLE: readonly (readonly [said: RegExp, text: Both])[] = [
  [
    /^(\S+) comes with Apocalypse!$/,
    {
      en: '{face} comes with Apocalypse!: add that expansion, or choose another module.',
      fr: '{face} fait partie d’Apocalypse ! : ajoutez cette extension, ou choisissez un autre module.',
    },
  ],
  [
    /^(\S+) is on the same piece as \1 in slot \d$/,
    { en: '{face} can be in one slot only.', fr: '{face} ne peut occuper qu’un emplacement.' },
  ],
  [
    /^(\S+) is on the same piece as (\S+) in slot \d$/,
    {
      en: '{face} and {other} are the two faces of one module: change one of them.',
      fr: '{face} et {other} sont les deux faces d’un même module : changez l’une des deux.',
    },
  ],
];
