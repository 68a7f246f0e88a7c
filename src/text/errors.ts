import type { InputError } from '../engine/game.ts';
import type { Both, Language } from './language.ts';
import { labelled } from './phrase.ts';

type Turned = readonly [pattern: RegExp, french: string];

/** Places in what was given, in French. */
const PLACES: readonly Turned[] = [
  [/^(?:--)?seats$/, 'Nombre de joueurs'],
  [/^(?:--)?game$/, 'Jeu'],
  [/^--bots$/, 'Bots'],
  [/^(?:--)?seat$/, 'Place'],
  [/^--lang$/, 'Langue'],
  [/^options\.(.*)$/, 'Option de table $1'],
  [/^options$/, 'Options de table'],
  [/^seed$/, 'Graine'],
  [/^record$/, 'Enregistrement'],
  [/^format$/, 'Format de l’enregistrement'],
  [/^rules$/, 'Règles'],
  [/^(?:answers|checks|snapshots).*$/, 'Dans l’enregistrement, $&'],
  [/^table$/, 'Table'],
  [/^sitters$/, 'Places à table'],
  [/^answer$/, 'Réponse'],
];

/** What the engine says of bad input, in French. */
const DETAILS: readonly Turned[] = [
  [/^there is no "(.*)" here; did you mean (.*)\?$/, 'il n’y a pas de « $1 » ici ; vouliez-vous dire $2 ?'],
  [/^there is no "(.*)" here$/, 'il n’y a pas de « $1 » ici'],
  [/^"?(.*?)"? should be a whole number from (\d+) to (\d+)$/, '« $1 » devrait être un nombre entier de $2 à $3'],
  [/^"?(.*?)"? should be a whole number$/, '« $1 » devrait être un nombre entier'],
  [/^"?(.*?)"? is not a number of players from (\d+) to (\d+)$/, 'de $2 à $3, et non « $1 »'],
  [/^(\S+) has no such option; it has (.*)$/, '$1 n’a pas d’option de ce nom ; ses options : $2'],
  [/^"?(.*?)"? is not one of (.*)$/, '« $1 » n’est pas une valeur possible ; valeurs possibles : $2'],
  [/^"?(.*?)"? is not a seed;.*$/, '« $1 » n’est pas une graine ; il faut 64 chiffres parmi 0-9 et a-f'],
  [/^"?(.*?)"? should be a place from (\d+) to (\d+)$/, '« $1 » n’est pas une place ; elles vont de $2 à $3'],
  [
    /^not a whole JSON text.*\((\d+) characters read\).*$/s,
    'texte JSON incomplet, peut-être tronqué ($1 caractères lus)',
  ],
  [/^should be an object.*$/, 'un objet est attendu'],
  [/^should be a list of numbers$/, 'une liste de nombres est attendue'],
  [/^should be a list.*$/, 'une liste est attendue'],
  [/^(.*) is not a whole number from 0 up$/, '$1 n’est pas un nombre entier positif ou nul'],
  [/^should be a step over (-?\d+), at most (\d+)$/, 'il faut une étape après la $1, au plus tard la $2'],
  [/^"?(.*?)"? is not a format known here; known: (.*)$/, '« $1 » n’est pas un format connu ici ; il faut $2'],
  [
    /^none is named, so this is not the record of a game; a record names (.*)$/,
    'aucun n’est indiqué, ce n’est donc pas l’enregistrement d’une partie ; il faut $1',
  ],
  [/^no game is called "?(.*?)"?$/, 'aucun jeu ne s’appelle « $1 »'],
  [/^version (.*) of (.*) is unknown; here it is (.*)$/, 'la version $1 de $2 est inconnue ; ici, c’est la version $3'],
  [/^should be a text of (\d+) characters, one for.*$/, 'un texte de $1 caractères est attendu, un par réponse'],
  [/^the game is over: nothing is asked$/, 'la partie est finie : plus rien n’est demandé'],
  [/^(\d+) is out of range: (\d+) to (-?\d+) were listed$/, '$1 est hors limites : les options allaient de $2 à $3'],
  [/^this answer no longer means what it meant.*$/, 'cette réponse n’a plus le sens qu’elle avait'],
  [/^(\S+) is not among the options listed there$/, 'l’option $1 ne figure pas parmi celles proposées à ce moment'],
  [/^this file is too big to be a game$/, 'ce fichier est trop gros pour contenir une partie'],
  [/^no table is open$/, 'aucune table n’est ouverte'],
  [/^no table "?(.*?)"? is kept on this device$/, 'aucune table « $1 » n’est conservée sur cet appareil'],
  [/^(\d+) sit at a table for (\d+)$/, 'il en faut $2, et non $1'],
  [/^a spectator does not answer$/, 'un spectateur ne répond pas'],
  [/^this question was settled: the game is at step (\d+)$/, 'c’était déjà réglé ; la partie en est à l’étape $1'],
  [/^seat (\d+) is not asked$/, 'ce n’est pas à la place $1 de répondre'],
  [/^seat (\d+) is asked, not seat (\d+)$/, 'c’est à la place $1 de répondre, et non à la place $2'],
  [/^(\S+) comes with Apocalypse!$/, '« $1 » fait partie d’Apocalypse !'],
  [/^(\S+) is on the same piece as (\S+) in slot (\d)$/, '« $1 » est au verso de « $2 », qui occupe l’emplacement $3'],
  [
    /^one box has four factions: not enough for (\d+) players without the core set$/,
    'une boîte compte quatre Factions, trop peu pour $1 joueurs sans le jeu de base',
  ],
];

function turned(text: string, table: readonly Turned[]): string {
  const found = table.find(([pattern]) => pattern.test(text));
  return found === undefined ? text : text.replace(...found);
}

/** What is wrong with what was given, and where. What has no French yet keeps its English detail. */
export function worded(error: InputError, language: Language): string {
  const { where, message } = error;
  if (language === 'en') return message;
  if (where === '') return turned(message, DETAILS);
  return labelled(turned(where, PLACES), turned(message.slice(where.length + 2), DETAILS), language);
}

const DENIED: Both = { en: 'access is denied', fr: 'l’accès est refusé' };
const NO_FILE: Both = { en: 'a file cannot go there', fr: 'un fichier ne peut pas se trouver là' };

const SYSTEM: ReadonlyMap<string, Both> = new Map([
  ['EACCES', DENIED],
  ['EPERM', DENIED],
  ['EROFS', DENIED],
  ['EISDIR', NO_FILE],
  ['EBUSY', NO_FILE],
  ['ENOTDIR', NO_FILE],
  ['EEXIST', NO_FILE],
  ['ENOENT', NO_FILE],
  ['ENAMETOOLONG', { en: 'the name is too long', fr: 'le nom est trop long' }],
  ['ENOSPC', { en: 'the disk is full', fr: 'le disque est plein' }],
]);

/** Why the system did not do what was asked of it. */
export function systemReason(error: unknown, language: Language): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return SYSTEM.get(code)?.[language] ?? { en: `error ${code}`, fr: `erreur ${code}` }[language];
}
