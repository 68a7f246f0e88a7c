import type { Both, Language } from '../../src/text/language.ts';

export const WORDS = {
  help: {
    en: `npm run admin -- COMMAND   manages the players on a server, running or not

  tables                    the tables, the last touched first (--status waiting|playing|over, --player ID)
  players                   the players, the last seen first (--name TEXT)
  bans                      who is muted or banned
  reports                   what players have reported and nobody has closed (--all)
  close-report ID           closes a report; it is deleted 90 days later
  mute ID                   the player can no longer write in chats (--days N)
  ban ID|ADDRESS|RANGE      the player, or everyone at the addresses, is refused (--days N)
                            203.0.113.7, 203.0.113.0/24, 2001:db8::/48
  unmute ID, unban ID|ADDRESS|RANGE
  delete-table ID           deletes a table with its log and chat, even in the middle of the game (--yes)
  delete-player ID          deletes everything about a player; games stay without their name (--yes)

  --days N          for this many days; otherwise until lifted
  --most N          at most this many lines (default: 100)
  --yes             really delete: this cannot be undone
  --json            the answer as JSON, for programs
  --data FOLDER     where everything is kept (default: .tintamarre/data; DATABASE_URL names a PostgreSQL database instead)
  --settings FILE   the settings file that the server is started with
  --lang en|fr      language of these messages (default: your system’s)

Running servers apply it within a second. Exit codes: 0 done; 1 no such table, player, report or ban; 2 failed.`,
    fr: `npm run admin -- COMMANDE   s’occupe des personnes d’un serveur, qu’il tourne ou non

  tables                    les tables, la dernière active d’abord (--status waiting|playing|over, --player ID)
  players                   les joueurs, le dernier vu d’abord (--name TEXTE)
  bans                      qui ne peut plus écrire ou est exclu
  reports                   ce que des joueurs ont signalé et que personne n’a clos (--all)
  close-report ID           clôt un signalement ; il est supprimé 90 jours plus tard
  mute ID                   le joueur ne peut plus écrire dans les discussions (--days N)
  ban ID|ADRESSE|PLAGE      le joueur, ou toute personne à ces adresses, est refusé (--days N)
                            203.0.113.7, 203.0.113.0/24, 2001:db8::/48
  unmute ID, unban ID|ADRESSE|PLAGE
  delete-table ID           supprime une table, son journal et sa discussion, même en pleine partie (--yes)
  delete-player ID          supprime tout ce qui concerne un joueur ; les parties restent sans son nom (--yes)

  --days N             pour ce nombre de jours seulement ; sinon jusqu’à nouvel ordre
  --most N             ce nombre de lignes (100 par défaut)
  --yes                supprimer vraiment, sans retour possible
  --json               la réponse en JSON, pour les programmes
  --data DOSSIER       où tout est conservé (par défaut .tintamarre/data ; DATABASE_URL désigne une base PostgreSQL)
  --settings FICHIER   le fichier de réglages avec lequel le serveur est lancé
  --lang en|fr         langue de ces messages (par défaut celle de votre système)

Les serveurs qui tournent en tiennent compte en moins d’une seconde. Le code de retour est 0 si c’est fait, 1 si la
table, le joueur, le signalement ou l’exclusion n’existe pas, 2 si cela n’a pas marché.`,
  },
  which: {
    en: 'Choose a command: {commands}. See --help.',
    fr: 'Indiquez que faire : {commands}. --help en dit plus.',
  },
  unknown: {
    en: 'Unknown command “{text}”; choose one of {commands}.',
    fr: 'Il n’y a pas de commande « {text} » : c’est l’une de {commands}.',
  },
  needs: { en: '{command} needs {what}.', fr: 'Pour {command}, il faut {what}.' },
  takesNothing: { en: '{command} does not take “{text}”.', fr: '{command} ne prend pas « {text} ».' },
  takesNoOption: { en: '{command} does not take {name}.', fr: '{command} ne prend pas {name}.' },
  noOption: {
    en: 'Unknown option {name}; see --help.',
    fr: 'L’option {name} n’existe pas. --help en dit plus.',
  },
  table: { en: 'the id of a table', fr: 'l’identifiant d’une table' },
  player: { en: 'the id of a player', fr: 'l’identifiant d’un joueur' },
  report: { en: 'the id of a report', fr: 'l’identifiant d’un signalement' },
  whom: {
    en: 'the id of a player, an address or a range of addresses',
    fr: 'l’identifiant d’un joueur, une adresse ou une plage d’adresses',
  },
  notAnId: {
    en: '“{text}” is not {what}: npm run admin -- {list} shows them.',
    fr: '« {text} » n’est pas {what} : npm run admin -- {list} les montre.',
  },
  notWhom: {
    en: '“{text}” is neither the id of a player nor an address such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48.',
    fr: '« {text} » n’est ni l’identifiant d’un joueur ni une adresse comme 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/48.',
  },
  tooWide: {
    en: '{text} is too wide: at most /8, or /16 for IPv6 addresses.',
    fr: '{text} est trop large : au plus /8, ou /16 pour les adresses IPv6.',
  },
  number: {
    en: '{name}: “{text}” is not a whole number from 1 to {most}.',
    fr: '{name} : « {text} » n’est pas un nombre entier de 1 à {most}.',
  },
  status: {
    en: '--status: “{text}” is not one of waiting, playing, over.',
    fr: '--status : « {text} » n’est ni waiting, ni playing, ni over.',
  },
  valueMissing: { en: '{name} needs a value.', fr: '{name} a besoin d’une valeur.' },
  none: { en: 'There are none.', fr: 'Il n’y en a pas.' },
  noTable: { en: 'There is no table {id}.', fr: 'Il n’y a pas de table {id}.' },
  noPlayer: { en: 'There is no player {id}.', fr: 'Il n’y a pas de joueur {id}.' },
  noReport: { en: 'There is no open report {id}.', fr: 'Il n’y a pas de signalement {id} qui soit ouvert.' },
  notBanned: { en: 'No ban applies to {range}.', fr: 'Aucune exclusion pour {range}.' },
  waiting: { en: 'not started', fr: 'pas commencée' },
  playing: { en: 'in progress', fr: 'en cours' },
  over: { en: 'over', fr: 'finie' },
  tableLine: { en: '{id}  {game}, {status}, {date}: {names}', fr: '{id}  {game}, {status}, {date} : {names}' },
  seenLine: {
    en: '{id}  {name}, last seen {date}{restrictions}',
    fr: '{id}  {name}, dernière visite le {date}{restrictions}',
  },
  playerLine: { en: '{id}  {name}{restrictions}', fr: '{id}  {name}{restrictions}' },
  isMuted: { en: ', muted {until}', fr: ', ne peut pas écrire {until}' },
  isBanned: { en: ', banned {until}', fr: ', exclusion {until}' },
  rangeLine: { en: '{range}  banned {until}', fr: '{range}  exclusion {until}' },
  until: { en: 'until {date}', fr: 'jusqu’au {date}' },
  forever: { en: 'until it is lifted', fr: 'jusqu’à nouvel ordre' },
  messageLine: {
    en: '{id}  {date}, a message from {name} ({player}) at table {table}, reported by {reporter}{closed}:\n    {text}',
    fr: '{id}  {date}, message signé {name} ({player}) à la table {table}, signalé par {reporter}{closed} :\n    {text}',
  },
  nameLine: {
    en: '{id}  {date}, the name “{name}” ({player}), reported by {reporter}{closed}',
    fr: '{id}  {date}, le nom « {name} » ({player}), signalé par {reporter}{closed}',
  },
  closedOn: { en: ', closed {date}', fr: ', signalement clos le {date}' },
  nobody: { en: 'a former player', fr: 'quelqu’un qui est parti' },
  muted: { en: '{id} can no longer write {until}.', fr: '{id} ne peut plus écrire {until}.' },
  unmuted: { en: '{id} may write again.', fr: '{id} peut de nouveau écrire.' },
  banned: { en: '{id} is banned {until}.', fr: 'Exclusion de {id} {until}.' },
  unbanned: { en: '{id} is no longer banned.', fr: 'Fin de l’exclusion de {id}.' },
  closed: { en: 'Report {id} is closed.', fr: 'Le signalement {id} est clos.' },
  wouldTable: {
    en: 'Would be deleted: table {id}. Add --yes to delete it.',
    fr: 'Serait supprimée : la table {id}. Ajoutez --yes pour la supprimer.',
  },
  wouldPlayer: {
    en: 'Would be deleted: {name}, with everything about them. They are named at {n} tables. Add --yes to delete them.',
    fr: 'Serait supprimé : {name}, avec tout ce qui le concerne. Tables où il est nommé : {n}. Ajoutez --yes pour le supprimer.',
  },
  deletedTable: { en: 'Deleted: table {id}.', fr: 'Supprimée : la table {id}.' },
  deletedPlayer: {
    en: 'Deleted: {id}, with everything about them.',
    fr: 'Supprimé : {id}, avec tout ce qui le concernait.',
  },
  missing: { en: 'Nothing is kept in {path}', fr: 'Rien n’est conservé dans {path}' },
  foreign: { en: 'The data there does not belong to Tintamarre.', fr: 'Ce qui s’y trouve n’est pas à Tintamarre.' },
  newer: {
    en: 'The data there was written by a later version of Tintamarre.',
    fr: 'Ce qui s’y trouve a été écrit par une version plus récente de Tintamarre.',
  },
  failed: { en: 'That did not work: {why}', fr: 'Cela n’a pas marché : {why}' },
} as const satisfies Readonly<Record<string, Both>>;

export type Say = (key: keyof typeof WORDS, values?: Readonly<Record<string, string | number>>) => string;

export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    WORDS[key][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
