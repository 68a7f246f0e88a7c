import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TRIALS } from './store/testing.ts';
import { Guest, removeFolders, type TrialServer, trialServer } from './testing.ts';

/** How often a token is revoked while it is in use: without a check at every use, more than half lived on. */
const ROUNDS = 50;

describe.each(Object.entries(TRIALS))('A token, with tables in %s', (_, startDatabase) => {
  let stop = async () => {};
  /** The node where tokens are revoked, and where they are used; on SQLite the same. */
  let [here, there]: TrialServer[] = [];
  let ada: Guest;

  beforeAll(async () => {
    const trial = await startDatabase();
    stop = () => trial.stop();
    const where = await trial.fresh();
    const databaseUrl = 'url' in where ? where.url : null;
    here = await trialServer({ databaseUrl });
    there = databaseUrl === null ? here : await trialServer({ databaseUrl });
    ada = await here.guest('Ada');
  }, 60_000);

  afterAll(async () => {
    for (const server of new Set([here, there])) await server?.close();
    await stop();
    removeFolders();
  });

  /** A program of Ada's on the other node, known there already, and how its token is revoked on this one. */
  async function program(): Promise<{ program: Guest; revoke: () => Promise<void> }> {
    const { token } = (await ada.call('POST', '/api/me/token')).body;
    const guest = new Guest(there!.base);
    guest.headers = { Authorization: `Bearer ${token}` };
    expect((await guest.call('GET', '/api/me')).status).toBe(200);
    const revoke = async () => {
      expect((await ada.call('POST', '/api/me/revoke', { token })).status).toBe(204);
    };
    return { program: guest, revoke };
  }

  test('no longer holds anywhere once it is revoked, however much it is used meanwhile', {
    timeout: 60_000,
  }, async () => {
    let alive = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { program: guest, revoke } = await program();
      let used = true;
      const use = async () => {
        while (used) await guest.call('GET', '/api/me');
      };
      const uses = [use(), use(), use()];
      await revoke();
      if ((await guest.call('GET', '/api/me')).status !== 401) alive += 1;
      used = false;
      await Promise.all(uses);
      if ((await guest.call('GET', '/api/me')).status !== 401) alive += 1;
    }
    expect(alive).toBe(0);
  });

  test('closes its sockets at once when it is revoked', async () => {
    const { program: guest, revoke } = await program();
    const socket = guest.socket();
    await socket.find((each): each is typeof each => each.say === 'welcome');
    await revoke();
    expect((await socket.closed).code).toBe(4401);
  });

  test('shows and does nothing over a socket, even where no other node was told', async () => {
    const { id: table } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
    const { program: guest, revoke } = await program();
    const socket = guest.socket();
    await socket.get('table', { say: 'watch', table });
    const silent = vi.spyOn(here!.house.bus, 'announce').mockImplementation(() => {});
    const deaf = vi.spyOn(here!.house.sockets, 'drop').mockImplementation(() => {});
    await revoke();
    silent.mockRestore();
    deaf.mockRestore();
    const before = socket.told.length;
    socket.raw(JSON.stringify({ say: 'look', table }));
    expect((await socket.closed).code).toBe(4401);
    expect(socket.told.slice(before)).toEqual([]);
  });
});
