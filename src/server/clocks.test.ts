import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { digestOf } from './codes.ts';
import type { Settings } from './settings.ts';
import { Guest, playTo, removeFolders, type TrialServer, trialServer } from './testing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: TrialServer;
/** What the clock on the wall shows, which somebody may set, and the time that really goes by. */
let wall: number;
let passed: number;

beforeEach(() => {
  wall = Date.now();
  passed = 0;
});
afterEach(() => server.close());
afterAll(removeFolders);

async function serve(settings: Partial<Settings> = {}): Promise<void> {
  server = await trialServer(settings, { now: () => wall, ticks: () => passed });
}

async function isLetIn(): Promise<boolean> {
  return (await new Guest(server.base).call('GET', '/api/tables')).status === 200;
}

test('the requests of a minute are counted by the time that goes by, wherever the clock is set', async () => {
  await serve({ requestsPerMinute: 3 });
  const first = [await isLetIn(), await isLetIn(), await isLetIn(), await isLetIn()];
  expect(first).toEqual([true, true, true, false]);
  wall += HOUR;
  expect(await isLetIn()).toBe(false);
  wall -= 2 * HOUR;
  passed += MINUTE;
  expect(await isLetIn()).toBe(true);
});

test('tries of codes are no more for a clock that is set forward, and no fewer for one that is set back', async () => {
  await serve();
  const eve = new Guest(server.base);
  const tried = async () => (await eve.call('POST', '/api/me/take', { code: 'AAAAAAAA' })).body.code;
  while ((await tried()) !== 'too-much');
  wall += HOUR;
  expect(await tried()).toBe('too-much');
  wall -= 2 * HOUR;
  passed += 2 * MINUTE;
  expect(await tried()).toBe('no-such-code');
});

test('a token that another node took back is forgotten within a minute, though the clock is set back', async () => {
  await serve();
  const ada = await server.guest('Ada');
  const digest = digestOf(ada.headers['Cookie']!.split('=')[1]!);
  expect((await ada.call('GET', '/api/me')).status).toBe(200);
  await server.house.store.revoke(digest);
  wall -= HOUR;
  passed += MINUTE;
  expect((await ada.call('GET', '/api/me')).status).toBe(401);
});

test('a table plays on when the clock is set, and clients are told the time that its clocks go by', async () => {
  await serve();
  const ada = await server.guest('Ada');
  const clock = { kind: 'game', seconds: 600, increment: 0 };
  const { id: table } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2, clock })).body;
  const socket = ada.socket();
  await socket.ask(table, { ask: 'sit', seat: 0, salt: '' });
  await socket.ask(table, { ask: 'seat-bot', seat: 1, name: 'Bot', bot: 'greedy' });
  await socket.get('table', { say: 'watch', table });
  wall -= HOUR;
  await socket.ask(table, { ask: 'begin' });
  const played = await playTo(socket, table, 12);
  wall += HOUR;
  passed += 7000;
  const { clocks } = (await playTo(socket, table, played.now.present!.step + 1)).now;
  expect(600_000 - Math.min(...clocks.left.map((left) => left!))).toBe(7000);
  const later = ada.socket();
  const { time } = await later.find((message) => message.say === 'welcome');
  expect(time).toBe(clocks.since);
});
