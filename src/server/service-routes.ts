import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from './app.ts';
import { DOCS_STYLE, docsPage } from './docs-page.ts';
import type { House } from './house.ts';
import { Refused } from './refusals.ts';
import { health } from './shapes.ts';

const STORE_MILLISECONDS = 2000;

/** Whether the store answers, and soon. */
async function storeAnswers({ store }: House): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), STORE_MILLISECONDS).unref());
  const answered = store.overdue(0, 1).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
}

/** Asked from this machine itself, not through a proxy that stands on it. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined;

/** For whoever runs the server, and for whoever writes a program against it. */
export function serviceRoutes(app: App, house: House): void {
  app.get(
    '/health',
    { schema: { tags: ['Service'], summary: 'Whether all is well', response: { 200: health, 503: health } } },
    async (_, reply) => {
      const well = await storeAnswers(house);
      const { tables, sockets } = house;
      return reply
        .code(well ? 200 : 503)
        .send({ status: well ? 'ok' : 'failing', tables: tables.size, sockets: sockets.size });
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

/** Tells the page that a server stands behind it; a copy of the page on a plain host brings a file that denies it. */
export function presenceRoute(app: App): void {
  app.get('/server.json', { schema: { hide: true } }, async (_, reply) =>
    reply.header('Cache-Control', 'no-cache').send({ server: true }),
  );
}

export function metricsRoute(app: App, { settings, metrics }: House): void {
  app.get('/metrics', { schema: { hide: true, response: { 200: z.string() } } }, async (request, reply) => {
    if (settings.metrics === 'off' || (settings.metrics === 'local' && !isLocal(request))) {
      throw new Refused('not-found');
    }
    return reply.type(metrics.type).send(await metrics.text());
  });
}
