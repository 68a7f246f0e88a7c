import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Presence } from './presence.ts';
import { databaseIn } from './store/folder.ts';
import { openBus, openStore } from './store/open.ts';
import { TRIALS } from './store/testing.ts';
import { Guest, removeFolders, type TrialServer, type TrialSocket, trialFolder, trialServer } from './testing.ts';
import { killAll, startProcess } from './trial-process.ts';

const SLOW = { timeout: 60_000 };
const PATIENCE = { timeout: 20_000, interval: 20 };

/** Everything that a socket was told of who is there, in order. */
const toldTo = (socket: TrialSocket): readonly (readonly number[])[] =>
  socket.told.flatMap((message) => (message.say === 'presence' ? [message.here] : []));
const lastTold = (socket: TrialSocket) => toldTo(socket).at(-1);

async function openTable(host: Guest): Promise<string> {
  return (await host.call('POST', '/api/tables', { game: 'clank', seats: 3 })).body.id;
}

async function come(guest: Guest, table: string): Promise<TrialSocket> {
  const socket = guest.socket();
  await socket.get('table', { say: 'watch', table });
  return socket;
}

const sit = (socket: TrialSocket, table: string, seat: number) =>
  socket.get('done', { say: 'ask', table, ask: { ask: 'sit', seat, salt: '' } });

afterAll(async () => {
  await killAll();
  removeFolders();
});

describe('On one server', () => {
  let server: TrialServer;

  beforeAll(async () => {
    server = await trialServer();
  });

  afterAll(() => server.close());

  test('everybody is told who of the players is there, when they come, sit down and go', SLOW, async () => {
    const ada = await server.guest('Ada');
    const bob = await server.guest('Bob');
    const table = await openTable(ada);
    const [first, second, nobody] = [
      await come(ada, table),
      await come(bob, table),
      await come(new Guest(server.base), table),
    ];
    await expect.poll(() => lastTold(nobody), PATIENCE).toEqual([]);
    await sit(first, table, 0);
    await sit(second, table, 2);
    for (const socket of [first, second, nobody]) {
      await expect.poll(() => lastTold(socket), PATIENCE).toEqual([0, 2]);
    }
    const other = await come(bob, table);
    second.close();
    await other.get('done', { say: 'ask', table, ask: { ask: 'rise' } });
    await expect.poll(() => lastTold(nobody), PATIENCE).toEqual([0]);
    await sit(other, table, 1);
    await expect.poll(() => lastTold(nobody), PATIENCE).toEqual([0, 1]);
    other.close();
    await expect.poll(() => lastTold(nobody), PATIENCE).toEqual([0]);
    expect(toldTo(nobody)).toEqual([[], [0], [0, 2], [0], [0, 1], [0]]);
    for (const socket of [first, nobody]) socket.close();
  });

  test('a page may be out of sight', async () => {
    const ada = await server.guest('Ada');
    const table = await openTable(ada);
    const { presence } = server.house;
    const socket = await come(ada, table);
    await sit(socket, table, 0);
    const { id } = (await ada.call('GET', '/api/me')).body;
    expect([presence.isHere(table, id), presence.looks(table, id)]).toEqual([true, true]);
    await socket.get('done', { say: 'attend', table, looks: false });
    await expect.poll(() => presence.looks(table, id), PATIENCE).toBe(false);
    expect(presence.isHere(table, id)).toBe(true);
    const second = await come(ada, table);
    expect(presence.looks(table, id)).toBe(true);
    second.close();
    await expect.poll(() => presence.looks(table, id), PATIENCE).toBe(false);
    expect(await second.closed).toBeDefined();
    const elsewhere = ada.socket();
    expect(await elsewhere.say({ say: 'attend', table, looks: true })).toMatchObject({ code: 'not-watched' });
    for (const each of [socket, elsewhere]) each.close();
  });
});

test('who is back at once was never gone', async () => {
  const where = { file: databaseIn(trialFolder()) };
  const store = await openStore(where);
  const bus = await openBus(where);
  onTestFinished(async () => {
    await bus.close();
    await store.close();
  });
  const timers = new Set<() => void>();
  const presence = new Presence(bus, (_, act) => {
    timers.add(act);
    return () => timers.delete(act);
  });
  const changes: string[] = [];
  presence.watch((table) => changes.push(table));
  presence.note('table', new Map([['ada', true]]));
  presence.note('table', new Map());
  presence.note('table', new Map([['ada', true]]));
  expect([changes, timers.size, presence.isHere('table', 'ada')]).toEqual([['table'], 0, true]);
  presence.note('table', new Map());
  for (const act of timers) act();
  expect([changes, presence.isHere('table', 'ada')]).toEqual([['table', 'table'], false]);
});

test('nodes know who is at the others, until these stop or die', SLOW, async () => {
  const trial = await TRIALS.PostgreSQL();
  onTestFinished(() => trial.stop());
  const where = await trial.fresh();
  const databaseUrl = 'url' in where ? where.url : null;
  const here = await trialServer({ databaseUrl });
  const there = await trialServer({ databaseUrl });
  const dying = await startProcess(trialFolder(), { databaseUrl });
  const ada = await here.guest('Ada');
  const bob = await there.guest('Bob');
  const zoe = new Guest(dying.base);
  await zoe.call('POST', '/api/me', { name: 'Zoé' });
  const table = await openTable(ada);
  const first = await come(ada, table);
  const second = await come(bob, table);
  const third = await come(zoe, table);
  for (const [seat, socket] of [first, second, third].entries()) await sit(socket, table, seat);
  for (const socket of [first, second, third]) {
    await expect.poll(() => lastTold(socket), PATIENCE).toEqual([0, 1, 2]);
  }
  await dying.kill();
  await expect.poll(() => lastTold(first), PATIENCE).toEqual([0, 1]);
  await there.close();
  await expect.poll(() => lastTold(first), PATIENCE).toEqual([0]);
  await here.close();
});
