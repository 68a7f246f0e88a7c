import { afterAll, beforeAll, expect, test } from 'vitest';
import { TRIALS } from './store/testing.ts';
import { Guest, removeFolders, type TrialServer, type TrialSocket, trialServer } from './testing.ts';

let stop = async () => {};
let nodes: readonly TrialServer[] = [];

beforeAll(async () => {
  const trial = await TRIALS.PostgreSQL();
  stop = () => trial.stop();
  const where = await trial.fresh();
  const databaseUrl = 'url' in where ? where.url : null;
  nodes = [await trialServer({ databaseUrl }), await trialServer({ databaseUrl })];
}, 60_000);

afterAll(async () => {
  for (const node of nodes) await node.close();
  await stop();
  removeFolders();
});

/** Answers whenever it is asked, until so many answers were given. */
async function playTo(socket: TrialSocket, table: string, steps: number): Promise<void> {
  for (let step = -1; step < steps; ) {
    const { now } = await socket.until(
      table,
      ({ present, you }) => present !== null && present.step > step && (present.asked === you || present.step >= steps),
    );
    step = now.present!.step;
    if (now.present!.asked === now.you) {
      await socket.ask(table, { ask: 'answer', step, index: now.present!.rest ?? 0 });
    }
  }
}

test('two nodes serve one table: each hears what the other took, and nothing counts twice', {
  timeout: 60_000,
}, async () => {
  const [here, there] = nodes as readonly [TrialServer, TrialServer];
  const ada = await here.guest('Ada');
  const bob = await there.guest('Bob');
  const elsewhere = new Guest(there.base);
  elsewhere.headers = ada.headers;
  expect((await elsewhere.call('GET', '/api/me')).body.name).toBe('Ada');

  const { id: table } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
  const sockets = [ada.socket(), bob.socket()] as const;
  for (const [seat, socket] of sockets.entries()) {
    await socket.get('table', { say: 'watch', table });
    await socket.get('done', { say: 'ask', table, ask: { ask: 'sit', seat, salt: '' } });
  }
  await sockets[0].until(table, ({ places }) => places.every(({ kind }) => kind === 'player'));
  await sockets[0].get('done', { say: 'ask', table, ask: { ask: 'begin' } });

  await sockets[1].until(table, ({ present }) => present !== null);
  const same = { ask: 'answer', step: 0, index: 0 } as const;
  const other = elsewhere.socket();
  const answers = await Promise.all([sockets[0].ask(table, same), other.ask(table, same)]);
  expect(answers.map((each) => (each.say === 'refused' ? each.code : each.say)).sort()).toEqual(['done', 'stale']);

  await Promise.all(sockets.map((socket) => playTo(socket, table, 60)));
  const [one, two] = await Promise.all(
    sockets.map((socket) => socket.until(table, ({ present }) => present!.step >= 60)),
  );
  for (const { told, now } of [one!, two!]) {
    expect(told.map(({ step }) => step)).toEqual(Array.from({ length: now.present!.step + 1 }, (_, step) => step));
  }
  expect(one!.told.map(({ seat }) => seat).slice(0, 61)).toEqual(two!.told.map(({ seat }) => seat).slice(0, 61));
  for (const socket of [...sockets, other]) socket.close();
});
