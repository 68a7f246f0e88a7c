import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnOrigin } from './requests.ts';
import type { Settings } from './settings.ts';

/** A sign of a proxy that is set up in another way than the server expects. Anybody can send such a request, so it is a hint. */
interface Warning {
  /** What shows it, for the log; null where nothing does. */
  sign(request: FastifyRequest, settings: Settings): Readonly<Record<string, unknown>> | null;
  readonly message: string;
}

const FORWARDED = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;

const WARNINGS: readonly Warning[] = [
  {
    sign({ headers }, { proxies }) {
      const header = Object.keys(headers).find((name) => FORWARDED.test(name));
      return proxies > 0 || header === undefined ? null : { header };
    },
    message:
      'A request was forwarded by a proxy, but --proxies is 0: all players behind it share one address and its limits. ' +
      'If the proxy is yours, add --proxies 1 (or TINTAMARRE_PROXIES=1), or as many as stand one behind the other.',
  },
  {
    sign(request, settings) {
      return isOwnOrigin(request, settings) ? null : { origin: request.headers.origin, host: request.host };
    },
    message:
      'A page of another address asked this server and is refused. If that page is yours, a proxy changed the Host header. ' +
      'Make it forward the header (nginx: proxy_set_header Host $http_host;), or start with --public-url and the address of the page.',
  },
  {
    sign({ headers, routeOptions: { url } }) {
      return headers['sec-websocket-key'] === undefined || headers.upgrade !== undefined ? null : { url };
    },
    message:
      'A WebSocket arrived without its Upgrade header, so tables cannot load. Make the proxy forward it (nginx: ' +
      'proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade").',
  },
];

/** Tells in the log, once each, what proxies in front of the server seem to do wrong. */
export function warnOfProxies(app: FastifyInstance, settings: Settings): void {
  const left = new Set(WARNINGS);
  app.addHook('onRequest', async (request) => {
    for (const warning of left) {
      const sign = warning.sign(request, settings);
      if (sign === null) continue;
      left.delete(warning);
      app.log.warn(sign, warning.message);
    }
  });
}
