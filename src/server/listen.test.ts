import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { addressesOf, listen } from './listen.ts';
import { sayer } from './words.ts';

const say = sayer('en');
const HOST = '127.0.0.1';
const servers: Server[] = [];

function server(): Server {
  const made = createServer();
  servers.push(made);
  return made;
}

afterEach(() => {
  for (const each of servers.splice(0)) each.close();
});

test('a taken port is passed over unless it was asked for', async () => {
  const first = await listen(server(), { port: null, host: HOST }, say);
  const second = await listen(server(), { port: null, host: HOST }, say);
  expect(first).toBeGreaterThanOrEqual(8080);
  expect(second).toBeGreaterThan(first);
  const asked = listen(server(), { port: first, host: HOST }, say);
  await expect(asked).rejects.toThrow(`Port ${first} is taken by another program.`);
});

test('an address of another machine is refused with a sentence', async () => {
  const asked = listen(server(), { port: 0, host: '192.0.2.1' }, say);
  await expect(asked).rejects.toThrow('“192.0.2.1” is not an address of this machine.');
});

test('all addresses are IPv6 and IPv4', async () => {
  const made = server();
  const port = await listen(made, { port: 0, host: '::' }, say);
  const hasIpv6 = Object.values(networkInterfaces()).some((found) => found?.some(({ address }) => address === '::1'));
  for (const host of hasIpv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1']) {
    const reply = fetch(`http://${host}:${port}/`);
    await once(made, 'request').then(([, response]) => response.end());
    expect((await reply).status).toBe(200);
  }
});

test('where there is no IPv6, all addresses are those of IPv4', async () => {
  const made = server();
  const hosts: unknown[] = [];
  const original = made.listen.bind(made);
  const listenWithoutIpv6 = (port: number, host: string) => {
    hosts.push(host);
    if (host !== '::') return original(port, host);
    queueMicrotask(() => made.emit('error', Object.assign(new Error('no IPv6'), { code: 'EAFNOSUPPORT' })));
    return made;
  };
  Object.assign(made, { listen: listenWithoutIpv6 });
  const port = await listen(made, { port: 0, host: '::' }, say);
  expect(hosts).toEqual(['::', '0.0.0.0']);
  expect(made.address()).toMatchObject({ port, family: 'IPv4' });
});

test('the addresses are those that a browser can open', () => {
  expect(addressesOf('0.0.0.0', 8080).own).toBe('http://localhost:8080');
  expect(addressesOf('192.0.2.7', 80)).toEqual({ own: 'http://192.0.2.7:80', others: [] });
  expect(addressesOf('::1', 80).own).toBe('http://[::1]:80');
  const on = (address: string) => {
    const mask = { netmask: '', mac: '', cidr: null };
    return [{ ...mask, family: 'IPv4' as const, internal: address === '127.0.0.1', address }];
  };
  const found = ['127.0.0.1', '172.17.0.1', '100.64.0.9', '10.0.0.5', '192.168.1.20'].map(on);
  expect(addressesOf('::', 80, Object.fromEntries(found.entries())).others).toEqual([
    'http://192.168.1.20:80',
    'http://10.0.0.5:80',
    'http://100.64.0.9:80',
    'http://172.17.0.1:80',
  ]);
  const newer = (address: string) => on(address).map((each) => ({ ...each, family: 'IPv6' as const, scopeid: 0 }));
  const both = { a: newer('2001:db8::7'), b: on('10.0.0.5'), c: newer('fe80::1') };
  expect(addressesOf('::', 80, both).others).toEqual(['http://10.0.0.5:80']);
  expect(addressesOf('::', 80, { a: both.a, c: both.c }).others).toEqual(['http://[2001:db8::7]:80']);
  expect(addressesOf('0.0.0.0', 80, { a: both.a }).others).toEqual([]);
  for (const other of addressesOf('0.0.0.0', 8080).others) expect(other).toMatch(/^http:\/\/[\d.]+:8080$/);
});
