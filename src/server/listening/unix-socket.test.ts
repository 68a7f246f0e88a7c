import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { listen } from '../listen.ts';
import { removeFolders, trialFolder, trialServer } from '../testing.ts';
import { sayer } from '../words.ts';

const say = sayer('en');
const servers: Server[] = [];

function server(): Server {
  const made = createServer((_, response) => response.end('hello'));
  servers.push(made);
  return made;
}

const on = (socket: string) => ({ port: null, host: '::', socket });

afterEach(() => {
  for (const each of servers.splice(0)) each.close();
});
afterAll(removeFolders);

interface Reply {
  readonly status: number | undefined;
  readonly body: string;
}

function get(socketPath: string, path: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (data) => (body += data));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
    asked.on('error', reject).end();
  });
}

/** Leaves the socket of a program that was killed. */
function leaveStale(path: string): void {
  const code = `require('node:http').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`;
  spawnSync(process.execPath, ['-e', code]);
}

test('listens on a socket and removes it when it closes', async () => {
  const path = join(trialFolder(), 's');
  const one = server();
  expect(await listen(one, on(path), say)).toBe(0);
  expect(await get(path, '/')).toEqual({ status: 200, body: 'hello' });
  await new Promise((resolve) => one.close(resolve));
  expect(existsSync(path)).toBe(false);
});

test('replaces the socket of a program that was killed', async () => {
  const path = join(trialFolder(), 's');
  leaveStale(path);
  expect(existsSync(path)).toBe(true);
  await listen(server(), on(path), say);
  expect(await get(path, '/')).toEqual({ status: 200, body: 'hello' });
});

test('leaves the socket of a program that runs', async () => {
  const path = join(trialFolder(), 's');
  await listen(server(), on(path), say);
  await expect(listen(server(), on(path), say)).rejects.toThrow(`Another program is listening on the socket ${path}.`);
  expect(await get(path, '/')).toEqual({ status: 200, body: 'hello' });
});

test('leaves a file that is not a socket', async () => {
  const path = join(trialFolder(), 's');
  writeFileSync(path, 'mine');
  await expect(listen(server(), on(path), say)).rejects.toThrow('a file that is not a socket is already there.');
  expect(readFileSync(path, 'utf8')).toBe('mine');
});

test('says what is wrong with a path', async () => {
  const folder = trialFolder();
  await expect(listen(server(), on(join(folder, 'no', 's')), say)).rejects.toThrow('its folder does not exist.');
  await expect(listen(server(), on(join(folder, 's'.repeat(200))), say)).rejects.toThrow('the path is too long');
});

test('serves requests that have no address, and counts those that a proxy names', async () => {
  const path = join(trialFolder(), 's');
  const running = await trialServer({ socket: path, proxies: 1 });
  expect((await get(path, '/api/tables')).status).toBe(200);
  expect((await get(path, '/metrics')).status).toBe(200);
  expect((await get(path, '/metrics', { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(404);
  expect(JSON.parse((await get(path, '/server.json')).body).network).toEqual([]);
  await running.close();
  expect(existsSync(path)).toBe(false);
});
