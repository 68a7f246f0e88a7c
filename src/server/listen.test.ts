import { createServer, type Server } from 'node:http';
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
  for (const other of addressesOf('0.0.0.0', 8080).others) expect(other).toMatch(/^http:\/\/[\d.]+:8080$/);
});
