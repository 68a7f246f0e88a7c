import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsWith } from '../src/server/privacy/rows-with.ts';
import { databaseIn } from '../src/server/store/folder.ts';
import { openStore, type Whereabouts } from '../src/server/store/open.ts';
import { TRIALS } from '../src/server/store/testing.ts';
import { testEnvironment } from '../src/server/test-environment.ts';
import {
  Guest,
  removeFolders,
  type Said,
  type TrialServer,
  type TrialSocket,
  trialFolder,
  trialServer,
} from '../src/server/testing.ts';
import { REFUSED } from '../src/text/refusals.ts';
import { askedIn } from './admin/asked.ts';
import { doneBeside } from './admin/beside.ts';
import { sayIn } from './admin/words.ts';

const say = sayIn('en');
const isRemoved = (each: TrialSocket['told'][number]): each is Said<'removed'> => each.say === 'removed';

function complaintAbout(...typed: readonly string[]): string {
  try {
    askedIn(typed, say);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

test('What is typed is checked, and said to be wrong in a sentence', () => {
  const table = 'a52t00000000000000000';
  expect(complaintAbout()).toContain('Choose a command: tables, players, bans,');
  expect(complaintAbout('kick', 'ada')).toContain('Unknown command “kick”');
  expect(complaintAbout('mute')).toBe('mute needs the id of a player.');
  expect(complaintAbout('mute', 'Ada')).toContain('“Ada” is not the id of a player: npm run admin -- players');
  expect(complaintAbout('delete-table', table)).toContain('is not the id of a table');
  expect(complaintAbout('close-report', 'x')).toContain('is not the id of a report');
  expect(complaintAbout('ban', '203.0.113.0/40')).toContain('neither the id of a player nor an address');
  expect(complaintAbout('ban', '0.0.0.0/0')).toContain('0.0.0.0/0 is too wide');
  expect(complaintAbout('ban', '203.0.113.7', 'more')).toBe('ban does not take “more”.');
  expect(complaintAbout('players', 'ada')).toBe('players does not take “ada”.');
  expect(complaintAbout('players', '--days', '3')).toBe('players does not take --days.');
  expect(complaintAbout('tables', '--status', 'done')).toContain('“done” is not one of');
  expect(complaintAbout('ban', '::1', '--days', '0')).toContain('is not a whole number from 1 to 100000');
  expect(complaintAbout('players', '--dta', 'x')).toContain('Unknown option --dta');
  expect(complaintAbout('ban', '::1', '--days')).toBe('--days needs a value.');
  const { about, isRange, days, rest } = askedIn(['ban', '2001:DB8::1/48', '--days=3', '--data', 'x'], say);
  expect([about, isRange, days, rest]).toEqual(['2001:db8::/48', true, 3, ['--data', 'x']]);
});

test('The command says what it can do, in both languages, and what it does not understand', { timeout: 60_000 }, () => {
  const run = (...typed: string[]) => {
    const env = testEnvironment({ LANG: 'en' });
    const tool = resolve(import.meta.dirname, 'admin.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...typed], { env, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  expect(run('--help', '--lang', 'fr')).toMatchObject({ status: 0, stdout: expect.stringContaining('s’occupe') });
  const nowhere = join(trialFolder(), 'nowhere');
  expect(run('players', '--data', nowhere)).toEqual({
    status: 2,
    stdout: '',
    stderr: `Nothing is kept in ${databaseIn(nowhere)}\n`,
  });
});

describe.each(Object.entries(TRIALS))('An operator, with a database in %s', (_, startDatabase) => {
  let stop = async () => {};
  let fresh: () => Promise<Whereabouts>;
  let where: Whereabouts;
  /** One server on SQLite; on PostgreSQL two, of which the second is where the others are. */
  let here: TrialServer;
  let there: TrialServer;

  beforeAll(async () => {
    const trial = await startDatabase();
    stop = () => trial.stop();
    fresh = () => trial.fresh();
    const empty = await fresh();
    const data = trialFolder();
    where = 'url' in empty ? empty : { file: databaseIn(data) };
    const databaseUrl = 'url' in where ? where.url : null;
    // Requests come from addresses that the tests make up.
    here = await trialServer({ databaseUrl, data, proxies: 1 });
    there = databaseUrl === null ? here : await trialServer({ databaseUrl, proxies: 1 });
  }, 60_000);

  afterAll(async () => {
    for (const server of new Set([here, there])) await server?.close();
    await stop();
    removeFolders();
  });

  const admin = async (...typed: readonly string[]) => doneBeside(where, 600, askedIn(typed, say), say);
  const idOf = async (guest: Guest): Promise<string> => (await guest.call('GET', '/api/me')).body.id;
  const welcomed = (socket: TrialSocket) => socket.find((each): each is Said<'welcome'> => each.say === 'welcome');

  test('bans a player, who is refused everywhere with a sentence, and lifts it', async () => {
    const eve = await there.guest('Eve');
    const id = await idOf(eve);
    const socket = eve.socket();
    await welcomed(socket);
    expect(await admin('ban', id, '--days', '3')).toMatchObject({ found: true, json: { done: true, player: id } });
    expect(await socket.closed).toEqual({ code: 4403, reason: REFUSED.banned.en });
    await expect.poll(async () => (await eve.call('GET', '/api/tables/mine')).status).toBe(403);
    const { body } = await eve.call('POST', '/api/tables', { game: 'clank', seats: 2 }, { 'Accept-Language': 'fr' });
    expect(body).toEqual({ code: 'banned', sentence: REFUSED.banned.fr });
    expect(await eve.socket().closed).toEqual({ code: 4403, reason: REFUSED.banned.en });
    // What is kept about them is theirs all the same.
    expect((await eve.call('GET', '/api/me?everything=true')).body.name).toBe('Eve');
    expect((await admin('bans')).text).toMatch(new RegExp(`^${id}  Eve, banned until .* UTC$`, 'm'));
    expect((await admin('unban', id)).found).toBe(true);
    await expect.poll(async () => (await eve.call('GET', '/api/tables/mine')).status).toBe(200);
    expect(await admin('ban', '0123456789abcdef')).toMatchObject({ found: false, json: { done: false } });
  });

  test.each([
    ['203.0.113.0/24', '203.0.113.77', '203.0.114.1'],
    ['2001:db8:7::/48', '2001:db8:7:1::5', '2001:db8:8::1'],
  ])('bans the addresses %s, with their sockets', async (range, inside, outside) => {
    const from = (ip: string) => {
      const guest = new Guest(there.base);
      guest.headers = { 'X-Forwarded-For': ip };
      return guest;
    };
    const [banned, free] = [from(inside), from(outside)];
    const [closes, stays] = [banned.socket(), free.socket()];
    await Promise.all([welcomed(closes), welcomed(stays)]);
    await admin('ban', range);
    expect(await closes.closed).toEqual({ code: 4403, reason: REFUSED.banned.en });
    const { status, body } = await banned.call('POST', '/api/me', { name: 'Eve' });
    expect([status, body.code]).toEqual([403, 'banned']);
    expect((await banned.call('GET', '/api/health')).status).toBe(200);
    expect((await free.call('GET', '/api/tables')).status).toBe(200);
    expect((await banned.socket().closed).code).toBe(4403);
    expect((await admin('bans')).text).toContain(`${range}  banned until it is lifted`);
    await admin('unban', range);
    await expect.poll(async () => (await banned.call('GET', '/api/tables')).status).toBe(200);
    expect((await admin('unban', range)).found).toBe(false);
    stays.close();
  });

  test('deletes a table in the middle of its game, and a player, while others play', async () => {
    const [ada, zoe] = [await here.guest('Ada'), await there.guest('Zoeline')];
    const tables: string[] = [];
    const [host, other] = [ada.socket(), zoe.socket()];
    for (let each = 0; each < 2; each++) {
      const { id: table } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
      for (const [seat, socket] of [host, other].entries()) {
        await socket.get('table', { say: 'watch', table });
        await socket.get('done', { say: 'ask', table, ask: { ask: 'sit', seat, salt: '' } });
      }
      await host.get('done', { say: 'ask', table, ask: { ask: 'begin' } });
      tables.push(table);
    }
    const [first, second] = [tables[0]!, tables[1]!];
    const listed = await admin('tables', '--status', 'playing', '--player', await idOf(zoe));
    expect(listed.json).toMatchObject([{ id: second }, { id: first }]);
    expect((await admin('delete-table', first)).text).toContain('Add --yes');
    expect((await admin('delete-table', first, '--yes')).text).toBe(`Deleted: table ${first}.`);
    for (const socket of [host, other]) expect(await socket.find(isRemoved)).toEqual({ say: 'removed', table: first });
    expect((await admin('delete-table', first, '--yes')).found).toBe(false);

    const id = await idOf(zoe);
    expect((await admin('players', '--name', 'ZOELI')).json).toMatchObject([{ id, name: 'Zoeline' }]);
    expect((await admin('delete-player', id)).text).toContain('Would be deleted: Zoeline');
    expect((await admin('delete-player', id, '--yes')).found).toBe(true);
    expect((await other.closed).code).toBe(4401);
    const { now } = await host.until(second, ({ places }) => places[1]?.kind === 'player' && places[1].name === '');
    expect(now.places[1]).toMatchObject({ away: 'resigned' });
    // The game goes on.
    await host.get('done', { say: 'ask', table: second, ask: { ask: 'end-game' } });
    expect(await rowsWith(where, 'Zoeline')).toEqual([]);
    host.close();
  });

  test('mutes a player, who is told so and may do everything else', async () => {
    const eve = await there.guest('Eve');
    const id = await idOf(eve);
    const { id: table } = (await eve.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
    const socket = eve.socket();
    await socket.get('done', { say: 'ask', table, ask: { ask: 'sit', seat: 0, salt: '' } });
    await admin('mute', id);
    const muted = { say: 'refused', code: 'muted', sentence: REFUSED.muted.en };
    await expect.poll(() => socket.ask(table, { ask: 'write', text: 'hello' })).toMatchObject(muted);
    expect(await socket.ask(table, { ask: 'say', phrase: 'hello' })).toMatchObject(muted);
    expect(await socket.ask(table, { ask: 'rise' })).toMatchObject({ say: 'done' });
    expect((await admin('bans')).text).toContain(`${id}  Eve, muted until it is lifted`);
    await admin('unmute', id);
    await socket.get('done', { say: 'ask', table, ask: { ask: 'sit', seat: 0, salt: '' } });
    await expect.poll(() => socket.ask(table, { ask: 'write', text: 'hello' })).toMatchObject({ say: 'done' });
    socket.close();
  });

  test('reads and closes what players have reported, with a copy of it', async () => {
    const [ada, eve] = [await here.guest('Ada'), await there.guest('Rude Name')];
    const player = await idOf(eve);
    const { id: table } = (await eve.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
    const socket = eve.socket();
    await socket.get('done', { say: 'ask', table, ask: { ask: 'sit', seat: 0, salt: '' } });
    const message = { table, at: 1, player, name: 'Rude Name', seat: 0, content: { text: 'rude words' } };
    const number = await here.house.store.addMessage(message, 500);

    const report = (what: object) => ada.call('POST', '/api/reports', what);
    for (let twice = 0; twice < 2; twice++) {
      expect((await report({ kind: 'name', player, table })).status).toBe(204);
      expect((await report({ kind: 'message', message: `${table}-${number}` })).status).toBe(204);
    }
    expect((await report({ kind: 'message', message: `${table}-99` })).status).toBe(404);
    expect((await report({ kind: 'name', player: await idOf(ada), table })).status).toBe(404);
    expect((await report({ kind: 'name' })).status).toBe(400);
    expect((await new Guest(here.base).call('POST', '/api/reports', { kind: 'name', player, table })).status).toBe(401);

    await here.house.store.deleteMessagesOf(player);
    const { json, text } = await admin('reports');
    const about = { player, name: 'Rude Name', table, reporter: await idOf(ada), closed: null };
    expect(json).toMatchObject([
      { ...about, kind: 'name', text: null },
      { ...about, kind: 'message', text: 'rude words' },
    ]);
    expect(text).toContain('the name “Rude Name”');
    const ofMessage = (await here.house.store.reports('open', 9)).find(({ kind }) => kind === 'message')?.id ?? '';
    expect((await admin('close-report', ofMessage)).text).toBe(`Report ${ofMessage} is closed.`);
    expect((await admin('close-report', ofMessage)).found).toBe(false);
    expect((await admin('reports')).json).toHaveLength(1);
    expect((await admin('reports', '--all')).json).toHaveLength(2);

    // Who reported is forgotten with their account, and what was reported with the account that it is about.
    await ada.call('DELETE', '/api/me');
    expect((await admin('reports')).json).toMatchObject([{ reporter: null, name: 'Rude Name' }]);
    await eve.call('DELETE', '/api/me');
    expect((await admin('reports', '--all')).json).toEqual([]);
    socket.close();
  });

  test('is told no more than so many reports of one player', async () => {
    const [ada, eve] = [await here.guest('Ada'), await here.guest('Eve')];
    const { id: table } = (await eve.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
    const statuses: number[] = [];
    for (let each = 0; each < 21; each++) {
      statuses.push((await ada.call('POST', '/api/reports', { kind: 'message', message: `${table}-1` })).status);
    }
    expect([statuses[0], statuses[19], statuses[20]]).toEqual([404, 404, 429]);
  });

  test('does the same while no server runs', async () => {
    const apart = await fresh();
    const alone = async (...typed: readonly string[]) => doneBeside(apart, 600, askedIn(typed, say), say);
    const store = await openStore(apart);
    await store.addPlayer({ id: 'fedcba9876543210', name: 'Mallory', made: 1 });
    await store.close();
    expect((await alone('mute', 'fedcba9876543210')).text).toContain('can no longer write until it is lifted');
    expect((await alone('players', '--name', 'mallory')).json).toMatchObject([{ mutedUntil: 8.64e15 }]);
    await alone('delete-player', 'fedcba9876543210', '--yes');
    expect((await alone('players', '--name', 'mallory')).text).toBe('There are none.');
  });
});
