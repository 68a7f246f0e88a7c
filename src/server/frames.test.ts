import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { REFUSED } from '../text/refusals.ts';
import { RawSocket } from './raw-socket.ts';
import { memoryHeld, removeFolders, type TrialServer, trialServer } from './testing.ts';

let server: TrialServer;

afterEach(async () => {
  await server.close();
});
afterAll(removeFolders);

const TOO_BIG = 70_000;

/** The first byte of a frame, what is in it, how the socket is closed, and what is said. */
const BROKEN: readonly (readonly [string, number, Buffer, number, 'malformed' | 'too-big'])[] = [
  ['a kind that is reserved', 0x83, Buffer.from('x'), 1002, 'malformed'],
  ['bits that are reserved', 0xf1, Buffer.from('x'), 1002, 'malformed'],
  ['text that is no text', 0x81, Buffer.from([0xff, 0xfe]), 1007, 'malformed'],
  ['what goes on from nothing', 0x80, Buffer.from('x'), 1002, 'malformed'],
  ['a ping that is too long', 0x89, Buffer.alloc(200), 1002, 'malformed'],
  ['far too much', 0x81, Buffer.alloc(TOO_BIG, 0x20), 1009, 'too-big'],
];

test.each(BROKEN)('%s is refused with a code and a sentence', async (_, first, content, code, why) => {
  server = await trialServer();
  for (const language of ['en', 'fr'] as const) {
    const raw = await RawSocket.open(server.base, { 'Accept-Language': language });
    raw.frame(first, content);
    await raw.closed;
    expect(raw.farewell).toEqual({ code, reason: REFUSED[why][language] });
  }
});

test('a message in a thousand pieces is refused', async () => {
  server = await trialServer();
  const raw = await RawSocket.open(server.base, {});
  raw.frame(0x01, Buffer.from('"'));
  for (let i = 0; i < 1000; i++) raw.frame(0x00, Buffer.from('x'));
  await raw.closed;
  expect(raw.farewell).toMatchObject({ code: 1008, reason: REFUSED.malformed.en });
});

test.each([
  ['pings', 0x89],
  ['pongs', 0x8a],
])('a flood of %s is cut off, read or unread, and costs little', { timeout: 60_000 }, async (_, first) => {
  server = await trialServer({ messagesPerSecond: 30 });
  for (const reads of [true, false]) {
    const raw = await RawSocket.open(server.base, {});
    if (!reads) raw.socket.pause();
    const before = memoryHeld();
    const content = Buffer.alloc(125, 0x61);
    for (let i = 0; i < 200_000 && server.house.sockets.size > 0; i++) {
      raw.frame(first, content);
      if (i % 500 === 0) await wait(1);
    }
    for (let i = 0; i < 200 && server.house.sockets.size > 0; i++) await wait(50);
    expect(server.house.sockets.size).toBe(0);
    expect(memoryHeld() - before).toBeLessThan(100 * 2 ** 20);
    if (reads) expect(raw.farewell).toEqual({ code: 4429, reason: REFUSED['too-much'].en });
    raw.socket.destroy();
  }
});

test('a ping now and then is answered', async () => {
  server = await trialServer();
  const raw = await RawSocket.open(server.base, {});
  const before = raw.bytes.length;
  raw.frame(0x89, Buffer.from('there?'));
  await expect.poll(() => raw.bytes.subarray(before).includes('there?')).toBe(true);
  raw.socket.destroy();
});
