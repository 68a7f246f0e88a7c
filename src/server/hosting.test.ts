import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TRIALS } from './store/testing.ts';
import { type Guest, removeFolders, type Said, type TrialServer, type TrialSocket, trialServer } from './testing.ts';

const isRemoved = (each: TrialSocket['told'][number]): each is Said<'removed'> => each.say === 'removed';

describe.each(Object.entries(TRIALS))('A host, with tables in %s', (_, startDatabase) => {
  let stop = async () => {};
  /** One server on SQLite; on PostgreSQL two, of which the second is where the others are. */
  let [here, there]: TrialServer[] = [];

  beforeAll(async () => {
    const trial = await startDatabase();
    stop = () => trial.stop();
    const where = await trial.fresh();
    const databaseUrl = 'url' in where ? where.url : null;
    here = await trialServer({ databaseUrl });
    there = databaseUrl === null ? here : await trialServer({ databaseUrl });
  }, 60_000);

  afterAll(async () => {
    for (const server of new Set([here, there])) await server?.close();
    await stop();
    removeFolders();
  });

  async function openTable(): Promise<{
    ada: Guest;
    bob: Guest;
    table: string;
    host: TrialSocket;
    other: TrialSocket;
  }> {
    const [ada, bob] = [await here!.guest('Ada'), await there!.guest('Bob')];
    const { id: table } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
    const [host, other] = [ada.socket(), bob.socket()];
    for (const [seat, socket] of [host, other].entries()) {
      await socket.get('table', { say: 'watch', table });
      await socket.get('done', { say: 'ask', table, ask: { ask: 'sit', seat, salt: '' } });
    }
    return { ada, bob, table, host, other };
  }

  test('frees a seat, hands over hosting and ends the game, and everybody is told', async () => {
    const { ada, bob, table, host, other } = await openTable();
    await host.get('done', { say: 'ask', table, ask: { ask: 'free-seat', seat: 1 } });
    await other.until(table, ({ you, places }) => you === null && places[1]!.kind === 'open');
    await other.get('done', { say: 'ask', table, ask: { ask: 'sit', seat: 1, salt: '' } });
    await host.get('done', { say: 'ask', table, ask: { ask: 'make-host', seat: 1 } });
    const { now } = await other.until(table, ({ host: is, places }) => {
      const place = places[1]!;
      return place.kind === 'player' && is === place.player;
    });
    expect((await bob.call('GET', `/api/tables/${table}`)).body.host).toBe(now.host);
    expect(await host.ask(table, { ask: 'begin' })).toMatchObject({ code: 'not-host' });
    await other.get('done', { say: 'ask', table, ask: { ask: 'begin' } });
    expect((await bob.call('DELETE', `/api/tables/${table}`)).body.code).toBe('not-over');
    await other.get('done', { say: 'ask', table, ask: { ask: 'end-game' } });
    const { lines } = await host.until(table, ({ status }) => status === 'over');
    expect(lines.at(-1)).toMatchObject({ kind: 'ended', by: 'host' });
    const removed = await ada.call('DELETE', `/api/tables/${table}`);
    expect([removed.status, removed.body.code]).toEqual([403, 'not-host']);
    for (const socket of [host, other]) socket.close();
  });

  test('removes a table before it begins, and pages that show it are told', async () => {
    const { ada, bob, table, host, other } = await openTable();
    await other.get('done', { say: 'ask', table, ask: { ask: 'write', text: 'hello' } });
    expect((await ada.call('DELETE', `/api/tables/${table}`)).status).toBe(204);
    for (const socket of [host, other]) expect(await socket.find(isRemoved)).toEqual({ say: 'removed', table });
    for (const guest of [ada, bob]) {
      expect((await guest.call('GET', `/api/tables/${table}`)).status).toBe(404);
      expect((await guest.call('GET', '/api/tables/mine')).body.tables).toEqual([]);
    }
    expect(await other.ask(table, { ask: 'rise' })).toMatchObject({ code: 'no-such-table' });
    expect(await host.say({ say: 'watch', table })).toMatchObject({ code: 'no-such-table' });
    expect((await ada.call('DELETE', `/api/tables/${table}`)).status).toBe(404);
    await expect.poll(() => here!.house.rooms.size + there!.house.rooms.size).toBe(0);
    for (const socket of [host, other]) socket.close();
  });

  test('removes a table that is over, whatever is said there meanwhile', async () => {
    const { ada, table, host, other } = await openTable();
    await host.get('done', { say: 'ask', table, ask: { ask: 'begin' } });
    await host.get('done', { say: 'ask', table, ask: { ask: 'end-game' } });
    await other.until(table, ({ status }) => status === 'over');
    const talk = Array.from({ length: 5 }, () => other.ask(table, { ask: 'say', phrase: 'bye' }));
    const { status } = await ada.call('DELETE', `/api/tables/${table}`);
    expect(status).toBe(204);
    for (const each of await Promise.all(talk)) {
      if (each.say !== 'done') expect(each).toMatchObject({ code: 'no-such-table' });
    }
    await other.find(isRemoved);
    expect(await here!.house.store.table(table)).toBeNull();
    for (const socket of [host, other]) socket.close();
  });
});
