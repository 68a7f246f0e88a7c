import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

const MOST_KEYS = 20_000;

interface Window {
  readonly begun: number;
  count: number;
}

/**
 * Where the rate limit of HTTP requests counts, by a clock that nobody can set: the store that comes with the plugin
 * counts by the time of day, so that a clock set back an hour would shut an address out for an hour.
 */
export function requestWindows(ticks: () => number): FastifyRateLimitStoreCtor {
  return class RequestWindows implements FastifyRateLimitStore {
    private readonly windows = new Map<string, Window>();

    incr(...[key, callback, milliseconds]: Parameters<FastifyRateLimitStore['incr']>): void {
      const now = ticks();
      const known = this.windows.get(key);
      const window = known === undefined || now - known.begun >= milliseconds ? { begun: now, count: 0 } : known;
      window.count += 1;
      // Those that were asked for longest ago come first, and are forgotten first.
      this.windows.delete(key);
      this.windows.set(key, window);
      if (this.windows.size > MOST_KEYS) {
        const [oldest] = this.windows.keys();
        this.windows.delete(oldest!);
      }
      callback(null, { current: window.count, ttl: milliseconds - (now - window.begun) });
    }

    child(): FastifyRateLimitStore {
      return new RequestWindows();
    }
  };
}
