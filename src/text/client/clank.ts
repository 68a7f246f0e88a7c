import type { Both } from '../language.ts';
import type { Noun } from '../plural.ts';

export const ZONES = {
  row: { en: 'Dungeon Row', fr: 'Piste des Aventures' },
  reserve: { en: 'Reserve', fr: 'Actions permanentes' },
  market: { en: 'Market', fr: 'Marché' },
  resources: { en: 'This turn', fr: 'Ce tour-ci' },
  dock: { en: 'End of turn', fr: 'Fin du tour' },
  question: { en: 'Your answer', fr: 'Votre réponse' },
  more: { en: 'Also possible', fr: 'Également possible' },
  played: { en: 'Played', fr: 'Jouées' },
  playedBy: { en: 'Played by {name}', fr: 'Jouées par {name}' },
  dragonAndPlayers: { en: 'Players and Dragon', fr: 'Joueurs et Dragon' },
} as const satisfies Record<string, Both>;

export const PILES = {
  noHand: { en: 'No cards left in hand.', fr: 'Plus de carte en main.' },
  deck: { en: 'Deck', fr: 'Deck' },
  discard: { en: 'Discard', fr: 'Défausse' },
  deckOf: { en: 'Deck, {n}: see what is left to draw', fr: 'Deck, {n} : voir ce qui reste à piocher' },
  discardOf: { en: 'Discard pile, {n}: look through it', fr: 'Défausse, {n} : la parcourir' },
  inDungeonDeck: { en: '{n} in the deck', fr: '{n} dans la pioche' },
  revealed: { en: 'card revealed at the end of the turn', fr: 'carte révélée en fin de tour' },
  left: { en: '{n} left', fr: 'il en reste {n}' },
  endless: { en: 'unlimited', fr: 'illimité' },
} as const satisfies Record<string, Both>;

/** Short notes under a card or on a tile. */
export const NOTES = {
  short: { en: '{n} short', fr: 'il manque {n}' },
  inHand: { en: 'in hand', fr: 'en main' },
  deep: { en: 'Depths only', fr: 'Profondeurs seulement' },
  crystal: { en: 'Crystal Cave only', fr: 'Caverne seulement' },
  crystalOrShrine: { en: 'Cave or Wayshrine only', fr: 'Caverne ou Lieu sacré' },
  elsewhere: { en: 'not here', fr: 'pas ici' },
  soldOut: { en: 'none left', fr: 'épuisé' },
  noReturn: { en: 'can’t be undone', fr: 'définitif' },
  play: { en: 'in play', fr: 'en jeu' },
  discard: { en: 'discard', fr: 'défausse' },
  hand: { en: 'in hand', fr: 'en main' },
  installed: { en: 'installed', fr: 'installé' },
} as const satisfies Record<string, Both>;

/** What the prompter adds to a name. */
export const PROMPT = {
  via: { en: 'via {rooms}: {toll}', fr: 'par {rooms} : {toll}' },
  enter: { en: 'Enter', fr: 'Entrée' },
  wayOut: { en: 'Way out', fr: 'Sortie' },
  wayOutTitle: { en: 'Shortest way out', fr: 'Chemin le plus court vers la sortie' },
  atLeast: { en: 'at least {what}', fr: 'au moins {what}' },
  wayOutNone: { en: 'You are not in the dungeon.', fr: 'Vous n’êtes pas dans le Donjon.' },
  needsKey: { en: 'needs a Master Key', fr: 'il manque une Clef de maître' },
  needsArtifact: { en: 'needs an Artifact', fr: 'il manque un Artefact' },
  swords: { en: 'at least {swords} to survive', fr: 'au moins {swords} pour survivre' },
  pickHand: { en: 'Choose a card in your hand.', fr: 'Choisissez une carte de votre main.' },
  pickRow: { en: 'Choose a card in the Dungeon Row.', fr: 'Choisissez une carte sur la piste.' },
  pickRoom: { en: 'Choose here or on the board.', fr: 'Choisissez ici ou sur le plateau.' },
  pickOnBoard: { en: 'Choose on the board.', fr: 'Choisissez sur le plateau.' },
  pickCards: { en: 'Choose a card.', fr: 'Choisissez une carte.' },
} as const satisfies Record<string, Both>;

export const DOCK = {
  endSmall: { en: 'reveals {cards}, can’t be undone', fr: 'révèle {cards}, définitif' },
  endNothing: { en: 'can’t be undone', fr: 'définitif' },
  endPlays: { en: 'plays {cards} first', fr: 'joue d’abord {cards}' },
  endAsked: { en: 'answer the question first', fr: 'répondez d’abord à la question' },
  endTile: { en: 'lay the tile first', fr: 'posez d’abord la tuile' },
  endNotYours: { en: 'not your turn', fr: 'ce n’est pas votre tour' },
  canStill: { en: 'still affordable: {n}', fr: 'achats encore possibles : {n}' },
  undoMany: { en: 'Undo, {what}', fr: 'Annuler, {what}' },
  odds: { en: 'Dragon and odds', fr: 'Dragon et risques' },
} as const satisfies Record<string, Both>;

export const PLAYER = {
  supply: { en: 'cubes in supply', fr: 'cubes en réserve' },
  area: { en: 'in the Clank! Area', fr: 'dans la zone Clank!' },
  bag: { en: 'in the bag', fr: 'dans le sac' },
  health: { en: 'health {n} of {all}', fr: 'santé {n} sur {all}' },
  gold: { en: '{n} Gold', fr: '{n} Or' },
  left: { en: 'out', fr: 'sorti' },
  rescued: { en: 'rescued', fr: 'secouru' },
  lost: { en: 'lost', fr: 'perdu' },
  open: { en: '{name}: see everything', fr: '{name} : tout voir' },
  rage: {
    en: 'Dragon: each attack draws {n} cubes, {danger} of them for Danger',
    fr: 'Dragon : tire {n} cubes par attaque, dont {danger} à cause du Danger',
  },
} as const satisfies Record<string, Both>;

/** What changes until the end of the turn, short. */
export const CHANGES = {
  cancel: { en: 'Clank! canceled in advance: {n}', fr: 'Clank! annulé d’avance : {n}' },
  goldPlus: { en: '+{n} Gold per gain', fr: '+{n} Or par gain' },
  skillForClank: { en: '{skill} per Clank!', fr: '{skill} par Clank!' },
  gemsCheaper: { en: 'Gems −{n}', fr: 'Gemmes −{n}' },
  cavesOpen: { en: 'Crystal Caves do not stop you', fr: 'les Cavernes n’arrêtent pas' },
  monstersIgnored: { en: 'Monsters in tunnels are harmless', fr: 'Monstres des tunnels inoffensifs' },
  exhausted: { en: 'no more Boots: Crystal Cave', fr: 'plus de Bottes : Caverne de Cristal' },
  springs: { en: '{n} to trash at the end of the turn', fr: '{n} à bannir en fin de tour' },
} as const satisfies Record<string, Both>;

export const RECAP = {
  open: { en: 'See all', fr: 'Tout voir' },
  dismiss: { en: 'Hide', fr: 'Masquer' },
} as const satisfies Record<string, Both>;

/** Table options in the bar. */
export const SUBTITLE = {
  day: { en: 'Day side', fr: 'face Jour' },
  dusk: { en: 'Dusk side', fr: 'face Crépuscule' },
  anyTime: { en: 'Artifacts at any time', fr: 'Artefacts à tout moment' },
} as const satisfies Record<string, Both>;

export const COUNTED = {
  revealed: { en: ['card', 'cards'], fr: ['carte révélée', 'cartes révélées'] },
  turns: { en: ['turn', 'turns'], fr: ['tour', 'tours'] },
  caves: { en: ['Crystal Cave', 'Crystal Caves'], fr: ['Caverne de Cristal', 'Cavernes de Cristal'] },
} as const satisfies Record<string, Noun>;
