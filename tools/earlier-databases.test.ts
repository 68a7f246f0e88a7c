import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseIn } from '../src/server/store/folder.ts';
import { Guest, playTo, removeFolders, type TrialServer, trialFolder, trialServer } from '../src/server/testing.ts';
import { DATABASES, type RecordedDatabase } from './record-database.ts';

afterAll(removeFolders);

/** How many answers each table is given after loading. */
const MORE = 12;

const names = readdirSync(DATABASES)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

describe.each(names)('the database of %s', (name) => {
  const { headers, tables }: RecordedDatabase = JSON.parse(readFileSync(join(DATABASES, `${name}.json`), 'utf8'));
  let server: TrialServer;

  beforeAll(async () => {
    const data = trialFolder();
    writeFileSync(databaseIn(data), gunzipSync(readFileSync(join(DATABASES, `${name}.sqlite.gz`))));
    server = await trialServer({ data });
  });

  afterAll(() => server?.close());

  test.each(tables)('$game at step $step, server $server: goes on ($id)', async ({ id, step, resumesAt = step }) => {
    const player = new Guest(server.base);
    player.headers = { ...headers };
    const socket = player.socket();
    const { now } = await socket.get('table', { say: 'watch', table: id });
    expect(now.present!.step).toBe(resumesAt);
    const after = await playTo(socket, id, resumesAt + MORE);
    expect(after.now.present!.step).toBeGreaterThanOrEqual(resumesAt + MORE);
    socket.close();
  });
});
