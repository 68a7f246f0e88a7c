import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseIn } from './store/folder.ts';
import { Guest, playTo, removeFolders, type TrialSocket, trialFolder, trialServer } from './testing.ts';
import { killAll, startProcess, type TrialProcess } from './trial-process.ts';

let data: string;
let ada: Guest;
let wrong: string;
let unparsable: string;
let server: TrialProcess;
let socket: TrialSocket;

/** A game against a bot, with some answers. */
async function playedTable(guest: Guest): Promise<string> {
  const bots = [{ seat: 1, name: 'Hal', bot: 'greedy' }];
  const { id } = (await guest.call('POST', '/api/tables', { game: 'smash-up', seats: 2, bots })).body;
  const playing = guest.socket();
  await playing.get('table', { say: 'watch', table: id });
  await playing.ask(id, { ask: 'sit', seat: 0, salt: '' });
  await playing.ask(id, { ask: 'begin' });
  await playTo(playing, id, 4);
  playing.close();
  return id;
}

/** Damages the last answer in the log of each table, of which nothing but the log is left. */
function damage(): void {
  const file = new DatabaseSync(databaseIn(data));
  file.exec('delete from snapshots');
  const last = `(select max(seq) from entries where table_id = ? and entry like '%"kind":"answered"%')`;
  const update = file.prepare(`update entries set entry = ? where table_id = ? and seq = ${last}`);
  update.run('{"kind":"answered","seat":0,"index":9999,"by":"player"}', wrong, wrong);
  update.run('{"kind":"answ', unparsable, unparsable);
  file.close();
}

const logged = (table: string) =>
  server.printed.map((line) => JSON.parse(line)).filter((line) => JSON.stringify(line).includes(table));

beforeAll(async () => {
  data = trialFolder();
  const before = await trialServer({ data, botPace: 0 });
  ada = await before.guest('Ada');
  wrong = await playedTable(ada);
  unparsable = await playedTable(ada);
  await before.close();
  damage();
  server = await startProcess(data, { log: 'warn' });
  const { headers } = ada;
  ada = Object.assign(new Guest(server.base), { headers });
  socket = ada.socket();
}, 60_000);

afterAll(async () => {
  await killAll();
  removeFolders();
});

const metrics = async (): Promise<string> => (await ada.call('GET', '/metrics')).body;

test('an answer that no longer holds is told to players, logged and counted', async () => {
  await socket.get('table', { say: 'watch', table: wrong });
  const told = await socket.find((message) => message.say === 'recovered');
  expect(told).toEqual({ say: 'recovered', table: wrong, why: 'answers-lost', lost: expect.any(Number) });
  expect(told.lost).toBeGreaterThan(0);
  const line = { level: 40, table: wrong, why: 'answers-lost', lost: told.lost };
  await expect.poll(() => logged(wrong)).toMatchObject([line]);
  expect(await metrics()).toContain('tintamarre_table_recoveries_total{why="answers-lost"} 1');
});

test('each player is told once', async () => {
  const again = ada.socket();
  await again.get('table', { say: 'watch', table: wrong });
  await again.get('done', { say: 'leave', table: wrong });
  expect(again.told.filter(({ say }) => say === 'recovered')).toEqual([]);
  const stranger = new Guest(server.base).socket();
  await stranger.get('table', { say: 'watch', table: wrong });
  expect(await stranger.find((message) => message.say === 'recovered')).toMatchObject({ table: wrong });
});

test('an entry that cannot be parsed is refused, logged and counted once', async () => {
  for (let tries = 0; tries < 2; tries++)
    expect(await socket.say({ say: 'watch', table: unparsable })).toMatchObject({
      say: 'refused',
      code: 'other-rules',
    });
  await expect.poll(() => JSON.stringify(logged(unparsable))).toMatch(/entry \d+ of its log is damaged/);
  expect(logged(unparsable)).toHaveLength(1);
  expect(await metrics()).toContain('tintamarre_tables_moved_total{how="unreadable"} 1');
});
