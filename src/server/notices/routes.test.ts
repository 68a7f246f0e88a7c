import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, removeFolders, type TrialServer, trialServer } from '../testing.ts';
import { beginUnseen } from './trial-house.ts';
import { Device, Receiver, secureReceiver, signedBy } from './trial-push.ts';

const SLOW = { timeout: 60_000 };
const PATIENCE = { timeout: 30_000, interval: 20 };

let server: TrialServer;
let pushes: Receiver;
let hooks: Receiver;

beforeAll(async () => {
  server = await trialServer({ notices: 'all' });
  pushes = await secureReceiver();
  hooks = await new Receiver(null).start();
});

afterAll(async () => {
  await server.close();
  for (const receiver of [pushes, hooks]) await receiver.stop();
  removeFolders();
});

const french = (device: Device) => ({ ...device.subscription, language: 'fr' });

test('each device is told by its service, sealed for it alone and signed by the server', SLOW, async () => {
  const ada = await server.guest('Ada');
  const bob = await server.guest('Bob');
  const { key } = (await ada.call('GET', '/api/me/notices')).body;
  const devices = ['/phone', '/desk'].map((path) => new Device(pushes.at(path)));
  for (const [i, device] of devices.entries()) {
    expect((await ada.call('POST', '/api/me/push', french(device))).body).toEqual({ key, devices: i + 1, hook: null });
  }
  const table = await beginUnseen(ada, bob);
  await expect.poll(() => pushes.received.length, PATIENCE).toBe(2);
  for (const [i, path] of ['/phone', '/desk'].entries()) {
    const [got, ...more] = pushes.to(path);
    expect(more).toEqual([]);
    expect(devices[i]!.open(got!.body)).toEqual({
      title: 'À vous de jouer : Clank!',
      body: 'Avec Bob · tour 1',
      language: 'fr',
      table,
    });
    expect(() => devices[1 - i]!.open(got!.body)).toThrow();
    expect(got!.body.includes(table)).toBe(false);
    expect(got!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', topic: table });
    const claims = signedBy(got!.headers.authorization!, key);
    expect(claims).toMatchObject({ aud: new URL(pushes.at('')).origin, sub: 'https://tintamarre.invalid' });
  }
});

test('a device that its service no longer knows is dropped, one in trouble is kept', SLOW, async () => {
  const ada = await server.guest('Ada');
  const devices = ['/gone', '/broken'].map((path) => new Device(pushes.at(path)));
  pushes.answer = (path) => ({ status: path === '/gone' ? 410 : path === '/broken' ? 500 : 201 });
  for (const device of devices) await ada.call('POST', '/api/me/push', french(device));
  const tryAt = (path: string) => ada.call('POST', '/api/me/push/try', { endpoint: pushes.at(path) });
  expect((await tryAt('/gone')).body.trouble).toMatchObject({ code: 'refused', status: 410 });
  expect((await tryAt('/gone')).status).toBe(404);
  expect((await tryAt('/broken')).body.trouble).toMatchObject({ code: 'refused', status: 500 });
  pushes.answer = () => ({ status: 201 });
  expect((await tryAt('/broken')).body).toEqual({ trouble: null });
  const last = pushes.to('/broken').at(-1)!;
  expect(devices[1]!.open(last.body)).toEqual({
    title: 'Tintamarre peut vous joindre ici.',
    body: '',
    language: 'fr',
    table: null,
  });
  const dropped = await ada.call('POST', '/api/me/push/drop', { endpoint: pushes.at('/broken') });
  expect(dropped.body.devices).toBe(0);
});

test('an address of one’s own is told, tried, and shows what went wrong', SLOW, async () => {
  const ada = await server.guest('Ada');
  const bob = await server.guest('Bob');
  const address = hooks.at('/ada');
  expect((await ada.call('POST', '/api/me/hook/try')).status).toBe(404);
  const { body } = await ada.call('POST', '/api/me/hook', { address, language: 'en' });
  expect(body.hook).toEqual({ address, on: true, trouble: null });
  const table = await beginUnseen(ada, bob);
  await expect.poll(() => hooks.to('/ada').length, PATIENCE).toBe(1);
  expect(JSON.parse(hooks.to('/ada')[0]!.body.toString())).toMatchObject({
    kind: 'your-turn',
    table,
    name: 'Ada',
    others: ['Bob'],
    url: `${server.base}/#/at/${table}`,
    sentence: 'Your turn: Clank!',
  });
  hooks.answer = () => ({ status: 418 });
  const tried = await ada.call('POST', '/api/me/hook/try', undefined, { 'Accept-Language': 'fr' });
  const sentence = 'L’adresse répond par une erreur (418).';
  expect(tried.body.trouble).toEqual({ code: 'refused', status: 418, sentence });
  for (let i = 0; i < 4; i++) await ada.call('POST', '/api/me/hook/try');
  const { hook } = (await ada.call('GET', '/api/me/notices', undefined, { 'Accept-Language': 'fr' })).body;
  expect(hook).toEqual({
    address,
    on: false,
    trouble: { code: 'refused', status: 418, sentence, at: expect.any(Number) },
  });
  hooks.answer = () => ({ status: 200 });
  expect((await ada.call('POST', '/api/me/hook/try')).body).toEqual({ trouble: null });
  expect((await ada.call('GET', '/api/me/notices')).body.hook).toEqual({ address, on: true, trouble: null });
  expect((await ada.call('DELETE', '/api/me/hook')).status).toBe(204);
  expect((await ada.call('GET', '/api/me/notices')).body.hook).toBeNull();
});

test('nobody has the server call where it should not, nor often, nor keep more than a little', async () => {
  const careful = await trialServer({ publicUrl: 'https://play.example.org', requestsPerMinute: 600 });
  const eve = await careful.guest('Eve');
  const device = new Device('https://push.example.org/1');
  const post = (path: string, body?: unknown) => eve.call('POST', `/api/me/${path}`, body);
  expect((await post('push', french(device))).status).toBe(200);
  for (const endpoint of ['https://127.0.0.1/', 'http://example.org/', 'https://[fd00::1]/', 'https://u:p@a.org/']) {
    expect((await post('push', { ...french(device), endpoint })).body.code).toBe('bad-address');
    expect((await post('hook', { address: endpoint, language: 'en' })).body.code).toBe('bad-address');
  }
  const { keys } = device.subscription;
  for (const wrong of [
    { ...french(device), keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } },
    { ...french(device), keys: { ...keys, auth: 'short' } },
    { ...french(device), keys: {} },
    { ...french(device), language: 'xx' },
    { ...french(device), endpoint: `https://a.org/${'x'.repeat(1000)}` },
  ]) {
    expect((await post('push', wrong)).body.code).toBe('malformed');
  }
  const local = `https://localhost:${new URL(pushes.at('')).port}/inside`;
  expect((await post('hook', { address: local, language: 'en' })).status).toBe(200);
  expect((await post('hook/try')).body.trouble).toMatchObject({ code: 'forbidden' });
  expect(pushes.to('/inside')).toEqual([]);
  const codes = [];
  for (let i = 0; i < 12; i++) codes.push((await post('hook/try')).status);
  expect([codes[0], codes.at(-1)]).toEqual([200, 429]);
  const nobody = new Guest(careful.base);
  for (const [method, path] of [
    ['GET', 'notices'],
    ['POST', 'hook/try'],
    ['DELETE', 'hook'],
  ] as const) {
    expect((await nobody.call(method, `/api/me/${path}`)).status).toBe(401);
  }
  await careful.close();

  const silent = await trialServer({ notices: 'off' });
  const ada = await silent.guest('Ada');
  expect((await ada.call('GET', '/api/me/notices')).body).toEqual({ key: null, devices: 0, hook: null });
  expect((await ada.call('POST', '/api/me/push', french(device))).body.code).toBe('bad-address');
  await silent.close();
});
