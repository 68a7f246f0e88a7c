import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digestOf } from './codes.ts';
import type { House } from './house.ts';
import { requestPrice } from './limits/request-price.ts';
import { Refused } from './refusals.ts';
import type { Settings } from './settings.ts';
import { cookiePath, isSecure, publicSite } from './site/public-site.ts';
import type { Moderated } from './store/moderation-store.ts';

const COOKIE = 'tintamarre';
/** Where a server listens for IPv6 and IPv4 at once, addresses of the latter begin so. */
const MAPPED = '::ffff:';
/** Browsers keep none for longer. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** Who asks, as limits count: of the newer addresses everybody has a whole network. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!ip.includes(':')) return ip;
  if (ip.startsWith(MAPPED)) return ip.slice(MAPPED.length);
  const [front = '', back = ''] = ip.split('::');
  const [head, tail] = [front, back].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - head!.length - tail!.length) }, () => '0');
  return [...head!, ...zeros, ...tail!].slice(0, 4).join(':');
}

/** Whether the page that asks is ours; a program that is no browser does not say. */
export function isOwnOrigin({ headers, host }: FastifyRequest, settings: Settings): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  return origin === publicSite(settings)?.origin || URL.parse(origin)?.host === host;
}

/** The address under which the one who asks finds the server. */
export const siteOf = ({ headers, protocol, host }: FastifyRequest, { publicUrl }: Settings): string =>
  publicUrl ?? headers.origin ?? `${protocol}://${host}`;

/** The digest of the token that a request shows, in its header or its cookie. */
export function digestIn({ headers, cookies }: FastifyRequest): string | null {
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? cookies[COOKIE];
  return token === undefined ? null : digestOf(token);
}

async function holderIn(request: FastifyRequest, { people }: House): Promise<Moderated | null> {
  const digest = digestIn(request);
  return digest === null ? null : people.holder(digest);
}

/** Who asks; null for somebody who said no name. Banned players are refused. */
export async function playerIn(request: FastifyRequest, house: House): Promise<Moderated | null> {
  const player = await holderIn(request, house);
  if (player !== null && house.bans.hasPlayer(player)) throw new Refused('banned');
  return player;
}

/** For what is a player's own right: banned or not. What is asked counts as `cost` requests of the player. */
export async function mustBeKnown(request: FastifyRequest, house: House, cost = 1): Promise<Moderated> {
  const player = await holderIn(request, house);
  if (player === null) throw new Refused('unknown-player');
  if (!house.limits.requests.pay(player.id, cost, house.ticks())) throw new Refused('too-much');
  const payer = { address: null, player: player.id };
  if (!house.budget.admits(payer)) throw new Refused('too-much');
  house.budget.charge(payer, cost * requestPrice(request));
  return player;
}

export async function mustBePlayer(request: FastifyRequest, house: House): Promise<Moderated> {
  const player = await mustBeKnown(request, house);
  if (house.bans.hasPlayer(player)) throw new Refused('banned');
  return player;
}

/** For monitors and balancers, whoever is banned. */
const FOR_ALL = ['/api/health', '/api/ready'];

/** Refuses banned addresses; a socket is closed with the reason once it is open, where a page can read it. */
export function mustNotBeBanned({ ip, routeOptions }: FastifyRequest, { bans }: House): void {
  const { url = '' } = routeOptions;
  if (bans.hasAddress(ip) && url !== '/api/socket' && !FOR_ALL.includes(url)) throw new Refused('banned');
}

/** A browser at home may use plain http while others come through the public https address: each gets a fitting cookie. */
export function keepToken(reply: FastifyReply, token: string, settings: Settings): void {
  const [path, secure] = [cookiePath(reply.request, settings), isSecure(reply.request, settings)];
  reply.setCookie(COOKIE, token, { path, httpOnly: true, sameSite: 'lax', secure, maxAge: COOKIE_SECONDS });
}

export function forgetToken(reply: FastifyReply, settings: Settings): void {
  reply.clearCookie(COOKIE, { path: cookiePath(reply.request, settings) });
}
