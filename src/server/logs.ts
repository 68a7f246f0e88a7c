import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Settings } from './settings.ts';

/** Where a log could meet a secret by mistake. */
const SECRETS = ['token', 'secret', 'salt', 'code', 'cookie', 'authorization'];

/** Logs as JSON, one line each. A request is told by its route: what is in its address may be a link. */
export function loggerOf(log: Settings['log']): NonNullable<FastifyServerOptions['logger']> {
  if (log === 'silent') return false;
  return {
    level: log,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`]), censor: '…' },
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions.url ?? '' }),
      res: ({ statusCode }) => ({ status: statusCode }),
    },
  };
}

/** One line for each request, for whoever asks for so much. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime);
    const { method, routeOptions } = request;
    request.log.debug({ method, route: routeOptions.url, status: reply.statusCode, milliseconds }, 'request');
  });
}
