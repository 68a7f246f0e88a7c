import type { Both } from '../language.ts';

type Meaning = Readonly<Record<string, Both>>;

/** Two faces of a module cannot lie on the same ship. */
const onBack = (en: string, fr: string): Both => ({
  en: `Its back is ${en}.`,
  fr: `Au verso : ${fr}.`,
});

const ofApocalypse = (en: string, fr: string): Both => ({
  en: `A module of Apocalypse! Its back is ${en}.`,
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
  en: `Once it is complete: ${en}.`,
  fr: `Une fois achevée : ${fr}.`,
});

/** What each value of a table option of In! Space! changes. */
export const SPACE_MEANINGS: Readonly<Record<string, Meaning>> = {
  modules: {
    'first-game': {
      en: 'The three modules that the booklet advises for a first game. Their rooms and corridors are of our own design.',
      fr: 'Les trois modules que le livret conseille pour une première partie. Leurs Salles et leurs couloirs sont de notre cru.',
    },
    random: {
      en: 'Three modules, their faces and their places are drawn by lot. Their rooms and corridors are of our own design.',
      fr: 'Trois modules, leur face et leur place sont tirés au sort. Leurs Salles et leurs couloirs sont de notre cru.',
    },
    chosen: {
      en: 'You say which face lies in which of the three places. Their rooms and corridors are of our own design.',
      fr: 'Vous dites quelle face occupe chacune des trois places. Leurs Salles et leurs couloirs sont de notre cru.',
    },
  },
  slot1: FACES,
  slot2: FACES,
  slot3: FACES,
  expansions: {
    none: { en: 'The base game by itself.', fr: 'Le jeu de base seul.' },
    station: {
      en: 'Cyber Station 11: a station in place of the ship, executive pods, and cyberware to install.',
      fr: 'Cyber Station 11 : une station au lieu du vaisseau, des Capsules de direction, et des implants à installer.',
    },
    apocalypse: {
      en: 'Apocalypse!: a scheme that the black cubes carry out, and that players may fight.',
      fr: 'Apocalypse ! : une Machination que les cubes noirs accomplissent, et que l’on peut contrecarrer.',
    },
    both: {
      en: 'Both at once, though the publisher advises against it: cards of either come up less often.',
      fr: 'Les deux à la fois, bien que l’éditeur le déconseille : les cartes de chacune viennent moins souvent.',
    },
  },
  scheme: {
    'category-1': {
      en: 'One of the mildest, by lot.',
      fr: 'L’une des plus douces, au sort.',
    },
    'category-2': {
      en: 'One of the middling, by lot.',
      fr: 'L’une des moyennes, au sort.',
    },
    'category-3': {
      en: 'One of the hardest, by lot.',
      fr: 'L’une des plus rudes, au sort.',
    },
    'interdimensional-monsters': once(
      'each corridor with an Enemy icon has one more',
      'chaque couloir à icône d’Ennemi en compte une de plus',
    ),
    'atmosphere-theft': once(
      'on each of their turns, every player loses the first boot gained',
      'à chacun de ses tours, chaque joueur perd la première Botte obtenue',
    ),
    'toxigenic-plague': once(
      'on each of their turns, every player loses the first damage healed',
      'à chacun de ses tours, chaque joueur perd le premier soin de 1 dégât',
    ),
    'invade-space': once(
      'enemies of the Adventure Row take 1 more sword',
      'les Ennemis de la piste des Aventures demandent 1 Épée de plus',
    ),
    'planets-into-prisons': once(
      'walking out of a security checkpoint takes 1 more boot',
      'quitter à pied une Salle de sécurité demande 1 Botte de plus',
    ),
    'the-great-unplugging': once(
      'each ride by Hyperlift or Telepad takes 1 boot',
      'chaque trajet en Hyperstation ou par Téléporteur demande 1 Botte',
    ),
    'clearance-sale-of-stars': once(
      'cards of the Reserve cost 1 more skill',
      'les Actions permanentes coûtent 1 Compétence de plus',
    ),
    'big-crunch-rehearsal': once('each Boss Attack draws 1 more cube', 'chaque Attaque du Boss tire 1 cube de plus'),
    later: {
      en: 'Its cards without a scheme: black cubes are bought with skill.',
      fr: 'Ses cartes sans Machination : les cubes noirs s’achètent en Compétences.',
    },
  },
  multipass: {
    'one-card': {
      en: 'A MultiPass gives the faction bonus of one card.',
      fr: 'Un MultiPass donne le bonus de Faction d’une carte.',
    },
    'all-cards': {
      en: 'A MultiPass gives the faction bonuses of all cards of the turn.',
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
      fr: '{face} vient avec Apocalypse ! : ajoutez cette extension, ou choisissez un autre module.',
    },
  ],
  [
    /^(\S+) is on the same piece as \1 in slot \d$/,
    { en: '{face} can lie in one place only.', fr: '{face} ne peut occuper qu’une place.' },
  ],
  [
    /^(\S+) is on the same piece as (\S+) in slot \d$/,
    {
      en: '{face} and {other} are the two faces of one module: change one of them.',
      fr: '{face} et {other} sont les deux faces d’un même module : changez l’une des deux.',
    },
  ],
];
