import { afterAll, afterEach, expect, test } from 'vitest';
import type { Settings } from './settings.ts';
import { Guest, removeFolders, type TrialServer, trialFolder, trialServer } from './testing.ts';

let server: TrialServer;

afterEach(async () => {
  await server.close();
});
afterAll(removeFolders);

async function serve(settings: Partial<Settings> = {}): Promise<void> {
  server = await trialServer({ proxies: 1, ...settings });
}

/** Someone new who comes from that address. */
async function from(address: string, name: string | null = null): Promise<Guest> {
  const guest = new Guest(server.base);
  guest.headers = { 'X-Forwarded-For': address };
  if (name !== null) await guest.call('POST', '/api/me', { name });
  return guest;
}

const LISTED = { game: 'smash-up', seats: 2, listed: true };
const open = (guest: Guest, more: object = {}) => guest.call('POST', '/api/tables', { ...LISTED, ...more });

async function lobby(): Promise<readonly string[]> {
  const { body } = await new Guest(server.base).call('GET', '/api/tables');
  return body.tables.map(({ id }: { id: string }) => id);
}

test('wrong codes from many addresses do not keep others from linking a device', async () => {
  await serve();
  const ada = await from('203.0.113.1', 'Ada');
  const { code } = (await ada.call('POST', '/api/me/code')).body;
  expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{12}$/);
  for (let i = 0; i < 30; i++) {
    const eve = await from(`198.51.100.${i}`);
    const tries = Array.from({ length: 12 }, () => eve.call('POST', '/api/me/take', { code: 'AAAAAAAAAAAA' }));
    const codes = (await Promise.all(tries)).map(({ body }) => body.code);
    expect(codes.filter((each) => each === 'no-such-code')).toHaveLength(10);
    expect(codes.filter((each) => each === 'too-much')).toHaveLength(2);
  }
  const desk = await from('203.0.113.2');
  expect((await desk.call('POST', '/api/me/take', { code })).body.name).toBe('Ada');
});

test('a player has so many tables in the lobby, until they begin or are removed', async () => {
  await serve({ lobbyTablesPerPlayer: 3, lobbyTablesPerAddress: 100 });
  const ada = await from('203.0.113.1', 'Ada');
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(ada)));
  const opened = answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
  expect(opened).toHaveLength(3);
  const refused = await open(ada);
  expect([refused.status, refused.body]).toMatchObject([429, { code: 'lobby-player', limit: 3 }]);
  expect(refused.body.sentence).toContain('limit: 3');
  expect((await open(ada, { listed: false })).status).toBe(201);
  expect((await open(await from('203.0.113.1', 'Bob'))).status).toBe(201);
  await ada.call('DELETE', `/api/tables/${opened[0]}`);
  expect((await open(ada)).status).toBe(201);
});

test('an address has so many tables in the lobby, whoever opens them, also after a restart', async () => {
  const settings = { lobbyTablesPerPlayer: 5, lobbyTablesPerAddress: 4, data: trialFolder() };
  await serve(settings);
  const crowd = await Promise.all(['Eve', 'Mal', 'Sue'].map((name) => from('198.51.100.7', name)));
  const statuses = await Promise.all(crowd.flatMap((each) => [open(each), open(each)]));
  expect(statuses.filter(({ status }) => status === 201)).toHaveLength(4);
  await server.close();
  await serve(settings);
  const refused = await open(await from('198.51.100.7', 'Zoe'));
  expect([refused.status, refused.body]).toMatchObject([429, { code: 'lobby-address', limit: 4 }]);
  expect((await open(await from('198.51.100.8', 'Ada'))).status).toBe(201);
});

test('one who opens many tables does not push others out of the lobby', { timeout: 60_000 }, async () => {
  await serve({ lobbyTablesPerPlayer: 1000, lobbyTablesPerAddress: 1000 });
  const ada = await from('203.0.113.1', 'Ada');
  const honest = (await open(ada)).body.id;
  const eve = await from('198.51.100.7', 'Eve');
  for (let i = 0; i < 120; i++) await open(eve);
  const crowd = await Promise.all(Array.from({ length: 30 }, (_, i) => from('198.51.100.8', `Sue ${i}`)));
  for (const each of crowd) for (let i = 0; i < 4; i++) await open(each);
  const shown = await lobby();
  expect(shown).toContain(honest);
  expect(shown.length).toBeLessThan(30);
});

test('a rematch is never refused for want of room in the lobby: it is reached by its link', async () => {
  await serve({ lobbyTablesPerPlayer: 1, lobbyTablesPerAddress: 100 });
  const ada = await from('203.0.113.1', 'Ada');
  const bots = [{ seat: 1, name: 'Hal', bot: 'greedy' }];
  const { id: table } = (await open(ada, { bots })).body;
  const socket = ada.socket();
  for (const ask of [{ ask: 'sit', seat: 0, salt: '' }, { ask: 'begin' }, { ask: 'end-game' }] as const) {
    expect(await socket.ask(table, ask)).toMatchObject({ say: 'done' });
  }
  await open(ada);
  const { status, body } = await ada.call('POST', `/api/tables/${table}/rematch`);
  expect(status).toBe(201);
  expect((await ada.call('GET', `/api/tables/${body.id}`)).body.listed).toBe(false);
  socket.close();
});
