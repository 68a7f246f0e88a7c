import { request as requestPlain } from 'node:http';
import { request as requestSafely } from 'node:https';
import type { Trouble } from '../../protocol/notices.ts';
import { callable, Forbidden, type NoticePlaces, publicLookup } from './addresses.ts';

export interface Letter {
  readonly address: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

const MOST_MILLISECONDS = 10_000;

function troubleOf(error: unknown): Trouble {
  if (error instanceof Forbidden) return { code: 'forbidden' };
  const name = error instanceof Error ? error.name : '';
  return { code: name === 'AbortError' || name === 'TimeoutError' ? 'late' : 'unreachable' };
}

function statusOf(url: URL, { headers, body }: Letter, places: NoticePlaces, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'http:' ? requestPlain : requestSafely;
    const options = {
      method: 'POST',
      headers: { 'User-Agent': 'Tintamarre', ...headers, 'Content-Length': Buffer.byteLength(body) },
      // A connection of its own, so that none is used that was made without a look at where it leads.
      agent: false,
      signal,
      ...(places !== 'all' && { lookup: publicLookup }),
    };
    const sent = request(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.on('error', () => {});
      response.resume();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends the letter once, and follows no redirection; null where it was taken. */
export async function post(letter: Letter, places: NoticePlaces, within = MOST_MILLISECONDS): Promise<Trouble | null> {
  const url = callable(letter.address, places);
  if (url === null) return { code: 'forbidden' };
  try {
    const status = await statusOf(url, letter, places, AbortSignal.timeout(within));
    return status >= 200 && status < 300 ? null : { code: 'refused', status };
  } catch (error) {
    return troubleOf(error);
  }
}
