import { afterAll, expect, test } from 'vitest';
import type { Settings } from './settings.ts';
import { Guest, removeFolders, trialFolder, trialServer } from './testing.ts';
import { killAll, startProcess } from './trial-process.ts';

afterAll(async () => {
  await killAll();
  removeFolders();
});

/** What the log says after such requests. */
async function logged(settings: Partial<Settings>, requests: readonly Record<string, string>[]): Promise<unknown[]> {
  const { base, printed, stop } = await startProcess(trialFolder(), { log: 'warn', ...settings });
  const anyone = new Guest(base);
  for (const headers of requests) await anyone.call('GET', '/api/tables', undefined, headers);
  await stop();
  return printed.map((line) => JSON.parse(line));
}

test('a proxy that nobody told the server of is told in the log, once', async () => {
  const forwarded = [{}, { 'X-Forwarded-Proto': 'https' }, { 'X-Forwarded-For': '192.0.2.1' }];
  expect(await logged({}, forwarded)).toEqual([
    expect.objectContaining({
      level: 40,
      header: 'x-forwarded-proto',
      msg: expect.stringMatching(/--proxies is 0.*add --proxies 1 \(or TINTAMARRE_PROXIES=1\)/),
    }),
  ]);
});

test('a proxy that the server knows of is nothing to warn of, and neither is none', async () => {
  expect(await logged({ proxies: 1 }, [{ 'X-Forwarded-For': '192.0.2.1' }])).toEqual([]);
  expect(await logged({}, [{}])).toEqual([]);
});

test('a proxy that changes the Host header is told in the log, with what to add', async () => {
  const pages = [{ Origin: 'https://play.example.org' }, { Origin: 'https://other.example.org' }];
  expect(await logged({}, pages)).toEqual([
    expect.objectContaining({
      origin: 'https://play.example.org',
      msg: expect.stringMatching(/proxy_set_header Host \$http_host.*--public-url/),
    }),
  ]);
  expect(await logged({ publicUrl: 'https://play.example.org' }, pages.slice(0, 1))).toEqual([]);
});

test('a proxy that drops the Upgrade header is told in the log, with what to add', async () => {
  expect(await logged({}, [{ 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==' }])).toEqual([
    expect.objectContaining({
      url: '/api/tables',
      msg: expect.stringContaining('proxy_set_header Upgrade $http_upgrade'),
    }),
  ]);
});

test('a page whose socket does not open is told why', async () => {
  const server = await trialServer({ socketsPerAddress: 1 });
  const ada = await server.guest('Ada');
  const why = async (headers: Record<string, string>) => {
    const { status, body } = await ada.call('POST', '/api/socket', undefined, headers);
    return [status, body.code];
  };
  expect(await why({ Origin: server.base })).toEqual([426, 'no-upgrade']);
  expect(await why({ Origin: 'https://play.example.org' })).toEqual([403, 'bad-origin']);
  const socket = ada.socket();
  await socket.find((message) => message.say === 'welcome');
  expect(await why({ Origin: server.base })).toEqual([429, 'too-much']);
  socket.close();
  await server.close();
});
