import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import {
  type FastifyPluginAsyncZod,
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { InputError } from '../engine/game.ts';
import { API_INFO } from './docs-page.ts';
import type { Files } from './files.ts';
import { type House, houseOf, type World } from './house.ts';
import { limitRequests } from './limits/http.ts';
import { loggerOf, logRequests } from './logs.ts';
import { meRoutes } from './me-routes.ts';
import { reportRoutes } from './moderation/reporting.ts';
import { noticeRoutes } from './notices/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { warnOfProxies } from './proxy-warnings.ts';
import { languageWanted, Refused, refusedBody, sentenceOf, statusOf } from './refusals.ts';
import { requestWindows } from './request-windows.ts';
import { addressOf, isOwnOrigin, mustNotBeBanned } from './requests.ts';
import { answer, POLICY } from './serve.ts';
import { metricsRoute, presenceRoute, serviceRoutes } from './service-routes.ts';
import type { Settings } from './settings.ts';
import { servePublicPath } from './site/public-site.ts';
import { acceptSockets, socketRoute } from './socket.ts';
import { tableRoutes } from './table-routes.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

const MOST_BYTES = 32 * 1024;
const REQUEST_MILLISECONDS = 30_000;

/** What a schema says is wrong, first of all. */
function complaint(error: unknown): unknown {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    const where = issue?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
    return where === 'name' ? new Refused('bad-name', where) : new InputError(where, issue?.message ?? '');
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return new Refused('too-big');
  if (status === 429) return new Refused('too-much');
  return status >= 400 && status < 500 ? new Refused('malformed') : error;
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply, house: House): FastifyReply {
  const language = languageWanted(request.headers['accept-language']);
  const found = refusedBody(error, language) ?? refusedBody(complaint(error), language);
  if (found === null) house.trouble(error);
  const body = found ?? { code: 'failed' as const, sentence: sentenceOf('failed', language) };
  house.metrics.refused(body.code);
  return reply.code(statusOf(body.code)).type('application/json; charset=utf-8').send(body);
}

async function secure(app: App, { settings }: House): Promise<void> {
  const https = settings.publicUrl?.startsWith('https:') ?? false;
  // What only makes sense behind TLS would break a server on a home network.
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // Other hosts of the same domain are somebody else's business.
    strictTransportSecurity: https && { includeSubDomains: false },
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
  });
  await app.register(cookie);
}

async function api(app: App, house: House): Promise<void> {
  await app.register(rateLimit, {
    max: house.settings.requestsPerMinute,
    timeWindow: 60_000,
    store: requestWindows(house.ticks),
    keyGenerator: addressOf,
    errorResponseBuilder: () => new Refused('too-much'),
  });
  app.addHook('onRequest', async ({ method }, reply) => {
    if (method === 'GET') reply.header('Cache-Control', 'no-store');
  });
  app.addHook('onRequest', async (request) => mustNotBeBanned(request, house));
  app.addHook('onRequest', async (request) => {
    const reads = ['GET', 'HEAD'].includes(request.method);
    if (!reads && !isOwnOrigin(request, house.settings)) throw new Refused('bad-origin');
  });
  app.setNotFoundHandler(() => {
    throw new Refused('not-found');
  });
  meRoutes(app, house);
  privacyRoutes(app, house);
  noticeRoutes(app, house);
  tableRoutes(app, house);
  reportRoutes(app, house);
  serviceRoutes(app, house);
  socketRoute(app, house);
}

/** The whole server: the client's files, the API and the socket. It does not listen yet. */
export async function appOf(settings: Settings, world: World, files: Files): Promise<{ app: App; house: House }> {
  const app: App = fastify({
    logger: loggerOf(settings.log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_, hop) => hop < settings.proxies,
    bodyLimit: MOST_BYTES,
    requestTimeout: REQUEST_MILLISECONDS,
  }).withTypeProvider<ZodTypeProvider>();
  const house = houseOf(settings, world, app.log);
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  // Answers are ours: they are not checked again.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply, house));
  logRequests(app);
  warnOfProxies(app, settings);
  limitRequests(app, house);
  await secure(app, house);
  await acceptSockets(app, house);
  await app.register(swagger, { openapi: API_INFO, transform: jsonSchemaTransform });
  const plugin: FastifyPluginAsyncZod = (scope) => api(scope, house);
  await app.register(plugin, { prefix: '/api' });
  servePublicPath(app, app.server, settings);
  presenceRoute(app, house);
  metricsRoute(app, house);
  app.setNotFoundHandler((request, reply) => {
    reply.hijack();
    answer(files, request.raw, reply.raw);
  });
  return { app, house };
}
