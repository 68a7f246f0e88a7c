import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guest, removeFolders, type TrialServer, type TrialSocket, trialServer } from './testing.ts';

let server: TrialServer;

beforeAll(async () => {
  server = await trialServer();
});
afterAll(async () => {
  await server.close();
  removeFolders();
});

const TABLE = {
  game: 'smash-up',
  seats: 3,
  options: { core: 'on' },
  clock: { kind: 'turn', seconds: 600 },
  listed: true,
  chat: 'text',
  bots: [{ seat: 2, name: 'Grelot', bot: 'random' }],
} as const;

/** A table whose two players have ended the game; both still look at it. */
async function ended(guests: readonly [Guest, Guest]): Promise<{ table: string; sockets: readonly TrialSocket[] }> {
  const { id: table } = (await guests[0].call('POST', '/api/tables', TABLE)).body;
  const sockets = guests.map((guest) => guest.socket());
  for (const [seat, socket] of sockets.entries()) {
    await socket.get('table', { say: 'watch', table });
    await socket.get('done', { say: 'ask', table, ask: { ask: 'sit', seat, salt: '' } });
  }
  await sockets[0]!.get('done', { say: 'ask', table, ask: { ask: 'begin' } });
  for (const socket of sockets) await socket.ask(table, { ask: 'agree', motion: { what: 'end' } });
  await sockets[0]!.until(table, ({ status }) => status === 'over');
  return { table, sockets };
}

test('who asks for a rematch takes the others along, each to their seat, with the same bots and terms', async () => {
  const [ada, bob, eve] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Eve')];
  const { table, sockets } = await ended([ada, bob]);
  const { id: next } = (await bob.call('POST', `/api/tables/${table}/rematch`)).body;
  const told = await sockets[0]!.until(table, (now) => now.next !== null);
  expect(told.now.next).toEqual({ table: next, name: 'Bob' });
  expect(told.lines.at(-1)).toMatchObject({ kind: 'rematch', table: next, name: 'Bob' });

  const { body: card } = await eve.call('GET', `/api/tables/${next}`);
  const { game, seats, clock, listed } = TABLE;
  expect(card).toMatchObject({ game, seats, clock, listed, options: { core: 'on' }, status: 'waiting' });
  expect(card.places).toEqual([
    { kind: 'open', for: { player: expect.any(String), name: 'Ada' } },
    { kind: 'open', for: { player: card.host, name: 'Bob' } },
    { kind: 'bot', name: 'Grelot', bot: 'random' },
  ]);
  const ids = async (guest: Guest) =>
    (await guest.call('GET', '/api/tables/mine')).body.tables.map(({ id }: { id: string }) => id);
  expect(await ids(ada)).toContain(next);
  expect(await ids(eve)).not.toContain(next);

  const stranger = eve.socket();
  const sit = (seat: number) => ({ ask: 'sit', seat, salt: '' }) as const;
  expect(await stranger.ask(next, sit(0))).toMatchObject({ code: 'reserved' });
  expect(await sockets[0]!.ask(next, sit(0))).toMatchObject({ say: 'done' });
  expect(await sockets[1]!.ask(next, sit(1))).toMatchObject({ say: 'done' });
  expect(await sockets[1]!.ask(next, { ask: 'begin' })).toMatchObject({ say: 'done' });
  expect((await sockets[1]!.get('table', { say: 'look', table: next })).now).toMatchObject({
    status: 'playing',
    chat: 'text',
  });

  expect((await ada.call('POST', `/api/tables/${table}/rematch`)).body.id).toBe(next);
  const { lines } = await sockets[0]!.get('table', { say: 'look', table });
  expect(lines.filter(({ kind }) => kind === 'rematch').length).toBe(1);
  for (const socket of [...sockets, stranger]) socket.close();
});

test('a seat is no longer kept for one who sits elsewhere, rises, or is replaced by a bot', async () => {
  const [ada, bob, eve] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Eve')];
  const { table, sockets } = await ended([ada, bob]);
  const { id: next } = (await ada.call('POST', `/api/tables/${table}/rematch`)).body;
  const [first, second] = sockets as readonly [TrialSocket, TrialSocket];
  const places = async () => (await first.get('table', { say: 'look', table: next })).now.places;
  await second.get('done', { say: 'ask', table: next, ask: { ask: 'sit', seat: 2, salt: '' } });
  expect((await places())[1]).toEqual({ kind: 'open' });
  await second.get('done', { say: 'ask', table: next, ask: { ask: 'rise' } });
  expect((await places())[2]).toEqual({ kind: 'open' });
  const bot = { ask: 'seat-bot', seat: 0, name: 'Hochet', bot: 'greedy' } as const;
  await first.get('done', { say: 'ask', table: next, ask: bot });
  const stranger = eve.socket();
  expect(await stranger.ask(next, { ask: 'sit', seat: 0, salt: '' })).toMatchObject({ say: 'done' });
  for (const socket of [...sockets, stranger]) socket.close();
});
