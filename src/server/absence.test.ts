import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeClock } from './secrecy/fake-clock.ts';
import { removeFolders, type TrialServer, type TrialSocket, trialServer } from './testing.ts';

let server: TrialServer;
const clock = new FakeClock();

beforeAll(async () => {
  server = await trialServer({}, { now: clock.now, after: clock.after, ticks: clock.now });
});
afterAll(async () => {
  await server.close();
  removeFolders();
});

const PATIENCE = { timeout: 20_000, interval: 20 };

/** Three who play, the first of them the host. */
async function playing(): Promise<{ table: string; sockets: readonly [TrialSocket, TrialSocket, TrialSocket] }> {
  const guests = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cleo')] as const;
  const { id: table } = (await guests[0].call('POST', '/api/tables', { game: 'clank', seats: 3 })).body;
  const sockets = [guests[0].socket(), guests[1].socket(), guests[2].socket()] as const;
  for (const [seat, socket] of sockets.entries()) {
    await socket.get('table', { say: 'watch', table });
    await socket.get('done', { say: 'ask', table, ask: { ask: 'sit', seat, salt: '' } });
  }
  await sockets[0].get('done', { say: 'ask', table, ask: { ask: 'begin' } });
  return { table, sockets };
}

/** The seats whose players are there, as the socket was told last. */
const here = (socket: TrialSocket) =>
  socket.told.flatMap((each) => (each.say === 'presence' ? [each.here] : [])).at(-1);

async function leave(socket: TrialSocket, seen: TrialSocket, left: readonly number[]): Promise<void> {
  socket.close();
  await socket.closed;
  await expect.poll(() => server.house.sockets.size, PATIENCE).toBe(left.length);
  await clock.pass(4000, async () => {});
  await expect.poll(() => here(seen), PATIENCE).toEqual(left);
}

test('the host gives a bot the seat of someone who is not there, and of nobody else', async () => {
  const { table, sockets } = await playing();
  const [ada, bob, cleo] = sockets;
  expect(await ada.ask(table, { ask: 'send-away', seat: 1 })).toMatchObject({ say: 'refused', code: 'not-absent' });
  await leave(bob, ada, [0, 2]);
  expect(await cleo.ask(table, { ask: 'send-away', seat: 1 })).toMatchObject({ code: 'not-host' });
  expect(await ada.ask(table, { ask: 'send-away', seat: 1 })).toMatchObject({ say: 'done' });
  expect(
    (await ada.until(table, ({ places }) => places[1]?.kind === 'player' && places[1].away !== null)).now.places[1],
  ).toMatchObject({ away: 'host' });
  for (const socket of [ada, cleo]) socket.close();
  await expect.poll(() => server.house.sockets.size, PATIENCE).toBe(0);
});

test('where the host is not there, the others vote', async () => {
  const { table, sockets } = await playing();
  const [ada, bob, cleo] = sockets;
  const motion = { what: 'send-away', seat: 0 } as const;
  expect(await bob.ask(table, { ask: 'agree', motion })).toMatchObject({ code: 'not-absent' });
  await leave(ada, bob, [1, 2]);
  expect(await bob.ask(table, { ask: 'agree', motion })).toMatchObject({ say: 'done' });
  await cleo.until(table, (now) => now.motion?.motion.what === 'send-away');
  expect(await cleo.ask(table, { ask: 'agree', motion })).toMatchObject({ say: 'done' });
  await bob.until(
    table,
    ({ places, present }) => places[0]?.kind === 'player' && places[0].away === 'voted' && present !== null,
  );
  for (const socket of [bob, cleo]) socket.close();
  await expect.poll(() => server.house.sockets.size, PATIENCE).toBe(0);
});

test('one who is there and lets everybody wait without a clock is absent after a while', async () => {
  const { table, sockets } = await playing();
  const [ada, bob] = sockets;
  const motion = { what: 'send-away', seat: 0 } as const;
  const measured = async () => {
    for (const socket of [...sockets, ...sockets]) await socket.say({ say: 'leave', table: '0'.repeat(20) });
  };
  await clock.pass(4 * 60_000, measured);
  expect(await bob.ask(table, { ask: 'agree', motion })).toMatchObject({ code: 'not-absent' });
  await clock.pass(60_000, measured);
  expect(await bob.ask(table, { ask: 'agree', motion })).toMatchObject({ say: 'done' });
  expect(await ada.ask(table, { ask: 'decline' })).toMatchObject({ say: 'done' });
  await bob.until(
    table,
    (now) => now.motion === null && now.places[0]?.kind === 'player' && now.places[0].away === null,
  );
  for (const socket of sockets) socket.close();
});

test('a motion that waited for one who leaves is carried, and told to all', async () => {
  const { table, sockets } = await playing();
  const [ada, bob, cleo] = sockets;
  for (const socket of [ada, bob]) await socket.ask(table, { ask: 'agree', motion: { what: 'end' } });
  expect(await cleo.ask(table, { ask: 'go-away', why: 'resigned' })).toMatchObject({ say: 'done' });
  await clock.pass(10, async () => {});
  for (const socket of sockets) {
    const { lines } = await socket.until(table, ({ status }) => status === 'over');
    expect(lines.slice(-2).map(({ kind }) => kind)).toEqual(['went-away', 'carried']);
  }
  for (const socket of sockets) socket.close();
});
