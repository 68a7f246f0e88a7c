import type { Settings } from '../../src/server/settings.ts';
import { bad, type Finding, good, type Say } from './words.ts';

const PATIENCE_MILLISECONDS = 10_000;

/** What a request met on its way, in the words of the system. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : String(cause);
}

/** Whether a socket opens and the server says something. */
function opensSocket(url: string, origin: string): Promise<boolean> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, { headers: { Origin: origin } });
  return new Promise((found) => {
    const end = (opens: boolean) => {
      clearTimeout(timer);
      socket.close();
      found(opens);
    };
    const timer = setTimeout(() => end(false), PATIENCE_MILLISECONDS);
    socket.addEventListener('message', () => end(true));
    socket.addEventListener('error', () => end(false));
    socket.addEventListener('close', () => end(false));
  });
}

export interface ProxyReport {
  readonly finding: Finding;
  /** Milliseconds since 1970 by the clock of whatever answered; null where nothing did. */
  readonly time: number | null;
}

/** Opens the public address as a player's browser does, and says what the proxy in front of the server lacks. */
export async function checkProxy({ publicUrl: url, proxies, metrics }: Settings, say: Say): Promise<ProxyReport> {
  if (url === null) return { finding: good(say('proxyNone')), time: null };
  const { origin, protocol } = new URL(url);
  const call = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });

  let presence: Response;
  try {
    presence = await call('/server.json');
  } catch (error) {
    return { finding: bad(say('proxyUnreached', { url, why: reasonOf(error) })), time: null };
  }
  const date = Date.parse(presence.headers.get('date') ?? '');
  const time = Number.isNaN(date) ? null : date;
  const found = async (): Promise<Finding> => {
    const { status } = presence;
    if (status >= 500) return bad(say('proxyFailing', { url, status }));
    const told: unknown = await presence.json().catch(() => null);
    if (typeof told !== 'object' || told === null || !('server' in told)) return bad(say('proxyForeign', { url }));
    if (protocol === 'https:' && proxies === 0) return bad(say('proxyUncounted', { url }));
    const why = await call('/api/socket', { method: 'POST', headers: { Origin: origin } });
    if (why.status === 403) return bad(say('proxyOrigin', { url }));
    if (!(await opensSocket(url, origin))) return bad(say('proxyUpgrade', { url }));
    // Metrics are for this machine alone: they are shown where a request seems to come from it, past any proxy.
    const seemsLocal = proxies > 0 && metrics === 'local' && (await call('/metrics')).status === 200;
    return seemsLocal ? bad(say('proxyAddress')) : good(say('proxyWorks', { url }));
  };
  return { finding: await found(), time };
}
