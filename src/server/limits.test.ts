import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { REFUSED } from '../text/refusals.ts';
import { RawSocket } from './raw-socket.ts';
import type { Settings } from './settings.ts';
import { Guest, memoryHeld, removeFolders, type TrialServer, trialServer } from './testing.ts';

let server: TrialServer;

async function serve(settings: Partial<Settings> = {}): Promise<Guest> {
  server = await trialServer(settings);
  return server.guest('Ada');
}

afterEach(async () => {
  await server.close();
});

afterAll(removeFolders);

const NEW = { game: 'clank', seats: 2, bots: [{ seat: 1, name: 'Hal', bot: 'greedy' }] };

test('a flood is refused, then cut off; the others go on', async () => {
  const ada = await serve({ messagesPerSecond: 10 });
  const { id: table } = (await ada.call('POST', '/api/tables', NEW)).body;
  const [loud, calm] = [ada.socket(), ada.socket()];
  await loud.get('table', { say: 'watch', table });
  for (let i = 0; i < 500; i++) loud.raw('{"say":"look","table":"00000000000000000000"}');
  expect(await loud.closed).toEqual({ code: 4429, reason: REFUSED['too-much'].en });
  expect(loud.told.filter(({ say }) => say === 'refused').length).toBeLessThan(40);
  expect(await calm.say({ say: 'watch', table })).toMatchObject({ say: 'table' });
  expect((await ada.call('GET', '/metrics')).body).toMatch(/tintamarre_refusals_total\{code="too-much"\} \d/);
});

test('one who does not read is let go, and costs little meanwhile', { timeout: 30_000 }, async () => {
  const ada = await serve();
  const { id: table } = (await ada.call('POST', '/api/tables', NEW)).body;
  const quick = ada.socket();
  await quick.get('done', { say: 'ask', table, ask: { ask: 'sit', seat: 0, salt: '' } });
  await quick.get('done', { say: 'ask', table, ask: { ask: 'begin' } });
  quick.close();
  await quick.closed;
  const slow = await RawSocket.open(server.base, ada.headers);
  slow.socket.pause();
  slow.say({ say: 'watch', table });
  const before = memoryHeld();
  for (let i = 0; i < 5000 && server.house.sockets.size > 0; i++) {
    slow.say({ say: 'look', table });
    if (i % 50 === 0) await wait(5);
  }
  const grown = memoryHeld() - before;
  for (let i = 0; i < 100 && server.house.sockets.size > 0; i++) await wait(50);
  expect(server.house.sockets.size).toBe(0);
  expect(grown).toBeLessThan(100 * 2 ** 20);
  expect((await ada.call('GET', '/metrics')).body).toContain('tintamarre_sockets_closed_total{why="too-slow"} 1');
  expect(server.house.rooms.size).toBe(0);
  slow.socket.destroy();
});

test('an address has so many sockets, and a player so many', async () => {
  const ada = await serve({ socketsPerAddress: 3 });
  const open = async () => (await RawSocket.open(server.base, ada.headers)).status;
  expect([await open(), await open(), await open(), await open()]).toEqual([101, 101, 101, 429]);
});

test('a player opens so many tables an hour, and an address has so many requests', async () => {
  const ada = await serve({ tablesPerHour: 2, requestsPerMinute: 12 });
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await ada.call('POST', '/api/tables', NEW)).status);
  expect(statuses).toEqual([201, 201, 429]);
  const more = [];
  for (let i = 0; i < 10; i++) more.push((await ada.call('GET', '/api/tables')).status);
  expect([more.at(0), more.at(-1)]).toEqual([200, 429]);
  expect((await ada.call('GET', '/')).status).toBe(404);
});

test('what is asked costs an address its milliseconds, over the socket as over HTTP, reads and files too', async () => {
  const ada = await serve({ cpuPerAddress: 5 });
  const { id: table } = (await ada.call('POST', '/api/tables', NEW)).body;
  const socket = ada.socket();
  expect(await socket.say({ say: 'look', table })).toMatchObject({ say: 'table' });
  const told = [];
  for (let i = 0; i < 10; i++) told.push(await socket.say({ say: 'look', table }));
  expect(told.at(-1)).toMatchObject({ say: 'refused', code: 'too-much' });
  expect((await ada.call('GET', '/api/tables')).body).toMatchObject({ code: 'too-much' });
  expect((await ada.call('GET', '/')).status).toBe(429);
  expect((await ada.call('GET', '/api/health')).status).toBe(200);
});

test('what is asked costs a player their milliseconds', async () => {
  const ada = await serve({ cpuPerPlayer: 5 });
  const statuses = [];
  for (let i = 0; i < 10; i++) statuses.push((await ada.call('GET', '/api/tables/mine')).status);
  expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 429]);
  expect((await server.guest('Bob')).headers).toHaveProperty('Cookie');
});

test('of one address so many sockets watch a table, and no more', async () => {
  const ada = await serve();
  const { id: table } = (await ada.call('POST', '/api/tables', NEW)).body;
  const sockets = Array.from({ length: 51 }, () => new Guest(server.base).socket());
  const told = [];
  for (const socket of sockets) told.push(await socket.say({ say: 'watch', table }));
  expect(told.slice(0, 50).map(({ say }) => say)).toEqual(Array.from({ length: 50 }, () => 'table'));
  expect(told.at(-1)).toMatchObject({ say: 'refused', code: 'too-much' });
  expect(await sockets[0]?.say({ say: 'watch', table })).toMatchObject({ say: 'table' });
  await sockets[1]?.say({ say: 'leave', table });
  expect(await sockets[50]?.say({ say: 'watch', table })).toMatchObject({ say: 'table' });
  for (const socket of sockets) socket.close();
});

test('codes cannot be guessed: a few tries, and then no more', async () => {
  const ada = await serve();
  const { code } = (await ada.call('POST', '/api/me/code')).body;
  const eve = new Guest(server.base);
  const tries = [];
  for (let i = 0; i < 12; i++) tries.push((await eve.call('POST', '/api/me/take', { code: 'AAAAAAAAAAAA' })).body.code);
  expect(new Set(tries)).toEqual(new Set(['no-such-code', 'too-much']));
  expect((await eve.call('POST', '/api/me/take', { code })).status).toBe(429);
});

test('when there is no room left no table is opened and nobody new comes', async () => {
  const { headers } = await serve();
  const { data } = server.settings;
  await server.close();
  server = await trialServer({ data, megabytes: 0 });
  const ada = new Guest(server.base);
  ada.headers = headers;
  expect((await ada.call('POST', '/api/tables', NEW)).body.code).toBe('full');
  expect((await new Guest(server.base).call('POST', '/api/me', { name: 'Bob' })).status).toBe(507);
});

test('bodies are small, JSON and as the schema says', async () => {
  const ada = await serve();
  const post = (body: string, type = 'application/json') =>
    fetch(`${server.base}/api/tables`, { method: 'POST', headers: { ...ada.headers, 'Content-Type': type }, body });
  const cases = [
    [await post(`"${'x'.repeat(40_000)}"`), 413],
    [await post('{'), 400],
    [await post(''), 400],
    [await post('{"game":"clank","seats":2,"seets":2}'), 400],
    [await post('{"__proto__":{"game":"clank"}}'), 400],
    [await post('game=clank', 'application/x-www-form-urlencoded'), 400],
    [await post('{"game":"clank","seats":2}', 'text/plain'), 400],
    [await post('{"game":"clank","seats":2,"clock":{"kind":"turn","seconds":1}}'), 400],
  ] as const;
  for (const [answer, status] of cases) {
    const { code, sentence } = JSON.parse(await answer.text());
    expect([answer.status, code, sentence.length > 10]).toEqual([
      status,
      status === 413 ? 'too-big' : 'malformed',
      true,
    ]);
  }
});
