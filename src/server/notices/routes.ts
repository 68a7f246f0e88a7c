import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Trouble } from '../../protocol/notices.ts';
import type { Language } from '../../text/language.ts';
import { TROUBLES } from '../../text/notices.ts';
import type { App } from '../app.ts';
import type { House } from '../house.ts';
import { languageWanted, Refused } from '../refusals.ts';
import { addressOf, mustBePlayer, siteOf } from '../requests.ts';
import { refused } from '../shapes.ts';
import type { Player } from '../store/store.ts';
import { callable } from './addresses.ts';
import type { Notice } from './letters.ts';
import { device, hookGiven, notices, subscription, tried } from './shapes.ts';
import { byHook, byPush, hookSeen } from './ways.ts';

const tags = ['You'];

function worded<Of extends Trouble>(trouble: Of | null, language: Language): (Of & { sentence: string }) | null {
  if (trouble === null) return null;
  const sentence = TROUBLES[trouble.code][language].replace('{status}', String(trouble.status ?? ''));
  return { ...trouble, sentence };
}

/** How one is told that it is one's turn, outside the page. */
export function noticeRoutes(app: App, house: House): void {
  const { store, courier, settings, limits } = house;
  const languageOf = ({ headers }: FastifyRequest) => languageWanted(headers['accept-language']);

  const mustBeCallable = (address: string) => {
    if (callable(address, settings.notices) === null) throw new Refused('bad-address');
  };

  async function seenBy(player: Player, language: Language) {
    const [pushes, hook] = await Promise.all([store.pushesOf(player.id), store.hookOf(player.id)]);
    const key = settings.notices === 'off' ? null : (await courier.keys()).publicKey;
    const seen = hook === null ? null : hookSeen(hook);
    return {
      key,
      devices: pushes.length,
      hook: seen && { ...seen, trouble: worded(seen.trouble, language) },
    };
  }

  /** Calls go out to where a visitor says: a few. */
  async function mayTry(request: FastifyRequest): Promise<{ player: Player; notice: Notice }> {
    const player = await mustBePlayer(request, house);
    if (!limits.calls.pay(addressOf(request), 1, house.ticks())) throw new Refused('too-much');
    return { player, notice: { kind: 'test', at: house.now(), table: null } };
  }

  app.get(
    '/me/notices',
    { schema: { tags, summary: 'How you are told', response: { 200: notices, 401: refused } } },
    async (request) => seenBy(await mustBePlayer(request, house), languageOf(request)),
  );

  app.post(
    '/me/push',
    {
      schema: {
        tags,
        summary: 'Be told on this device, by Web Push',
        description: 'What a browser gives for the key of /me/notices. At most ten devices; the oldest gives way.',
        body: subscription,
        response: { 200: notices, '4xx': refused },
      },
    },
    async (request) => {
      const player = await mustBePlayer(request, house);
      const { endpoint, keys, language } = request.body;
      mustBeCallable(endpoint);
      if (await house.space.isFull()) throw new Refused('full');
      const site = siteOf(request, settings);
      await store.keepPush({ player: player.id, endpoint, keys: JSON.stringify(keys), language, site }, house.now());
      return seenBy(player, languageOf(request));
    },
  );

  app.post(
    '/me/push/drop',
    {
      schema: {
        tags,
        summary: 'Be told no more on a device',
        body: device,
        response: { 200: notices, '4xx': refused },
      },
    },
    async (request) => {
      const player = await mustBePlayer(request, house);
      await store.dropPush(player.id, request.body.endpoint);
      return seenBy(player, languageOf(request));
    },
  );

  app.post(
    '/me/push/try',
    {
      schema: {
        tags,
        summary: 'Try whether a device is reached',
        body: device,
        response: { 200: tried, '4xx': refused },
      },
    },
    async (request) => {
      const { player, notice } = await mayTry(request);
      const own = await store.pushesOf(player.id);
      const push = own.find(({ endpoint }) => endpoint === request.body.endpoint);
      if (push === undefined) throw new Refused('not-found');
      return { trouble: worded(await courier.carry(byPush(push, notice, courier)), languageOf(request)) };
    },
  );

  app.post(
    '/me/hook',
    {
      schema: {
        tags,
        summary: 'Be told at an address of yours',
        description: 'docs/protocol.md says what is posted there.',
        body: hookGiven,
        response: { 200: notices, '4xx': refused },
      },
    },
    async (request) => {
      const player = await mustBePlayer(request, house);
      mustBeCallable(request.body.address);
      if (await house.space.isFull()) throw new Refused('full');
      await store.keepHook(player.id, { ...request.body, site: siteOf(request, settings) });
      return seenBy(player, languageOf(request));
    },
  );

  app.delete(
    '/me/hook',
    { schema: { tags, summary: 'Be told there no more', response: { 204: z.null(), 401: refused } } },
    async (request, reply) => {
      const player = await mustBePlayer(request, house);
      await store.keepHook(player.id, null);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/me/hook/try',
    { schema: { tags, summary: 'Try whether your address works', response: { 200: tried, '4xx': refused } } },
    async (request) => {
      const { player, notice } = await mayTry(request);
      const hook = await store.hookOf(player.id);
      if (hook === null) throw new Refused('not-found');
      return { trouble: worded(await courier.carry(byHook(player.id, hook, notice, courier)), languageOf(request)) };
    },
  );
}
