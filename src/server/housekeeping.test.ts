import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { tidy } from './housekeeping.ts';
import type { Settings } from './settings.ts';
import { Guest, removeFolders, type TrialServer, trialFolder, trialServer } from './testing.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TrialServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

afterAll(removeFolders);

/** The server so many days later, on what it had kept. */
async function daysLater(data: string, days: number, settings: Partial<Settings> = {}): Promise<TrialServer> {
  await server?.close();
  server = await trialServer({ data, ...settings }, { now: () => Date.now() + days * DAY });
  return server;
}

const guestAt = ({ base }: TrialServer, { headers }: Guest): Guest => {
  const guest = new Guest(base);
  guest.headers = headers;
  return guest;
};

async function until<Value>(look: () => Promise<Value>, wanted: (value: Value) => boolean): Promise<Value> {
  for (let tries = 0; tries < 200; tries++) {
    const value = await look();
    if (wanted(value)) return value;
    await wait(50);
  }
  return look();
}

/** A table that waits, one that is played and one that is over, all of Ada’s. */
async function threeTables(data: string): Promise<{ ada: Guest; waiting: string; playing: string; over: string }> {
  const ada = await (await daysLater(data, 0)).guest('Ada');
  const bots = [{ seat: 1, name: 'Hal', bot: 'greedy' }];
  const open = async () => (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2, bots })).body.id;
  const [waiting, playing, over] = [await open(), await open(), await open()];
  const socket = ada.socket();
  for (const table of [waiting, playing, over]) await socket.ask(table, { ask: 'sit', seat: 0, salt: '' });
  for (const table of [playing, over]) await socket.ask(table, { ask: 'begin' });
  await socket.get('done', { say: 'ask', table: over, ask: { ask: 'agree', motion: { what: 'end' } } });
  socket.close();
  return { ada, waiting, playing, over };
}

test('tables are kept for as many days as the host says, each by how it stands', { timeout: 60_000 }, async () => {
  const data = trialFolder();
  const { ada, waiting, playing, over } = await threeTables(data);
  const keptAfter = async (days: number, settings: Partial<Settings> = {}): Promise<Set<string>> => {
    const { house } = await daysLater(data, days, settings);
    await tidy(house);
    const mine = await guestAt(server!, ada).call('GET', '/api/tables/mine');
    return new Set(mine.body.tables.map(({ id }: { id: string }) => id));
  };
  expect(await keptAfter(13)).toEqual(new Set([waiting, playing, over]));
  expect(await keptAfter(15)).toEqual(new Set([playing, over]));
  expect(await keptAfter(364)).toEqual(new Set([playing, over]));
  expect(await keptAfter(365, { keepPlaying: 0, keepOver: 30 })).toEqual(new Set([playing]));
  expect(await keptAfter(5000, { keepPlaying: 0 })).toEqual(new Set([playing]));
  expect(await keptAfter(5001)).toEqual(new Set());
  expect((await guestAt(server!, ada).call('GET', `/api/tables/${playing}`)).status).toBe(404);
});

test('the log of a finished game goes to the archive by itself, and can be read as before', {
  timeout: 60_000,
}, async () => {
  const data = trialFolder();
  const { over, playing } = await threeTables(data);
  const { store } = server!.house;
  const before = await store.entriesAfter(over, 0);
  expect(await store.unarchived(Number.MAX_SAFE_INTEGER, 9)).toEqual([over]);
  const later = (await daysLater(data, 1)).house.store;
  const archived = () => later.unarchived(Number.MAX_SAFE_INTEGER, 9);
  expect(await until(archived, (waiting) => waiting.length === 0)).toEqual([]);
  expect(await later.entriesAfter(over, 0)).toEqual(before);
  expect((await later.table(playing))?.summary.status).toBe('playing');
});

test('a table whose clock runs out while nobody looks is played on', { timeout: 60_000 }, async () => {
  const data = trialFolder();
  const ada = await (await daysLater(data, 0)).guest('Ada');
  const bob = await server!.guest('Bob');
  const clock = { kind: 'turn', seconds: 86_400 };
  const { id: table } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2, clock })).body;
  const sockets = [ada.socket(), bob.socket()];
  for (const [seat, socket] of sockets.entries()) await socket.ask(table, { ask: 'sit', seat, salt: '' });
  await sockets[0]!.get('done', { say: 'ask', table, ask: { ask: 'begin' } });
  const { now } = await sockets[0]!.get('table', { say: 'look', table });
  const asked = now.present!.asked!;

  await daysLater(data, 2);
  const away = await until(
    async () => (await guestAt(server!, ada).call('GET', `/api/tables/${table}`)).body,
    ({ places }) => places[asked].away === 'clock',
  );
  expect(away.places[asked]).toMatchObject({ away: 'clock', name: ['Ada', 'Bob'][asked] });
  const watcher = new Guest(server!.base).socket();
  await watcher.get('table', { say: 'watch', table });
  const { told } = await watcher.until(table, ({ present }) => present!.asked === 1 - asked);
  const first = told.find(({ seat }) => seat === asked);
  expect(first?.by).toEqual({ as: 'stand-in', name: ['Ada', 'Bob'][asked] });
  watcher.close();
});

test('where there is no room left talk is refused, and games go on', { timeout: 60_000 }, async () => {
  const data = trialFolder();
  const { ada, playing: table } = await threeTables(data);
  await server!.close();
  server = await trialServer({ data, megabytes: 0 });
  const socket = guestAt(server, ada).socket();
  await socket.get('table', { say: 'watch', table });
  const refused = { say: 'refused', code: 'full' };
  expect(await socket.ask(table, { ask: 'write', text: 'hello' })).toMatchObject(refused);
  expect(await socket.ask(table, { ask: 'say', phrase: 'hello' })).toMatchObject(refused);
  const { now } = await socket.until(table, ({ present, you }) => present!.asked === you);
  const answer = { ask: 'answer', step: now.present!.step, index: 0 } as const;
  expect(await socket.ask(table, answer)).toMatchObject({ say: 'done' });
  socket.close();
});
