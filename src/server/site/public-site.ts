import type { Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

interface PublicSite {
  readonly origin: string;
  readonly host: string;
  /** Empty, or such as `/games`. */
  readonly path: string;
  readonly isSecure: boolean;
}

/** Where players find the server, as the host names it; null where the host names nothing. */
export function publicSite({ publicUrl }: Pick<Settings, 'publicUrl'>): PublicSite | null {
  const url = publicUrl === null ? null : URL.parse(publicUrl);
  if (url === null) return null;
  const { origin, host, pathname, protocol } = url;
  return { origin, host, path: pathname.replace(/\/$/, ''), isSecure: protocol === 'https:' };
}

type Asked = Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>;

/** Whether the browser came by the public address; others come past the proxy, from the network at home. */
function isPublic({ headers, host }: Asked, site: PublicSite): boolean {
  const { origin } = headers;
  return origin === undefined ? host === site.host : origin === site.origin;
}

/** Whether the browser reached the server over TLS. It knows best: its own word comes before that of proxies. */
export function isSecure(request: Asked, settings: Pick<Settings, 'publicUrl'>): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return origin.startsWith('https:');
  if (request.protocol === 'https') return true;
  const site = publicSite(settings);
  return site?.isSecure === true && isPublic(request, site);
}

/** The path that cookies are for: other programs on the same host do not get them. */
export function cookiePath(request: Asked, settings: Pick<Settings, 'publicUrl'>): string {
  const site = publicSite(settings);
  return site !== null && isPublic(request, site) ? site.path || '/' : '/';
}

/**
 * Serves everything below the path of the public address as well: some proxies remove it from what they forward, others
 * do not, and a browser at home uses none.
 */
export function servePublicPath(app: FastifyInstance, server: Server, settings: Pick<Settings, 'publicUrl'>): void {
  const { path = '' } = publicSite(settings) ?? {};
  if (path === '') return;
  const shorten = (request: { url?: string | undefined }) => {
    if (request.url?.startsWith(`${path}/`)) request.url = request.url.slice(path.length);
  };
  // Before routes are chosen; sockets do not pass what the framework has for this.
  server.prependListener('request', shorten);
  server.prependListener('upgrade', shorten);
  app.get(path, { schema: { hide: true } }, (_, reply) => reply.redirect(`${path}/`, 308));
}
