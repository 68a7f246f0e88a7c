import type { Both } from '../language.ts';
import type { Noun } from '../plural.ts';

export const TABLE = {
  yourTurn: { en: 'Your turn', fr: 'À vous de jouer' },
  theirTurn: { en: '{name} is playing', fr: '{name} joue' },
  yourAnswer: { en: 'Your answer', fr: 'À vous de répondre' },
  over: { en: 'Game over', fr: 'Partie terminée' },
  turn: { en: 'turn {n}', fr: 'tour {n}' },
  you: { en: 'you', fr: 'vous' },
  bot: { en: 'bot', fr: 'bot' },
  players: { en: 'Players', fr: 'Joueurs' },
  log: { en: 'Log', fr: 'Journal' },
  logTurn: { en: 'Turn {n} · {name}', fr: 'Tour {n} · {name}' },
  setup: { en: 'Setup', fr: 'Mise en place' },
  unfold: { en: 'Unfold all', fr: 'Tout déplier' },
  fold: { en: 'Fold up', fr: 'Tout replier' },
  noReturn: { en: 'no way back', fr: 'sans retour' },
  gate: { en: 'something came to light: no way back', fr: 'une information révélée : pas de retour' },
  stoodIn: { en: 'a bot in the place of {name}', fr: 'un bot à la place de {name}' },
  decidedBy: { en: 'decided by {name}', fr: 'décidé par {name}' },
  since: { en: 'Since your last turn', fr: 'Depuis votre dernier tour' },
  missed: { en: 'Since you last looked', fr: 'Depuis votre dernière visite' },
  recap: { en: 'What happened', fr: 'Ce qui s’est passé' },
  nothingYet: { en: 'Nothing yet.', fr: 'Rien pour l’instant.' },
  rules: { en: 'Rules', fr: 'Règles' },
  rule: { en: 'Rule', fr: 'Règle' },
  keys: { en: 'Keys', fr: 'Touches' },
  hand: { en: 'Your hand', fr: 'Votre main' },
  undo: { en: 'Undo', fr: 'Annuler' },
  redo: { en: 'Redo', fr: 'Rétablir' },
  endTurn: { en: 'End turn', fr: 'Finir le tour' },
  playAll: { en: 'Play all', fr: 'Tout jouer' },
  skip: { en: 'Skip ahead', fr: 'Passer' },
  unused: { en: 'Unused: {what}', fr: 'Non utilisé : {what}' },
  deck: { en: 'My deck', fr: 'Mon paquet' },
  chooseOne: { en: 'Which way?', fr: 'De quelle façon ?' },
  cancel: { en: 'Cancel', fr: 'Renoncer' },
  handTo: { en: 'Hand the device to {name}', fr: 'Passez l’appareil à {name}' },
  handToWhy: {
    en: 'The cards stay covered until {name} is ready.',
    fr: 'Les cartes restent cachées tant que {name} n’a pas l’appareil en main.',
  },
  ready: { en: 'I am {name}: show my cards', fr: 'Je suis {name} : montrer mes cartes' },
  seeTable: { en: 'See the table', fr: 'Voir la table' },
  seeScores: { en: 'See the scores', fr: 'Voir le décompte' },
  notDone: {
    en: 'Nothing was done: the table changed in the meantime. Try again if you still want to.',
    fr: 'Rien n’a été joué : la table a changé entre-temps. Recommencez si vous le voulez toujours.',
  },
  overtaken: {
    en: 'This game went on in another window: here it is as it stands.',
    fr: 'La partie a continué dans une autre fenêtre : la voici où elle en est.',
  },
  problem: {
    en: 'The record of this table stops being right here: {message}. What came before is kept.',
    fr: 'À partir d’ici l’enregistrement de cette table n’est plus valable : {message}. Ce qui précède est conservé.',
  },
} as const satisfies Record<string, Both>;

/** Why undo goes no further. */
export const UNDO_LINE = {
  beginning: {
    en: 'Nothing to take back: you have not answered anything yet.',
    fr: 'Rien à reprendre : vous n’avez encore rien répondu.',
  },
  revealed: {
    en: 'Your last answer brought something hidden to light: it cannot be taken back.',
    fr: 'Votre dernière réponse a révélé une information cachée : elle ne se reprend pas.',
  },
  'someone-else': {
    en: 'Someone else has played since: nothing of yours can be taken back.',
    fr: 'Quelqu’un d’autre a joué depuis : rien à vous ne peut être repris.',
  },
  'other-rules': {
    en: 'The rules have changed since your last answer: it cannot be taken back.',
    fr: 'Les règles ont changé depuis votre dernière réponse : elle ne se reprend pas.',
  },
} as const satisfies Record<string, Both>;

/** Small things that the log folds away. */
export const DETAIL: Noun = { en: ['detail', 'details'], fr: ['détail', 'détails'] };

export const UNDOABLE: Noun = {
  en: ['action can be undone', 'actions can be undone'],
  fr: ['action annulable', 'actions annulables'],
};
