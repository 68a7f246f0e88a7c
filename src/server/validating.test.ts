import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { databaseIn } from './store/folder.ts';
import { openToRead } from './store/reading.ts';
import { removeFolders, trialFolder, trialServer } from './testing.ts';

const TOOL = resolve(import.meta.dirname, '../../tools/validate-tables.ts');

afterAll(removeFolders);

async function toolWith(...typed: readonly string[]): Promise<{ status: unknown; said: string }> {
  const child = spawn(process.execPath, [TOOL, '--lang', 'en', ...typed], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  const [status] = await once(child, 'close');
  return { status, said };
}

test('the command says what would become of each table, while the server runs', { timeout: 90_000 }, async () => {
  const data = trialFolder();
  const server = await trialServer({ data });
  const ada = await server.guest('Ada');
  const bots = [0, 1].map((seat) => ({ seat, name: `Hal ${seat}`, bot: 'greedy' }));
  const open = async (game: string) => (await ada.call('POST', '/api/tables', { game, seats: 2, bots })).body.id;
  const [over, waiting] = [await open('clank'), await open('smash-up')];
  const socket = ada.socket();
  await socket.get('table', { say: 'watch', table: over });
  await socket.ask(over, { ask: 'begin' });
  await socket.until(over, ({ status }) => status === 'over');
  expect(await toolWith('--data', data)).toEqual({
    status: 0,
    said: `${waiting} (smash-up): same\nTables: 1. The same: 1; different: 0; unreadable: 0.\n`,
  });
  const all = await toolWith('--data', data, '--all', '--json');
  expect([all.status, JSON.parse(all.said)]).toMatchObject([
    0,
    { tables: 2, same: 2, reports: [{ id: over, game: 'clank', status: 'over', verdict: 'same' }, { id: waiting }] },
  ]);
  await server.close();

  // As if other rules had written it: no state was kept, and an answer means nothing any more.
  const file = new DatabaseSync(databaseIn(data));
  file.exec('delete from snapshots');
  file.exec(`update entries set entry = json_set(entry, '$.index', 9999)
    where table_id = '${over}' and seq = (select min(seq) + 5 from entries
    where table_id = '${over}' and json_extract(entry, '$.kind') = 'answered')`);
  file.exec(`update tables set charter = json_set(charter, '$.options.draft', 'by-lot') where id = '${waiting}'`);
  file.close();
  const { status, said } = await toolWith('--data', data, '--all');
  expect(status).toBe(1);
  const [first, second, summary] = said.trimEnd().split('\n');
  expect(first).toMatch(
    new RegExp(
      `^${over} \\(clank\\) differs at step 5: before, seat . answered; now, seat . was asked “.*”; it continues at`,
    ),
  );
  expect(second).toMatch(`${waiting} (smash-up): cannot be read: a game with these options can no longer start`);
  expect(summary).toBe('Tables: 2. The same: 0; different: 1; unreadable: 1.');
});

test('what cannot be looked at is said in one sentence, and nothing is made', async () => {
  const data = trialFolder();
  const none = await toolWith('--data', data);
  expect(none).toEqual({ status: 2, said: `Nothing is kept in ${databaseIn(data)}\n` });
  expect(existsSync(databaseIn(data))).toBe(false);
  new DatabaseSync(databaseIn(data)).exec('create table something (a text)');
  await expect(openToRead({ file: databaseIn(data) })).rejects.toMatchObject({ code: 'foreign' });
  expect(await toolWith('--lang', 'fr', '--data', data)).toEqual({
    status: 2,
    said: 'Ce qui s’y trouve n’est pas à Tintamarre.\n',
  });
  expect(await toolWith('--nonsense')).toMatchObject({ status: 2, said: expect.stringContaining('--nonsense') });
  expect(await toolWith('--help')).toMatchObject({ status: 0, said: expect.stringContaining('validate-tables') });
});
