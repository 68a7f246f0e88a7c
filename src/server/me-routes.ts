import { z } from 'zod';
import type { App } from './app.ts';
import { digestOf } from './codes.ts';
import type { House } from './house.ts';
import { Refused } from './refusals.ts';
import { addressOf, keepToken, mustBePlayer, playerIn } from './requests.ts';
import { codeMade, codeTaken, named, person, refused, tokenGiven, tokenMade } from './shapes.ts';
import type { Player } from './store/store.ts';

const personOf = ({ id, name }: Player) => ({ id, name });
const tags = ['You'];

/** Who one is: by name alone, on this device and others. */
export function meRoutes(app: App, house: House): void {
  const { people, settings, limits, sockets } = house;

  app.post(
    '/me',
    {
      schema: {
        tags,
        summary: 'Say who you are',
        description: 'Makes a player and keeps it in a cookie. One who is known already only changes the name.',
        body: named,
        response: { 200: person, '4xx': refused },
      },
    },
    async (request, reply) => {
      const known = await playerIn(request, house);
      const { name } = request.body;
      if (known !== null) return personOf(await people.rename(known, name));
      if (!limits.guests.pay(addressOf(request), 1, house.ticks())) throw new Refused('too-much');
      if (await house.space.isFull()) throw new Refused('full');
      const { player, token } = await people.greet(name);
      keepToken(reply, token, settings);
      return personOf(player);
    },
  );

  app.patch(
    '/me',
    { schema: { tags, summary: 'Change your name', body: named, response: { 200: person, '4xx': refused } } },
    async (request) => personOf(await people.rename(await mustBePlayer(request, house), request.body.name)),
  );

  app.post(
    '/me/code',
    {
      schema: {
        tags,
        summary: 'A code for another device',
        description: 'Whoever gives the code within ten minutes is you as well. It can be taken once.',
        response: { 200: codeMade, '4xx': refused },
      },
    },
    async (request) => people.code(await mustBePlayer(request, house)),
  );

  app.post(
    '/me/take',
    {
      schema: { tags, summary: 'Take a code', body: codeTaken, response: { 200: person, '4xx': refused } },
    },
    async (request, reply) => {
      if (!limits.codes.pay(addressOf(request), 1, house.ticks())) throw new Refused('too-much');
      const { player, token } = await people.take(request.body.code);
      keepToken(reply, token, settings);
      return personOf(player);
    },
  );

  app.post(
    '/me/token',
    {
      schema: {
        tags,
        summary: 'A token for a program of yours',
        description: 'The program is you. A player has at most twenty; the oldest gives way.',
        response: { 200: tokenMade, '4xx': refused },
      },
    },
    async (request) => ({ token: await people.token(await mustBePlayer(request, house), 'api') }),
  );

  app.post(
    '/me/revoke',
    {
      schema: { tags, summary: 'Take a token back', body: tokenGiven, response: { 204: z.null(), '4xx': refused } },
    },
    async (request, reply) => {
      const player = await mustBePlayer(request, house);
      const digest = digestOf(request.body.token);
      if ((await people.holder(digest))?.id !== player.id) throw new Refused('no-such-code');
      await people.revoke(digest);
      sockets.drop(digest);
      return reply.code(204).send(null);
    },
  );
}
