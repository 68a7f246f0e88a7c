import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REFUSED } from '../text/refusals.ts';
import { digestOf } from './codes.ts';
import { People } from './people.ts';
import { databaseIn } from './store/folder.ts';
import { openStore } from './store/open.ts';
import { Guest, removeFolders, type TrialServer, trialFolder, trialServer } from './testing.ts';

let server: TrialServer;

beforeAll(async () => {
  server = await trialServer();
});

afterAll(async () => {
  await server.close();
  removeFolders();
});

test('one says a name and is known by a cookie that no script can read', async () => {
  const ada = new Guest(server.base);
  expect((await ada.call('GET', '/api/me')).status).toBe(401);
  const { status, body, headers } = await ada.call('POST', '/api/me', { name: '  Ada   Lovelace ' });
  expect([status, body]).toEqual([200, { id: expect.stringMatching(/^[0-9a-f]{16}$/), name: 'Ada Lovelace' }]);
  const cookie = headers.get('set-cookie');
  expect(cookie).toMatch(/^tintamarre=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await ada.call('GET', '/api/me')).body).toEqual(body);
  expect((await ada.call('POST', '/api/me', { name: 'Ada' })).body).toEqual({ ...body, name: 'Ada' });
  expect((await ada.call('PATCH', '/api/me', { name: 'Countess' })).body).toEqual({ ...body, name: 'Countess' });
  expect((await ada.call('GET', '/api/me')).body.name).toBe('Countess');
});

test('the cookie keeps to secure lines where the server is reached by them', async () => {
  const secure = await trialServer({ publicUrl: 'https://play.example.org', proxies: 1 });
  const join = (headers: Record<string, string>) =>
    new Guest(secure.base).call('POST', '/api/me', { name: 'Ada' }, headers);
  const { headers } = await join({ 'X-Forwarded-Proto': 'https' });
  expect(headers.get('set-cookie')).toContain('; Secure');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  // At home, past the proxy, a browser would not send a secure cookie back.
  expect((await join({})).headers.get('set-cookie')).not.toContain('Secure');
  const elsewhere = { Origin: 'https://play.example.org' };
  expect((await new Guest(secure.base).call('POST', '/api/me', { name: 'Bob' }, elsewhere)).status).toBe(200);
  await secure.close();
});

test('a bad name is refused in the language of the reader', async () => {
  const { status, body } = await new Guest(server.base).call(
    'POST',
    '/api/me',
    { name: '\u200b' },
    { 'Accept-Language': 'fr' },
  );
  expect(status).toBe(400);
  expect(body).toEqual({ code: 'bad-name', sentence: REFUSED['bad-name'].fr, where: 'name' });
});

test('a code carries who one is to another device, once', async () => {
  const [phone, desk] = [await server.guest('Ada'), new Guest(server.base)];
  const { code, until } = (await phone.call('POST', '/api/me/code')).body;
  expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{12}$/);
  expect(until - Date.now()).toBeGreaterThan(9 * 60_000);
  const typed = `${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `;
  const taken = await desk.call('POST', '/api/me/take', { code: typed });
  expect(taken.body).toEqual((await phone.call('GET', '/api/me')).body);
  expect((await desk.call('GET', '/api/me')).body).toEqual(taken.body);
  expect((await desk.call('POST', '/api/me/take', { code })).body.code).toBe('no-such-code');
});

test('both devices sit in the same seat, and the other one sees what the first does', async () => {
  const [phone, desk] = [await server.guest('Ada'), new Guest(server.base)];
  const { code } = (await phone.call('POST', '/api/me/code')).body;
  await desk.call('POST', '/api/me/take', { code });
  const { id: table } = (await phone.call('POST', '/api/tables', { game: 'smash-up', seats: 2 })).body;
  const [first, second] = [phone.socket(), desk.socket()];
  await first.get('table', { say: 'watch', table });
  await second.get('table', { say: 'watch', table });
  await first.ask(table, { ask: 'sit', seat: 1, salt: '' });
  expect((await second.until(table, ({ you }) => you === 1)).now.places[1]).toMatchObject({ name: 'Ada' });
  first.close();
  second.close();
});

test('a token speaks for its player until it is taken back, and then its sockets close', async () => {
  const ada = await server.guest('Ada');
  const { token } = (await ada.call('POST', '/api/me/token')).body;
  const program = new Guest(server.base);
  program.headers = { Authorization: `Bearer ${token}` };
  expect((await program.call('GET', '/api/me')).body.name).toBe('Ada');
  const [socket, own] = [program.socket(), ada.socket()];
  const isWelcome = (each: { say: string }): each is Extract<(typeof socket.told)[number], { say: 'welcome' }> =>
    each.say === 'welcome';
  expect((await socket.find(isWelcome)).you?.name).toBe('Ada');
  expect((await (await server.guest('Eve')).call('POST', '/api/me/revoke', { token })).status).toBe(404);
  expect((await ada.call('POST', '/api/me/revoke', { token })).status).toBe(204);
  expect(await socket.closed).toEqual({ code: 4401, reason: REFUSED['unknown-player'].en });
  expect((await program.call('GET', '/api/me')).status).toBe(401);
  expect((await ada.call('DELETE', '/api/me/session')).status).toBe(204);
  expect((await own.closed).code).toBe(4401);
  expect((await ada.call('GET', '/api/me')).status).toBe(401);
});

test('neither token nor code is kept as it is', async () => {
  const ada = await server.guest('Ada');
  const { token } = (await ada.call('POST', '/api/me/token')).body;
  const { code } = (await ada.call('POST', '/api/me/code')).body;
  const database = new DatabaseSync(databaseIn(server.settings.data), { readOnly: true });
  const kept = ['tokens', 'codes', 'players'].map((name) =>
    JSON.stringify(database.prepare(`select * from ${name}`).all()),
  );
  database.close();
  const cookie = ada.headers['Cookie']!.split('=')[1]!;
  for (const secret of [token, code, cookie]) expect(kept.join()).not.toContain(secret);
});

test('someone is known even if the visit cannot be noted', async () => {
  const store = await openStore({ file: databaseIn(trialFolder()) });
  const saw = () => Promise.reject(new Error('the disk is full'));
  const bus = { announce: () => undefined };
  const people = new People({
    store: { ...store, saw },
    bus,
    isAlone: true,
    now: Date.now,
    ticks: () => performance.now(),
  });
  const { player, token } = await people.greet('Ada');
  expect(await people.holder(digestOf(token))).toEqual({ ...player, mutedUntil: null, bannedUntil: null });
  await store.close();
});
