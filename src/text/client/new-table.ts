import type { Both } from '../language.ts';
import { SPACE_MEANINGS } from './new-table-space.ts';

export const NEW_TABLE = {
  title: { en: 'New table', fr: 'Nouvelle table' },
  game: { en: 'Game', fr: 'Jeu' },
  seats: { en: 'Players', fr: 'Joueurs' },
  seat: { en: 'Seat {letter}', fr: 'Place {letter}' },
  sitter: { en: 'Who sits in seat {letter}', fr: 'Qui occupe la place {letter}' },
  name: { en: 'Name in seat {letter}', fr: 'Nom à la place {letter}' },
  person: { en: 'A person', fr: 'Une personne' },
  hotSeat: {
    en: 'Several people share this device: pass it on, cards hidden, whenever someone else has to answer.',
    fr: 'Plusieurs personnes partagent cet appareil : on se le passe, cartes cachées, à chaque changement de joueur.',
  },
  watching: {
    en: 'Only bots: you will watch them play.',
    fr: 'Rien que des bots : vous les regarderez jouer.',
  },
  order: { en: 'Turn order', fr: 'Ordre du tour' },
  asSeated: { en: 'As above, starting with seat A', fr: 'Comme ci-dessus, A commence' },
  byLot: { en: 'At random', fr: 'Tiré au sort' },
  options: { en: 'At this table', fr: 'À cette table' },
  start: { en: 'Start the game', fr: 'Commencer la partie' },
} as const satisfies Record<string, Both>;

/** Bots by their temper. */
export const BOT_KINDS = {
  greedy: { en: 'Keen bot', fr: 'Bot gourmand' },
  random: { en: 'Reckless bot', fr: 'Bot étourdi' },
} as const satisfies Record<string, Both>;

export const BOT_WAYS = {
  greedy: { en: 'The keen bot takes the best option it sees.', fr: 'Le bot gourmand prend ce qu’il voit de mieux.' },
  random: { en: 'The reckless bot plays anything at all.', fr: 'Le bot étourdi joue n’importe quoi.' },
} as const satisfies Record<keyof typeof BOT_KINDS, Both>;

type Meanings = Readonly<Record<string, Readonly<Record<string, Both>>>>;

/** What each value of a table option changes, by game and option. */
export const OPTION_MEANINGS: Readonly<Record<string, Meanings>> = {
  clank: {
    board: {
      day: {
        en: 'The front of the board: 38 rooms, 9 locked tunnels, 3 Fountains. A good first board.',
        fr: 'Le recto du plateau : 38 salles, 9 tunnels verrouillés, 3 Fontaines. Idéal pour débuter.',
      },
      dusk: {
        en: 'The back: 43 rooms, 6 locked tunnels, and a single Fountain.',
        fr: 'Le verso : 43 salles, 6 tunnels verrouillés et une seule Fontaine.',
      },
    },
    artifacts: {
      'on-entry': {
        en: 'As in the rulebook: you take an Artifact when you enter its room, or leave it until you come back.',
        fr: 'Comme dans le livret : un Artefact se prend en entrant dans sa salle ; sinon, il faudra y revenir.',
      },
      'any-time': {
        en: 'More lenient: while in its room, you may take it at any time during your turn.',
        fr: 'Plus clément : tant que vous êtes dans sa salle, il se prend n’importe quand pendant votre tour.',
      },
    },
  },
  'clank-catacombs': {
    start: {
      a: {
        en: 'Three ways out of the Crypt, and a Wayshrine right beside it.',
        fr: 'Trois issues à la Crypte, et un Lieu sacré juste à côté.',
      },
      b: {
        en: 'The Crypt is at the edge of the dungeon; the Wayshrine is already in the Depths.',
        fr: 'La Crypte donne sur le bord du Donjon ; le Lieu sacré est déjà dans les Profondeurs.',
      },
    },
    deck: {
      catacombs: {
        en: 'Its own 100 Dungeon cards. With five or six players, those of Adventuring Party too.',
        fr: 'Ses 100 cartes Donjon. À cinq ou six, celles de La Grande Aventure aussi.',
      },
      'with-base': {
        en: 'The Dungeon cards of the base game are shuffled in.',
        fr: 'On y mélange les cartes Donjon du jeu de base.',
      },
      'with-party': {
        en: 'The 35 cards of Adventuring Party are shuffled in, Reactions included, whatever the number of players.',
        fr: 'On y mélange les 35 cartes de La Grande Aventure, dont les Réactions, quel que soit le nombre de joueurs.',
      },
      'with-both': {
        en: 'Both the base game and Adventuring Party are shuffled in: the deck lasts a long time.',
        fr: 'On y mélange le jeu de base et La Grande Aventure : la pioche n’est pas près de s’épuiser.',
      },
    },
  },
  'clank-in-space': SPACE_MEANINGS,
  'smash-up': {
    boxes: {
      'by-seats': {
        en: 'One box for two players, two boxes for three or four.',
        fr: 'Une boîte pour deux joueurs, deux boîtes pour trois ou quatre.',
      },
      '1': {
        en: 'Each faction once: no two players share a faction.',
        fr: 'Chaque Faction une seule fois : deux joueurs n’ont jamais la même.',
      },
      '2': {
        en: 'Each faction twice: two players can have the same one.',
        fr: 'Chaque Faction en double : deux joueurs peuvent avoir la même.',
      },
    },
    core: {
      off: {
        en: 'Only the four factions in the box.',
        fr: 'Seulement les quatre Factions de la boîte.',
      },
      on: {
        en: 'Eight more factions, from Aliens to Zombies, with their bases.',
        fr: 'Huit Factions de plus, des Aliens aux Zombies, avec leurs Bases.',
      },
    },
    draft: {
      free: {
        en: 'Each player in turn takes two factions.',
        fr: 'Chacun à son tour prend deux Factions.',
      },
      snake: {
        en: 'One faction each, then the second in reverse order.',
        fr: 'Une Faction chacun, puis la seconde dans l’ordre inverse.',
      },
      random: {
        en: 'The factions are dealt at random: the game starts at once.',
        fr: 'Les Factions sont tirées au sort : la partie commence aussitôt.',
      },
    },
    printing: {
      first: {
        en: 'Cards and rules of the first printing.',
        fr: 'Cartes et règles du premier tirage.',
      },
      revised: {
        en: 'Cards and rules with the changes of the later printing.',
        fr: 'Cartes et règles revues pour le tirage suivant.',
      },
    },
  },
};

/** Why a table cannot be set, by the place of what is wrong. */
export const IMPOSSIBLE: Readonly<Record<string, Both>> = {
  'options.boxes': {
    en: 'One box has four factions, and {seats} players need {need}: take two boxes, or add the core set.',
    fr: 'Une boîte compte quatre Factions, et il en faut {need} à {seats} joueurs : prenez deux boîtes, ou ajoutez le jeu de base.',
  },
};
