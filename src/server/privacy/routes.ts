import { z } from 'zod';
import type { App } from '../app.ts';
import type { House } from '../house.ts';
import { digestIn, forgetToken, mustBeKnown } from '../requests.ts';
import { refused } from '../shapes.ts';
import { gathered } from './gathering.ts';
import { removePlayer } from './removing-player.ts';
import { me, meAsked } from './shapes.ts';

const tags = ['You'];
/** To gather everything costs as much as so many other requests. */
const GATHERING = 20;

/** What is kept about one: to see it, and to have it deleted. */
export function privacyRoutes(app: App, house: House): void {
  const { people, sockets, store } = house;

  app.get(
    '/me',
    {
      schema: {
        tags,
        summary: 'Who you are, or everything that is kept about you',
        querystring: meAsked,
        response: { 200: me, '4xx': refused },
      },
    },
    async (request, reply) => {
      const all = request.query.everything === 'true';
      const { id, name } = await mustBeKnown(request, house, all ? GATHERING : 1);
      if (!all) return { id, name };
      reply.header('Content-Disposition', 'attachment; filename="tintamarre-me.json"');
      return gathered(id, store);
    },
  );

  app.delete(
    '/me',
    {
      schema: {
        tags,
        summary: 'Delete everything that is kept about you',
        description:
          'Your name, tokens, messages and notices. Your seats in games in progress go to bots, and tables that wait for ' +
          'players to somebody else who sits there. Finished games stay, without your name. It cannot be undone.',
        response: { 204: z.null(), '4xx': refused },
      },
    },
    async (request, reply) => {
      const { id } = await mustBeKnown(request, house);
      await removePlayer(id, house);
      forgetToken(reply, house.settings);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/me/session',
    {
      schema: {
        tags,
        summary: 'Log out',
        description: 'The token or cookie of this request is no longer valid.',
        response: { 204: z.null(), 401: refused },
      },
    },
    async (request, reply) => {
      await mustBeKnown(request, house);
      const digest = digestIn(request)!;
      await people.revoke(digest);
      sockets.drop(digest);
      forgetToken(reply, house.settings);
      return reply.code(204).send(null);
    },
  );
}
