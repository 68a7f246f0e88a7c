import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { languageOf, Refusal } from '../src/server/arguments.ts';
import { readSettings } from '../src/server/settings.ts';
import { archiveFinished } from '../src/server/store/archives/archiving.ts';
import { databaseIn } from '../src/server/store/folder.ts';
import { openStore } from '../src/server/store/open.ts';
import { PostgresTrouble } from '../src/server/store/postgres-trouble.ts';
import { StoreTrouble } from '../src/server/store/trouble.ts';
import { storeMessage } from '../src/server/store-messages.ts';
import { sayer } from '../src/server/words.ts';
import { systemReason } from '../src/text/errors.ts';
import type { Both, Language } from '../src/text/language.ts';

const MOST_AT_ONCE = 100;

const WORDS = {
  help: {
    en: `npm run compact   compresses the logs of all finished tables now and says what that saved. The server does the same
                  by itself, ten minutes after a game has ended; it can keep running. Nothing is lost.

  --data FOLDER     where everything is kept (default: .tintamarre/data; DATABASE_URL names a PostgreSQL database instead)
  --settings FILE   the settings file the server is started with
  --lang en|fr      language of these messages (default: your system’s)`,
    fr: `npm run compact   compresse dès maintenant les journaux de toutes les tables finies et dit ce qui est gagné. Le serveur
                  le fait aussi de lui-même, dix minutes après la fin d’une partie ; il peut continuer pendant ce temps.
                  Rien n’est perdu.

  --data DOSSIER       où tout est conservé (par défaut .tintamarre/data ; DATABASE_URL désigne une base PostgreSQL)
  --settings FICHIER   le fichier de réglages avec lequel le serveur est lancé
  --lang en|fr         langue de ces messages (par défaut celle de votre système)`,
  },
  nothing: {
    en: 'All logs of finished tables are compressed already.',
    fr: 'Les journaux de toutes les tables finies sont déjà compressés.',
  },
  done: {
    en: `Tables compressed: {tables}, with {entries} entries
Their logs: {before} kB before, {after} kB now ({each} kB each, now {eachNow} kB)
The whole database: {whole} kB before, {wholeNow} kB now, without the space that is free for new data`,
    fr: `Tables compressées : {tables}, avec {entries} lignes de journal
Leurs journaux : {before} ko avant, {after} ko à présent ({each} ko chacun, {eachNow} ko à présent)
Toute la base : {whole} ko avant, {wholeNow} ko à présent, sans la place libre pour de nouvelles données`,
  },
  failed: { en: 'That did not work: {why}', fr: 'Cela n’a pas marché : {why}' },
} as const satisfies Readonly<Record<string, Both>>;

type Say = (key: keyof typeof WORDS, values?: Readonly<Record<string, string | number>>) => string;

const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    WORDS[key][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

async function run(typed: readonly string[], language: Language, say: Say): Promise<string> {
  if (typed.includes('--help')) return say('help');
  const { databaseUrl, data } = readSettings(typed, process.env, language, sayer(language));
  const file = databaseIn(resolve(data));
  if (databaseUrl === null && !existsSync(file)) throw new StoreTrouble('missing', file);
  const store = await openStore(databaseUrl === null ? { file } : { url: databaseUrl });
  try {
    const kilobytes = (bytes: number) => (bytes / 1000).toLocaleString(language, { maximumFractionDigits: 1 });
    const whole = await store.bytes();
    const all = [];
    for (;;) {
      const some = await archiveFinished(store, Number.MAX_SAFE_INTEGER, MOST_AT_ONCE, (error) => {
        throw error;
      });
      if (some.length === 0) break;
      all.push(...some);
    }
    if (all.length === 0) return say('nothing');
    const [before, after] = [sum(all.map((each) => each.before)), sum(all.map((each) => each.after))];
    return say('done', {
      tables: all.length.toLocaleString(language),
      entries: sum(all.map(({ entries }) => entries)).toLocaleString(language),
      before: kilobytes(before),
      after: kilobytes(after),
      each: kilobytes(before / all.length),
      eachNow: kilobytes(after / all.length),
      whole: kilobytes(whole),
      wholeNow: kilobytes(await store.bytes()),
    });
  } finally {
    await store.close();
  }
}

const typed = process.argv.slice(2);
const language = languageOf(typed, process.env);
const say = sayIn(language);
try {
  console.log(await run(typed, language, say));
} catch (error) {
  if (error instanceof Refusal) console.error(error.message);
  else if (error instanceof StoreTrouble || error instanceof PostgresTrouble) {
    console.error(storeMessage(error, '', language, sayer(language)));
  } else console.error(say('failed', { why: systemReason(error, language) }));
  process.exitCode = 2;
}
