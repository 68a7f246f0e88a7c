import { afterAll, expect, test } from 'vitest';
import { RawSocket } from './raw-socket.ts';
import { FakeClock } from './secrecy/fake-clock.ts';
import { removeFolders, trialServer } from './testing.ts';

afterAll(removeFolders);

const PING = 0x89;
const ROUND = 20_000;

/** Pings without content that the socket was sent. */
function pingsTo({ bytes }: RawSocket): number {
  let count = 0;
  for (let at = bytes.indexOf('\r\n\r\n') + 4; at + 1 < bytes.length; ) {
    if (bytes[at] === PING) count += 1;
    const short = bytes[at + 1]!;
    at += short < 126 ? 2 + short : 4 + bytes.readUInt16BE(at + 2);
  }
  return count;
}

test('sockets are asked whether they are there one after the other, each once in a round', async () => {
  const clock = new FakeClock();
  const server = await trialServer({}, { now: clock.now, after: clock.after, ticks: clock.now });
  const sockets: RawSocket[] = [];
  for (let i = 0; i < 4; i++) sockets.push(await RawSocket.open(server.base, {}));
  const told = () => sockets.map(pingsTo);
  await expect.poll(told).toEqual([1, 1, 1, 1]);

  const settled = async () => {};
  await clock.pass(ROUND / 50, settled);
  await expect.poll(told).toEqual([2, 2, 1, 1]);
  await clock.pass(ROUND - ROUND / 50, settled);
  await expect.poll(told).toEqual([2, 2, 2, 2]);
  for (const { socket } of sockets) socket.destroy();
  await server.close();
});
