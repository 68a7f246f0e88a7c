import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from './open.ts';
import { charterOf, someId, summaryAt } from './samples.ts';
import type { Store } from './store.ts';
import { TRIALS, type Trial } from './testing.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(Object.entries(TRIALS))('Players kept by %s', (_, start) => {
  let trial: Trial;
  let store: Store;

  beforeAll(async () => {
    trial = await start();
    store = await openStore(await trial.fresh());
  }, 60_000);

  afterAll(async () => {
    await store?.close();
    await trial?.stop();
  });

  const holderOf = async (digest: string) => (await store.holders([digest])).get(digest) ?? null;

  async function come(made = 1000): Promise<string> {
    const id = someId();
    await store.addPlayer({ id, name: 'Ada', made });
    return id;
  }

  test('have a name that can change', async () => {
    const id = await come();
    await store.rename(id, 'Zoé');
    expect(await store.player(id)).toEqual({ id, name: 'Zoé', made: 1000 });
    expect(await store.player('nobody')).toBeNull();
  });

  test('are known by their tokens until these are revoked', async () => {
    const id = await come();
    const [one, two] = [someId(), someId()];
    await store.addToken(one, id, 'session', 1);
    await store.addToken(two, id, 'api', 2);
    const free = { mutedUntil: null, bannedUntil: null };
    expect(await holderOf(one)).toEqual({ id, name: 'Ada', made: 1000, ...free });
    await store.revoke(one);
    expect(await holderOf(one)).toBeNull();
    expect((await holderOf(two))?.id).toBe(id);
    const held = await store.holders([one, two, 'unknown']);
    expect([...held]).toEqual([[two, { id, name: 'Ada', made: 1000, ...free }]]);
  });

  test('have twenty tokens of a kind, the latest', async () => {
    const [id, other] = [await come(), await come()];
    await store.addToken('api token', id, 'api', 0);
    await store.addToken('token of another', other, 'session', 0);
    for (let made = 1; made <= 25; made++) await store.addToken(`token ${made}`, id, 'session', made);
    expect(await holderOf('token 5')).toBeNull();
    for (const kept of ['token 6', 'token 25', 'api token']) expect((await holderOf(kept))?.id).toBe(id);
    expect((await holderOf('token of another'))?.id).toBe(other);
  });

  test('carry their identity by a code that works once, and in time', async () => {
    const id = await come();
    await store.addCode('good', id, 2000);
    await store.addCode('late', id, 1000);
    const taken = await Promise.all(Array.from({ length: 10 }, () => store.takeCode('good', 1999)));
    expect(taken.filter((player) => player !== null)).toEqual([id]);
    expect(await store.takeCode('late', 1000)).toBeNull();
    expect(await store.takeCode('late', 10)).toBeNull();
    expect(await store.takeCode('never made', 10)).toBeNull();
    for (let i = 1; i <= 7; i++) await store.addCode(`code ${i}`, id, 2000 + i);
    expect(await store.takeCode('code 2', 0)).toBeNull();
    expect(await store.takeCode('code 3', 0)).toBe(id);
  });

  test('are forgotten when they were long away and nothing of theirs is left', async () => {
    const [idle, back, host, sitter] = [await come(1), await come(1), await come(1), await come(1)];
    await store.addToken('of the idle', idle, 'session', 1);
    await store.keepHook(idle, { address: 'https://hook/3', language: 'fr', site: '' });
    await store.saw(back, 40 * DAY);
    await store.addTable(charterOf(someId(), { host }), 'secret', 1, summaryAt(0, { players: [sitter] }));
    await store.prunePlayers(30 * DAY);
    expect(await store.player(idle)).toBeNull();
    expect(await holderOf('of the idle')).toBeNull();
    expect(await store.hookOf(idle)).toBeNull();
    for (const id of [back, host, sitter]) expect(await store.player(id)).not.toBeNull();
  });
});
