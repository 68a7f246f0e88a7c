import type { Both } from '../language.ts';
import type { Noun } from '../plural.ts';

/** What stands on the table of Smash Up. */
export const SMASH = {
  withCore: { en: 'with the core set', fr: 'avec le jeu de base' },
  revised: { en: 'revised printing', fr: 'tirage révisé' },
  bases: { en: 'Bases', fr: 'Bases' },
  playsLeft: { en: 'Plays left', fr: 'Reste à jouer' },
  minion: { en: 'Minion', fr: 'Créature' },
  action: { en: 'Action', fr: 'Action' },
  talents: { en: 'Talents', fr: 'Talents' },
  noMinion: { en: 'no minion', fr: 'aucune Créature' },
  scores: { en: 'It scores!', fr: 'Conquête\u202f!' },
  scored: { en: 'Scored!', fr: 'Conquise\u202f!' },
  hand: { en: 'hand', fr: 'main' },
  deck: { en: 'deck', fr: 'pioche' },
  ownDeck: { en: 'My deck', fr: 'Ma pioche' },
  discard: { en: 'discard pile', fr: 'défausse' },
  baseDeck: { en: 'Base deck: {n}', fr: 'Pioche de Bases\u00a0: {n}' },
  counters: { en: '+1 counters: {n}', fr: 'marqueurs +1\u00a0: {n}' },
  attached: { en: 'attached: {what}', fr: 'attaché\u00a0: {what}' },
  talentReady: { en: 'Talent ready', fr: 'Talent disponible' },
  talentUsed: { en: 'Talent used', fr: 'Talent utilisé' },
  blank: { en: 'no abilities', fr: 'sans effet' },
  ignored: { en: 'ability ignored', fr: 'effet ignoré' },
  ownedBy: { en: 'owned by {name}', fr: 'appartient à {name}' },
  of: { en: '{name}’s', fr: 'à {name}' },
  powerHere: { en: 'power {n} here', fr: 'Force\u00a0{n} ici' },
  totalOf: { en: 'power {total} of {breakpoint}', fr: 'Force\u00a0{total} sur {breakpoint}' },
  standing: {
    en: '{name}: power {power}, {points} if it scored now',
    fr: '{name}\u00a0: Force\u00a0{power}, {points} si elle était conquise maintenant',
  },
  fromPile: { en: 'discard pile', fr: 'défausse' },
  spectator: { en: 'You are watching.', fr: 'Vous regardez la partie.' },
  nothingInHand: { en: 'Your hand is empty.', fr: 'Votre main est vide.' },
  noActions: { en: 'no actions this turn or next', fr: 'pas d’Action ce tour-ci ou au prochain' },
} as const satisfies Record<string, Both>;

/** What the dock and the buttons say. */
export const DOCK = {
  preview: { en: 'Preview', fr: 'Aperçu' },
  play: { en: 'Play', fr: 'Jouer' },
  use: { en: 'Use', fr: 'Utiliser' },
  choose: { en: 'Choose', fr: 'Choisir' },
  changeTarget: { en: 'Change target', fr: 'Changer de cible' },
  on: { en: 'on {where}', fr: 'sur {where}' },
  putDown: { en: 'Put it back', fr: 'Reposer' },
  pickTarget: { en: 'Choose where it goes.', fr: 'Choisissez où elle va.' },
  becomes: {
    en: '{before} → {after}, breakpoint {breakpoint}',
    fr: '{before} → {after}, Résistance\u00a0{breakpoint}',
  },
  breakpointBecomes: { en: 'breakpoint {before} → {after}', fr: 'Résistance\u00a0{before} → {after}' },
  stands: { en: '{total} of {breakpoint}', fr: '{total} sur {breakpoint}' },
  unknown: { en: 'Hidden information will be revealed:', fr: 'Une information cachée sera révélée\u00a0:' },
  scoresAtEnd: { en: 'Scores at the end of the turn', fr: 'Conquête en fin de tour' },
  scoresNow: { en: 'About to score', fr: 'Conquête imminente' },
  before: { en: 'Before it scores: {what}', fr: 'Avant la Conquête\u00a0: {what}' },
  when: { en: 'As it scores: {what}', fr: 'Pendant la Conquête\u00a0: {what}' },
  after: { en: 'After it scores: {what}', fr: 'Après la Conquête\u00a0: {what}' },
  responses: { en: 'Possible responses: {who}', fr: 'Réactions possibles\u00a0: {who}' },
  missing: { en: 'Missing: {n}', fr: 'Il manque {n}' },
  asItStands: { en: 'As things stand', fr: 'En l’état' },
  noneScores: { en: 'No base would score.', fr: 'Aucune Base ne serait conquise.' },
  endPlays: { en: 'Done playing', fr: 'Finir de jouer' },
  allPlayed: { en: 'everything is played', fr: 'tout est joué' },
  morePasses: { en: 'Keep passing…', fr: 'Passer plus longtemps…' },
  skip: { en: 'Skip ahead', fr: 'Passer à la suite' },
  details: { en: 'Details', fr: 'Détails' },
  hide: { en: 'See the table', fr: 'Voir la table' },
  showCards: { en: 'See the cards', fr: 'Voir les cartes' },
} as const satisfies Record<string, Both>;

/** Why a card of the hand is not offered, in a few words under it. */
export const NOTES: Readonly<Record<string, Both>> = {
  'not-your-turn': { en: 'not your turn', fr: 'pas votre tour' },
  'answer-first': { en: 'answer first', fr: 'répondez d’abord' },
  'one-minion': { en: '1 minion a turn', fr: '1 Créature par tour' },
  'one-action': { en: '1 action a turn', fr: '1 Action par tour' },
  'action-target': { en: 'no target', fr: 'aucune cible' },
  'cannot-play-here': { en: 'forbidden', fr: 'interdit' },
  'special-timing': { en: 'wrong time', fr: 'pas le moment' },
  'special-limit': { en: 'limit reached', fr: 'limite atteinte' },
  'react-in-turn': { en: 'not yet', fr: 'pas encore' },
  'pick-what-fits': { en: 'does not fit', fr: 'ne convient pas' },
};

/** The choice of factions. */
export const DRAFT = {
  title: { en: 'Choose your factions', fr: 'Choisissez vos Factions' },
  rule: {
    en: 'Two factions each, shuffled into one deck of forty cards.',
    fr: 'Deux Factions chacun, mélangées en une pioche de quarante cartes.',
  },
  none: { en: 'to choose', fr: 'à choisir' },
  take: { en: 'Take this faction', fr: 'Prendre cette Faction' },
  cards: { en: 'Its cards', fr: 'Ses cartes' },
  left: { en: '{n} left', fr: 'il en reste {n}' },
  takenBy: { en: 'taken by {name}', fr: 'prise par {name}' },
  point: { en: 'Hover over a faction to see its cards.', fr: 'Désignez une Faction pour voir ses cartes.' },
  touch: { en: 'Tap a faction to see its cards.', fr: 'Touchez une Faction pour voir ses cartes.' },
} as const satisfies Record<string, Both>;

/** What a faction is about, in a sentence of ours. */
export const GIST = {
  astroknights: {
    en: 'Dig through the deck for the right action, then pump up one hero at the very last moment.',
    fr: 'Fouillez la pioche en quête de la bonne Action, puis gonflez un héros au tout dernier moment.',
  },
  changerbots: {
    en: 'Every machine has its own trick each turn: roll to another base, toughen up or turn into a gun.',
    fr: 'Chaque machine a son tour\u00a0: rouler ailleurs, se blinder ou se changer en canon.',
  },
  ignobles: {
    en: 'Give your own away for cards and extra plays, then take everyone back before it counts.',
    fr: 'Cédez les vôtres contre des cartes et des coups supplémentaires, puis reprenez tout le monde à temps.',
  },
  'star-roamers': {
    en: 'Beam your crew back to hand or across the bases, and play it all over again.',
    fr: 'Téléportez l’équipage en main ou de Base en Base, et rejouez-le.',
  },
  aliens: {
    en: 'Send rivals back to their owners’ hands, rewrite the bases, and pocket points on landing.',
    fr: 'Renvoyez les gêneurs en main, remodelez les Bases et empochez des points à l’atterrissage.',
  },
  dinosaurs: {
    en: 'Raw power: the biggest beasts, made bigger still, and bases that break early.',
    fr: 'La force brute\u00a0: les plus grosses bêtes, encore grossies, et des Bases qui cèdent plus tôt.',
  },
  ninjas: {
    en: 'Strike down lone targets and drop in unseen just before a base scores.',
    fr: 'Abattez des cibles isolées et surgissez sans bruit juste avant une Conquête.',
  },
  pirates: {
    en: 'Always on the move: sweep the weak overboard and sail to wherever the points are.',
    fr: 'Toujours en mouvement\u00a0: balayez les faibles et voguez là où sont les points.',
  },
  robots: {
    en: 'One machine brings the next: flood a base with small bots that prop each other up.',
    fr: 'Une machine en amène une autre\u00a0: inondez une Base de petits robots qui s’entraident.',
  },
  tricksters: {
    en: 'Traps on bases, discards for rivals, and small folk that hurt when they fall.',
    fr: 'Des pièges sur les Bases, des défausses chez les autres, et un petit peuple qui se venge en tombant.',
  },
  wizards: {
    en: 'Cards, and more cards: draw, search and chain one action after another.',
    fr: 'Des cartes, encore des cartes\u00a0: piochez, cherchez et enchaînez les Actions.',
  },
  zombies: {
    en: 'The discard pile is a second hand: whoever falls comes back, and brings friends.',
    fr: 'La défausse est une seconde main\u00a0: ceux qui tombent reviennent, et pas seuls.',
  },
} as const satisfies Record<string, Both>;

/** The panel of a player and the viewer's own deck. */
export const PLAYER = {
  known: { en: 'In hand, known to you', fr: 'En main, connues de vous' },
  hand: { en: 'In hand', fr: 'En main' },
  inPlay: { en: 'In play', fr: 'En jeu' },
  discard: { en: 'Discard pile', fr: 'Défausse' },
  toDraw: { en: 'Still to draw', fr: 'Encore à piocher' },
  unseen: { en: 'Unseen: in the deck or in hand', fr: 'Non vues\u00a0: dans la pioche ou en main' },
  empty: { en: 'Empty.', fr: 'Vide.' },
  lasting: { en: 'Lasting effects', fr: 'Effets durables' },
  summary: {
    en: '{name}, {points} of 15 Victory Points, {factions}. Hand {hand}, deck {deck}, discard pile {discard}.',
    fr: '{name}, Points de Victoire\u00a0: {points} sur 15, {factions}. Main {hand}, pioche {deck}, défausse {discard}.',
  },
} as const satisfies Record<string, Both>;

/** Effects that last, as they stand on the table. */
export const LASTING = {
  power: { en: '{what}: {amount} power', fr: '{what}\u00a0: {amount}\u00a0de Force' },
  'no-abilities': { en: '{what}: no abilities', fr: '{what}\u00a0: sans effet' },
  breakpoint: { en: '{what}: breakpoint {amount}', fr: '{what}\u00a0: Résistance\u00a0{amount}' },
  'base-ignored': { en: '{what}: ability ignored', fr: '{what}\u00a0: effet ignoré' },
  unaffected: { en: '{name}’s minions are not affected by {what}', fr: '{what} n’affecte pas les Créatures {de name}' },
} as const satisfies Record<string, Both>;

export const CARDS_IN_HAND: Noun = { en: ['card', 'cards'], fr: ['carte', 'cartes'] };
