import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, removeFolders, type TrialServer, trialServer } from '../testing.ts';

const PUBLIC = { Origin: 'https://example.org' };

let server: TrialServer;

beforeAll(async () => {
  server = await trialServer({ publicUrl: 'https://example.org/games', proxies: 1 });
});

afterAll(async () => {
  await server.close();
  removeFolders();
});

/** A browser at an address; the proxy may have removed the path of the public address. */
const visitor = (path: string) => new Guest(server.base + path);

async function cookieFor(headers: Record<string, string>, settings: TrialServer = server): Promise<string> {
  const { status, headers: given } = await new Guest(settings.base).call('POST', '/api/me', { name: 'Ada' }, headers);
  expect(status).toBe(200);
  return given.get('set-cookie') ?? '';
}

test.each(['', '/games'])('API, page information and sockets work at “%s”', async (path) => {
  const ada = visitor(path);
  expect((await ada.call('POST', '/api/me', { name: 'Ada' }, PUBLIC)).status).toBe(200);
  expect((await ada.call('GET', '/server.json')).body).toMatchObject({ publicUrl: 'https://example.org/games' });
  expect((await ada.call('GET', '/api/docs.css')).status).toBe(200);
  const socket = ada.socket(PUBLIC);
  expect(await socket.find((message) => message.say === 'welcome')).toMatchObject({ you: { name: 'Ada' } });
  socket.close();
});

test('nothing else is below the path, and the path itself leads to the page', async () => {
  expect((await visitor('/games').call('GET', '/games/api/health')).status).toBe(404);
  expect((await visitor('').call('GET', '/gamesapi/health')).status).toBe(404);
  const { status, headers } = await fetch(`${server.base}/games`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([308, '/games/']);
});

test('cookies are for the path of the public address, and for everything at home', async () => {
  expect(await cookieFor(PUBLIC)).toMatch(/Path=\/games; HttpOnly; Secure;/);
  expect(await cookieFor({ Origin: server.base })).toMatch(/Path=\/; HttpOnly; SameSite/);
  const ada = visitor('/games');
  await ada.call('POST', '/api/me', { name: 'Ada' }, PUBLIC);
  const { headers } = await ada.call('DELETE', '/api/me/session', undefined, PUBLIC);
  expect(headers.get('set-cookie')).toMatch(/^tintamarre=;.*Path=\/games/);
});

test('a cookie is secure where the browser came over https, whatever proxies say', async () => {
  const home = await trialServer({ publicUrl: 'https://example.org' });
  expect(await cookieFor(PUBLIC, home)).toContain('; Secure');
  expect(await cookieFor({ Origin: home.base }, home)).not.toContain('; Secure');
  await home.close();
  const plain = await trialServer({ proxies: 1 });
  expect(await cookieFor({ Origin: plain.base, 'X-Forwarded-Proto': 'https' }, plain)).not.toContain('; Secure');
  expect(await cookieFor({ 'X-Forwarded-Proto': 'https' }, plain)).toContain('; Secure');
  const host = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'play.example.org' };
  expect(await cookieFor({ ...host, Origin: 'https://play.example.org' }, plain)).toContain('; Secure');
  await plain.close();
});

test('pages of other sites are refused, also of the same host over another port', async () => {
  for (const Origin of ['https://other.example.org', 'https://example.org:8443']) {
    const { status, body } = await visitor('/games').call('POST', '/api/me', { name: 'Ada' }, { Origin });
    expect([status, body.code]).toEqual([403, 'bad-origin']);
  }
});

test('webhooks name the path, wherever the player set them', async () => {
  const open = await trialServer({ publicUrl: 'https://example.org/games', notices: 'all' });
  const ada = await open.guest('Ada');
  const hook = { address: 'http://127.0.0.1:9/', language: 'en' };
  expect((await ada.call('POST', '/api/me/hook', hook, { Origin: open.base })).status).toBe(200);
  const { id } = (await ada.call('GET', '/api/me')).body;
  expect((await open.house.store.hookOf(id))?.site).toBe('https://example.org/games');
  await open.close();
});
