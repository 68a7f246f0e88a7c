import { afterAll, expect, test } from 'vitest';
import {
  Guest,
  playTo,
  removeFolders,
  type TrialServer,
  type TrialSocket,
  trialFolder,
  trialServer,
} from './testing.ts';

afterAll(removeFolders);

/** Answers once it is asked; at which step. */
async function answerOnce(socket: TrialSocket, table: string, after: number): Promise<number> {
  const { now } = await socket.until(table, ({ present, you }) => present!.asked === you && present!.step > after);
  const { step, rest } = now.present!;
  await socket.get('done', { say: 'ask', table, ask: { ask: 'answer', step, index: rest ?? 0 } });
  return step;
}

test('the log and the record say who decided, whoever comes later', { timeout: 120_000 }, async () => {
  const data = trialFolder();
  let server: TrialServer = await trialServer({ data });
  const ada = await server.guest('Ada');
  const eve = await server.guest('Eve');
  const bots = [{ seat: 1, name: 'Hal', bot: 'greedy' }];
  const { id: table } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2, bots })).body;
  const socket = ada.socket();
  await socket.get('table', { say: 'watch', table });
  await socket.ask(table, { ask: 'sit', seat: 0, salt: '' });
  await socket.ask(table, { ask: 'begin' });
  const first = await answerOnce(socket, table, -1);

  // From another device it is still Ada.
  const phone = new Guest(server.base);
  const { code } = (await ada.call('POST', '/api/me/code')).body;
  await phone.call('POST', '/api/me/take', { code });
  const elsewhere = phone.socket();
  await elsewhere.get('table', { say: 'watch', table });
  const second = await answerOnce(elsewhere, table, first);

  await socket.ask(table, { ask: 'go-away', why: 'handed' });
  await socket.until(table, ({ present }) => present!.step > second + 3);
  const friend = eve.socket();
  await friend.get('table', { say: 'watch', table });
  await friend.get('done', { say: 'ask', table, ask: { ask: 'sit', seat: 0, salt: '' } });
  const third = await answerOnce(friend, table, -1);
  const before = await friend.until(table, ({ present }) => present!.step > third);
  expect(before.told[first + 1]?.by).toEqual({ as: 'person', name: 'Ada' });
  expect(before.told[second + 1]?.by).toEqual({ as: 'person', name: 'Ada' });
  expect(before.told[third + 1]?.by).toEqual({ as: 'person', name: 'Eve' });
  expect(before.told.map(({ by }) => by)).toContainEqual({ as: 'stand-in', name: 'Ada' });

  for (const heard of [socket, friend]) expect(JSON.stringify(heard.told)).not.toMatch(/"(mark|salt)":/);

  await server.close();
  server = await trialServer({ data });
  const back = new Guest(server.base);
  back.headers = eve.headers;
  const again = back.socket();
  await again.get('table', { say: 'watch', table });
  const after = await again.until(table, () => true);
  expect(after.told.slice(0, before.told.length)).toEqual(before.told);
  const over = await playTo(again, table);
  const { deciders } = (await back.call('GET', `/api/tables/${table}/record`)).body;
  expect(deciders.list).toContainEqual({ as: 'bot', name: 'Hal' });
  const told = over.told.slice(1).map(({ by }) => by);
  expect(deciders.of.map((at: number) => deciders.list[at])).toEqual(told);
  await server.close();
});
