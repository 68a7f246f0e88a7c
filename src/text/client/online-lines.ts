import type { Both } from '../language.ts';

/** What happened at the table besides the game. */
export const LINES = {
  sat: { en: '{name} sits down.', fr: '{name} s’assoit.' },
  rose: { en: 'Seat {letter} is free again.', fr: 'La place {letter} est de nouveau libre.' },
  freed: { en: 'The host frees seat {letter}.', fr: 'L’hôte libère la place {letter}.' },
  'host-changed': { en: '{name} is now the host.', fr: 'L’hôte est maintenant {name}.' },
  began: { en: 'The game begins.', fr: 'La partie commence.' },
  clock: { en: '{name} ran out of time: a bot plays.', fr: 'Le temps {de name} est écoulé : un bot joue.' },
  handed: { en: '{name} lets a bot play.', fr: '{name} laisse jouer un bot.' },
  host: { en: 'The host lets a bot play for {name}.', fr: 'L’hôte laisse un bot jouer pour {name}.' },
  voted: { en: 'The others let a bot play for {name}.', fr: 'Les autres laissent un bot jouer pour {name}.' },
  resigned: { en: '{name} resigns: a bot plays on.', fr: '{name} abandonne : un bot joue la suite.' },
  'came-back': { en: '{name} is back.', fr: '{name} est de retour.' },
  'handed-over': { en: '{name} takes over the seat.', fr: '{name} prend la place.' },
  end: { en: '{name} agrees to end the game.', fr: '{name} est d’accord pour arrêter la partie.' },
  'send-away': {
    en: '{name} agrees to let a bot play for {other}.',
    fr: '{name} est d’accord pour qu’un bot joue pour {other}.',
  },
  undo: { en: '{name} agrees to undo an action.', fr: '{name} est d’accord pour annuler une action.' },
  declined: { en: '{name} declines.', fr: '{name} refuse.' },
  undid: { en: '{name} undoes an action.', fr: '{name} annule une action.' },
  upgraded: {
    en: 'The server was updated: new rules apply from here on.',
    fr: 'Le serveur a été mis à jour : à partir d’ici, de nouvelles règles s’appliquent.',
  },
  lost: {
    en: 'The server was updated: the last actions ({n}) break the new rules and were undone.',
    fr: 'Le serveur a été mis à jour : selon les nouvelles règles, les dernières actions ({n}) ne sont plus valables et sont annulées.',
  },
  recovered: {
    en: 'The server had a problem. The game continues from the last saved action.',
    fr: 'Le serveur a rencontré un problème. La partie reprend à la dernière action enregistrée.',
  },
  recoveredWithout: {
    en: 'The server had a problem. The last actions ({n}) could not be restored.',
    fr: 'Le serveur a rencontré un problème. Les dernières actions ({n}) n’ont pas pu être restaurées.',
  },
  rematch: { en: '{name} wants a rematch.', fr: '{name} propose une revanche.' },
  hostEnded: { en: 'The host ends the game.', fr: 'L’hôte arrête la partie.' },
  ended: { en: 'The game was ended.', fr: 'La partie est arrêtée.' },
  all: { en: 'The chat is closed.', fr: 'La discussion est fermée.' },
  text: { en: 'The chat is limited to quick phrases.', fr: 'La discussion est limitée aux phrases toutes prêtes.' },
  spectatorsWrite: {
    en: 'Spectators may write in the chat.',
    fr: 'Les spectateurs peuvent écrire dans la discussion.',
  },
  playersWrite: {
    en: 'Only the players may write in the chat.',
    fr: 'Seuls les joueurs peuvent écrire dans la discussion.',
  },
  none: { en: 'The chat is open.', fr: 'La discussion est ouverte.' },
} as const satisfies Record<string, Both>;

/** What happened because all who are still there had agreed to it. */
export const CARRIED = {
  end: {
    en: 'Everyone still here agrees: the game ends.',
    fr: 'Tous ceux qui restent sont d’accord : la partie est arrêtée.',
  },
  undo: {
    en: 'Everyone still here agrees: an action is undone.',
    fr: 'Tous ceux qui restent sont d’accord : une action est annulée.',
  },
  'send-away': {
    en: 'Everyone still here agrees: a bot plays for {other}.',
    fr: 'Tous ceux qui restent sont d’accord : un bot joue pour {other}.',
  },
} as const satisfies Record<string, Both>;
