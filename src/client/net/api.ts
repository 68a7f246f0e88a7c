import type { Options, Result } from '../../engine/game.ts';
import type { Charter, Clock, Place } from '../../protocol/hosted.ts';
import type { Person, RefusedBody } from '../../protocol/messages.ts';
import type { NoticesNow, Trouble } from '../../protocol/notices.ts';
import type { Language } from '../../text/language.ts';
import { Refused } from './refused.ts';

/** A table as lists show it. */
export interface TableCard extends Charter {
  readonly status: 'waiting' | 'playing' | 'over';
  readonly places: readonly Place[];
  readonly turn: number;
  readonly result: Result | null;
  /** Milliseconds since 1970. */
  readonly touched: number;
  /** The id of the player who is waited for. */
  readonly waitsFor: string | null;
  readonly yours: number | null;
  readonly rematch: string | null;
}

export interface Wanted {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly clock: Clock;
  readonly listed: boolean;
  readonly bots: readonly { readonly seat: number; readonly name: string; readonly bot: string }[];
}

/** How a browser is reached through its own service. */
interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: Language;
}

/** What a player finds wrong. */
export type Reported =
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'name'; readonly player: string; readonly table: string };

interface Tried {
  readonly trouble: Trouble | null;
}

/** What a server that cannot be reached, or that is none of ours, amounts to. */
async function reply(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(new URL(`api/${path}`, document.baseURI), init);
  } catch {
    throw new Refused('failed');
  }
}

async function asked(method: string, path: string, body?: unknown): Promise<Response> {
  const told =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await reply(path, { method, ...told });
  if (response.ok) return response;
  const refused: RefusedBody | null = await response.json().catch(() => null);
  throw new Refused(refused?.code ?? 'failed', refused?.limit);
}

async function json<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  return (await asked(method, path, body)).json();
}

const tables = async (path: string): Promise<readonly TableCard[]> =>
  (await json<{ readonly tables: readonly TableCard[] }>('GET', path)).tables;

/** Where everything that is kept about a player can be downloaded. */
export const EVERYTHING = 'api/me?everything=true';

/** All that is asked of the server besides what happens at a table. */
export const api = {
  me: () => json<Person>('GET', 'me'),
  greet: (name: string) => json<Person>('POST', 'me', { name }),
  deleteMe: async () => void (await asked('DELETE', 'me')),
  code: () => json<{ readonly code: string; readonly until: number }>('POST', 'me/code'),
  take: (code: string) => json<Person>('POST', 'me/take', { code }),
  notices: () => json<NoticesNow>('GET', 'me/notices'),
  keepPush: (subscription: Subscription) => json<NoticesNow>('POST', 'me/push', subscription),
  dropPush: (endpoint: string) => json<NoticesNow>('POST', 'me/push/drop', { endpoint }),
  tryPush: async (endpoint: string) => (await json<Tried>('POST', 'me/push/try', { endpoint })).trouble,
  keepHook: (address: string, language: Language) => json<NoticesNow>('POST', 'me/hook', { address, language }),
  dropHook: async () => void (await asked('DELETE', 'me/hook')),
  tryHook: async () => (await json<Tried>('POST', 'me/hook/try')).trouble,
  /** Why no socket opens; null where the server cannot be reached either. */
  socketRefusal: (): Promise<Refused | null> =>
    asked('POST', 'socket').then(
      () => null,
      (error: unknown) => (error instanceof Refused && error.code !== 'failed' ? error : null),
    ),
  lobby: () => tables('tables'),
  mine: () => tables('tables/mine'),
  table: (id: string) => json<TableCard>('GET', `tables/${id}`),
  open: async (wanted: Wanted) => (await json<{ readonly id: string }>('POST', 'tables', wanted)).id,
  remove: async (id: string) => void (await asked('DELETE', `tables/${id}`)),
  rematch: async (id: string) => (await json<{ readonly id: string }>('POST', `tables/${id}/rematch`)).id,
  report: async (what: Reported) => void (await asked('POST', 'reports', what)),
  record: async (id: string) => (await asked('GET', `tables/${id}/record`)).text(),
};
