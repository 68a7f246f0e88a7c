import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { App } from '../app.ts';
import { cardOf } from '../cards.ts';
import type { House } from '../house.ts';
import { Refused } from '../refusals.ts';
import { addressOf, mustBePlayer } from '../requests.ts';
import { tableId } from '../schemas.ts';
import { refused } from '../shapes.ts';
import type { StoredReport } from '../store/moderation-store.ts';
import type { Store } from '../store/store.ts';

const ID_LETTERS = 12;

const reported = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('message'), message: z.string().max(40).describe('The id of the message') }),
  z.strictObject({
    kind: z.literal('name'),
    player: z.string().max(40).describe('The id of the player'),
    table: tableId.describe('A table where the player sits'),
  }),
]);
type Reported = z.infer<typeof reported>;

/** What is reported, as it is now: it may be changed or deleted later. */
type Copy = Pick<StoredReport, 'kind' | 'player' | 'name' | 'text' | 'table'>;

async function copyOf(what: Reported, store: Pick<Store, 'message' | 'table'>): Promise<Copy> {
  if (what.kind === 'message') {
    const message = await store.message(what.message);
    if (message === null) throw new Refused('not-found');
    const { player, name, table, content } = message;
    return { kind: 'message', player, name, table, text: 'text' in content ? content.text : content.phrase };
  }
  const stored = await store.table(what.table);
  const places = stored === null ? [] : cardOf(stored, null).places;
  const place = places.find((each) => each.kind === 'player' && each.player === what.player);
  if (place?.kind !== 'player' || place.name === '') throw new Refused('not-found');
  return { kind: 'name', player: place.player, name: place.name, table: what.table, text: null };
}

/** The same for the same thing, so that nobody reports it twice. */
function idOf(reporter: string, what: Reported, { player, name }: Copy): string {
  const subject = what.kind === 'message' ? what.message : `${player} ${name}`;
  return createHash('sha256').update(`${reporter} ${what.kind} ${subject}`).digest('hex').slice(0, ID_LETTERS);
}

/** Players tell whoever runs the server what they found wrong. */
export function reportRoutes(app: App, house: House): void {
  const { store, limits } = house;

  app.post(
    '/reports',
    {
      schema: {
        tags: ['Reports'],
        summary: 'Report a message or a name',
        description:
          'Whoever runs the server reads it, with a copy of what is reported. The same is reported only once.',
        body: reported,
        response: { 204: z.null(), '4xx': refused },
      },
    },
    async (request, reply) => {
      const { id: reporter } = await mustBePlayer(request, house);
      const ticks = house.ticks();
      const paid = limits.allReports.pay(addressOf(request), 1, ticks) && limits.reports.pay(reporter, 1, ticks);
      if (!paid) throw new Refused('too-much');
      const copy = await copyOf(request.body, store);
      if (await house.space.isFull()) throw new Refused('full');
      const id = idOf(reporter, request.body, copy);
      await store.addReport({ id, made: house.now(), closed: null, reporter, ...copy });
      return reply.code(204).send(null);
    },
  );
}
