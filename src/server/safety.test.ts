import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ask } from '../protocol/asks.ts';
import type { Intent } from '../protocol/messages.ts';
import { REFUSED } from '../text/refusals.ts';
import { RawSocket } from './raw-socket.ts';
import { Guest, removeFolders, type TrialServer, type TrialSocket, trialServer } from './testing.ts';

let server: TrialServer;
let ada: Guest;
let table: string;
let first: TrialSocket;
let second: TrialSocket;

beforeAll(async () => {
  server = await trialServer();
  ada = await server.guest('Ada');
  const bob = await server.guest('Bob');
  table = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body.id;
  [first, second] = [ada.socket(), bob.socket()];
  for (const [seat, socket] of [first, second].entries()) {
    await socket.get('table', { say: 'watch', table });
    await socket.get('done', { say: 'ask', table, ask: { ask: 'sit', seat, salt: '' } });
  }
  await first.get('done', { say: 'ask', table, ask: { ask: 'begin' } });
});

afterAll(async () => {
  await server.close();
  removeFolders();
});

async function stepNow(): Promise<number> {
  return (await first.get('table', { say: 'look', table })).now.present!.step;
}

/** After whatever was tried, the table is as it was and the server answers. */
async function expectUnharmed(step: number): Promise<void> {
  expect(await stepNow()).toBe(step);
  expect((await ada.call('GET', '/api/health')).body.status).toBe('ok');
}

test('what one may not ask is refused with its code and a sentence', async () => {
  const step = await stepNow();
  const stranger = (await server.guest('Eve')).socket();
  const nobody = new Guest(server.base).socket();
  const answer = (more: Partial<Extract<Ask, { ask: 'answer' }>> = {}): Ask => ({
    ask: 'answer',
    step,
    index: 0,
    ...more,
  });
  const cases = [
    [second, answer(), 'not-asked'],
    [stranger, answer(), 'not-seated'],
    [nobody, answer(), 'unknown-player'],
    [first, answer({ index: 999 }), 'no-such-option'],
    [first, answer({ step: step + 1 }), 'stale'],
    [second, { ask: 'begin' }, 'begun'],
    [stranger, { ask: 'sit', seat: 0, salt: '' }, 'taken'],
    [stranger, { ask: 'sit', seat: 7, salt: '' }, 'no-such-seat'],
    [second, { ask: 'send-away', seat: 0 }, 'not-absent'],
    [first, { ask: 'undo' }, 'nothing-to-undo'],
  ] as const;
  for (const [socket, ask, code] of cases) {
    expect(await socket.ask(table, ask)).toMatchObject({
      say: 'refused',
      code,
      sentence: expect.stringMatching(/\.$/),
    });
  }
  expect(await first.ask('0'.repeat(20), answer())).toMatchObject({ say: 'refused', code: 'no-such-table' });
  const explain = { say: 'explain', table, intents: [{ take: 'play' }] } as const;
  expect(await nobody.say(explain)).toMatchObject({ code: 'not-seated' });
  expect(await second.say({ say: 'forecast', table, about: 0, index: null })).toMatchObject({ code: 'not-asked' });
  expect(await second.say({ say: 'at', table, step: step + 1 })).toMatchObject({ code: 'stale' });
  expect(await second.say({ say: 'story', table })).toMatchObject({ code: 'not-over' });
  expect(await nobody.say({ say: 'leave', table })).toMatchObject({ code: 'not-watched' });
  await expectUnharmed(step);
  stranger.close();
  nobody.close();
});

test('an answer given twice counts once, and whoever repeats it is shown the present', async () => {
  const step = await stepNow();
  const ask = { ask: 'answer', step, index: 0 } as const;
  const [one, two] = await Promise.all([first.ask(table, ask), first.ask(table, ask)]);
  expect([one, two]).toMatchObject([{ say: 'done' }, { say: 'refused', code: 'stale' }]);
  const shown = await first.find(
    (each): each is typeof each & { say: 'table' } => each.say === 'table',
    first.told.indexOf(two),
  );
  expect(shown).toMatchObject({ now: { present: { step: step + 1 } } });
  await expectUnharmed(step + 1);
});

test.each([
  'nonsense',
  '',
  '[]',
  'null',
  '{"say":"watch"}',
  '{"say":"fly","table":"00000000000000000000"}',
  '{"say":"watch","table":"../../etc/passwd"}',
  '{"say":"watch","table":"00000000000000000000","more":1}',
  '{"say":"ask","table":"00000000000000000000","ask":{"ask":"answer","step":-1,"index":0}}',
  '{"say":"ask","table":"00000000000000000000","ask":{"ask":"answer","step":1e99,"index":0}}',
  '{"say":"ask","table":"00000000000000000000","ask":{"ask":"sit","seat":0,"salt":"a\\nb"}}',
  '{"say":"ask","table":"00000000000000000000","ask":{"ask":"write","text":"\\u202e"}}',
  '{"__proto__":{"say":"watch"}}',
  '{"say":"explain","table":"00000000000000000000","intents":[{"a":{"b":1}}]}',
  `${'['.repeat(5000)}`,
])('%j is refused as malformed, and the socket goes on', async (text) => {
  const socket = ada.socket();
  await socket.get('table', { say: 'look', table });
  const from = socket.told.length;
  socket.raw(text);
  const refused = await socket.find((each): each is typeof each & { say: 'refused' } => each.say === 'refused', from);
  expect(refused.code).toBe('malformed');
  socket.raw(new TextEncoder().encode('{"say":"look"}'));
  await expectUnharmed(await stepNow());
  socket.close();
});

test('what is malformed is refused with the number that its sender gave it', async () => {
  const socket = ada.socket();
  const refused = { say: 'refused', code: 'malformed', sentence: REFUSED.malformed.en };
  expect(await socket.say({ say: 'watch', table: table.slice(1) })).toMatchObject(refused);
  expect(await socket.say({ say: 'watch', table: table.toUpperCase() })).toMatchObject(refused);
  const from = socket.told.length;
  socket.raw(JSON.stringify({ id: '7', say: 'watch', table }));
  const unnumbered = await socket.find((each) => each.say === 'refused', from);
  expect(unnumbered).toEqual(refused);
  socket.close();
});

test('an intent that means nothing to the game breaks nothing', async () => {
  const odd: readonly Intent[] = [
    {},
    { take: 'walk', to: -5 },
    { take: 'play', card: 1e9 },
    { take: 'nearby' },
    { constructor: 1 },
    { take: 'buy', item: null },
  ];
  for (const intent of odd) {
    const answer = await first.say({ say: 'explain', table, intents: [intent] });
    expect(['explained', 'refused']).toContain(answer.say);
  }
  await expectUnharmed(await stepNow());
});

test('a message that is too big closes the socket with a code and a sentence', async () => {
  const socket = ada.socket();
  await socket.get('table', { say: 'look', table });
  socket.raw(`"${'x'.repeat(17_000)}"`);
  expect(await socket.closed).toEqual({ code: 1009, reason: REFUSED['too-big'].en });
  const huge = await RawSocket.open(server.base, ada.headers);
  huge.frame(0x81, Buffer.alloc(100), 2 ** 31);
  await huge.closed;
  await expectUnharmed(await stepNow());
});

test('frames that break the protocol end their socket and nothing else', async () => {
  const frames: readonly [number, Buffer][] = [
    [0x83, Buffer.from('reserved')],
    [0xf1, Buffer.from('bits')],
    [0x81, Buffer.from([0xff, 0xfe, 0xfd])],
    [0x80, Buffer.from('goes on from nothing')],
    [0x89, Buffer.alloc(200)],
    [0x88, Buffer.of(0)],
  ];
  for (const [first, content] of frames) {
    const raw = await RawSocket.open(server.base, ada.headers);
    expect(raw.status).toBe(101);
    raw.frame(first, content);
    await raw.closed;
  }
  await expectUnharmed(await stepNow());
});

test('a page of another site is not let in', async () => {
  const port = new URL(server.base).host;
  const from = (Origin: string) => RawSocket.open(server.base, { ...ada.headers, Origin });
  for (const origin of ['https://evil.example', 'null', `http://evil.${port}`, 'http://127.0.0.1']) {
    const raw = await from(origin);
    expect([origin, raw.status]).toEqual([origin, 403]);
    expect(raw.text).toContain('bad-origin');
    raw.socket.destroy();
    const body = { name: 'Eve' };
    expect((await ada.call('PATCH', '/api/me', body, { Origin: origin })).status).toBe(403);
  }
  const own = await from(server.base);
  expect(own.status).toBe(101);
  own.socket.destroy();
  const elsewhere = await RawSocket.open(server.base, {}, '/elsewhere');
  expect(elsewhere.status).toBe(404);
  elsewhere.socket.destroy();
});
