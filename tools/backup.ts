import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { languageOf, Refusal } from '../src/server/arguments.ts';
import { readSettings } from '../src/server/settings.ts';
import { backUp, restore } from '../src/server/store/backup.ts';
import { StoreTrouble, type TroubleCode } from '../src/server/store/trouble.ts';
import { sayer } from '../src/server/words.ts';
import { systemReason } from '../src/text/errors.ts';
import type { Both, Language } from '../src/text/language.ts';

const WORDS = {
  help: {
    en: `npm run backup -- --to FILE      copies everything into a new file; the server can keep running
npm run restore -- --from FILE   restores such a copy; the server must be stopped

  --data FOLDER     where everything is kept (default: .tintamarre/data)
  --settings FILE   the settings file that the server is started with
  --lang en|fr      language of these messages (default: your system’s)`,
    fr: `npm run backup -- --to FICHIER      copie tout dans un nouveau fichier ; le serveur peut continuer pendant ce temps
npm run restore -- --from FICHIER   remet une telle copie en place ; le serveur doit être arrêté

  --data DOSSIER       où tout est conservé (par défaut .tintamarre/data)
  --settings FICHIER   le fichier de réglages avec lequel le serveur est lancé
  --lang en|fr         langue de ces messages (par défaut celle de votre système)`,
  },
  which: { en: 'Give --to or --from, and a file.', fr: 'Indiquez --to ou --from, suivi d’un fichier.' },
  backedUp: {
    en: 'Everything in {data} is now also in {file}',
    fr: 'Tout ce que contient {data} est aussi dans {file}',
  },
  restored: { en: '{data} now contains what was in {file}', fr: '{data} contient maintenant ce qui était dans {file}' },
  aside: { en: 'What it contained before is in {old}', fr: 'Ce qu’il contenait auparavant est dans {old}' },
  postgres: {
    en: `Everything is kept in the PostgreSQL database that DATABASE_URL names, and PostgreSQL has its own commands for this:
  pg_dump --format=custom --file=FILE "$DATABASE_URL"
  pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE    (with every server stopped)`,
    fr: `Tout est conservé dans la base PostgreSQL que désigne DATABASE_URL, et PostgreSQL a ses propres commandes :
  pg_dump --format=custom --file=FICHIER "$DATABASE_URL"
  pg_restore --clean --if-exists --dbname="$DATABASE_URL" FICHIER    (tous les serveurs arrêtés)`,
  },
  failed: { en: 'That did not work: {why}', fr: 'Cela n’a pas marché : {why}' },
} as const satisfies Readonly<Record<string, Both>>;

const TROUBLES: Readonly<Record<TroubleCode, Both>> = {
  newer: {
    en: '{path} was written by a later version of Tintamarre; this one cannot read it.',
    fr: '{path} a été écrit par une version plus récente de Tintamarre ; celle-ci ne peut pas le lire.',
  },
  older: {
    en: '{path} was written by a version of Tintamarre too old for this one to read.',
    fr: '{path} a été écrit par une version de Tintamarre trop ancienne pour que celle-ci le lise.',
  },
  foreign: { en: '{path} is not a Tintamarre backup.', fr: '{path} n’est pas une sauvegarde de Tintamarre.' },
  damaged: {
    en: '{path} is damaged; nothing was changed.',
    fr: '{path} est endommagé ; rien n’a été modifié.',
  },
  missing: { en: 'There is no file {path}', fr: 'Il n’y a pas de fichier {path}' },
  taken: {
    en: 'There is already a file {path}; choose another name.',
    fr: 'Il y a déjà un fichier {path} ; choisissez un autre nom.',
  },
  nowhere: { en: 'There is no folder {path}', fr: 'Il n’y a pas de dossier {path}' },
  held: {
    en: 'A server is running in {path}; stop it first, then restore.',
    fr: 'Un serveur travaille dans {path} ; arrêtez-le d’abord, puis restaurez.',
  },
  'read-only': { en: '{path} is read-only.', fr: '{path} est en lecture seule.' },
  denied: { en: 'You may not open {path}', fr: 'Le système ne vous laisse pas ouvrir {path}' },
  full: { en: 'The disk that holds {path} is full.', fr: 'Le disque où se trouve {path} est plein.' },
  locked: {
    en: 'Another program has locked {path}; close it first.',
    fr: 'Un autre programme a verrouillé {path} ; fermez-le d’abord.',
  },
  'disk-error': {
    en: 'The disk cannot read or write {path} reliably.',
    fr: 'Le disque ne lit ou n’écrit pas {path} correctement.',
  },
};

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The file named by --to or --from, and what else was typed. */
function fileIn(typed: readonly string[], option: 'to' | 'from', language: Language) {
  const { tokens } = parseArgs({
    args: [...typed],
    options: { [option]: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const token = tokens.find((each) => each.kind === 'option' && each.name === option);
  if (token?.kind !== 'option' || !token.value || (!token.inlineValue && token.value.startsWith('--'))) {
    throw new Refusal(WORDS.which[language]);
  }
  return { file: resolve(token.value), rest: typed.toSpliced(token.index, token.inlineValue ? 1 : 2) };
}

async function run([command = '', ...typed]: readonly string[], language: Language): Promise<string> {
  const say = (key: keyof typeof WORDS, values = {}): string => fill(WORDS[key][language], values);
  if (typed.includes('--help')) return say('help');
  const { file, rest } = fileIn(typed, command === 'backup' ? 'to' : 'from', language);
  const settings = readSettings(rest, process.env, language, sayer(language));
  if (settings.databaseUrl !== null) throw new Refusal(say('postgres'));
  const data = resolve(settings.data);
  if (command === 'backup') {
    await backUp(data, file);
    return say('backedUp', { data, file });
  }
  const old = await restore(data, file, new Date());
  return [say('restored', { data, file }), ...(old === null ? [] : [say('aside', { old })])].join('\n');
}

const typed = process.argv.slice(2);
const language = languageOf(typed, process.env);
try {
  console.log(await run(typed, language));
} catch (error) {
  if (error instanceof Refusal) console.error(error.message);
  else if (error instanceof StoreTrouble) console.error(fill(TROUBLES[error.code][language], { path: error.path }));
  else console.error(fill(WORDS.failed[language], { why: systemReason(error, language) }));
  process.exitCode = 2;
}
