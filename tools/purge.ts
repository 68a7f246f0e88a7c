import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { languageOf, Refusal } from '../src/server/arguments.ts';
import { postgresMessage } from '../src/server/postgres-messages.ts';
import { readSettings } from '../src/server/settings.ts';
import { databaseIn } from '../src/server/store/folder.ts';
import { openStore, type Whereabouts } from '../src/server/store/open.ts';
import { PostgresTrouble } from '../src/server/store/postgres-trouble.ts';
import { openToRead } from '../src/server/store/reading.ts';
import type { TableStatus } from '../src/server/store/store.ts';
import { StoreTrouble } from '../src/server/store/trouble.ts';
import { sayer } from '../src/server/words.ts';
import { systemReason } from '../src/text/errors.ts';
import type { Both, Language } from '../src/text/language.ts';
import { counted, type Noun } from '../src/text/plural.ts';

const DAY = 24 * 60 * 60 * 1000;
const KINDS = ['waiting', 'playing', 'over', 'chat'] as const satisfies readonly Wanted['what'][];
const MOST_DAYS = 100_000;

const WORDS = {
  help: {
    en: `npm run purge -- --over 90         says how many tables that ended 90 days ago or more would be deleted
npm run purge -- --over 90 --yes   deletes them, with their logs and chats; the server can keep running

  --over DAYS       finished tables with no activity for this many days
  --playing DAYS    tables in progress where nobody has played for this many days
  --waiting DAYS    tables that have not started, with no activity for this many days
  --chat DAYS       chat messages of all tables that are older than this many days
  --yes             really delete them: this cannot be undone, so make a backup first
  --data FOLDER     where everything is kept (default: .tintamarre/data; DATABASE_URL names a PostgreSQL database instead)
  --settings FILE   the settings file the server is started with
  --lang en|fr      language of these messages (default: your system’s)`,
    fr: `npm run purge -- --over 90         dit combien de tables finies depuis 90 jours seraient supprimées
npm run purge -- --over 90 --yes   les supprime, avec leurs journaux et leurs discussions ; le serveur peut continuer pendant ce temps

  --over JOURS         tables finies, sans activité depuis ce nombre de jours
  --playing JOURS      tables en cours où personne n’a joué depuis ce nombre de jours
  --waiting JOURS      tables qui n’ont pas commencé, sans activité depuis ce nombre de jours
  --chat JOURS         messages des discussions de toutes les tables, plus vieux que ce nombre de jours
  --yes                les supprimer vraiment, sans retour possible : faites d’abord une sauvegarde
  --data DOSSIER       où tout est conservé (par défaut .tintamarre/data ; DATABASE_URL désigne une base PostgreSQL)
  --settings FICHIER   le fichier de réglages avec lequel le serveur est lancé
  --lang en|fr         langue de ces messages (par défaut celle de votre système)`,
  },
  which: {
    en: 'Give --over, --playing, --waiting or --chat, and a number of days.',
    fr: 'Indiquez --over, --playing, --waiting ou --chat, suivi d’un nombre de jours.',
  },
  days: {
    en: '{name}: “{text}” is not a whole number of days from 1 to {most}.',
    fr: '{name} : « {text} » n’est pas un nombre entier de jours de 1 à {most}.',
  },
  would: {
    en: 'Would be deleted: {counts}. Add --yes to delete them.',
    fr: 'À supprimer : {counts}. Ajoutez --yes pour le faire.',
  },
  deleted: { en: 'Deleted: {counts}.', fr: 'Suppressions : {counts}.' },
  missing: { en: 'Nothing is kept in {path}', fr: 'Rien n’est conservé dans {path}' },
  foreign: { en: 'The data there does not belong to Tintamarre.', fr: 'Ce qui s’y trouve n’est pas à Tintamarre.' },
  newer: {
    en: 'The data there was written by a later version of Tintamarre.',
    fr: 'Ce qui s’y trouve a été écrit par une version plus récente de Tintamarre.',
  },
  failed: { en: 'That did not work: {why}', fr: 'Cela n’a pas marché : {why}' },
} as const satisfies Readonly<Record<string, Both>>;

/** What is found and deleted. */
const FOUND: Readonly<Record<Wanted['what'], Noun>> = {
  over: { en: ['finished table', 'finished tables'], fr: ['table finie', 'tables finies'] },
  playing: { en: ['table in progress', 'tables in progress'], fr: ['table en cours', 'tables en cours'] },
  waiting: { en: ['table not started', 'tables not started'], fr: ['table pas commencée', 'tables pas commencées'] },
  chat: { en: ['message', 'messages'], fr: ['message', 'messages'] },
};

type Say = (key: keyof typeof WORDS, values?: Readonly<Record<string, string | number>>) => string;

const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    WORDS[key][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Tables of a status that were not touched since a time, or messages that are older. */
interface Wanted {
  readonly what: TableStatus | 'chat';
  readonly before: number;
}

interface Asked {
  readonly wanted: readonly Wanted[];
  readonly yes: boolean;
  /** What the server's own settings are read from. */
  readonly rest: readonly string[];
}

function askedIn(typed: readonly string[], now: number, say: Say): Asked {
  const days = Object.fromEntries(KINDS.map((name) => [name, { type: 'string' }] as const));
  const options = { ...days, yes: { type: 'boolean' } } as const;
  const { tokens } = parseArgs({ args: [...typed], options, strict: false, tokens: true });
  const wanted: Wanted[] = [];
  const own = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const what = KINDS.find((each) => each === token.name);
    if (what === undefined && token.name !== 'yes') continue;
    own.add(token.index);
    if (what === undefined) continue;
    const { value: text = '', rawName: name, inlineValue } = token;
    if (inlineValue === false) own.add(token.index + 1);
    const count = Number(text);
    if (!/^\d+$/.test(text) || count < 1 || count > MOST_DAYS)
      throw new Refusal(say('days', { name, text, most: MOST_DAYS }));
    wanted.push({ what, before: now - count * DAY });
  }
  if (wanted.length === 0) throw new Refusal(say('which'));
  return {
    wanted,
    yes: tokens.some((token) => token.kind === 'option' && token.name === 'yes'),
    rest: typed.filter((_, i) => !own.has(i)),
  };
}

/** How many tables or messages were found, and with `yes` deleted. It is opened to be read first, so that none is made. */
async function purge(where: Whereabouts, wanted: readonly Wanted[], yes: boolean): Promise<readonly number[]> {
  const reading = await openToRead(where);
  const counts: number[] = [];
  try {
    for (const { what, before } of wanted) {
      counts.push(await (what === 'chat' ? reading.countMessages(before) : reading.countUntouched(what, before)));
    }
  } finally {
    await reading.close();
  }
  if (!yes) return counts;
  const store = await openStore(where);
  try {
    const deleted: number[] = [];
    for (const { what, before } of wanted) {
      deleted.push(await (what === 'chat' ? store.pruneMessages(before) : store.prune(what, before)));
    }
    return deleted;
  } finally {
    await store.close();
  }
}

async function run(typed: readonly string[], language: Language, say: Say): Promise<string> {
  if (typed.includes('--help')) return say('help');
  const { wanted, yes, rest } = askedIn(typed, Date.now(), say);
  const { databaseUrl, data } = readSettings(rest, process.env, language, sayer(language));
  const where = databaseUrl === null ? { file: databaseIn(resolve(data)) } : { url: databaseUrl };
  const found = await purge(where, wanted, yes);
  const counts = wanted.map(({ what }, i) => counted(found[i]!, FOUND[what], language)).join(', ');
  return say(yes ? 'deleted' : 'would', { counts });
}

const typed = process.argv.slice(2);
const language = languageOf(typed, process.env);
const say = sayIn(language);
try {
  console.log(await run(typed, language, say));
} catch (error) {
  if (error instanceof Refusal) console.error(error.message);
  else if (error instanceof StoreTrouble && (error.code === 'missing' || error.code === 'newer')) {
    console.error(say(error.code, { path: error.path }));
  } else if (error instanceof StoreTrouble) console.error(say('foreign'));
  else if (error instanceof PostgresTrouble) console.error(postgresMessage(error, language));
  else console.error(say('failed', { why: systemReason(error, language) }));
  process.exitCode = 2;
}
