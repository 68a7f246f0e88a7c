import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stamped } from '../../protocol/hosted.ts';
import type { NewMessage } from './chat-store.ts';
import { openStore, type Whereabouts } from './open.ts';
import { charterOf, entryAt, someId, summaryAt } from './samples.ts';
import type { Store } from './store.ts';
import { TRIALS, type Trial } from './testing.ts';

const MANY = 1000;

describe.each(Object.entries(TRIALS))('The chat kept by %s', (_, start) => {
  let trial: Trial;
  let where: Whereabouts;
  let store: Store;

  beforeAll(async () => {
    trial = await start();
    where = await trial.fresh();
    store = await openStore(where);
  }, 60_000);

  afterAll(async () => {
    await store?.close();
    await trial?.stop();
  });

  async function opened(): Promise<string> {
    const id = someId();
    await store.addTable(charterOf(id), 'secret', 1, summaryAt(0));
    return id;
  }

  const by = (table: string, player: string, text: string, changes: Partial<NewMessage> = {}): NewMessage => ({
    table,
    at: 5000,
    player,
    name: player.toUpperCase(),
    seat: 0,
    content: { text },
    ...changes,
  });

  const textsAfter = async (table: string, number = 0, most = MANY) =>
    (await store.messagesAfter(table, number, most)).map(({ content }) => Object.values(content)[0]);

  test('is read as it was written, in its order', async () => {
    const table = await opened();
    const late = 1_790_000_000_000;
    expect(await store.lastMessage(table)).toBe(0);
    expect(await store.addMessage(by(table, 'ada', 'a\u0000b \ud800 « é »'), MANY)).toBe(1);
    const phrase = by(table, 'bo', '', { at: late, seat: null, content: { phrase: 'thanks' } });
    expect(await store.addMessage(phrase, MANY)).toBe(2);
    expect(await store.messagesAfter(table, 0, MANY)).toEqual([
      {
        id: `${table}-1`,
        number: 1,
        at: 5000,
        player: 'ada',
        name: 'ADA',
        seat: 0,
        content: { text: 'a\u0000b \ud800 « é »' },
      },
      {
        id: `${table}-2`,
        number: 2,
        at: late,
        player: 'bo',
        name: 'BO',
        seat: null,
        content: { phrase: 'thanks' },
      },
    ]);
    expect(await textsAfter(table, 1)).toEqual(['thanks']);
    expect(await textsAfter(table, 2)).toEqual([]);
    expect(await store.lastMessage(table)).toBe(2);
  });

  test('leaves the log of its table alone', async () => {
    const table = await opened();
    const before = await store.table(table);
    await store.addMessage(by(table, 'ada', 'hello'), MANY);
    expect(await store.table(table)).toEqual(before);
    expect(await store.entriesAfter(table, 0)).toEqual([]);
    expect(await store.append(table, [entryAt(1)], summaryAt(1))).toBe(true);
  });

  test('keeps the latest messages of a table, and counts on', async () => {
    const [full, other] = [await opened(), await opened()];
    await store.addMessage(by(other, 'ada', 'elsewhere'), 3);
    for (let i = 1; i <= 7; i++) expect(await store.addMessage(by(full, 'ada', `${i}`), 3)).toBe(i);
    expect(await textsAfter(full)).toEqual(['5', '6', '7']);
    expect(await textsAfter(full, 0, 2)).toEqual(['6', '7']);
    expect(await textsAfter(other)).toEqual(['elsewhere']);
    expect(await store.message(`${full}-4`)).toBeNull();
  });

  test('gives each message one number, whichever node adds it', async () => {
    const table = await opened();
    const node = await openStore(where);
    const texts = Array.from({ length: 20 }, (_, i) => `${i}`);
    await Promise.all(texts.map((text, i) => (i % 2 === 0 ? store : node).addMessage(by(table, 'ada', text), MANY)));
    const messages = await node.messagesAfter(table, 0, MANY);
    expect(messages.map(({ number }) => number)).toEqual(texts.map((_, i) => i + 1));
    expect((await textsAfter(table)).toSorted()).toEqual(texts.toSorted());
    await node.close();
  });

  test('finds a message by its id, and those of a player', async () => {
    const [one, two] = [await opened(), await opened()];
    const writer = someId();
    await store.addMessage(by(one, writer, 'later', { at: 9000 }), MANY);
    await store.addMessage(by(one, 'bo', 'an answer'), MANY);
    await store.addMessage(by(two, writer, 'earlier', { at: 8000, seat: null }), MANY);
    const first = { id: `${two}-1`, number: 1, ...by(two, writer, 'earlier', { at: 8000, seat: null }) };
    expect(await store.message(`${two}-1`)).toEqual(first);
    for (const id of ['', one, `${one}-3`, `${one}-x`, `${one}-99999999999`, '-1']) {
      expect(await store.message(id), id).toBeNull();
    }
    const own = await store.messagesOf(writer);
    expect(own.map(({ id }) => id)).toEqual([`${two}-1`, `${one}-1`]);
    expect(own[0]).toEqual(first);

    expect(await store.deleteMessagesOf(writer)).toBe(2);
    expect(await store.messagesOf(writer)).toEqual([]);
    expect(await textsAfter(one)).toEqual(['an answer']);
    expect(await textsAfter(two)).toEqual([]);
    expect(await store.addMessage(by(two, writer, 'again'), MANY)).toBe(2);
  });

  test('forgets what is older than is wanted', async () => {
    const table = await opened();
    const ten = Array.from({ length: 10 }, () => by(table, 'ada', 'old', { at: 1000 }));
    for (let i = 0; i < 25; i++) await Promise.all(ten.map((message) => store.addMessage(message, MANY)));
    await store.addMessage(by(table, 'ada', 'kept', { at: 3000 }), MANY);
    expect(await store.countMessages(3000)).toBe(250);
    expect(await store.pruneMessages(3000)).toBe(250);
    expect(await textsAfter(table)).toEqual(['kept']);
    expect(await store.pruneMessages(3000)).toBe(0);
  });

  test('that older servers put into logs is found, counted and emptied as well', async () => {
    const table = await opened();
    const old = (seq: number, at: number, text: string): Stamped => {
      return { kind: 'wrote', player: 'old-ada', name: 'Ada', text, seq, at };
    };
    const said: Stamped = { kind: 'said', player: 'old-ada', name: 'Ada', phrase: 'hello', seq: 3, at: 1500 };
    const log = [old(1, 1000, 'one: "text":""'), old(2, 3000, 'two'), said];
    await store.append(table, log, summaryAt(3));
    const found = [{ text: 'one: "text":""' }, { phrase: 'hello' }, { text: 'two' }];
    expect((await store.oldMessagesOf('old-ada')).map(({ content }) => content)).toEqual(found);
    expect(await store.oldMessagesOf('old-ben')).toEqual([]);
    expect([await store.countMessages(3000), await store.pruneMessages(3000)]).toEqual([1, 1]);
    expect([await store.countMessages(3000), await store.pruneMessages(3000)]).toEqual([0, 0]);
    expect(await store.entriesAfter(table, 0)).toEqual([old(1, 1000, ''), old(2, 3000, 'two'), said]);
    expect((await store.oldMessagesOf('old-ada')).map(({ content }) => content)).toEqual(found.slice(1));
  });

  test('lets a table be removed while somebody writes there', async () => {
    const node = await openStore(where);
    for (let round = 0; round < 5; round++) {
      const table = await opened();
      if (round % 2 === 0) await store.addMessage(by(table, 'ada', 'first'), MANY);
      const written = Array.from({ length: 4 }, () => node.addMessage(by(table, 'ada', 'and more'), MANY));
      const [removed, ...numbers] = await Promise.all([store.removeTable(table, 0), ...written]);
      expect(removed).toBe(true);
      for (const number of numbers) expect(number === null || Number(number) >= 0).toBe(true);
      expect(await textsAfter(table)).toEqual([]);
    }
    await node.close();
  });

  test('goes with its table, and belongs to none that is not there', async () => {
    const [removed, pruned] = [await opened(), await opened()];
    for (const table of [removed, pruned]) await store.addMessage(by(table, 'zoe', 'bye'), MANY);
    await store.append(pruned, [entryAt(1)], summaryAt(1, { status: 'over' }));
    expect(await store.removeTable(removed, 0)).toBe(true);
    expect(await store.prune('over', 3000)).toBe(1);
    expect(await store.messagesOf('zoe')).toEqual([]);
    expect(await store.addMessage(by(removed, 'zoe', 'too late'), MANY)).toBeNull();
    expect(await store.addMessage(by('nobody', 'zoe', 'hello?'), MANY)).toBeNull();
  });
});
