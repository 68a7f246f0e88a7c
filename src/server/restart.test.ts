import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { Told } from '../protocol/table.ts';
import { REFUSED } from '../text/refusals.ts';
import { Guest, removeFolders, type TrialSocket, trialFolder, trialServer } from './testing.ts';
import { killAll, startProcess } from './trial-process.ts';

afterAll(async () => {
  await killAll();
  removeFolders();
});

const guestAt = (base: string, headers: Record<string, string>): Guest => {
  const guest = new Guest(base);
  guest.headers = headers;
  return guest;
};

/** Answers until the socket is gone; how many answers the server said it had taken. `taken` is told of each. */
async function answerAway(socket: TrialSocket, table: string, taken: () => void): Promise<number> {
  let acknowledged = 0;
  let step = -1;
  const gone = socket.closed.then(() => null);
  for (;;) {
    const seen = await Promise.race([
      gone,
      socket.until(table, ({ present, you }) => present !== null && present.asked === you && present.step > step),
    ]);
    if (seen === null) return acknowledged;
    step = seen.now.present!.step;
    const said = await Promise.race([gone, socket.ask(table, { ask: 'answer', step, index: 0 })]);
    if (said?.say !== 'done') continue;
    acknowledged = step + 1;
    taken();
  }
}

/** So many answers are taken, and so many milliseconds later the server dies. */
const ROUNDS = [
  { answers: 2, delay: 3 },
  { answers: 4, delay: 0 },
  { answers: 1, delay: 12 },
] as const;

test('killed at any moment, it comes back with every answer it acknowledged', { timeout: 60_000 }, async () => {
  const data = trialFolder();
  let server = await startProcess(data);
  let ada = new Guest(server.base);
  await ada.call('POST', '/api/me', { name: 'Ada' });
  const bots = [{ seat: 1, name: 'Hal', bot: 'random' }];
  const { id: table } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2, bots })).body;
  let socket = ada.socket();
  await socket.get('table', { say: 'watch', table });
  await socket.ask(table, { ask: 'sit', seat: 0, salt: 'a' });
  await socket.ask(table, { ask: 'begin' });
  let known: readonly Told[] = [];
  for (const { answers, delay } of ROUNDS) {
    let left = answers;
    const enough = Promise.withResolvers<void>();
    const answering = answerAway(socket, table, () => {
      left -= 1;
      if (left === 0) enough.resolve();
    });
    await enough.promise;
    await wait(delay);
    await server.kill();
    const acknowledged = await answering;
    server = await startProcess(data);
    ada = guestAt(server.base, ada.headers);
    socket = ada.socket();
    const { now, told } = await socket.get('table', { say: 'watch', table });
    expect(now).toMatchObject({ you: 0, status: 'playing' });
    expect(now.present?.step).toBeGreaterThanOrEqual(acknowledged);
    expect(told.slice(0, known.length)).toEqual(known);
    expect(told.length).toBeGreaterThan(known.length);
    known = told.slice(0, acknowledged + 1);
  }
  expect(known.length).toBeGreaterThan(3);
  socket.close();
});

test('stopped in good order it tells its sockets, finishes what is asked, and leaves', {
  timeout: 30_000,
}, async () => {
  const data = trialFolder();
  const server = await startProcess(data);
  const ada = new Guest(server.base);
  await ada.call('POST', '/api/me', { name: 'Ada' });
  const { id: table } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
  const socket = ada.socket();
  await socket.get('table', { say: 'watch', table });
  const sat = socket.ask(table, { ask: 'sit', seat: 0, salt: '' });
  const stopped = server.stop();
  const said = await Promise.race([sat, socket.closed.then(() => null)]);
  expect(await socket.closed).toEqual({ code: 1012, reason: REFUSED.closing.en });
  expect(socket.told.some(({ say }) => say === 'closing')).toBe(true);
  expect(await stopped).toBe(0);

  const again = await startProcess(data);
  const { body: card } = await guestAt(again.base, ada.headers).call('GET', `/api/tables/${table}`);
  expect(card).toMatchObject({ yours: said?.say === 'done' ? 0 : null, status: 'waiting' });
  await expect(trialServer({ data })).rejects.toThrow('Another Tintamarre server is running on');
});
