import { createECDH } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import type { Settings } from '../../src/server/settings.ts';
import { databaseIn } from '../../src/server/store/folder.ts';
import { arePagesWhole } from '../../src/server/store/pages.ts';
import { PostgresTrouble, postgresPlace, postgresTrouble } from '../../src/server/store/postgres-trouble.ts';
import { openToRead } from '../../src/server/store/reading.ts';
import { StoreTrouble } from '../../src/server/store/trouble.ts';
import { storeMessage } from '../../src/server/store-messages.ts';
import { sayer } from '../../src/server/words.ts';
import type { Language } from '../../src/text/language.ts';
import { bad, type Finding, good, type Say } from './words.ts';

const CONNECTING_MILLISECONDS = 5000;

/** What is wrong with the database, or that it is there; and the keys for notifications that it holds. */
interface Database {
  readonly finding: Finding;
  /** undefined where it cannot be read, null where there are none yet. */
  readonly keys: string | null | undefined;
}

async function readFile(file: string, say: Say): Promise<Database> {
  if (!existsSync(file)) return { finding: good(say('databaseLater', { place: file })), keys: null };
  if (!arePagesWhole(file)) throw new StoreTrouble('damaged', file);
  const store = await openToRead({ file });
  try {
    return { finding: good(say('databaseSound', { place: file })), keys: await store.kept('push-keys') };
  } finally {
    await store.close();
  }
}

/** Whether there is nothing in it yet. Refuses what the first start would be refused: to create tables, to write. */
async function isEmpty(url: string): Promise<boolean> {
  const place = postgresPlace(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTING_MILLISECONDS });
  // A connection that breaks later is met by the query.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ tables: number; may: boolean; recovers: boolean }>(
      `select (select count(*)::integer from information_schema.tables where table_schema = current_schema()) as tables,
        has_schema_privilege(current_schema(), 'CREATE') as may, pg_is_in_recovery() as recovers`,
    );
    const { tables, may, recovers } = rows[0]!;
    if (recovers) throw new PostgresTrouble('read-only', place, '');
    if (!may) throw new PostgresTrouble('no-rights', place, 'CREATE');
    return tables === 0;
  } catch (error) {
    throw postgresTrouble(error, place);
  } finally {
    await client.end().catch(() => {});
  }
}

async function readPostgres(url: string, say: Say): Promise<Database> {
  const { host, port, database } = postgresPlace(url);
  const place = `${database} (${host}:${port})`;
  if (await isEmpty(url)) return { finding: good(say('databaseEmpty', { place })), keys: null };
  const store = await openToRead({ url });
  try {
    return { finding: good(say('databaseSound', { place })), keys: await store.kept('push-keys') };
  } catch (error) {
    throw postgresTrouble(error, postgresPlace(url));
  } finally {
    await store.close();
  }
}

/** Reads the database; it is neither created nor brought up to date. */
export async function readDatabase(settings: Settings, language: Language, say: Say): Promise<Database> {
  const { databaseUrl, data } = settings;
  const folder = resolve(data);
  try {
    return await (databaseUrl === null ? readFile(databaseIn(folder), say) : readPostgres(databaseUrl, say));
  } catch (error) {
    const met =
      databaseUrl !== null && error instanceof StoreTrouble
        ? postgresTrouble(error, postgresPlace(databaseUrl))
        : error;
    return { finding: bad(storeMessage(met, folder, language, sayer(language))), keys: undefined };
  }
}

/** Whether the public key is the one of the private key. */
function belongTogether(keys: string): boolean {
  try {
    const { publicKey, privateKey } = JSON.parse(keys);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

export function checkKeys(keys: Database['keys'], { notices, publicUrl }: Settings, say: Say): Finding {
  if (notices === 'off') return good(say('keysOff'));
  if (keys === undefined) return bad(say('keysUnread'));
  if (keys !== null && !belongTogether(keys)) return bad(say('keysWrong'));
  const found = say(keys === null ? 'keysLater' : 'keysSound');
  return good(publicUrl?.startsWith('https:') ? found : say('keysPlain', { keys: found }));
}
