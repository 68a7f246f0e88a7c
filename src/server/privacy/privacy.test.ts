import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OldMessage } from '../../protocol/hosted.ts';
import { tidy } from '../housekeeping.ts';
import { databaseIn } from '../store/folder.ts';
import type { Whereabouts } from '../store/open.ts';
import { TRIALS } from '../store/testing.ts';
import {
  Guest,
  playTo,
  removeFolders,
  type Said,
  type TrialServer,
  type TrialSocket,
  trialFolder,
  trialServer,
} from '../testing.ts';
import { rowsWith } from './rows-with.ts';

/** A name that nothing else in a database contains; another one in each test. */
let NAME = '';
let names = 0;
beforeEach(() => {
  names += 1;
  NAME = `Zerlina ${names}.`;
});
const isRemoved = (each: TrialSocket['told'][number]): each is Said<'removed'> => each.say === 'removed';

describe.each(Object.entries(TRIALS))('What is kept about a player, in %s', (_, startDatabase) => {
  let stop = async () => {};
  let where: Whereabouts;
  /** One server on SQLite; on PostgreSQL two, of which the second is where the others are. */
  let here: TrialServer;
  let there: TrialServer;

  beforeAll(async () => {
    const trial = await startDatabase();
    stop = () => trial.stop();
    const fresh = await trial.fresh();
    const data = trialFolder();
    where = 'url' in fresh ? fresh : { file: databaseIn(data) };
    const databaseUrl = 'url' in where ? where.url : null;
    here = await trialServer({ databaseUrl, data });
    there = databaseUrl === null ? here : await trialServer({ databaseUrl });
  }, 60_000);

  afterAll(async () => {
    for (const server of new Set([here, there])) await server?.close();
    await stop();
    removeFolders();
  });

  interface Opened {
    readonly leaver: Guest;
    readonly bob: Guest;
    readonly table: string;
    readonly own: TrialSocket;
    readonly other: TrialSocket;
  }

  /** A table where Bob, on the other node, sits at the second seat; `host` opens it. */
  async function openTable(host: 'leaver' | 'bob'): Promise<Opened> {
    const [leaver, bob] = [await here.guest(NAME), await there.guest('Bob')];
    const opener = host === 'bob' ? bob : leaver;
    const { id: table } = (await opener.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
    const [own, other] = [leaver.socket(), bob.socket()];
    for (const [seat, socket] of [own, other].entries()) {
      await socket.get('table', { say: 'watch', table });
      await socket.get('done', { say: 'ask', table, ask: { ask: 'sit', seat, salt: '' } });
    }
    return { leaver, bob, table, own, other };
  }

  async function play({ table, own, other }: Opened, host: TrialSocket, steps: number): Promise<void> {
    await host.get('done', { say: 'ask', table, ask: { ask: 'begin' } });
    // One of them is asked at that step; the other would wait.
    const playing = [own, other].map((socket) => playTo(socket, table, steps));
    for (const each of playing) each.catch(() => undefined);
    await Promise.race(playing);
  }

  /** As older servers did: into the log. */
  async function addOldMessage(table: string, message: OldMessage): Promise<void> {
    const { summary } = (await here.house.store.table(table))!;
    const seq = summary.seq + 1;
    expect(await here.house.store.append(table, [{ ...message, seq, at: 0 }], { ...summary, seq })).toBe(true);
  }

  const idOf = async (guest: Guest): Promise<string> => (await guest.call('GET', '/api/me')).body.id;

  test('is gone when they delete it; a finished game stays, with nobody’s name', { timeout: 60_000 }, async () => {
    const opened = await openTable('bob');
    const { leaver, bob, table, own, other } = opened;
    await play(opened, other, 12);
    await other.get('done', { say: 'ask', table, ask: { ask: 'end-game' } });
    const push = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'k', auth: 'a' }, language: 'en' };
    await leaver.call('POST', '/api/me/push', push);
    await leaver.call('POST', '/api/me/code');
    const said = { table, at: 1, player: await idOf(leaver), name: NAME, seat: 0, content: { text: 'hello' } };
    await here.house.store.addMessage(said, 500);
    const before = (await bob.call('GET', `/api/tables/${table}/record`)).body;
    expect(JSON.stringify(before)).toContain(NAME);
    expect((await leaver.call('DELETE', '/api/me')).status).toBe(204);
    expect((await own.closed).code).toBe(4401);

    const { lines } = await other.until(table, ({ places }) => places[0]?.kind === 'player' && places[0].name === '');
    expect(JSON.stringify(lines)).not.toContain(NAME);
    const record = (await bob.call('GET', `/api/tables/${table}/record`)).body;
    expect(record).toEqual(JSON.parse(JSON.stringify(before).replaceAll(NAME, '')));
    expect((await bob.call('GET', `/api/tables/${table}`)).body.places[0]).toMatchObject({ kind: 'player', name: '' });
    expect((await leaver.call('GET', '/api/me')).status).toBe(401);
    // States that are stored late must not bring the name back.
    for (const server of new Set([here, there])) await server.house.tables.close();
    expect(await rowsWith(where, NAME)).toEqual([]);
    other.close();
  });

  test('leaves a game under way to a bot, and hosting to another', { timeout: 60_000 }, async () => {
    const opened = await openTable('leaver');
    const { leaver, bob, table, own, other } = opened;
    await play(opened, own, 6);
    expect((await leaver.call('DELETE', '/api/me')).status).toBe(204);
    const { now } = await other.until(table, ({ places }) => places[0]?.kind === 'player' && places[0].name === '');
    expect(now.places[0]).toMatchObject({ kind: 'player', away: 'resigned', name: '' });
    expect(now.host).toBe(await idOf(bob));
    await playTo(other, table, 30);
    await other.get('done', { say: 'ask', table, ask: { ask: 'end-game' } });
    expect(await rowsWith(where, NAME)).toEqual([]);
    other.close();
  });

  test('frees seats at tables that wait: handed over where somebody sits, else removed', async () => {
    const { leaver, bob, table, other } = await openTable('leaver');
    const { id: alone } = (await leaver.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
    await other.get('table', { say: 'watch', table: alone });
    expect((await leaver.call('DELETE', '/api/me')).status).toBe(204);
    expect(await other.find(isRemoved)).toEqual({ say: 'removed', table: alone });
    const { now } = await other.until(table, ({ places }) => places[0]?.kind === 'open');
    expect(now.host).toBe(await idOf(bob));
    expect(await rowsWith(where, NAME)).toEqual([]);
    other.close();
  });

  test('is found where they once sat, and where a seat is kept for them', async () => {
    const { leaver, bob, table, own, other } = await openTable('bob');
    const { id: once } = (await bob.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
    for (const ask of [{ ask: 'sit', seat: 0, salt: '' }, { ask: 'rise' }] as const) {
      await own.get('done', { say: 'ask', table: once, ask });
    }
    for (const ask of ['begin', 'end-game'] as const) await other.get('done', { say: 'ask', table, ask: { ask } });
    const { id: next } = (await bob.call('POST', `/api/tables/${table}/rematch`)).body;
    expect(await rowsWith(where, NAME)).not.toEqual([]);
    expect((await leaver.call('DELETE', '/api/me')).status).toBe(204);
    expect((await bob.call('GET', `/api/tables/${next}`)).body.places[0]).toEqual({ kind: 'open' });
    expect(await rowsWith(where, NAME)).toEqual([]);
    other.close();
  });

  test('does not come back from a node that was told nothing', { timeout: 60_000 }, async () => {
    const opened = await openTable('bob');
    const { leaver, table, other } = opened;
    await play(opened, other, 6);
    const silent = [
      vi.spyOn(here.house.bus, 'announce').mockImplementation(() => {}),
      vi.spyOn(here.house.bus, 'tell').mockImplementation(() => {}),
    ];
    expect((await leaver.call('DELETE', '/api/me')).status).toBe(204);
    for (const spy of silent) spy.mockRestore();
    await other.get('done', { say: 'ask', table, ask: { ask: 'end-game' } });
    await other.until(table, ({ places }) => places[0]?.kind === 'player' && places[0].name === '');
    for (const server of new Set([here, there])) await server.house.tables.close();
    expect(await rowsWith(where, NAME)).toEqual([]);
    other.close();
  });

  test('goes when the server comes back that stopped in the middle of it', async () => {
    const { leaver, bob, table, other } = await openTable('bob');
    const id = await idOf(leaver);
    await here.house.store.beginLeaving(id, Date.now());
    await tidy(here.house);
    expect((await bob.call('GET', `/api/tables/${table}`)).body.places[0]).toEqual({ kind: 'open' });
    expect(await here.house.store.player(id)).toBeNull();
    expect(await rowsWith(where, NAME)).toEqual([]);
    other.close();
  });

  test('includes what they wrote in an old log, though they never sat there', async () => {
    const { leaver, table, other } = await openTable('bob');
    const { id: watched } = (await leaver.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
    const [writer, text] = [await here.guest(NAME), 'words of a spectator'];
    const player = await idOf(writer);
    await addOldMessage(watched, { kind: 'wrote', player, name: NAME, text });
    await addOldMessage(table, { kind: 'said', player, name: NAME, phrase: 'hello' });
    expect((await writer.call('DELETE', '/api/me')).status).toBe(204);
    expect(await rowsWith(where, text)).toEqual([]);
    expect(await rowsWith(where, player)).toEqual(
      expect.not.arrayContaining([expect.stringContaining(`"player":"${player}","name":"${NAME}"`)]),
    );
    other.close();
  });

  test('can be downloaded', async () => {
    const { leaver, table, own } = await openTable('leaver');
    await leaver.call('POST', '/api/me/token');
    await leaver.call('POST', '/api/me/code');
    const said = { table, at: 1, player: await idOf(leaver), name: NAME, seat: null, content: { text: 'hello' } };
    await here.house.store.addMessage(said, 500);
    const player = await idOf(leaver);
    const report = { made: 7, closed: null, kind: 'message', name: NAME, text: 'hello', table } as const;
    await here.house.store.addReport({ ...report, id: `about ${player}`, reporter: 'somebody', player });
    await addOldMessage(table, { kind: 'wrote', player, name: NAME, text: 'long ago' });
    const { status, headers, body } = await leaver.call('GET', '/api/me?everything=true');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="tintamarre-me.json"');
    expect(body).toMatchObject({
      id: await idOf(leaver),
      name: NAME,
      tokens: [{ kind: 'session' }, { kind: 'api' }],
      codes: [{ until: expect.any(Number) }],
      pushes: [],
      messages: [
        { table, at: 0, name: NAME, text: 'long ago' },
        { table, at: 1, name: NAME, text: 'hello' },
      ],
      reports: [],
      reportsAbout: [{ made: 7, kind: 'message', name: NAME, text: 'hello', table }],
      hook: null,
      tables: [{ id: table, game: 'clank', status: 'waiting', host: true, origin: expect.any(String) }],
    });
    expect(Object.keys((await leaver.call('GET', '/api/me')).body)).toEqual(['id', 'name']);
    expect((await new Guest(here.base).call('GET', '/api/me?everything=true')).status).toBe(401);
    own.close();
  });
});
