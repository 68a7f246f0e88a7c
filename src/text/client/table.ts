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
  noReturn: { en: 'can’t be undone', fr: 'définitif' },
  gate: { en: 'hidden information revealed: can’t be undone', fr: 'information révélée : on ne peut plus annuler' },
  stoodIn: { en: 'a bot in {name}’s place', fr: 'un bot à la place {de name}' },
  decidedBy: { en: 'decided by {name}', fr: 'décidé par {name}' },
  since: { en: 'Since your last turn', fr: 'Depuis votre dernier tour' },
  rules: { en: 'Rules', fr: 'Règles' },
  rule: { en: 'Rule', fr: 'Règle' },
  keys: { en: 'Keys', fr: 'Touches' },
  hand: { en: 'Your hand', fr: 'Votre main' },
  undo: { en: 'Undo', fr: 'Annuler' },
  redo: { en: 'Redo', fr: 'Rétablir' },
  endTurn: { en: 'End turn', fr: 'Finir le tour' },
  playAll: { en: 'Play all', fr: 'Tout jouer' },
  skip: { en: 'Skip ahead', fr: 'Accélérer' },
  unused: { en: 'Unused: {what}', fr: 'Non utilisé : {what}' },
  deck: { en: 'My deck', fr: 'Mon deck' },
  chooseOne: { en: 'Which way?', fr: 'De quelle façon ?' },
  seeTable: { en: 'See the table', fr: 'Voir la table' },
  seeScores: { en: 'See the scores', fr: 'Voir le décompte' },
  notDone: {
    en: 'Nothing happened: the table has changed. Try again if you still want to.',
    fr: 'Rien n’a été joué : la table a changé entre-temps. Recommencez si vous le voulez toujours.',
  },
  overtaken: {
    en: 'This game went on in another window. Here is where it stands.',
    fr: 'La partie a continué dans une autre fenêtre : voici où elle en est.',
  },
} as const satisfies Record<string, Both>;

/** Why undo goes no further. */
export const UNDO_LINE = {
  beginning: {
    en: 'Nothing to undo: you have not answered anything yet.',
    fr: 'Rien à annuler : vous n’avez encore rien répondu.',
  },
  revealed: {
    en: 'Your last answer revealed hidden information: it can’t be undone.',
    fr: 'Votre dernière réponse a révélé une information cachée : on ne peut plus l’annuler.',
  },
  'someone-else': {
    en: 'Someone else has played since then: you can no longer undo.',
    fr: 'Quelqu’un d’autre a joué depuis : vous ne pouvez plus annuler.',
  },
  'other-rules': {
    en: 'The rules have changed since your last answer: it can’t be undone.',
    fr: 'Les règles ont changé depuis votre dernière réponse : on ne peut plus l’annuler.',
  },
} as const satisfies Record<string, Both>;

/** Small things that the log folds away. */
export const DETAIL: Noun = { en: ['detail', 'details'], fr: ['détail', 'détails'] };

export const UNDOABLE: Noun = {
  en: ['action can be undone', 'actions can be undone'],
  fr: ['action annulable', 'actions annulables'],
};
