import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabases } from './databases.ts';
import { DEFAULTS } from './settings.ts';
import { openStore } from './store/open.ts';
import { TRIALS, type Trial } from './store/testing.ts';
import { type Language, sayer } from './words.ts';

let trial: Trial;
let url: URL;

beforeAll(async () => {
  trial = await TRIALS.PostgreSQL();
  url = await freshUrl();
}, 60_000);
afterAll(async () => {
  await trial?.stop();
});

async function freshUrl(): Promise<URL> {
  const where = await trial.fresh();
  return new URL('url' in where ? where.url : '');
}

const changed = (changes: Partial<Pick<URL, 'hostname' | 'port' | 'username' | 'password' | 'pathname' | 'search'>>) =>
  Object.assign(new URL(url), changes);

async function inSql(where: URL, text: string): Promise<void> {
  const client = new pg.Client(where.href);
  await client.connect();
  await client.query(text);
  await client.end();
}

async function opened(where: URL, language: Language = 'en'): Promise<string> {
  const settings = { ...DEFAULTS, databaseUrl: where.href };
  try {
    const { store, bus } = await openDatabases(settings, language, sayer(language), { patience: 0 });
    await bus.close();
    await store.close();
    return 'opened';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(typeof address === 'object' ? address?.port : '');
}

describe('A PostgreSQL that cannot be used is told with what to do about it:', () => {
  test('one that is fine is opened', async () => {
    expect(await opened(url)).toBe('opened');
  });

  test('nobody listens there', async () => {
    const where = changed({ port: await closedPort() });
    expect(await opened(where)).toBe(
      `PostgreSQL is not running at 127.0.0.1:${where.port}. Start it, or correct the address in DATABASE_URL.`,
    );
    expect(await opened(where, 'fr')).toContain(
      `Aucun serveur PostgreSQL n’écoute à l’adresse 127.0.0.1:${where.port}.`,
    );
  });

  test('there is no such machine', async () => {
    const where = changed({ hostname: 'nowhere.invalid' });
    expect(await opened(where)).toContain('There is no host called nowhere.invalid.');
    expect(await opened(where, 'fr')).toContain('Aucune machine ne porte le nom nowhere.invalid.');
  });

  test('the password is wrong, or there is none, and is not repeated', async () => {
    const wrong = await opened(changed({ password: 'hunter2' }));
    expect(wrong).toContain(`127.0.0.1:${url.port} does not accept this password for the user “postgres”.`);
    expect(wrong).not.toContain('hunter2');
    const none = await opened(changed({ password: '' }), 'fr');
    expect(none).toContain('n’accepte pas ce mot de passe pour l’utilisateur «\u00a0postgres\u00a0».');
  });

  test('there is no such database', async () => {
    const where = changed({ pathname: '/games' });
    expect(await opened(where)).toBe(
      `PostgreSQL at 127.0.0.1:${url.port} has no database “games”. Create it: createdb --host=127.0.0.1 ` +
        `--port=${url.port} --username=postgres games or correct the name in DATABASE_URL.`,
    );
    expect(await opened(where, 'fr')).toContain('n’a pas de base «\u00a0games\u00a0». Créez-la\u00a0: createdb');
  });

  test('it is too old', async () => {
    const least = { milliseconds: 0, waiting() {}, leastVersion: 99 };
    const failed = openStore({ url: url.href }, least);
    await expect(failed).rejects.toMatchObject({
      code: 'too-old',
      detail: expect.stringMatching(/^\d+(\.\d+)* < 99$/),
    });
  });

  test('it encrypts nothing', async () => {
    expect(await opened(changed({ search: '?sslmode=verify-full' }))).toContain(
      'No encrypted connection to PostgreSQL at',
    );
  });

  test('it can only be read', async () => {
    const where = await freshUrl();
    expect(await opened(where)).toBe('opened');
    await inSql(where, `alter database ${where.pathname.slice(1)} set default_transaction_read_only = on`);
    expect(await opened(where)).toContain('is read-only (a standby server, perhaps).');
    expect(await opened(where, 'fr')).toContain('est en lecture seule (un serveur de secours, peut-être).');
  });

  test('the user may not make tables there', async () => {
    const where = await freshUrl();
    await inSql(where, `create user ada password 'word'`);
    const asAda = Object.assign(new URL(where), { username: 'ada', password: 'word' });
    expect(await opened(asAda)).toContain(`Make “ada” its owner: psql --command 'ALTER DATABASE "trial_`);
  });

  test('the user may not sign in, or has no connection left', async () => {
    const where = await freshUrl();
    await inSql(where, `create user eve nologin password 'word'; create user bo connection limit 0 password 'word'`);
    const asEve = Object.assign(new URL(where), { username: 'eve', password: 'word' });
    expect(await opened(asEve)).toBe(
      `PostgreSQL at 127.0.0.1:${url.port} does not let the user “eve” in from this machine: role "eve" is not permitted ` +
        'to log in. Correct the user in DATABASE_URL, or PostgreSQL’s pg_hba.conf.',
    );
    const asBo = Object.assign(new URL(where), { username: 'bo', password: 'word' });
    expect(await opened(asBo)).toContain('has no free connections. Raise max_connections in its postgresql.conf');
    expect(await opened(asBo, 'fr')).toContain('n’a plus de connexion libre. Augmentez max_connections');
  });

  test('the database is of another program, or of another version of this one', async () => {
    const foreign = await freshUrl();
    await inSql(foreign, 'create table tables (legs integer)');
    expect(await opened(foreign)).toContain('belongs to another program.');
    const later = await freshUrl();
    await opened(later);
    await inSql(later, `insert into kysely_migration values ('999-later', '2099')`);
    expect(await opened(later)).toContain('was written by a later version of Tintamarre.');
    expect(await opened(later, 'fr')).toContain('a été écrite par une version plus récente de Tintamarre.');
  });
});

test('a PostgreSQL that is not up yet is waited for, with a line about it', { timeout: 60_000 }, async () => {
  const port = Number(await closedPort());
  const told: string[] = [];
  const proxy = createServer((socket) => {
    const other = createConnection(Number(url.port), '127.0.0.1');
    for (const each of [socket, other]) each.on('error', () => {});
    socket.pipe(other).pipe(socket);
  });
  const settings = { ...DEFAULTS, databaseUrl: changed({ port: String(port) }).href };
  const tell = (line: string) => {
    told.push(line);
    proxy.listen(port, '127.0.0.1');
  };
  const { store, bus } = await openDatabases(settings, 'en', sayer('en'), { patience: 20_000, tell });
  expect(told).toEqual([`PostgreSQL at 127.0.0.1:${port} is not up yet; retrying for 20 s.`]);
  await bus.close();
  await store.close();
  proxy.close();
});
