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
  title: { en: 'Attack if you end now', fr: 'Attaque si vous finissez maintenant' },
  titleOther: { en: 'Attack if the turn ends now', fr: 'Attaque si le tour finit maintenant' },
  exhausted: {
    en: 'The deck is too small to fill the row: all still inside are knocked out.',
    fr: 'La pioche ne suffit plus à remplir la piste : tous ceux qui sont dedans seront hors de combat.',
  },
  summary: {
    en: '{cards} revealed. The Dragon draws {cubes} of {total}.',
    fr: '{cards}. Le Dragon tire {cubes} sur {total}.',
  },
  countdown: { en: 'Countdown: space {n} of {end}.', fr: 'Compte à rebours : case {n} sur {end}.' },
  hit: { en: 'hit', fr: 'touché' },
  twice: { en: '2 or more', fr: '2 ou plus' },
  ghost: { en: 'all', fr: 'tous' },
  knockedOut: { en: 'K.O.', fr: 'K.-O.' },
  thisTurn: { en: 'this turn', fr: 'ce tour' },
  hitLong: { en: 'hit in an attack', fr: 'touché par une attaque' },
  twiceLong: { en: 'two damage or more in an attack', fr: 'deux dégâts ou plus par attaque' },
  ghostLong: { en: 'a ghost hurts everyone in an attack', fr: 'un fantôme blesse tout le monde lors d’une attaque' },
  knockedOutLong: { en: 'knocked out by an attack', fr: 'hors de combat après une attaque' },
  thisTurnLong: { en: 'hit before the next turn', fr: 'touché avant le prochain tour' },
  everyone: { en: 'Chances of everyone', fr: 'Les risques de chacun' },
  bag: { en: 'Dragon bag at the next attack: {what}', fr: 'Sac du Dragon à la prochaine attaque : {what}' },
  black: { en: '{n} black', fr: '{n} noirs' },
  endSmall: { en: 'reveals {cards}, no way back', fr: 'révèle {cards}, sans retour' },
  endNothing: { en: 'no way back', fr: 'sans retour' },
  endPlays: { en: 'plays your {cards} first', fr: 'joue d’abord vos {cards}' },
  endAsked: { en: 'answer the question first', fr: 'répondez d’abord à la question' },
  endTile: { en: 'place the tile first', fr: 'posez d’abord la tuile' },
  endNotYours: { en: 'not your turn', fr: 'ce n’est pas votre tour' },
  canStill: { en: 'you can still take {what}', fr: 'encore possible : {what}' },
  undoMany: { en: 'Undo, {what}', fr: 'Annuler, {what}' },
  ofWhichHit: { en: '{chance} hit', fr: 'dont {chance} touché' },
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
  leftLong: { en: 'Left the dungeon with an artifact.', fr: 'A quitté le donjon avec un Artefact.' },
  rescuedLong: { en: 'Knocked out, rescued by the villagers.', fr: 'Hors de combat, secouru par les villageois.' },
  lostLong: { en: 'Knocked out and lost: no points.', fr: 'Hors de combat et perdu : aucun point.' },
  open: { en: '{name}: see everything', fr: '{name} : tout voir' },
  room: { en: 'Where', fr: 'Où' },
  points: { en: 'Points so far', fr: 'Points à ce stade' },
  pointsWhy: {
    en: 'artifacts {artifacts}, other tokens {tokens}, gold {gold}, cards {cards}',
    fr: 'Artefacts {artifacts}, autres jetons {tokens}, Or {gold}, cartes {cards}',
  },
  tokens: { en: 'Tokens', fr: 'Jetons' },
  none: { en: 'none', fr: 'aucun' },
  noCard: { en: 'No card.', fr: 'Aucune carte.' },
  hand: { en: 'Hand', fr: 'Main' },
  play: { en: 'In play', fr: 'En jeu' },
  owned: { en: 'Every card owned', fr: 'Toutes les cartes possédées' },
  toDraw: { en: 'Left to draw', fr: 'Reste à piocher' },
  toDrawOrHeld: { en: 'Left to draw or in hand', fr: 'Reste à piocher ou en main' },
  shuffleNext: { en: 'The next card drawn comes after a shuffle.', fr: 'La prochaine carte viendra après un mélange.' },
  spectator: {
    en: 'A spectator owns no cards: open a player.',
    fr: 'Un spectateur n’a pas de cartes : ouvrez un joueur.',
  },
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
  open: { en: 'Everything', fr: 'Tout voir' },
  dismiss: { en: 'Hide', fr: 'Masquer' },
} as const satisfies Record<string, Both>;

export const SCENE = {
  attack: { en: 'The Dragon attacks!', fr: 'Le Dragon attaque !' },
  empty: { en: 'The bag is empty.', fr: 'Le sac est vide.' },
  skip: { en: 'Tap to skip', fr: 'Touchez pour passer' },
  you: { en: 'You lose {n} health.', fr: 'Vous perdez {n} de santé.' },
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
