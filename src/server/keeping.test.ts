import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { clank } from '../games/clank/classic/game.ts';
import { TRIALS } from './store/testing.ts';
import { Guest, removeFolders, type TrialServer, type TrialSocket, trialServer } from './testing.ts';
import { trialRules } from './trial-rules.ts';

afterAll(removeFolders);

/** Time goes by fifty times as fast, but for the database. */
const hasty = {
  after: (milliseconds: number, act: () => void): (() => void) => {
    const timer = setTimeout(act, milliseconds / 50);
    return () => clearTimeout(timer);
  },
  storeTimeout: 500_000,
};

async function until(is: () => Promise<boolean> | boolean, every = 25): Promise<void> {
  for (let tries = 0; tries < 400 && !(await is()); tries++) await wait(every);
  expect(await is()).toBe(true);
}

/** A table of two people, begun; with their sockets. */
async function tableOf(
  one: TrialServer,
  other: TrialServer,
): Promise<{ table: string; host: Guest; sockets: TrialSocket[] }> {
  const [ada, bob] = [await one.guest('Ada'), await other.guest('Bob')];
  const { id: table } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
  const sockets = [ada.socket(), bob.socket()];
  for (const [seat, socket] of sockets.entries()) {
    await socket.get('table', { say: 'watch', table });
    await socket.get('done', { say: 'ask', table, ask: { ask: 'sit', seat, salt: '' } });
  }
  await sockets[0]!.until(table, ({ places }) => places.every(({ kind }) => kind === 'player'));
  await sockets[0]!.get('done', { say: 'ask', table, ask: { ask: 'begin' } });
  await sockets[1]!.until(table, ({ status }) => status === 'playing');
  return { table, host: ada, sockets };
}

/** Whoever is asked answers, until so many answers were given. */
async function playTo(sockets: readonly TrialSocket[], table: string, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    const seen = await Promise.all(sockets.map((each) => each.until(table, ({ present }) => present!.step >= step)));
    const seat = seen.findIndex(({ now }) => now.present!.asked === now.you);
    const { rest } = seen[seat]!.now.present!;
    await sockets[seat]!.get('done', { say: 'ask', table, ask: { ask: 'answer', step, index: rest ?? 0 } });
  }
  await Promise.all(sockets.map((each) => each.until(table, ({ present }) => present!.step >= steps)));
}

test('a state is kept soon after something happens, and tables that nobody looks at leave the memory', async () => {
  const server = await trialServer({}, hasty);
  const { table, sockets } = await tableOf(server, server);
  await playTo(sockets, table, 10);
  const { now, told } = await sockets[0]!.get('table', { say: 'look', table });
  await until(async () => (await server.house.store.snapshot(table))?.step === 10);
  for (const socket of sockets) socket.close();
  await until(() => server.house.tables.size === 0);

  const watcher = new Guest(server.base).socket();
  const back = await watcher.get('table', { say: 'watch', table });
  expect(server.house.tables.size).toBe(1);
  expect(back.told.map(({ by, step }) => [by, step])).toEqual(told.map(({ by, step }) => [by, step]));
  expect({ ...back.now, you: now.you, present: null }).toEqual({ ...now, present: null });
  watcher.close();
  await server.close();
});

describe('Two nodes that play by different rules', () => {
  test('serve one table while the host changes from one to the other', { timeout: 120_000 }, async () => {
    const trial = await TRIALS.PostgreSQL();
    const where = await trial.fresh();
    const databaseUrl = 'url' in where ? where.url : null;
    const old = await trialServer({ databaseUrl }, hasty);
    const next = await trialServer({ databaseUrl }, { ...hasty, rules: trialRules('reworded') });
    const { table, host, sockets } = await tableOf(old, next);
    await playTo(sockets, table, 40);
    const [ada, bob] = await Promise.all(sockets.map((each) => each.until(table, () => true)));
    expect(ada!.told.map(({ by }) => by)).toEqual(bob!.told.map(({ by }) => by));
    expect(ada!.told.map(({ step }) => step)).toEqual(Array.from({ length: 41 }, (_, step) => step));
    await until(async () => (await old.house.store.snapshot(table))?.step === 40);
    for (const socket of sockets) socket.close();

    // The next rules but one have another version: who plays by the old ones lets go of the table.
    const after = await trialServer({ databaseUrl }, { rules: trialRules('turned') });
    await next.close();
    const back = new Guest(after.base);
    back.headers = host.headers;
    const again = back.socket();
    const seen = await again.get('table', { say: 'watch', table });
    expect(seen.now.present).toMatchObject({ step: 40, replaysFrom: 40 });
    expect(await again.ask(table, { ask: 'agree', motion: { what: 'end' } })).toMatchObject({ say: 'done' });
    await until(async () => (await after.house.store.snapshot(table))?.rules === clank.rules + 1);
    // What it still has in memory is forgotten when nobody looks at it.
    const late = new Guest(old.base).socket();
    await until(async () => {
      const said = await late.say({ say: 'look', table });
      return said.say === 'refused' && said.code === 'other-rules';
    }, 500);
    for (const socket of [again, late]) socket.close();
    await old.close();
    await after.close();
    await trial.stop();
  });
});
