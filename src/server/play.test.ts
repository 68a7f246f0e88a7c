import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../engine/sha256.ts';
import { Guest, playTo, removeFolders, type TrialServer, trialServer } from './testing.ts';

let server: TrialServer;

beforeAll(async () => {
  server = await trialServer();
});

afterAll(async () => {
  await server.close();
  removeFolders();
});

async function openTable(host: Guest, game: string): Promise<string> {
  const { status, body } = await host.call('POST', '/api/tables', { game, seats: 2 });
  expect(status).toBe(201);
  return body.id;
}

test.each(['clank', 'smash-up'])(
  'somebody’s own bot plays %s with a person, and everybody can verify the luck',
  {
    timeout: 120_000,
  },
  async (game) => {
    const ada = await server.guest('Ada');
    const table = await openTable(ada, game);
    const socket = ada.socket();
    await socket.get('table', { say: 'watch', table });
    expect(await socket.ask(table, { ask: 'sit', seat: 1, salt: 'my-own-luck' })).toMatchObject({ say: 'done' });

    const watcher = new Guest(server.base).socket();
    await watcher.get('table', { say: 'watch', table, changes: true });

    const bot = spawn(process.execPath, [resolve('tools/example-bot.ts'), server.base, table, 'Hal']);
    let printed = '';
    for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (part) => (printed += String(part)));
    const exited = once(bot, 'exit');
    await socket.until(table, ({ places }) => places.every(({ kind }) => kind === 'player'));
    await socket.ask(table, { ask: 'begin' });
    const end = await playTo(socket, table);
    expect(await exited).toEqual([0, null]);
    expect(JSON.parse(printed)).toEqual(end.now.present?.result);

    const seen = await watcher.until(table, ({ status }) => status === 'over');
    const { now, told } = await watcher.get('table', { say: 'look', table });
    expect([seen.now, seen.told]).toEqual([now, told]);
    expect(now.you).toBeNull();

    const { body: record } = await ada.call('GET', `/api/tables/${table}/record`);
    const { secret, salts, commitment } = record.luck;
    expect(salts[1]).toBe('my-own-luck');
    expect([sha256(secret), commitment]).toEqual([end.charter.commitment, end.charter.commitment]);
    expect(sha256([secret, ...salts].join('\n'))).toBe(record.seed);
    expect(record.answers.length).toBe(end.now.present?.step);
    expect(record.sitters.map(({ name }: { name: string }) => name)).toEqual(['Hal', 'Ada']);
    const story = await watcher.get('story', { say: 'story', table });
    expect(story.story.turns.length).toBeGreaterThan(2);

    const again = await ada.call('POST', `/api/tables/${table}/rematch`);
    const twice = await ada.call('POST', `/api/tables/${table}/rematch`);
    expect([again.status, again.body]).toEqual([201, twice.body]);
    const { body: card } = await ada.call('GET', `/api/tables/${table}`);
    expect(card).toMatchObject({ status: 'over', yours: 1, rematch: again.body.id, waitsFor: null });
    socket.close();
    watcher.close();
  },
);
