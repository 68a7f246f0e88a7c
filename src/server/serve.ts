import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { chosenCopy, type Files, readFiles, type ServedFile } from './files.ts';
import { sayer } from './words.ts';

/** Nothing but what this server serves, and no script or style written into a page. */
export const POLICY = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const SAFE = {
  'Content-Security-Policy': Object.entries(POLICY)
    .map(([what, from]) => [what, ...from].join(' '))
    .join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
} as const;

function pathOf({ url = '/' }: IncomingMessage): string | null {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: 404 | 405,
  key: 'notFound' | 'onlyReading',
): void {
  const language = request.headers['accept-language']?.startsWith('fr') ? 'fr' : 'en';
  const text = Buffer.from(`${sayer(language)(key)}\n`);
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': text.length, ...SAFE };
  response.writeHead(status, status === 405 ? { ...headers, Allow: 'GET, HEAD' } : headers);
  response.end(request.method === 'HEAD' ? undefined : text);
}

function send(file: ServedFile, request: IncomingMessage, response: ServerResponse): void {
  const { bytes, tag, packing } = chosenCopy(file, String(request.headers['accept-encoding'] ?? ''));
  const headers = {
    ...SAFE,
    ETag: tag,
    'Cache-Control': file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(file.packed.size > 0 && { Vary: 'Accept-Encoding' }),
  };
  if (request.headers['if-none-match']?.split(/,\s*/).includes(tag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': bytes.length,
    ...(packing !== null && { 'Content-Encoding': packing }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Answers with a file, or with why there is none. */
export function answer(files: Files, request: IncomingMessage, response: ServerResponse): void {
  const file = files.get(pathOf(request) ?? '');
  if (request.method !== 'GET' && request.method !== 'HEAD') refuse(request, response, 405, 'onlyReading');
  else if (file === undefined) refuse(request, response, 404, 'notFound');
  else send(file, request, response);
}

/** A server of what was built in the folder; it does not listen yet. */
export function serverOf(folder: string): Server {
  const files = readFiles(folder);
  return createServer((request, response) => answer(files, request, response));
}
