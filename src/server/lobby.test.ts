import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, removeFolders, type TrialServer, trialServer } from './testing.ts';

let server: TrialServer;

beforeAll(async () => {
  server = await trialServer();
});

afterAll(async () => {
  await server.close();
  removeFolders();
});

const idsOf = (body: { tables: readonly { id: string }[] }): string[] => body.tables.map(({ id }) => id);

test('the lobby shows the listed tables that wait; the others are reached by their link', async () => {
  const ada = await server.guest('Ada');
  const open = async (more: object) =>
    (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2, ...more })).body.id;
  const clock = { kind: 'turn', seconds: 86_400 };
  const [listed, hidden] = [await open({ listed: true, clock }), await open({})];
  expect(hidden).toMatch(/^[0-9a-hjkmnp-tv-z]{20}$/);
  const anyone = new Guest(server.base);
  const { body } = await anyone.call('GET', '/api/tables');
  expect(idsOf(body)).toContain(listed);
  expect(idsOf(body)).not.toContain(hidden);
  const { body: card } = await anyone.call('GET', `/api/tables/${listed}`);
  expect(card).toMatchObject({ clock, status: 'waiting', options: { board: 'day' }, yours: null, listed: true });
  expect(JSON.stringify(card)).not.toContain('secret');
  expect((await anyone.call('GET', `/api/tables/${hidden}`)).status).toBe(200);
  expect((await anyone.call('GET', `/api/tables/${'0'.repeat(20)}`)).status).toBe(404);
  expect((await anyone.call('GET', '/api/tables/UPPER')).status).toBe(400);
  expect((await anyone.call('GET', `/api/tables/${listed}/record`)).body.code).toBe('not-over');
  expect((await ada.call('POST', `/api/tables/${listed}/rematch`)).body.code).toBe('not-over');
  expect((await anyone.call('POST', '/api/tables', { game: 'clank', seats: 2 })).status).toBe(401);
});

test('of one’s own tables those come first where one is waited for', async () => {
  const ada = await server.guest('Ada');
  const socket = ada.socket();
  const bots = [{ seat: 1, name: 'Hal', bot: 'greedy' }];
  const tables: string[] = [];
  for (const playing of [false, true, false]) {
    const { id: table } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2, bots })).body;
    tables.push(table);
    await socket.ask(table, { ask: 'sit', seat: 0, salt: '' });
    if (!playing) continue;
    await socket.get('table', { say: 'watch', table });
    await socket.ask(table, { ask: 'begin' });
    await socket.until(table, ({ present }) => present?.asked === 0);
  }
  const { body } = await ada.call('GET', '/api/tables/mine');
  expect(idsOf(body)).toEqual([tables[1], tables[2], tables[0]]);
  expect(body.tables[0]).toMatchObject({ status: 'playing', yours: 0, waitsFor: body.tables[0].host });
  socket.close();
});

test('what is told of the log has neither salts nor the options that were taken', async () => {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const { id: table } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2, chat: 'text' })).body;
  const [first, second] = [ada.socket(), bob.socket()];
  await second.get('table', { say: 'watch', table });
  await first.ask(table, { ask: 'sit', seat: 0, salt: 'unsaid' });
  await second.ask(table, { ask: 'sit', seat: 1, salt: 'untold' });
  await first.ask(table, { ask: 'begin' });
  await first.ask(table, { ask: 'answer', step: 0, index: 0 });
  expect(await second.ask(table, { ask: 'write', text: 'hello' })).toMatchObject({ code: 'chat-closed' });
  expect(await second.ask(table, { ask: 'say', phrase: 'hello' })).toMatchObject({ say: 'done' });
  const { lines, messages } = await second.until(table, ({ present }) => present?.step === 1);
  expect(messages).toMatchObject([{ number: 1, seat: 1, name: 'Bob', content: { phrase: 'hello' } }]);
  expect(lines.map(({ kind }) => kind)).toEqual(['chat-closed', 'sat', 'sat', 'began', 'answered']);
  expect(lines.find(({ kind }) => kind === 'answered')).toEqual({
    kind: 'answered',
    seat: 0,
    by: 'player',
    seq: 5,
    at: expect.any(Number),
  });
  const sent = JSON.stringify([second.told, (await second.get('table', { say: 'look', table })).lines]);
  const { secret } = (await server.house.store.table(table))!;
  for (const hidden of ['unsaid', 'untold', secret]) expect(sent.includes(hidden)).toBe(false);
  first.close();
  second.close();
});

test('one who comes back with what he knows is told only what he missed', async () => {
  const ada = await server.guest('Ada');
  const { id: table } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
  const [first, second] = [ada.socket(), (await server.guest('Bob')).socket()];
  await first.ask(table, { ask: 'sit', seat: 0, salt: '' });
  await second.ask(table, { ask: 'sit', seat: 1, salt: '' });
  await first.ask(table, { ask: 'begin' });
  await first.ask(table, { ask: 'answer', step: 0, index: 0 });
  const { seq } = await second.get('table', { say: 'watch', table });
  await second.get('done', { say: 'leave', table });
  await first.ask(table, { ask: 'undo' });
  await first.ask(table, { ask: 'answer', step: 0, index: 0 });
  await first.ask(table, { ask: 'answer', step: 1, index: 0 });
  const missed = await second.get('table', { say: 'watch', table, seq });
  expect([missed.since, missed.told.map(({ step }) => step)]).toEqual([0, [1, 2]]);
  expect(missed.lines.map(({ kind }) => kind)).toEqual(['undid', 'answered', 'answered']);
  const whole = await second.get('table', { say: 'look', table });
  expect([whole.since, whole.told.length]).toEqual([-1, 3]);
  const odd = await second.get('table', { say: 'watch', table, seq: 9999 });
  expect(odd.since).toBe(-1);
  first.close();
  second.close();
});
