import { mkdirSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { serverOf } from './serve.ts';
import { removeFolders, trialFolder } from './testing.ts';
import { sayer } from './words.ts';

const SCRIPT = `console.log(${JSON.stringify('noise '.repeat(200))});`;
let server: Server;
let port: number;

beforeAll(async () => {
  const folder = trialFolder();
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  write('secret.txt', 'not served');
  write('client/index.html', '<!doctype html><title>Tintamarre</title>');
  write('client/sw.js', 'self');
  write('client/.built', 'stamp');
  write('client/.chunks.json', '[]');
  write('client/manifest.webmanifest', '{}');
  write('client/assets/main-12345678.js', SCRIPT);
  write('client/assets/main-12345678.js.br', brotliCompressSync(SCRIPT));
  write('client/assets/main-12345678.js.gz', gzipSync(SCRIPT));
  write('client/assets/font-12345678.woff2', 'wOF2');
  server = serverOf(join(folder, 'client'));
  port = await listen(server, { port: 0, host: '127.0.0.1' }, sayer('en'));
});

afterAll(() => {
  server.close();
  removeFolders();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** The path is sent as it is, without the tidying that fetch does. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    asked.on('error', reject).end();
  });
}

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/index.html?utm=1', 'text/html; charset=utf-8', 'no-cache'],
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
  ['/assets/main-12345678.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/font-12345678.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
])('%s is served as %s, kept as %s', async (path, type, kept) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': kept, 'x-content-type-options': 'nosniff' });
  expect(headers['content-security-policy']).toContain(`default-src 'self'`);
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('a browser gets the smallest copy that it accepts', async () => {
  const path = '/assets/main-12345678.js';
  const br = await ask(path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
  const gz = await ask(path, { 'Accept-Encoding': 'gzip, br;q=0' });
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gz.body).toString()).toBe(SCRIPT);
  const plain = await ask(path);
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(SCRIPT.length) });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(SCRIPT);
  expect(new Set([br, gz, plain].map(({ headers }) => headers['etag'])).size).toBe(3);
});

test('what a browser already has is not sent again', async () => {
  const { headers } = await ask('/');
  const again = await ask('/', { 'If-None-Match': `"other", ${headers['etag']}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await ask('/', { 'If-None-Match': '"other"' })).status).toBe(200);
});

test('HEAD tells about a file without sending it', async () => {
  const { status, headers, body } = await ask('/assets/main-12345678.js', {}, 'HEAD');
  expect([status, headers['content-length'], body.length]).toEqual([200, String(SCRIPT.length), 0]);
  expect((await ask('/nothing', {}, 'HEAD')).status).toBe(404);
});

test.each([
  '/nothing',
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//etc/passwd',
  '/.built',
  '/.chunks.json',
  '/assets/main-12345678.js.br',
  '/assets',
  '/%',
  '/%00',
  '/index.html%00.js',
  '/__proto__',
])('nothing is at %s', async (path) => {
  const { status, headers, body } = await ask(path, { 'Accept-Language': 'fr-FR,fr;q=0.9' });
  expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  expect(body.toString()).toBe('Il n’y a rien à cette adresse.\n');
});

test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
  const { status, headers, body } = await ask('/', {}, method);
  expect([status, headers['allow'], body.toString()]).toEqual([405, 'GET, HEAD', 'This address is read-only.\n']);
});
