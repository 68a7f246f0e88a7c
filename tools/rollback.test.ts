import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, restore } from '../src/server/store/backup.ts';
import { databaseIn } from '../src/server/store/folder.ts';
import { move } from '../src/server/store/moving/move.ts';
import { TRIALS, type Trial } from '../src/server/store/testing.ts';
import { Guest, playTo, removeFolders, type TrialServer, trialFolder, trialServer } from '../src/server/testing.ts';
import { DATABASES, type RecordedDatabase } from './record-database.ts';

/** How many answers a table is given after the upgrade. */
const MORE = 4;
/** What a version later than this one would have done to the database. */
const LATER = `insert into kysely_migration values ('999-later', '2099')`;

const names = readdirSync(DATABASES)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

let trial: Trial;
beforeAll(async () => {
  trial = await TRIALS.PostgreSQL();
}, 60_000);
afterAll(async () => {
  await trial?.stop();
  removeFolders();
}, 60_000);

const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

async function failureOf(settings: Parameters<typeof trialServer>[0]): Promise<string> {
  const started = await trialServer(settings).catch((error: unknown) => error);
  if (started instanceof Error) return started.message;
  throw new Error('the server started');
}

describe.each(names)('The database of %s', (name) => {
  const { headers, tables }: RecordedDatabase = JSON.parse(readFileSync(join(DATABASES, `${name}.json`), 'utf8'));
  const { id, step, resumesAt = step } = tables[0]!;

  /** At which step the table is, and after so many answers more. */
  async function playedOn({ base }: TrialServer, answers: number): Promise<readonly [number, number]> {
    const player = Object.assign(new Guest(base), { headers: { ...headers } });
    const socket = player.socket();
    const { now } = await socket.get('table', { say: 'watch', table: id });
    const first = now.present!.step;
    const after = answers === 0 ? first : (await playTo(socket, id, first + answers)).now.present!.step;
    socket.close();
    return [first, after];
  }

  test('comes back from a backup after an upgrade, and goes on in PostgreSQL', { timeout: 120_000 }, async () => {
    const [data, backup] = [trialFolder(), join(trialFolder(), 'before-upgrade.sqlite')];
    const file = databaseIn(data);
    writeFileSync(file, gunzipSync(readFileSync(join(DATABASES, `${name}.sqlite.gz`))));
    await backUp(data, backup);

    const upgraded = await trialServer({ data });
    const [found, left] = await playedOn(upgraded, MORE);
    expect(found).toBe(resumesAt);
    expect(left).toBeGreaterThanOrEqual(resumesAt + MORE);
    await upgraded.close();

    const later = new DatabaseSync(file);
    later.exec(LATER);
    later.close();
    const before = digestOf(file);
    expect(await failureOf({ data })).toBe(
      `The database ${file} was written by a later version of Tintamarre. Start that version, or restore a backup made ` +
        `with this one: npm run restore -- --data ${data} --from FILE`,
    );
    await expect(backUp(data, `${backup}.later`)).rejects.toMatchObject({ code: 'newer' });
    expect(digestOf(file)).toBe(before);

    const aside = await restore(data, backup, new Date(0));
    expect(existsSync(databaseIn(aside!))).toBe(true);
    const again = await trialServer({ data });
    expect(await playedOn(again, 0)).toEqual([resumesAt, resumesAt]);
    await again.close();

    const where = await trial.fresh();
    const databaseUrl = 'url' in where ? where.url : '';
    const moved = await move({ file }, where);
    expect(moved.find((each) => each.name === 'tables')?.rows).toBe(tables.length);
    const shared = await trialServer({ databaseUrl });
    expect((await playedOn(shared, MORE))[0]).toBe(resumesAt);
    await shared.close();
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query(LATER);
    await client.end();
    expect(await failureOf({ databaseUrl })).toMatch(
      /^The database “trial_\w+” at 127\.0\.0\.1:\d+ was written by a later version of Tintamarre\. Start that version, or/,
    );
  });
});
