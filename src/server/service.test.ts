import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressesOf } from './listen.ts';
import { Guest, removeFolders, type TrialServer, trialFolder, trialServer } from './testing.ts';
import { killAll, startProcess } from './trial-process.ts';

let server: TrialServer;
let anyone: Guest;

beforeAll(async () => {
  server = await trialServer();
  anyone = new Guest(server.base);
});

afterAll(async () => {
  await server.close();
  await killAll();
  removeFolders();
});

test('health says that the server runs', async () => {
  const { status, body } = await anyone.call('GET', '/api/health');
  expect([status, body]).toEqual([200, { status: 'ok', tables: 0, sockets: 0 }]);
});

test('the page learns where others find the server', async () => {
  const open = await trialServer({ host: '0.0.0.0' });
  const own = new Guest(open.base);
  const network = addressesOf('0.0.0.0', open.port).others;
  expect((await own.call('GET', '/server.json')).body).toEqual({
    server: true,
    publicUrl: null,
    sourceUrl: null,
    network,
  });
  const outside = await own.call('GET', '/server.json', undefined, { 'X-Forwarded-For': '192.0.2.1' });
  expect(outside.body.network).toEqual([]);
  await open.close();

  const named = await trialServer({ publicUrl: 'https://play.example.org', sourceUrl: 'https://git.example.org/t' });
  const { body } = await new Guest(named.base).call('GET', '/server.json');
  expect(body).toEqual({
    server: true,
    publicUrl: 'https://play.example.org',
    sourceUrl: 'https://git.example.org/t',
    network: [],
  });
  await named.close();
});

test('metrics are for the machine itself unless the host says otherwise', async () => {
  const { status, body, headers } = await anyone.call('GET', '/metrics');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  for (const name of ['tables_live', 'sockets', 'answers_total', 'refusals_total', 'append_seconds_bucket']) {
    expect(body).toContain(`tintamarre_${name}`);
  }
  expect(body).toContain('process_resident_memory_bytes');
  expect((await anyone.call('GET', '/metrics', undefined, { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(404);
});

test('the API describes itself, for programs and for people', async () => {
  const { body: spec } = await anyone.call('GET', '/api/openapi.json');
  expect(spec.openapi).toBe('3.1.0');
  expect(Object.keys(spec.paths).sort()).toEqual([
    '/api/health',
    '/api/me',
    '/api/me/code',
    '/api/me/hook',
    '/api/me/hook/try',
    '/api/me/notices',
    '/api/me/push',
    '/api/me/push/drop',
    '/api/me/push/try',
    '/api/me/revoke',
    '/api/me/session',
    '/api/me/take',
    '/api/me/token',
    '/api/ready',
    '/api/reports',
    '/api/socket',
    '/api/tables',
    '/api/tables/mine',
    '/api/tables/{id}',
    '/api/tables/{id}/record',
    '/api/tables/{id}/rematch',
  ]);
  const body = spec.paths['/api/tables'].post.requestBody.content['application/json'].schema;
  expect(body.required).toEqual(['game', 'seats']);
  const page = await anyone.call('GET', '/api/docs');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain(`default-src 'self'`);
  for (const words of ['POST /api/tables', 'Open a table', '&quot;forecast&quot;']) expect(page.body).toContain(words);
  expect(page.body).not.toMatch(/<script|style=|https?:\/\//);
  expect((await anyone.call('GET', '/api/docs.css')).status).toBe(200);
});

test('what is not there is said in the same form as every refusal', async () => {
  const { status, body } = await anyone.call('GET', '/api/nothing', undefined, { 'Accept-Language': 'fr' });
  expect([status, body]).toEqual([404, { code: 'not-found', sentence: 'Il n’y a rien à cette adresse.' }]);
  expect((await anyone.call('PUT', '/api/me', {})).status).toBe(404);
  expect((await anyone.call('GET', '/api/socket')).status).toBe(404);
});

test('logs say what happened, and nothing that one could use', { timeout: 20_000 }, async () => {
  const { base, printed, stop } = await startProcess(trialFolder(), { log: 'debug' });
  const ada = new Guest(base);
  await ada.call('POST', '/api/me', { name: 'Ada' });
  const { code } = (await ada.call('POST', '/api/me/code')).body;
  const { token } = (await ada.call('POST', '/api/me/token')).body;
  await new Guest(base).call('POST', '/api/me/take', { code });
  const { id } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
  await ada.call('GET', `/api/tables/${id}`, undefined, { Authorization: `Bearer ${token}` });
  const socket = ada.socket();
  await socket.ask(id, { ask: 'sit', seat: 0, salt: 'my-salt' });
  socket.close();
  await socket.closed;
  await stop();
  const all = printed.join('\n');
  for (const said of ['"route":"/api/tables/:id"', '"stopped"']) expect(all).toContain(said);
  for (const line of printed)
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), msg: expect.any(String) });
  const cookie = ada.headers['Cookie']!.split('=')[1]!;
  for (const secret of [code, token, cookie, id, 'my-salt']) expect(all).not.toContain(secret);
});
