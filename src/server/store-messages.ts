import { systemReason } from '../text/errors.ts';
import { postgresMessage } from './postgres-messages.ts';
import { PostgresTrouble } from './store/postgres-trouble.ts';
import { sqliteCode } from './store/sqlite-trouble.ts';
import { StoreTrouble, type TroubleCode } from './store/trouble.ts';
import { type Both, fill, type Language, type Say } from './words.ts';

const RESTORE: Both = {
  en: 'npm run restore -- --data {folder} --from FILE',
  fr: 'npm run restore -- --data {folder} --from FICHIER',
};

const IN_FILES: Readonly<Record<TroubleCode, Both>> = {
  newer: {
    en: `The database {path} was written by a later version of Tintamarre. Start that version, or restore a backup made with this one: ${RESTORE.en}`,
    fr: `La base {path} a été écrite par une version plus récente de Tintamarre. Lancez cette version-là, ou restaurez une sauvegarde faite avec celle-ci : ${RESTORE.fr}`,
  },
  older: {
    en: `The database {path} was made by a version of Tintamarre too old for this one to read. Restore a later backup: ${RESTORE.en} or use another folder: --data FOLDER`,
    fr: `La base {path} a été créée par une version de Tintamarre trop ancienne pour que celle-ci la lise. Restaurez une sauvegarde plus récente : ${RESTORE.fr} ou lancez le serveur avec un autre dossier : --data DOSSIER`,
  },
  foreign: {
    en: `{path} is not a Tintamarre database: another program made it, or its beginning is damaged. Nothing was changed. Use another folder: --data FOLDER or restore a backup: ${RESTORE.en}`,
    fr: `{path} n’est pas une base de Tintamarre : un autre programme l’a créée, ou son début est endommagé. Rien n’a été modifié. Lancez le serveur avec un autre dossier : --data DOSSIER ou restaurez une sauvegarde : ${RESTORE.fr}`,
  },
  damaged: {
    en: `The database {path} is damaged. Restore a backup: ${RESTORE.en} (the damaged file is kept beside it).`,
    fr: `La base {path} est endommagée. Restaurez une sauvegarde : ${RESTORE.fr} (le fichier endommagé est conservé à côté).`,
  },
  'read-only': {
    en: 'The database {path} cannot be written to: it is read-only. Mount its disk for writing, or give the folder to the user who starts the server: chown -R USER {folder} or use another folder: --data FOLDER',
    fr: 'La base {path} est en lecture seule. Montez son disque en écriture, ou donnez le dossier à l’utilisateur qui lance le serveur : chown -R UTILISATEUR {folder} ou lancez-le avec un autre dossier : --data DOSSIER',
  },
  denied: {
    en: 'This user may not open {path}. Give it to the user who starts the server: chown -R USER {folder} or use another folder: --data FOLDER',
    fr: 'Le système ne laisse pas cet utilisateur ouvrir {path}. Donnez-le à l’utilisateur qui lance le serveur : chown -R UTILISATEUR {folder} ou lancez-le avec un autre dossier : --data DOSSIER',
  },
  full: {
    en: 'The disk that holds {path} is full. Free some space and start again, or use a folder on another disk: --data FOLDER',
    fr: 'Le disque où se trouve {path} est plein. Libérez de la place et relancez, ou lancez le serveur avec un dossier d’un autre disque : --data DOSSIER',
  },
  locked: {
    en: 'Another program has locked the database {path}. Close that program and start again.',
    fr: 'Un autre programme a verrouillé la base {path}. Fermez ce programme et relancez.',
  },
  missing: { en: 'There is no database {path}.', fr: 'Il n’y a pas de base {path}.' },
  taken: { en: 'There is already a file {path}.', fr: 'Il y a déjà un fichier {path}.' },
  nowhere: {
    en: '{path} cannot be created: a file is in the way. Use another folder: --data FOLDER',
    fr: 'Impossible de créer {path} : un fichier est déjà à cet endroit. Lancez le serveur avec un autre dossier : --data DOSSIER',
  },
  held: {
    en: 'Another Tintamarre server is running on {path}. Stop it, or start this one with another folder: --data FOLDER',
    fr: 'Un autre serveur Tintamarre utilise {path}. Arrêtez-le, ou lancez celui-ci avec un autre dossier : --data DOSSIER',
  },
  'disk-error': {
    en: `The disk cannot read or write {path} reliably. Check the disk, then restore a backup: ${RESTORE.en}`,
    fr: `Le disque ne lit ou n’écrit pas {path} correctement. Vérifiez le disque, puis restaurez une sauvegarde : ${RESTORE.fr}`,
  },
};

/** What nobody foresaw is told in its own words. */
function reasonOf(error: unknown, language: Language): string {
  if (!(error instanceof Error)) return String(error);
  return sqliteCode(error) === null && 'code' in error ? systemReason(error, language) : error.message;
}

/** What is wrong with what is kept in the data folder or in a PostgreSQL, where, and what to do about it. */
export function storeMessage(error: unknown, folder: string, language: Language, say: Say): string {
  if (error instanceof PostgresTrouble) return postgresMessage(error, language);
  if (!(error instanceof StoreTrouble)) return say('storeUnopened', { place: folder, why: reasonOf(error, language) });
  const { code, path } = error;
  return fill(IN_FILES[code][language], { path: path || folder, folder });
}
