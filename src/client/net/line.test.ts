import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage, WireCode } from '../../protocol/messages.ts';
import { delayBefore } from '../../protocol/returning.ts';
import { endPage, FakeSocket, fakePage, WELCOME } from './fake-socket.ts';
import type { Line as OpenLine } from './line.ts';

// The settings ask the browser what it prefers.
vi.mock('../settings.ts', () => ({ settings: { get: () => ({ language: 'en' }) } }));
// Files share modules: another one may have loaded these with mocks of its own.
vi.resetModules();
const { Dropped, Line } = await import('./line.ts');
const { Refused } = await import('./refused.ts');
afterAll(() => vi.resetModules());

/** Silence after which the line is given up, with something asked and without; milliseconds. */
const PATIENCE = 4000;
const SILENCE = 45_000;

const LOOK = { say: 'look', table: 't' } as const;
const DONE: ServerMessage = { say: 'done', re: 1, table: 't' };

let window: EventTarget;
let heard: ServerMessage[];
let line: OpenLine;

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  window = fakePage().told;
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  heard = [];
  line = new Line((message) => heard.push(message));
});
afterEach(() => {
  line.close();
  endPage();
});

test('a line is open once the server has said welcome, and knows its time', async () => {
  expect(line.isOpen.get()).toBe(false);
  vi.setSystemTime(10_000);
  await FakeSocket.last.tell({ ...WELCOME, time: 12_500 });
  expect(line.isOpen.get()).toBe(true);
  expect(line.ahead).toBe(2500);
  expect(heard).toMatchObject([{ say: 'welcome' }]);
});

test('what is asked is answered by its number, or refused', async () => {
  await FakeSocket.last.tell(WELCOME);
  const first = line.ask(LOOK);
  const second = expect(line.ask(LOOK)).rejects.toBeInstanceOf(Refused);
  expect(FakeSocket.last.sent).toEqual([
    { ...LOOK, id: 1 },
    { ...LOOK, id: 2 },
  ]);
  await FakeSocket.last.tell({ say: 'refused', re: 2, code: 'too-much', sentence: '' });
  await FakeSocket.last.tell(DONE);
  await second;
  expect(await first).toEqual(DONE);
});

test('an answer that comes twice, or to nothing that was asked, settles nothing else', async () => {
  await FakeSocket.last.tell(WELCOME);
  const first = line.ask(LOOK);
  await FakeSocket.last.tell({ ...DONE, re: 7 });
  await FakeSocket.last.tell(DONE);
  expect(await first).toEqual(DONE);
  const next = line.ask(LOOK);
  await FakeSocket.last.tell(DONE);
  await FakeSocket.last.tell({ ...DONE, re: 2 });
  expect(await next).toMatchObject({ re: 2 });
});

test('while the line is away nothing is sent: what is asked is dropped, what is told is lost', async () => {
  await expect(line.ask(LOOK)).rejects.toBeInstanceOf(Dropped);
  line.tell(LOOK);
  expect(FakeSocket.last.sent).toEqual([]);
});

test('a cut drops what was asked', async () => {
  await FakeSocket.last.tell(WELCOME);
  const asked = expect(line.ask(LOOK)).rejects.toBeInstanceOf(Dropped);
  await FakeSocket.last.cut();
  await asked;
  expect(line.isOpen.get()).toBe(false);
});

test('a line that is cut comes back, later each time until the server answers', async () => {
  for (const attempts of [0, 1, 2, 3, 4]) {
    const delay = delayBefore(attempts, 0.5);
    await FakeSocket.last.cut();
    await pass(delay - 1);
    expect(FakeSocket.opened).toHaveLength(attempts + 1);
    await pass(1);
    expect(FakeSocket.opened).toHaveLength(attempts + 2);
  }
  expect(delayBefore(4, 0.5)).toBeGreaterThan(delayBefore(0, 0.5));
  await FakeSocket.last.tell(WELCOME);
  await FakeSocket.last.cut();
  const before = FakeSocket.opened.length;
  await pass(delayBefore(0, 0.5));
  expect(FakeSocket.opened).toHaveLength(before + 1);
});

/** What the server says to whoever asks why sockets are refused. */
function answerTrial(code: WireCode | null): ReturnType<typeof vi.fn<() => Promise<Response>>> {
  const trial = vi.fn(async () => {
    if (code === null) throw new TypeError('there is no network');
    return Response.json({ code, sentence: '' }, { status: 426 });
  });
  vi.stubGlobal('fetch', trial);
  return trial;
}

/** Sockets that never open, one after the other. */
async function refuseSockets(count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    await FakeSocket.last.cut();
    await pass(3000);
  }
}

test.each(['no-upgrade', 'bad-origin'] as const)(
  'sockets that a proxy keeps away are told as such: %s',
  async (code) => {
    const trial = answerTrial(code);
    await refuseSockets(3);
    expect(trial).toHaveBeenCalledWith(new URL('http://127.0.0.1/api/socket'), { method: 'POST' });
    expect(line.blocked.get()).toBeNull();
    await refuseSockets(1);
    expect(line.blocked.get()).toMatchObject({ code });
    await refuseSockets(4);
    expect(trial).toHaveBeenCalledOnce();
    await FakeSocket.last.tell(WELCOME);
    expect(line.blocked.get()).toBeNull();
  },
);

test.each(['too-much', null] as const)('sockets that are refused for a while are tried again: %s', async (code) => {
  const trial = answerTrial(code);
  await refuseSockets(7);
  expect(trial).toHaveBeenCalledTimes(2);
  expect(line.blocked.get()).toBeNull();
});

test('a server that restarts is not taken for a proxy that is set up wrongly', async () => {
  answerTrial('no-upgrade');
  await refuseSockets(3);
  await FakeSocket.last.tell(WELCOME);
  await FakeSocket.last.cut();
  await pass(3000);
  await refuseSockets(2);
  expect(line.blocked.get()).toBeNull();
});

test('a server that never says welcome is given up', async () => {
  await pass(PATIENCE);
  expect(FakeSocket.last.closed).toBe(true);
  await pass(delayBefore(0, 0.5));
  expect(FakeSocket.opened).toHaveLength(2);
});

test('silence is noticed: at once where something was asked, else after a while', async () => {
  await FakeSocket.last.tell(WELCOME);
  await pass(SILENCE - 1);
  expect(line.isOpen.get()).toBe(true);
  await FakeSocket.last.tell({ say: 'lag', lag: 3, time: 0 });
  await pass(SILENCE - 1);
  expect(line.isOpen.get()).toBe(true);
  const asked = expect(line.ask(LOOK)).rejects.toBeInstanceOf(Dropped);
  await pass(PATIENCE);
  await asked;
  expect(line.isOpen.get()).toBe(false);
});

test('once everything asked is answered, the line may be silent again', async () => {
  await FakeSocket.last.tell(WELCOME);
  const asked = line.ask(LOOK);
  await FakeSocket.last.tell(DONE);
  await asked;
  await pass(SILENCE - 1);
  expect(line.isOpen.get()).toBe(true);
  await pass(1);
  expect(line.isOpen.get()).toBe(false);
});

test('what an older socket still says or does is nothing to the line', async () => {
  const old = FakeSocket.last;
  await old.cut();
  await pass(delayBefore(0, 0.5));
  await FakeSocket.last.tell(WELCOME);
  await old.tell({ say: 'closing', sentence: '' });
  await old.cut();
  expect(line.isOpen.get()).toBe(true);
  expect(heard).toHaveLength(1);
});

test('a device that is back on the network connects at once; one that went off it doubts the line', async () => {
  await FakeSocket.last.tell(WELCOME);
  window.dispatchEvent(new Event('offline'));
  await pass(PATIENCE);
  expect(line.isOpen.get()).toBe(false);
  await pass(delayBefore(0, 0.5));
  await FakeSocket.last.cut();
  const before = FakeSocket.opened.length;
  window.dispatchEvent(new Event('online'));
  await pass(delayBefore(0, 0.5));
  expect(FakeSocket.opened).toHaveLength(before + 1);
});

test('a line that was closed stays closed', async () => {
  await FakeSocket.last.tell(WELCOME);
  line.close();
  expect(FakeSocket.last.closed).toBe(true);
  window.dispatchEvent(new Event('online'));
  line.renew();
  await pass(SILENCE);
  expect(FakeSocket.opened).toHaveLength(1);
});
