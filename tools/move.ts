import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { languageOf, Refusal } from '../src/server/arguments.ts';
import { readSettings } from '../src/server/settings.ts';
import { databaseIn } from '../src/server/store/folder.ts';
import { type MovedTable, MoveTrouble, move } from '../src/server/store/moving/move.ts';
import { SideTrouble } from '../src/server/store/moving/sides.ts';
import type { Whereabouts } from '../src/server/store/open.ts';
import { PostgresTrouble, postgresPlace } from '../src/server/store/postgres-trouble.ts';
import { StoreTrouble } from '../src/server/store/trouble.ts';
import { storeMessage } from '../src/server/store-messages.ts';
import { sayer } from '../src/server/words.ts';
import { systemReason } from '../src/text/errors.ts';
import type { Both, Language } from '../src/text/language.ts';

const WORDS = {
  help: {
    en: `npm run move -- --from FOLDER --to DATABASE_URL   copies everything from a data folder to PostgreSQL
npm run move -- --from DATABASE_URL --to FOLDER   copies everything from PostgreSQL to a data folder

  Write the word DATABASE_URL itself: the address is read from the environment, where nobody else on this machine
  sees its password. An address, postgres://user@host/database, may stand there instead.
  Stop every server first. The target must be empty. Everything is copied, or nothing is. Every row is read back and compared,
  and the source stays as it is.

  --lang en|fr      language of these messages (default: your system’s)`,
    fr: `npm run move -- --from DOSSIER --to DATABASE_URL   copie tout d’un dossier de données vers PostgreSQL
npm run move -- --from DATABASE_URL --to DOSSIER   copie tout de PostgreSQL vers un dossier de données

  Écrivez le mot DATABASE_URL tel quel : l’adresse est lue dans l’environnement, où personne d’autre sur cette machine
  ne voit son mot de passe. Une adresse, postgres://nom@hôte/base, peut aussi prendre sa place.
  Arrêtez d’abord tous les serveurs. La destination doit être vide. Tout est copié ou rien ne l’est, chaque ligne est
  relue et comparée, et l’origine reste telle quelle.

  --lang en|fr      langue de ces messages (par défaut celle de votre système)`,
  },
  which: {
    en: 'Give --from and --to, each with a data folder or the word DATABASE_URL.',
    fr: 'Indiquez --from et --to, suivis chacun d’un dossier de données ou du mot DATABASE_URL.',
  },
  unset: {
    en: 'DATABASE_URL is not set: set it to postgres://user:password@host/database.',
    fr: 'DATABASE_URL n’est pas définie : donnez-lui la forme postgres://nom:mot-de-passe@hôte/base.',
  },
  unknown: { en: 'Unknown argument “{text}”.', fr: 'L’argument « {text} » n’existe pas.' },
  database: {
    en: 'the database “{database}” of PostgreSQL at {host}:{port}',
    fr: 'la base « {database} » de PostgreSQL à l’adresse {host}:{port}',
  },
  row: { en: '{name}  rows: {rows}  digest: {digest}', fr: '{name}  lignes : {rows}  empreinte : {digest}' },
  moved: {
    en: `Tables: {tables}. Rows copied, read back and found equal: {rows}.
From: {from}
To: {to}
The source stays as it is. Start the server on the target, and delete the source once you have seen that all is well.`,
    fr: `Tables : {tables}. Lignes copiées, relues et identiques : {rows}.
Origine : {from}
Destination : {to}
L’origine reste telle quelle. Lancez le serveur sur la destination, et supprimez l’origine une fois que tout vous convient.`,
  },
  same: { en: 'The source and the target are the same.', fr: 'L’origine et la destination sont les mêmes.' },
  'not-empty': {
    en: 'Nothing was copied: there is data in {to} already. Name an empty target.',
    fr: 'Rien n’a été copié : il y a déjà des données dans {to}. Indiquez une destination vide.',
  },
  differs: {
    en: 'Nothing was copied: the table “{table}” came out different in {to}. Please report this.',
    fr: 'Rien n’a été copié : la table « {table} » n’est pas ressortie identique dans {to}. Merci de le signaler.',
  },
  running: {
    en: 'Nothing was copied: a server is running on {place}. Stop it first.',
    fr: 'Rien n’a été copié : un serveur utilise {place}. Arrêtez-le d’abord.',
  },
  behind: {
    en: 'Nothing was copied: {place} was last used by an earlier version. Make a backup, start this version on it once, stop it, and move it then.',
    fr: 'Rien n’a été copié : {place} a servi en dernier à une version plus ancienne. Faites une sauvegarde, lancez-y cette version une fois, arrêtez-la, puis recommencez.',
  },
  failed: {
    en: 'That did not work, and nothing was copied: {why}',
    fr: 'Cela n’a pas marché, et rien n’a été copié : {why}',
  },
} as const satisfies Readonly<Record<string, Both>>;

type Values = Readonly<Record<string, string | number>>;
type Say = (key: keyof typeof WORDS, values?: Values) => string;

const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    WORDS[key][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

interface Asked {
  readonly from: Whereabouts;
  readonly to: Whereabouts;
}

/** A folder, an address of PostgreSQL, or the name of the variable that has one. */
function placeOf(text: string, env: NodeJS.ProcessEnv, language: Language, say: Say): Whereabouts {
  const isAddress = /^postgres(ql)?:\/\//.test(text);
  if (text !== 'DATABASE_URL' && !isAddress) return { file: databaseIn(resolve(text)) };
  const given = { DATABASE_URL: isAddress ? text : env['DATABASE_URL'] };
  const { databaseUrl } = readSettings([], given, language, sayer(language));
  if (databaseUrl === null) throw new Refusal(say('unset'));
  return { url: databaseUrl };
}

function askedIn(typed: readonly string[], env: NodeJS.ProcessEnv, language: Language, say: Say): Asked {
  const options = { from: { type: 'string' }, to: { type: 'string' }, lang: { type: 'string' } } as const;
  const { tokens } = parseArgs({ args: [...typed], options, strict: false, tokens: true });
  const given = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') throw new Refusal(say('unknown', { text: token.value }));
    if (token.kind !== 'option') continue;
    if (!Object.hasOwn(options, token.name)) throw new Refusal(say('unknown', { text: token.rawName }));
    given.set(token.name, token.value ?? '');
  }
  const [from, to] = [given.get('from') ?? '', given.get('to') ?? ''];
  if (from === '' || to === '' || from.startsWith('--') || to.startsWith('--')) throw new Refusal(say('which'));
  return { from: placeOf(from, env, language, say), to: placeOf(to, env, language, say) };
}

/** Where it is, without a password. */
const nameOf = (where: Whereabouts, say: Say): string =>
  'file' in where ? dirname(where.file) : say('database', { ...postgresPlace(where.url) });

function textOf({ from, to }: Asked, moved: readonly MovedTable[], language: Language, say: Say): string {
  const rows = moved.map(({ name, rows, digest }) =>
    say('row', {
      name: name.padEnd(14),
      rows: rows.toLocaleString(language).padStart(10),
      digest: digest.slice(0, 16),
    }),
  );
  const all = moved.reduce((sum, each) => sum + each.rows, 0).toLocaleString(language);
  return [
    ...rows,
    say('moved', { tables: moved.length, rows: all, from: nameOf(from, say), to: nameOf(to, say) }),
  ].join('\n');
}

function messageOf(error: unknown, asked: Asked | null, language: Language, say: Say): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof SideTrouble) return say(error.code, { place: nameOf(error.where, say) });
  if (error instanceof MoveTrouble) {
    return say(error.code, { to: asked === null ? '' : nameOf(asked.to, say), table: error.table });
  }
  if (error instanceof StoreTrouble && error.code === 'held') return say('running', { place: error.path });
  if (error instanceof StoreTrouble || error instanceof PostgresTrouble) {
    const folder = error instanceof StoreTrouble && error.path !== '' ? dirname(error.path) : '';
    return storeMessage(error, folder, language, sayer(language));
  }
  return say('failed', { why: systemReason(error, language) });
}

async function run(typed: readonly string[], language: Language, say: Say): Promise<void> {
  if (typed.includes('--help')) {
    console.log(say('help'));
    return;
  }
  let asked: Asked | null = null;
  try {
    asked = askedIn(typed, process.env, language, say);
    console.log(textOf(asked, await move(asked.from, asked.to), language, say));
  } catch (error) {
    console.error(messageOf(error, asked, language, say));
    process.exitCode = 2;
  }
}

const typed = process.argv.slice(2);
const language = languageOf(typed, process.env);
await run(typed, language, sayIn(language));
