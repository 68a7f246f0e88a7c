import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digestOf } from './codes.ts';
import type { House } from './house.ts';
import { Refused } from './refusals.ts';
import type { Settings } from './settings.ts';
import type { Player } from './store/store.ts';

const COOKIE = 'tintamarre';
/** Browsers keep none for longer. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** Who asks, as limits count: of the newer addresses everybody has a whole network. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [front = '', back = ''] = ip.split('::');
  const [head, tail] = [front, back].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - head!.length - tail!.length) }, () => '0');
  return [...head!, ...zeros, ...tail!].slice(0, 4).join(':');
}

/** Whether the page that asks is ours; a program that is no browser does not say. */
export function isOwnOrigin({ headers, host }: FastifyRequest, { publicUrl }: Settings): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  return origin === publicUrl || URL.parse(origin)?.host === host;
}

/** The address under which the one who asks finds the server. */
export const siteOf = ({ headers, protocol, host }: FastifyRequest, { publicUrl }: Settings): string =>
  publicUrl ?? headers.origin ?? `${protocol}://${host}`;

/** The digest of the token that a request shows, in its header or its cookie. */
export function digestIn({ headers, cookies }: FastifyRequest): string | null {
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? cookies[COOKIE];
  return token === undefined ? null : digestOf(token);
}

export async function playerIn(request: FastifyRequest, { people }: House): Promise<Player | null> {
  const digest = digestIn(request);
  return digest === null ? null : people.holder(digest);
}

export async function mustBePlayer(request: FastifyRequest, house: House): Promise<Player> {
  const player = await playerIn(request, house);
  if (player === null) throw new Refused('unknown-player');
  if (!house.limits.requests.pay(player.id, 1, house.now())) throw new Refused('too-much');
  return player;
}

export function keepToken(reply: FastifyReply, token: string, { publicUrl }: Settings): void {
  const secure = publicUrl?.startsWith('https:') ?? false;
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: COOKIE_SECONDS });
}

export function forgetToken(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
