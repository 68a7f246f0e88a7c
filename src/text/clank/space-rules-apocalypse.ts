import type { SpaceRule } from '../../games/clank/space/rules.ts';
import type { Both } from '../language.ts';

/** Apocalypse!, and both expansions together. */
export const SPACE_RULES_APOCALYPSE = {
  'cs-scheme-choose': {
    en: 'The table plays with one Scheme, chosen at random from a category or by name, or with none.',
    fr: 'La table joue avec une Machination : tirée dans la catégorie voulue, choisie par son nom, ou aucune.',
  },
  'cs-scheme-category': {
    en: 'Schemes come in three categories, from 1, the mildest, to 3, the hardest.',
    fr: 'Les Machinations se rangent en trois catégories, de la 1, la plus douce, à la 3, la plus rude.',
  },
  'cs-apocalypse-modules': {
    en: 'Two more double-sided modules join those of the base game; we suggest one of them, plus the module the Scheme names.',
    fr: 'Deux modules à deux faces s’ajoutent à ceux du jeu de base ; il est conseillé d’en prendre un, ainsi que le module que nomme la Machination.',
  },
  'cs-apocalypse-named-module': {
    en: 'If the module that a Scheme names is not in play, effects that refer to it affect nobody.',
    fr: 'Si le module que nomme une Machination n’est pas en jeu, ses effets ne touchent personne.',
  },
  'cs-apocalypse-first-game': {
    en: 'For a first end of the world: Hydroponics, the Invasion Hangar and the Med Lab, with the Scheme “Invade Space”. This choice is ours.',
    fr: 'Pour une première fin du monde : le Centre hydroponique, le Hangar d’invasion et l’Infirmerie, avec la Machination « Envahir l’espace ». Ce choix est le nôtre.',
  },
  'cs-apocalypse-cards': {
    en: 'The 35 cards of the expansion are shuffled into the Adventure Deck.',
    fr: 'Les 35 cartes de l’extension sont mélangées à la pioche des Aventures.',
  },
  'cs-haldos': {
    en: 'The Haldos marker may be used in place of the Boss marker; the rules do not change.',
    fr: 'Le pion Haldos peut remplacer le marqueur Boss ; les règles ne changent pas.',
  },
  'cs-scheme-phases': {
    en: 'A Scheme has three phases, in order; the first one not yet full is the current phase.',
    fr: 'Une Machination a trois phases, parcourues dans l’ordre ; la première qui n’est pas encore pleine est la phase en cours.',
  },
  'cs-scheme-fill': {
    en: 'Each black cube drawn fills a space of the current phase, instead of being set aside.',
    fr: 'Chaque cube noir tiré remplit un espace de la phase en cours, au lieu d’être mis de côté.',
  },
  'cs-scheme-absent-draw': {
    en: 'Black cubes drawn on the turn of a player who is out fill the Scheme too; colored cubes never do.',
    fr: 'Les cubes noirs tirés au tour d’un joueur sorti remplissent aussi la Machination ; les cubes de couleur, jamais.',
  },
  'cs-scheme-complete': {
    en: 'When the last space of a phase is filled, the phase is complete and takes effect at once.',
    fr: 'Dès que son dernier espace est rempli, une phase est achevée et s’applique aussitôt.',
  },
  'cs-scheme-next': {
    en: 'A complete phase gives way to the next, which takes any black cubes left from the same draw.',
    fr: 'Une phase achevée cède la place à la suivante, où se posent les cubes noirs restants du même tirage.',
  },
  'cs-scheme-each-player': {
    en: 'What a phase does to each player affects those aboard, in turn order from the one whose turn it is.',
    fr: 'Ce qu’une phase fait à chaque joueur touche ceux qui sont à bord, dans l’ordre du tour depuis celui qui joue.',
  },
  'cs-scheme-damage': {
    en: 'Damage from a phase is marked like a Bounty Hunter’s and can knock you out.',
    fr: 'Le dégât d’une phase se marque comme celui d’un Chasseur de prime et peut mettre hors de combat.',
  },
  'cs-scheme-bounty': {
    en: 'Bounty Hunters that a phase sends come from the Rage Track, highest space first, while any are left.',
    fr: 'Les Chasseurs de prime qu’envoie une phase viennent de la piste de Fureur, de la case la plus haute d’abord, tant qu’il en reste.',
  },
  'cs-scheme-marker': {
    en: 'A phase that moves the Boss marker does not change how many cubes the current draw takes.',
    fr: 'Une phase qui fait avancer le marqueur Boss ne change pas le nombre de cubes du tirage en cours.',
  },
  'cs-scheme-lasting': {
    en: 'Once the third phase is complete, the Scheme has a lasting effect on everyone for the rest of the game.',
    fr: 'La troisième phase achevée, la Machination a pour tous un effet durable jusqu’à la fin de la partie.',
  },
  'cs-scheme-over': {
    en: 'Once the whole Scheme is complete, black cubes drawn are set aside as usual.',
    fr: 'Une fois toute la Machination achevée, les cubes noirs tirés sont mis de côté comme d’habitude.',
  },
  'cs-scheme-action': {
    en: 'By paying its cost, you may take one black cube from the current phase, and whatever else the Scheme offers.',
    fr: 'En payant son coût, vous pouvez prendre un cube noir de la phase en cours, et ce que la Machination offre en plus.',
  },
  'cs-scheme-boots': {
    en: 'Boots pay for the Scheme even when you are dizzy or stopped at a Security Checkpoint.',
    fr: 'Les Bottes paient la Machination même si vous êtes étourdi ou arrêté dans une Salle de sécurité.',
  },
  'cs-scheme-sealed': {
    en: 'Cubes of a completed phase stay there for good.',
    fr: 'Les cubes d’une phase achevée y restent pour de bon.',
  },
  'cs-cube-point': {
    en: 'A black cube in front of you is worth 1 point at the end.',
    fr: 'Un cube noir devant vous vaut 1 point en fin de partie.',
  },
  'cs-cube-spent': {
    en: 'A black cube you spend goes back into the Boss Bag at once.',
    fr: 'Un cube noir dépensé retourne aussitôt dans le sac du Boss.',
  },
  'cs-cube-gain': {
    en: 'A black cube given by a card or room comes from the current phase; if there is none, from those set aside, and never from anywhere else.',
    fr: 'Un cube noir donné par une carte ou une Salle vient de la phase en cours ; à défaut de phase, de ceux mis de côté, et jamais d’ailleurs.',
  },
  'cs-cube-return': {
    en: 'Effects that return black cubes to the bag take those of the current phase first, then those set aside.',
    fr: 'Les effets qui rendent des cubes noirs au sac prennent d’abord ceux de la phase en cours, puis ceux mis de côté.',
  },
  'cs-cube-kept': {
    en: 'No effect returns the black cubes of a completed phase, or of a player, to the bag.',
    fr: 'Aucun effet ne rend au sac les cubes noirs d’une phase achevée, ni ceux d’un joueur.',
  },
  'cs-cube-damage': {
    en: 'With Apocalypse!, damage for which you have no cube is marked without moving a black one.',
    fr: 'Avec Apocalypse !, le dégât pour lequel vous n’avez pas de cube se marque sans déplacer de cube noir.',
  },
  'cs-later-pool': {
    en: 'Without a Scheme, black cubes drawn form a single pool beside the board.',
    fr: 'Sans Machination, les cubes noirs tirés forment un seul tas à côté du plateau.',
  },
  'cs-later-cards': {
    en: 'Cards that mention a Scheme use the pool instead; a card that scores completed phases is worth 2 points.',
    fr: 'Les cartes qui parlent de Machination se servent du tas ; celle qui compte les phases achevées vaut 2 points.',
  },
  'cs-mix-options': {
    en: 'The table plays with neither expansion, with one of them, or with both.',
    fr: 'La table joue sans extension, avec l’une d’elles ou avec les deux.',
  },
  'cs-mix-advice': {
    en: 'Shuffling the cards of both expansions into one deck is allowed, though the publisher advises against it.',
    fr: 'Mélanger les cartes des deux extensions dans une même pioche est permis, bien que l’éditeur le déconseille.',
  },
  'cs-mix-set': {
    en: 'Each card says which box it comes from.',
    fr: 'Chaque carte indique la boîte dont elle vient.',
  },
} as const satisfies Partial<Record<SpaceRule, Both>>;
