import { mkdirSync, openSync, readFileSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { exitStatusOf, StartFailure } from './arguments.ts';
import { openDatabases } from './databases.ts';
import { DEFAULTS } from './settings.ts';
import { databaseIn, hold } from './store/folder.ts';
import { openStore } from './store/open.ts';
import { charterOf, entryAt, summaryAt } from './store/samples.ts';
import { removeFolders, trialFolder } from './testing.ts';
import { type Language, sayer } from './words.ts';

afterAll(removeFolders);

let data: string;
let file: string;
beforeEach(() => {
  data = trialFolder();
  file = databaseIn(data);
});

async function opened(language: Language = 'en', folder = data): Promise<string> {
  const settings = { ...DEFAULTS, data: folder };
  const failure = await openDatabases(settings, language, sayer(language), {}).then(
    async ({ store, release }) => {
      await store.close();
      release();
    },
    (error: unknown) => error,
  );
  if (failure === undefined) return 'opened';
  if (!(failure instanceof StartFailure)) throw failure;
  expect(exitStatusOf(failure)).toBe(1);
  return failure.message;
}

/** A database of ours, closed, with so many entries. */
async function fill(entries: number): Promise<void> {
  const store = await openStore({ file });
  await store.addTable(charterOf('table'), 'secret', 1, summaryAt(0));
  for (let seq = 1; seq <= entries; seq++) await store.append('table', [entryAt(seq)], summaryAt(seq));
  await store.close();
}

function overwrite(at: number, bytes: Buffer): void {
  writeSync(openSync(file, 'r+'), bytes, 0, bytes.length, at);
}

const inSql = (text: string): void => {
  const database = new DatabaseSync(file);
  database.exec(text);
  database.close();
};

test('a new folder and a database of ours are opened', async () => {
  expect(await opened()).toBe('opened');
  await fill(3);
  expect(await opened()).toBe('opened');
});

test('a database of a later version is left to that version', async () => {
  await fill(1);
  inSql(`insert into kysely_migration values ('999-later', '2099')`);
  expect(await opened()).toBe(
    `The database ${file} was written by a later version of Tintamarre. Start that version, or restore a backup made ` +
      `with this one: npm run restore -- --data ${data} --from FILE`,
  );
  expect(await opened('fr')).toContain(`La base ${file} a été écrite par une version plus récente de Tintamarre.`);
});

test('a database of too early a version is not guessed at', async () => {
  await fill(1);
  inSql(`update kysely_migration set name = '000-draft' where name = '001-first'`);
  expect(await opened()).toContain('too old for this one to read');
  expect(await opened('fr')).toContain('trop ancienne pour que celle-ci la lise');
});

test.each([
  ['of another program', () => inSql('create table recipes (name text)')],
  [
    'of another program that has such migrations',
    () =>
      inSql(
        `create table kysely_migration (name text, timestamp text); insert into kysely_migration values ('1-x', '')`,
      ),
  ],
  ['that is text', () => writeFileSync(file, 'A text that is no database at all.\n'.repeat(200))],
])('a file %s is refused and stays as it is', async (_, make) => {
  make();
  const before = readFileSync(file);
  expect(await opened()).toBe(
    `${file} is not a Tintamarre database: another program made it, or its beginning is damaged. Nothing was changed. ` +
      `Use another folder: --data FOLDER or restore a backup: npm run restore -- --data ${data} --from FILE`,
  );
  expect(await opened('fr')).toContain(`${file} n’est pas une base de Tintamarre`);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test.each([
  ['with a page that is overwritten', () => overwrite(40_000, Buffer.alloc(4096, 0xff))],
  ['that is cut off', () => truncateSync(file, 45_000)],
])('a database %s is refused, with how to put a backup back', async (_, damage) => {
  await fill(600);
  damage();
  expect(await opened()).toBe(
    `The database ${file} is damaged. Restore a backup: npm run restore -- --data ${data} --from FILE ` +
      '(the damaged file is kept beside it).',
  );
  expect(await opened('fr')).toBe(
    `La base ${file} est endommagée. Restaurez une sauvegarde\u00a0: npm run restore -- --data ${data} --from FICHIER ` +
      '(le fichier endommagé est conservé à côté).',
  );
});

test('a database that can only be read is refused, though it could be opened', async () => {
  await fill(1);
  // Whoever may do everything may write to any file; a version of the format that nobody may write yet is for them too.
  overwrite(18, Buffer.from([3]));
  expect(await opened()).toContain(`The database ${file} cannot be written to: it is read-only. Mount its disk`);
  expect(await opened('fr')).toContain(`La base ${file} est en lecture seule. Montez`);
});

test('a database that another program has locked is refused', { timeout: 60_000 }, async () => {
  await fill(1);
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  expect(await opened('fr')).toBe(`Un autre programme a verrouillé la base ${file}. Fermez ce programme et relancez.`);
  other.close();
  expect(await opened()).toBe('opened');
});

test('a folder that another server has is refused', async () => {
  const release = hold(data);
  expect(await opened()).toContain(`Another Tintamarre server is running on ${data}. Stop it`);
  expect(await opened('fr')).toContain(`Un autre serveur Tintamarre utilise ${data}. Arrêtez-le`);
  release();
  expect(await opened()).toBe('opened');
});

test('a folder that cannot be made is refused', async () => {
  writeFileSync(join(data, 'file'), '');
  const folder = join(data, 'file', 'data');
  expect(await opened('en', folder)).toContain(`${folder} cannot be created: a file is in the way.`);
  expect(await opened('fr', folder)).toContain(
    `Impossible de créer ${folder}\u00a0: un fichier est déjà à cet endroit.`,
  );
});

test('a folder in the place of the database is refused', async () => {
  mkdirSync(file, { recursive: true });
  expect(await opened()).toContain(`This user may not open ${file}.`);
});
