import type { Both } from '../language.ts';
import type { Noun } from '../plural.ts';

export const ZONES = {
  row: { en: 'Dungeon Row', fr: 'Piste du donjon' },
  reserve: { en: 'Reserve', fr: 'Actions permanentes' },
  market: { en: 'Market', fr: 'Marché' },
  resources: { en: 'This turn', fr: 'Ce tour-ci' },
  dock: { en: 'End of turn', fr: 'Fin du tour' },
  question: { en: 'Your answer', fr: 'Votre réponse' },
  more: { en: 'Also possible', fr: 'Aussi possible' },
  played: { en: 'Played', fr: 'Jouées' },
  playedBy: { en: 'Played by {name}', fr: 'Jouées par {name}' },
  dragonAndPlayers: { en: 'Players and Dragon', fr: 'Joueurs et Dragon' },
} as const satisfies Record<string, Both>;

export const PILES = {
  noHand: { en: 'No card left in hand.', fr: 'Plus de carte en main.' },
  deck: { en: 'Deck', fr: 'Pioche' },
  discard: { en: 'Discard', fr: 'Défausse' },
  deckOf: { en: 'Deck, {n}: see what is left to draw', fr: 'Pioche, {n} : voir ce qui reste à piocher' },
  discardOf: { en: 'Discard pile, {n}: look through it', fr: 'Défausse, {n} : la parcourir' },
  inDungeonDeck: { en: '{n} in the deck', fr: '{n} en pioche' },
  revealed: { en: 'card revealed at the end of the turn', fr: 'carte révélée en fin de tour' },
  left: { en: '{n} left', fr: 'reste {n}' },
  endless: { en: 'always there', fr: 'toujours là' },
} as const satisfies Record<string, Both>;

/** Short notes under a card or on a tile. */
export const NOTES = {
  short: { en: '{n} short', fr: 'il manque {n}' },
  inHand: { en: 'in hand', fr: 'en main' },
  deep: { en: 'Depths only', fr: 'Profondeurs seules' },
  crystal: { en: 'Crystal cave only', fr: 'Cristal seulement' },
  crystalOrShrine: { en: 'Cave or shrine only', fr: 'Cristal ou Lieu sacré' },
  elsewhere: { en: 'not here', fr: 'pas ici' },
  soldOut: { en: 'none left', fr: 'épuisé' },
  noReturn: { en: 'no way back', fr: 'sans retour' },
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
  wayOutTitle: { en: 'Shortest way out', fr: 'Sortie la plus courte' },
  wayOutNone: { en: 'Nobody of yours is inside.', fr: 'Vous n’êtes pas dans le donjon.' },
  needsKey: { en: 'a Master Key is missing', fr: 'il manque une Clef de maître' },
  needsArtifact: { en: 'an artifact is missing', fr: 'il manque un Artefact' },
  swords: { en: 'at least {swords} to survive', fr: 'au moins {swords} pour survivre' },
  pickHand: { en: 'Choose in your hand.', fr: 'Choisissez dans votre main.' },
  pickRow: { en: 'Choose in the Dungeon Row.', fr: 'Choisissez sur la piste.' },
  pickRoom: { en: 'Choose here or on the board.', fr: 'Choisissez ici ou sur le plateau.' },
  pickOnBoard: { en: 'Choose on the board.', fr: 'Choisissez sur le plateau.' },
  pickCards: { en: 'Choose a card.', fr: 'Choisissez une carte.' },
} as const satisfies Record<string, Both>;

export const DOCK = {
  endSmall: { en: 'reveals {cards}, no way back', fr: 'révèle {cards}, sans retour' },
  endNothing: { en: 'no way back', fr: 'sans retour' },
  endPlays: { en: 'plays your {cards} first', fr: 'joue d’abord vos {cards}' },
  endAsked: { en: 'answer the question first', fr: 'répondez d’abord à la question' },
  endTile: { en: 'place the tile first', fr: 'posez d’abord la tuile' },
  endNotYours: { en: 'not your turn', fr: 'ce n’est pas votre tour' },
  canStill: { en: 'you can still take {what}', fr: 'encore possible : {what}' },
  undoMany: { en: 'Undo, {what}', fr: 'Annuler, {what}' },
  odds: { en: 'Dragon and chances', fr: 'Dragon et risques' },
} as const satisfies Record<string, Both>;

export const PLAYER = {
  supply: { en: 'cubes in supply', fr: 'cubes en réserve' },
  area: { en: 'in the Clank! area', fr: 'dans la zone Clank!' },
  bag: { en: 'in the bag', fr: 'dans le sac' },
  health: { en: 'health {n} of {all}', fr: 'santé {n} sur {all}' },
  gold: { en: '{n} gold', fr: '{n} Or' },
  left: { en: 'out', fr: 'sorti' },
  rescued: { en: 'rescued', fr: 'secouru' },
  lost: { en: 'lost', fr: 'perdu' },
  open: { en: '{name}: see everything', fr: '{name} : tout voir' },
  rage: {
    en: 'Dragon: draws {n} cubes an attack, {danger} of them for danger',
    fr: 'Dragon : tire {n} cubes par attaque, dont {danger} pour les dangers',
  },
} as const satisfies Record<string, Both>;

/** What changes until the end of the turn, short. */
export const CHANGES = {
  cancel: { en: 'next {n} Clank! cancelled', fr: '{n} Clank! annulés d’avance' },
  goldPlus: { en: '+{n} gold per gain', fr: '+{n} Or par gain' },
  skillForClank: { en: '{n} skill per Clank!', fr: '{n} Compétence par Clank!' },
  goldForClank: { en: '{n} gold per Clank!', fr: '{n} Or par Clank!' },
  swordsForClank: { en: '{n} sword per Clank!', fr: '{n} Épée par Clank!' },
  flutes: { en: '{n} purchase from any room', fr: '{n} achat depuis toute salle' },
  gemsCheaper: { en: 'gems −{n}', fr: 'gemmes −{n}' },
  cavesOpen: { en: 'caves do not stop you', fr: 'le cristal n’arrête pas' },
  monstersIgnored: { en: 'tunnel monsters harmless', fr: 'Monstres des tunnels inoffensifs' },
  exhausted: { en: 'no more boots: crystal cave', fr: 'plus de Bottes : cristal' },
  springs: { en: '{n} to trash at the end', fr: '{n} à bannir à la fin' },
} as const satisfies Record<string, Both>;

export const RECAP = {
  open: { en: 'See all', fr: 'Tout voir' },
  dismiss: { en: 'Hide', fr: 'Masquer' },
} as const satisfies Record<string, Both>;

/** Table options in the bar. */
export const SUBTITLE = {
  day: { en: 'day side', fr: 'face Jour' },
  dusk: { en: 'dusk side', fr: 'face Crépuscule' },
  anyTime: { en: 'artifacts any time', fr: 'Artefacts à tout moment' },
} as const satisfies Record<string, Both>;

export const COUNTED = {
  revealed: { en: ['card', 'cards'], fr: ['carte révélée', 'cartes révélées'] },
  purchase: { en: ['thing', 'things'], fr: ['achat', 'achats'] },
  turns: { en: ['turn', 'turns'], fr: ['tour', 'tours'] },
  caves: { en: ['crystal cave', 'crystal caves'], fr: ['Caverne de Cristal', 'Cavernes de Cristal'] },
} as const satisfies Record<string, Noun>;
