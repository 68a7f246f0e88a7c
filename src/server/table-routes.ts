import { z } from 'zod';
import { Refusal } from '../protocol/asks.ts';
import type { App } from './app.ts';
import { cardOf, cardWithNext, inOrder } from './cards.ts';
import type { House } from './house.ts';
import { openNext, openTable } from './opening.ts';
import { recordOf } from './record.ts';
import { asHost, removeTable } from './removing.ts';
import { addressOf, mustBePlayer, playerIn } from './requests.ts';
import { card, cards, newTable, opened, tableParameters as params, record, refused } from './shapes.ts';

const MOST_LISTED = 100;
/** Milliseconds of CPU that it takes to list so many tables, and to read the log of one. */
const LISTING = { config: { price: 5 } } as const;
const READING = { config: { price: 10 } } as const;
const tags = ['Tables'];

/** Tables as they are opened, found and kept. What happens at them goes over the socket. */
export function tableRoutes(app: App, house: House): void {
  const { store } = house;

  app.post(
    '/tables',
    {
      schema: {
        tags,
        summary: 'Open a table',
        description: 'Its id is its link: who knows it may watch, and sit down while a seat is open.',
        body: newTable,
        response: { 201: opened, '4xx': refused },
      },
    },
    async (request, reply) => {
      const host = await mustBePlayer(request, house);
      const id = await openTable(request.body, host, addressOf(request), house);
      return reply.code(201).send({ id });
    },
  );

  app.get(
    '/tables',
    { ...LISTING, schema: { tags, summary: 'The lobby: tables that wait for players', response: { 200: cards } } },
    async (request) => {
      const player = (await playerIn(request, house))?.id ?? null;
      const waiting = await store.listed(MOST_LISTED);
      const payer = { address: addressOf(request), player };
      return house.budget.timed(payer, () => ({ tables: waiting.map((stored) => cardOf(stored, player)) }));
    },
  );

  app.get(
    '/tables/mine',
    {
      ...LISTING,
      schema: { tags, summary: 'Your tables, first where it is your turn', response: { 200: cards, 401: refused } },
    },
    async (request) => {
      const { id } = await mustBePlayer(request, house);
      const own = await store.tablesOf(id, MOST_LISTED);
      const payer = { address: addressOf(request), player: id };
      return house.budget.timed(payer, () => {
        const all = own.map((stored) => cardOf(stored, id));
        return { tables: inOrder(all, id) };
      });
    },
  );

  app.get(
    '/tables/:id',
    { schema: { tags, summary: 'One table', params, response: { 200: card, 404: refused } } },
    async (request) => {
      const stored = await store.table(request.params.id);
      if (stored === null) throw new Refusal('no-such-table');
      return cardWithNext(stored, (await playerIn(request, house))?.id ?? null, store);
    },
  );

  app.delete(
    '/tables/:id',
    {
      schema: {
        tags,
        summary: 'Remove a table',
        description: 'For its host, before the game begins or once it is over. Everything about it is gone then.',
        params,
        response: { 204: z.null(), '4xx': refused },
      },
    },
    async (request, reply) => {
      const { id } = await mustBePlayer(request, house);
      await removeTable(request.params.id, house, asHost(id));
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/tables/:id/record',
    {
      ...READING,
      schema: {
        tags,
        summary: 'The record of a game that is over',
        description: 'With the secret and the salts, so that anyone can verify every shuffle and draw.',
        params,
        response: { 200: record, '4xx': refused },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const payer = { address: addressOf(request), player: null };
      const file = await recordOf(id, house, (act) => house.budget.timed(payer, act));
      reply.header('Content-Disposition', `attachment; filename="tintamarre-${file.game}-${id.slice(0, 6)}.json"`);
      return file;
    },
  );

  app.post(
    '/tables/:id/rematch',
    {
      schema: {
        tags,
        summary: 'Play again',
        description: 'Opens the table that follows one that is over. All who ask get the same one.',
        params,
        response: { 201: opened, '4xx': refused },
      },
    },
    async (request, reply) => {
      const host = await mustBePlayer(request, house);
      const id = await openNext(request.params.id, host, addressOf(request), house);
      return reply.code(201).send({ id });
    },
  );
}
