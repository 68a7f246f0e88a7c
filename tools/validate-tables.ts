import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { AskedThere } from '../src/match/folding.ts';
import { languageOf, Refusal } from '../src/server/arguments.ts';
import { postgresMessage } from '../src/server/postgres-messages.ts';
import { ownRules } from '../src/server/rules.ts';
import { readSettings } from '../src/server/settings.ts';
import { databaseIn } from '../src/server/store/folder.ts';
import { PostgresTrouble } from '../src/server/store/postgres-trouble.ts';
import { openToRead } from '../src/server/store/reading.ts';
import { StoreTrouble } from '../src/server/store/trouble.ts';
import { type Report, validate } from '../src/server/validating.ts';
import { sayer } from '../src/server/words.ts';
import { systemReason } from '../src/text/errors.ts';
import type { Both, Language } from '../src/text/language.ts';

const WORDS = {
  help: {
    en: `npm run validate-tables   checks the saved tables against the rules of this version

Run it with the new version before you start the server with it. Nothing is changed, and the old server can keep running.
A table that differs still goes on, from its saved state; only its replay then starts there.

  --data FOLDER     where everything is kept (default: .tintamarre/data; DATABASE_URL names a PostgreSQL database instead)
  --settings FILE   the settings file the server is started with
  --all             finished tables too: their replays
  --json            the result as one JSON object
  --lang en|fr      language of these messages (default: your system’s)

The exit status is 0 if nothing differs, 1 if a table differs or cannot be read, 2 if the check failed.`,
    fr: `npm run validate-tables   confronte les tables conservées aux règles de cette version

À lancer avec la nouvelle version, avant de démarrer le serveur avec elle. Rien n’est modifié, et l’ancien serveur peut
continuer. Une table qui diffère se poursuit quand même, depuis l’état conservé ; seule sa relecture commence alors là.

  --data DOSSIER       où tout est conservé (par défaut .tintamarre/data ; DATABASE_URL désigne une base PostgreSQL)
  --settings FICHIER   le fichier de réglages avec lequel le serveur est lancé
  --all                les tables finies aussi : leurs relectures
  --json               tout en un seul objet JSON
  --lang en|fr         langue de ces messages (par défaut celle de votre système)

Le code de retour est 0 si tout est inchangé, 1 si une table diffère ou ne peut être lue, 2 si cela n’a pas marché.`,
  },
  same: { en: '{id} ({game}): same', fr: '{id} ({game}) : inchangée' },
  differs: {
    en: '{id} ({game}) differs at step {step}: before, {then}; now, {now}; it continues at step {goesOn}{lost}',
    fr: '{id} ({game}) diffère à l’étape {step} : avant, {then} ; maintenant, {now} ; elle se poursuit à l’étape {goesOn}{lost}',
  },
  lost: {
    en: ' (without its last {n} answers if the server is killed rather than stopped before)',
    fr: ' (sans ses {n} dernières réponses si le serveur est tué au lieu d’être arrêté auparavant)',
  },
  asked: { en: 'seat {seat} was asked “{ask}”', fr: 'la place {seat} devait répondre à « {ask} »' },
  took: { en: 'seat {seat} answered “{ask}” with {option}', fr: 'la place {seat} a répondu à « {ask} » par {option}' },
  seated: { en: 'seat {seat} answered', fr: 'la place {seat} a répondu' },
  over: { en: 'nothing is asked', fr: 'rien n’est demandé' },
  otherwise: { en: 'the same, but with a different outcome', fr: 'de même, mais la suite est différente' },
  unreadable: { en: '{id} ({game}): cannot be read: {why}', fr: '{id} ({game}) : ne peut être lue : {why}' },
  'no-game': { en: 'there is no such game', fr: 'ce jeu n’existe pas' },
  'cannot-begin': {
    en: 'a game with these options can no longer start: {detail}',
    fr: 'une partie avec ces options ne peut plus commencer : {detail}',
  },
  'no-way': {
    en: 'its rules are of a version that cannot be upgraded ({detail})',
    fr: 'ses règles sont d’une version qui ne peut pas être mise à jour ({detail})',
  },
  broken: { en: 'the rules cannot continue it ({detail})', fr: 'les règles ne peuvent pas la poursuivre ({detail})' },
  summary: {
    en: 'Tables: {n}. The same: {same}; different: {differs}; unreadable: {unreadable}.',
    fr: 'Tables : {n}. Inchangées : {same} ; différentes : {differs} ; illisibles : {unreadable}.',
  },
  missing: { en: 'Nothing is kept in {path}', fr: 'Rien n’est conservé dans {path}' },
  foreign: { en: 'The data there does not belong to Tintamarre.', fr: 'Ce qui s’y trouve n’est pas à Tintamarre.' },
  newer: {
    en: 'The data there was written by a later version of Tintamarre.',
    fr: 'Ce qui s’y trouve a été écrit par une version plus récente de Tintamarre.',
  },
  failed: { en: 'That did not work: {why}', fr: 'Cela n’a pas marché : {why}' },
} as const satisfies Readonly<Record<string, Both>>;

type Say = (key: keyof typeof WORDS, values?: Readonly<Record<string, string | number>>) => string;

const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    WORDS[key][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

function askedIn(asked: AskedThere | null, say: Say): string {
  if (asked === null) return say('over');
  const { seat = 0, ask, option } = asked;
  const letter = String.fromCharCode(65 + seat);
  if (ask === undefined) return say('seated', { seat: letter });
  if (option === undefined) return say('asked', { seat: letter, ask });
  return say('took', { seat: letter, ask, option: JSON.stringify(option) });
}

function lineOf(report: Report, say: Say): string {
  const { id, game } = report;
  if (report.verdict === 'same') return say('same', { id, game });
  if (report.verdict === 'unreadable') {
    return say('unreadable', { id, game, why: say(report.reason, { detail: report.detail }) });
  }
  const { step, goesOn, lost } = report;
  const [then, now] = [askedIn(report.then, say), askedIn(report.now, say)];
  const tail = lost === 0 ? '' : say('lost', { n: lost });
  return say('differs', { id, game, step, then, now: then === now ? say('otherwise') : now, goesOn, lost: tail });
}

/** The switches of this command, and what else was typed. */
function flagsIn(typed: readonly string[]) {
  const { tokens } = parseArgs({ args: [...typed], strict: false, tokens: true });
  const has = (name: string) => tokens.some((token) => token.kind === 'option' && token.name === name);
  const rest = typed.filter((each) => each !== '--all' && each !== '--json');
  return { help: has('help'), all: has('all'), json: has('json'), rest };
}

async function run(typed: readonly string[], language: Language, say: Say): Promise<number> {
  const { help, all, json, rest } = flagsIn(typed);
  if (help) {
    console.log(say('help'));
    return 0;
  }
  const { databaseUrl, data } = readSettings(rest, process.env, language, sayer(language));
  const where = databaseUrl === null ? { file: databaseIn(resolve(data)) } : { url: databaseUrl };
  const store = await openToRead(where);
  const counts = { same: 0, differs: 0, unreadable: 0 };
  const reports: Report[] = [];
  for await (const report of validate(store, ownRules(), all ? 'all' : 'unfinished')) {
    counts[report.verdict] += 1;
    if (json) reports.push(report);
    else console.log(lineOf(report, say));
  }
  await store.close();
  const n = counts.same + counts.differs + counts.unreadable;
  console.log(json ? JSON.stringify({ tables: n, ...counts, reports }) : say('summary', { n, ...counts }));
  return counts.same === n ? 0 : 1;
}

const typed = process.argv.slice(2);
const language = languageOf(typed, process.env);
const say = sayIn(language);
try {
  process.exitCode = await run(typed, language, say);
} catch (error) {
  if (error instanceof Refusal) console.error(error.message);
  else if (error instanceof StoreTrouble && (error.code === 'missing' || error.code === 'newer')) {
    console.error(say(error.code, { path: error.path }));
  } else if (error instanceof PostgresTrouble) console.error(postgresMessage(error, language));
  else if (error instanceof StoreTrouble) console.error(say('foreign'));
  else console.error(say('failed', { why: systemReason(error, language) }));
  process.exitCode = 2;
}
