import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Charter } from '../../../protocol/hosted.ts';
import { rowsWith } from '../../privacy/rows-with.ts';
import { Guest, playTo, removeFolders, type TrialServer, trialFolder, trialServer } from '../../testing.ts';
import { databaseIn } from '../folder.ts';
import type { Whereabouts } from '../open.ts';
import { TRIALS } from '../testing.ts';

const NAME = 'Zerlina the First';
const GAMES = ['clank', 'smash-up'] as const;

describe.each(Object.entries(TRIALS))('In %s a finished game whose log is in the archive', (_, startDatabase) => {
  let stop = async () => {};
  let where: Whereabouts;
  let data: string;
  let server: TrialServer;

  const start = () => trialServer({ data, databaseUrl: 'url' in where ? where.url : null });

  beforeAll(async () => {
    const trial = await startDatabase();
    stop = () => trial.stop();
    const fresh = await trial.fresh();
    data = trialFolder();
    where = 'url' in fresh ? fresh : { file: databaseIn(data) };
    server = await start();
  }, 60_000);

  afterAll(async () => {
    await server?.close();
    await stop();
    removeFolders();
  });

  /** Nothing of the tables is in memory afterwards. */
  async function startAgain(): Promise<void> {
    await server.close();
    server = await start();
  }

  const same = ({ headers }: Guest): Guest => Object.assign(new Guest(server.base), { headers });

  /** A game that two people have played for some turns, and ended. */
  async function played(game: Charter['game'], guests: readonly [Guest, Guest]): Promise<string> {
    const { id: table } = (await guests[0].call('POST', '/api/tables', { game, seats: 2 })).body;
    const sockets = guests.map((guest) => guest.socket());
    for (const [seat, socket] of sockets.entries()) {
      await socket.get('table', { say: 'watch', table });
      await socket.get('done', { say: 'ask', table, ask: { ask: 'sit', seat, salt: `5a17000${seat}` } });
    }
    await sockets[0]!.get('done', { say: 'ask', table, ask: { ask: 'begin' } });
    await sockets[0]!.ask(table, { ask: 'write', text: 'good luck' });
    const playing = sockets.map((socket) => playTo(socket, table, 40));
    for (const each of playing) each.catch(() => undefined);
    await Promise.race(playing);
    await sockets[0]!.get('done', { say: 'ask', table, ask: { ask: 'end-game' } });
    for (const socket of sockets) socket.close();
    return table;
  }

  /** Everything that somebody can ask for about a table. */
  async function seenBy(guest: Guest, table: string): Promise<object> {
    const socket = guest.socket();
    const { re: _, ...watched } = await socket.get('table', { say: 'watch', table });
    const steps = [0, 1, 7, watched.now.present!.step];
    const views = [];
    for (const step of steps) views.push((await socket.get('view', { say: 'at', table, step })).view);
    const { story } = await socket.get('story', { say: 'story', table });
    socket.close();
    const paths = [
      `/api/tables/${table}`,
      `/api/tables/${table}/record`,
      '/api/tables/mine',
      '/api/me?everything=true',
    ];
    const answers = [];
    for (const path of paths) answers.push((await guest.call('GET', path)).body);
    return { watched, views, story, answers };
  }

  test.each(GAMES)(
    'of %s shows, replays, tells and proves the same, and goes on to a rematch',
    async (game) => {
      const guests = [await server.guest('Ada'), await server.guest(NAME)] as const;
      const stranger = await server.guest('Eve');
      const table = await played(game, guests);
      const everything = async () => {
        await startAgain();
        const seen = [];
        for (const guest of [...guests, stranger]) seen.push(await seenBy(same(guest), table));
        return seen;
      };
      const before = await everything();
      expect(JSON.stringify(before)).toContain('5a170001');
      expect(JSON.stringify(before)).toContain('good luck');
      expect(await server.house.store.archive(table)).toMatchObject({ entries: expect.any(Number) });
      expect(await everything()).toEqual(before);

      const { id: next } = (await same(guests[1]).call('POST', `/api/tables/${table}/rematch`)).body;
      const again = same(guests[0]).socket();
      const { now, lines } = await again.get('table', { say: 'watch', table });
      expect(now.next).toEqual({ table: next, name: NAME });
      expect(lines.at(-1)).toMatchObject({ kind: 'rematch', table: next });
      await again.get('done', { say: 'ask', table, ask: { ask: 'write', text: 'well played' } });
      expect((await again.untilChat(table, 2)).at(-1)).toMatchObject({ content: { text: 'well played' } });
      again.close();
    },
    60_000,
  );

  test('forgets a player who asks for it', { timeout: 60_000 }, async () => {
    const guests = [await server.guest('Ada'), await server.guest(`${NAME} again`)] as const;
    const table = await played('clank', guests);
    await server.house.store.archive(table);
    const before = (await guests[0].call('GET', `/api/tables/${table}/record`)).body;
    expect(await rowsWith(where, `${NAME} again`)).not.toEqual([]);
    expect((await guests[1].call('DELETE', '/api/me')).status).toBe(204);
    const after = (await guests[0].call('GET', `/api/tables/${table}/record`)).body;
    expect(after).toEqual(JSON.parse(JSON.stringify(before).replaceAll(`${NAME} again`, '')));
    await server.house.tables.close();
    expect(await rowsWith(where, `${NAME} again`)).toEqual([]);
  });
});
