import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from './app.ts';
import { DOCS_STYLE, docsPage } from './docs-page.ts';
import type { House } from './house.ts';
import { addressesOf } from './listen.ts';
import { Refused } from './refusals.ts';
import { health, notReady, ready } from './shapes.ts';
import { VERSION } from './version.ts';

/** Asked from this machine itself, not through a proxy that stands on it. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined;

/** Players behind the same address must not make a balancer think that the server is gone; both cost next to nothing. */
const UNLIMITED = { config: { rateLimit: false, price: 0 } } as const;

/** Milliseconds of CPU that it takes to collect the metrics. */
const COLLECTING = 3;

/** For whoever runs the server, and for whoever writes a program against it. */
export function serviceRoutes(app: App, house: House): void {
  app.get(
    '/health',
    {
      ...UNLIMITED,
      schema: {
        tags: ['Service'],
        summary: 'Whether the server runs',
        description: 'Asks nothing of the database: a server that answers is not helped by starting it anew.',
        response: { 200: health },
      },
    },
    async () => ({ status: 'ok' as const, tables: house.tables.size, sockets: house.sockets.size }),
  );

  app.get(
    '/ready',
    {
      ...UNLIMITED,
      schema: {
        tags: ['Service'],
        summary: 'Whether the server can keep what players do',
        description: 'Writes a small row, at most once a second, and waits two seconds for it; 503 says why it failed.',
        response: { 200: ready, 503: notReady },
      },
    },
    async (_, reply) => {
      const readiness = await house.readiness.now();
      if (readiness.status === 'not-ready') return reply.code(503).send(readiness);
      return { ...readiness, version: VERSION };
    },
  );

  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/docs', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger())),
  );
  app.get('/docs.css', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(DOCS_STYLE),
  );
}

/**
 * Tells the page that a server stands behind it, and where others find it; a copy of the page on a plain host brings a file
 * that denies it. The addresses on the network concern only who sits at this machine: everybody else came by one.
 */
export function presenceRoute(app: App, { settings }: House): void {
  app.get('/server.json', { schema: { hide: true } }, async (request, reply) => {
    const { publicUrl, sourceUrl, host, socket } = settings;
    const network = socket === null && isLocal(request) ? addressesOf(host, request.socket.localPort ?? 0).others : [];
    return reply.header('Cache-Control', 'no-cache').send({ server: true, publicUrl, sourceUrl, network });
  });
}

export function metricsRoute(app: App, { settings, metrics }: House): void {
  app.get(
    '/metrics',
    { config: { price: COLLECTING }, schema: { hide: true, response: { 200: z.string() } } },
    async (request, reply) => {
      if (settings.metrics === 'off' || (settings.metrics === 'local' && !isLocal(request))) {
        throw new Refused('not-found');
      }
      return reply.type(metrics.type).send(await metrics.text());
    },
  );
}
