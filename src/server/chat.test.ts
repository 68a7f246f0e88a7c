import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ServerMessage } from '../protocol/messages.ts';
import { tidy } from './housekeeping.ts';
import { TRIALS } from './store/testing.ts';
import { type Guest, removeFolders, type Said, type TrialServer, type TrialSocket, trialServer } from './testing.ts';

const DAY = 24 * 60 * 60 * 1000;

const isChat = (message: ServerMessage): message is Said<'chat'> => message.say === 'chat';

/** Every message that the socket was told of, in the order in which it came. */
const textsTold = ({ told }: TrialSocket): unknown[] =>
  told.flatMap((message) =>
    message.say === 'chat' || message.say === 'table'
      ? (message.messages ?? []).map(({ content }) => Object.values(content)[0])
      : [],
  );

describe.each(Object.entries(TRIALS))('The chat of a table kept by %s', (_, start) => {
  let stop = async () => {};
  let here: TrialServer;
  let there: TrialServer;
  let [ada, bob]: Guest[] = [];
  let table: string;
  let host: TrialSocket;
  let other: TrialSocket;
  let eve: TrialSocket;

  /** On PostgreSQL two nodes. */
  beforeAll(async () => {
    const trial = await start();
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

  /** Ada and Bob play, on different nodes; Eve watches where Bob is. */
  beforeEach(async () => {
    [ada, bob] = [await here.guest('Ada'), await there.guest('Bob')];
    const opened = await ada!.call('POST', '/api/tables', { game: 'clank', seats: 2 });
    table = opened.body.id;
    [host, other, eve] = [ada!.socket(), bob!.socket(), (await there.guest('Eve')).socket()];
    for (const [seat, socket] of [host, other].entries()) {
      await socket.get('table', { say: 'watch', table });
      await socket.get('done', { say: 'ask', table, ask: { ask: 'sit', seat, salt: '' } });
    }
    await host.until(table, ({ places }) => places.every(({ kind }) => kind === 'player'));
    await host.get('done', { say: 'ask', table, ask: { ask: 'begin' } });
    await eve.get('table', { say: 'watch', table });
    for (const socket of [other, eve]) await socket.until(table, ({ status }) => status === 'playing');
  });

  afterEach(() => {
    for (const socket of [host, other, eve]) socket?.close();
  });

  const write = (socket: TrialSocket, text: string) =>
    socket.get('done', { say: 'ask', table, ask: { ask: 'write', text } });

  test('reaches everybody who watches, in one order, and is no part of the log', async () => {
    const { seq } = await host.get('table', { say: 'look', table });
    await write(host, 'one');
    await other.find(isChat);
    await other.get('done', { say: 'ask', table, ask: { ask: 'say', phrase: 'thanks' } });
    for (const socket of [host, other, eve]) {
      await socket.untilChat(table, 2);
      expect(textsTold(socket)).toEqual(['one', 'thanks']);
    }
    expect(host.told.filter(isChat).flatMap(({ messages }) => messages)).toMatchObject([
      { id: `${table}-1`, number: 1, name: 'Ada', seat: 0, content: { text: 'one' } },
      { id: `${table}-2`, number: 2, name: 'Bob', seat: 1, content: { phrase: 'thanks' } },
    ]);
    const after = await host.get('table', { say: 'look', table });
    expect([after.seq, after.messages]).toEqual([seq, undefined]);
  });

  test('is shown to whoever comes, and to who comes back from where they were', async () => {
    await write(host, 'one');
    await write(host, 'two');
    const { messages } = await eve.get('table', { say: 'watch', table });
    expect(messages).toMatchObject([{ number: 1 }, { number: 2 }]);
    await eve.get('done', { say: 'leave', table });
    const late = textsTold(eve).length;
    await write(host, 'three');
    await other.untilChat(table, 3);
    const back = await eve.get('table', { say: 'watch', table, message: 2 });
    expect(back.messages).toMatchObject([{ number: 3, content: { text: 'three' } }]);
    await write(host, 'four');
    await eve.untilChat(table, 4);
    expect(textsTold(eve).slice(late)).toEqual(['three', 'four']);
  });

  test('misses and doubles nothing while all write at once and somebody comes', async () => {
    const texts = Array.from({ length: 30 }, (_, i) => `${i}`);
    const written = texts.map((text, i) => write(i % 2 === 0 ? host : other, text));
    await eve.get('done', { say: 'leave', table });
    const before = textsTold(eve).length;
    await eve.get('table', { say: 'watch', table });
    await Promise.all(written);
    const numbers = texts.map((_, i) => i + 1);
    for (const socket of [host, other, eve]) {
      const known = await socket.untilChat(table, texts.length);
      expect(known.map(({ number }) => number)).toEqual(numbers);
    }
    expect(textsTold(host).toSorted()).toEqual(texts.toSorted());
    expect(new Set(textsTold(eve).slice(before)).size).toBe(texts.length);
    expect(textsTold(eve).slice(before)).toHaveLength(texts.length);
  });

  test('is for the players, and for spectators where the host lets them', async () => {
    const say = { ask: 'say', phrase: 'hello' } as const;
    const refused = await eve.ask(table, say);
    expect(refused).toMatchObject({ code: 'chat-for-players', sentence: expect.stringContaining('Only the players') });
    expect(await eve.ask(table, { ask: 'write', text: 'hello' })).toMatchObject({ code: 'chat-for-players' });
    const open = { ask: 'let-spectators-write', may: true } as const;
    expect(await other.ask(table, open)).toMatchObject({ code: 'not-host' });
    expect(await host.ask(table, open)).toMatchObject({ say: 'done' });
    await eve.until(table, ({ spectatorsMayWrite }) => spectatorsMayWrite);
    expect(await eve.ask(table, say)).toMatchObject({ say: 'done' });
    expect((await host.find(isChat)).messages).toMatchObject([{ name: 'Eve', seat: null }]);
    await host.ask(table, { ...open, may: false });
    await eve.until(table, ({ spectatorsMayWrite }) => !spectatorsMayWrite);
    expect(await eve.ask(table, say)).toMatchObject({ code: 'chat-for-players' });
  });

  test('goes with the table', async () => {
    await write(host, 'gone soon');
    await host.get('done', { say: 'ask', table, ask: { ask: 'end-game' } });
    expect((await ada!.call('DELETE', `/api/tables/${table}`)).status).toBe(204);
    expect(await here.house.store.message(`${table}-1`)).toBeNull();
    expect(await other.ask(table, { ask: 'write', text: 'anybody?' })).toMatchObject({ code: 'no-such-table' });
  });
});

describe('A chat that grows', () => {
  let server: TrialServer;
  let table: string;
  let socket: TrialSocket;

  async function begin(settings: Parameters<typeof trialServer>[0] = {}, now = Date.now): Promise<void> {
    server = await trialServer(settings, { now });
    const ada = await server.guest('Ada');
    const bots = [{ seat: 1, name: 'Hal', bot: 'greedy' }];
    table = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2, bots })).body.id;
    socket = ada.socket();
    await socket.get('table', { say: 'watch', table });
    for (const ask of [{ ask: 'sit', seat: 0, salt: '' }, { ask: 'begin' }] as const) await socket.ask(table, ask);
  }

  afterEach(async () => {
    socket.close();
    await server.close();
    removeFolders();
  });

  const write = (text: string) => socket.ask(table, { ask: 'write', text });

  test('never fills the log: what is asked of the table is still done', async () => {
    await begin();
    // More than each player may add entries.
    Object.assign(server.house.limits, { entries: 40 });
    await Promise.all(Array.from({ length: 60 }, (_, i) => write(`${i}`)));
    const { now } = await socket.until(table, ({ present, you }) => present?.asked === you);
    const index = now.present!.reveals.findIndex((reveals) => !reveals);
    await socket.get('done', { say: 'ask', table, ask: { ask: 'answer', step: now.present!.step, index } });
    for (const ask of [{ ask: 'undo' }, { ask: 'close-chat', what: 'text' }] as const) {
      expect(await socket.ask(table, ask)).toMatchObject({ say: 'done' });
    }
    expect(await socket.ask(table, { ask: 'go-away', why: 'resigned' })).toMatchObject({ say: 'done' });
    expect(await socket.ask(table, { ask: 'end-game' })).toMatchObject({ say: 'done' });
  });

  test('keeps the latest messages, and shows the last two hundred', async () => {
    await begin();
    for (let i = 1; i <= 205; i++) await write(`${i}`);
    const { messages } = await socket.get('table', { say: 'watch', table });
    expect([messages!.length, messages![0]!.number]).toEqual([200, 6]);
    Object.assign(server.house.limits, { keptMessages: 3 });
    await write('206');
    const kept = await server.house.store.messagesAfter(table, 0, 1000);
    expect(kept.map(({ number }) => number)).toEqual([204, 205, 206]);
  });

  test('has limits of its own', async () => {
    await begin({ messagesPerSecond: 20 });
    const said = [];
    for (let i = 0; i < 21; i++) said.push((await write(`${i}`)).say);
    expect(said.filter((each) => each === 'refused')).toHaveLength(1);
    expect(await write('and more')).toMatchObject({ code: 'too-much' });
    expect(await socket.ask(table, { ask: 'close-chat', what: 'text' })).toMatchObject({ say: 'done' });
  });

  test('loses what is older than the host wants to keep', async () => {
    let now = Date.now();
    await begin({ keepChat: 30 }, () => now);
    await write('old');
    now += 29 * DAY;
    await write('young');
    await tidy(server.house);
    const texts = async () => (await server.house.store.messagesAfter(table, 0, 9)).map(({ content }) => content);
    expect(await texts()).toEqual([{ text: 'old' }, { text: 'young' }]);
    now += 2 * DAY;
    await tidy(server.house);
    expect(await texts()).toEqual([{ text: 'young' }]);
  });
});

test('what was written in logs of before is still told', async () => {
  const server = await trialServer();
  const ada = await server.guest('Ada');
  const { id: table } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
  const { store } = server.house;
  const { summary } = (await store.table(table))!;
  const by = { player: 'bob', name: 'Bob', at: 1000 };
  const old = [
    { kind: 'said', phrase: 'hello', seq: 1, ...by },
    { kind: 'wrote', text: 'Who plays?', seq: 2, ...by },
  ] as const;
  expect(await store.append(table, old, { ...summary, seq: 2 })).toBe(true);
  const socket = ada.socket();
  expect((await socket.get('table', { say: 'watch', table })).lines).toEqual(old);
  expect(await socket.ask(table, { ask: 'sit', seat: 0, salt: '' })).toMatchObject({ say: 'done' });
  await socket.ask(table, { ask: 'write', text: 'I do' });
  const { lines, messages } = await socket.until(table, ({ you }) => you === 0);
  expect(lines.map(({ kind }) => kind)).toEqual(['said', 'wrote', 'sat']);
  expect(messages).toMatchObject([{ number: 1, content: { text: 'I do' } }]);
  socket.close();
  await server.close();
  removeFolders();
});
