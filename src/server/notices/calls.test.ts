import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { GAME_NAMES } from '../../text/game-names.ts';
import { callable, isPublic } from './addresses.ts';
import { post } from './post.ts';
import { Receiver, secureReceiver } from './trial-push.ts';

let plain: Receiver;
let secure: Receiver;

beforeAll(async () => {
  plain = await new Receiver(null).start();
  secure = await secureReceiver();
});

afterAll(async () => {
  await plain.stop();
  await secure.stop();
});

const PRIVATE = `127.0.0.1 127.9.9.9 0.0.0.0 10.0.0.1 100.64.1.1 100.127.255.255 169.254.169.254 172.16.0.1 172.31.255.255
192.168.1.1 192.0.0.1 198.18.0.1 198.19.255.255 203.0.113.9 224.0.0.1 239.1.1.1 255.255.255.255 ::1 :: fe80::1 fc00::1
fd12:3456::1 ff02::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: 2001::1 2001:db8::1 ::7f00:1 fec0::1`;
const PUBLIC =
  '8.8.8.8 1.1.1.1 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 193.0.0.1 2606:4700::1111 2a00:1450::1';

test('every game has a name by which it is told of', () => {
  expect(Object.keys(GAME_NAMES).sort()).toEqual([...GAME_IDS].sort());
});

test('public addresses are told from those of networks', () => {
  for (const address of PRIVATE.split(/\s+/)) expect([address, isPublic(address)]).toEqual([address, false]);
  for (const address of PUBLIC.split(/\s+/)) expect([address, isPublic(address)]).toEqual([address, true]);
  for (const other of ['', 'localhost', '1.2.3', '8.8.8.8 ', '0x7f000001']) expect(isPublic(other)).toBe(false);
});

test('an address is https, public and without a password, unless the host allows all', () => {
  const good = ['https://example.org/hook?a=b', 'https://8.8.8.8:8443/', 'https://[2606:4700::1111]/x'];
  const private_ = ['https://127.0.0.1/', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://2130706433/'];
  const hidden = ['https://0x7f.1/', 'https://017700000001/', 'https://127。0。0。1/'];
  const never = ['https://me:word@example.org/', 'ftp://example.org/', 'javascript:alert(1)', 'x', '', 'file:///etc'];
  for (const address of good) expect([address, callable(address, 'public')?.href]).toEqual([address, address]);
  for (const address of [...private_, ...hidden, ...never, 'http://example.org/']) {
    expect([address, callable(address, 'public')]).toEqual([address, null]);
  }
  for (const address of [...good, ...private_, 'http://10.0.0.1/']) {
    expect(callable(address, 'all')).not.toBeNull();
    expect(callable(address, 'off')).toBeNull();
  }
  for (const address of never) expect(callable(address, 'all')).toBeNull();
});

const letterTo = (address: string) => ({ address, headers: { 'X-Mark': 'yes' }, body: 'Zoé' });

test('a name that leads to this machine is not called', async () => {
  expect(await post(letterTo(secure.at('/inside')), 'public')).toEqual({ code: 'forbidden' });
  expect(await post(letterTo(plain.at('/inside')), 'public')).toEqual({ code: 'forbidden' });
  expect([...secure.received, ...plain.received]).toEqual([]);
});

test('what is posted arrives once, and what is answered is told', async () => {
  for (const receiver of [plain, secure]) {
    expect(await post(letterTo(receiver.at('/good')), 'all')).toBeNull();
    const [got, ...more] = receiver.to('/good');
    expect([got?.body.toString(), got?.headers['x-mark'], more]).toEqual(['Zoé', 'yes', []]);
    receiver.answer = () => ({ status: 503 });
    expect(await post(letterTo(receiver.at('/bad')), 'all')).toEqual({ code: 'refused', status: 503 });
  }
});

test('no redirection is followed', async () => {
  plain.answer = (path) => (path === '/from' ? { status: 307, headers: { Location: '/to' } } : { status: 200 });
  expect(await post(letterTo(plain.at('/from')), 'all')).toEqual({ code: 'refused', status: 307 });
  expect(plain.to('/to')).toEqual([]);
});

test('one that does not answer is given up, one that is not there is told as such', async () => {
  plain.answer = () => 'never';
  expect(await post(letterTo(plain.at('/never')), 'all', 200)).toEqual({ code: 'late' });
  const gone = await new Receiver(null).start();
  await gone.stop();
  expect(await post(letterTo(gone.at('/')), 'all')).toEqual({ code: 'unreachable' });
});
