import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatMessage } from '../../protocol/chat.ts';
import type { Line, ServerMessage } from '../../protocol/messages.ts';
import { endPage, FakeSocket, fakePage, WELCOME } from './fake-socket.ts';
import type { Feed as WatchedFeed } from './feed.ts';

// The settings ask the browser what it prefers.
vi.mock('../settings.ts', () => ({ settings: { get: () => ({ language: 'en' }) } }));
// Files share modules: another one may have loaded these with mocks of its own.
vi.resetModules();
const { Feed } = await import('./feed.ts');
const { Refused } = await import('./refused.ts');
afterAll(() => vi.resetModules());

let page: ReturnType<typeof fakePage>;
let feed: WatchedFeed;

beforeEach(() => {
  page = fakePage();
  feed = new Feed('t');
});
afterEach(() => {
  feed.close();
  endPage();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** Long enough for a line that was cut to be back. */
const BACK = 3000;

function table(re: number, seq = 3, lines: readonly Line[] = [], messages: readonly ChatMessage[] = []): ServerMessage {
  const charter = {
    ...{ id: 't', game: 'clank', options: {}, seats: 2, listed: false, host: 'a', commitment: '', made: 0 },
    clock: { kind: 'none' as const },
  };
  const clocks = { left: [], since: 0, asked: null };
  const now = {
    you: 0,
    host: 'ada',
    status: 'waiting' as const,
    places: [],
    clocks,
    motion: null,
    chat: 'all' as const,
    spectatorsMayWrite: false,
  };
  return {
    say: 'table',
    re,
    table: 't',
    seq,
    charter,
    now: { ...now, next: null, present: null },
    since: -1,
    told: [],
    lines,
    messages,
  };
}

const line = (seq: number, player: string): Line => ({
  ...{ seq, at: 0, kind: 'said', player, name: 'Bob' },
  phrase: 'good-luck',
});

const news = (from: number, seq = from + 1, of = 't'): ServerMessage => ({
  ...{ say: 'news', from, table: of, seq, since: -1, told: [] },
  ...{ lines: [line(seq, 'bob')], change: null },
});

const ASK = { ask: 'rise' } as const;

/** The table is followed, as it stood after the third entry. */
async function follow(): Promise<void> {
  await FakeSocket.last.tell(WELCOME);
  await FakeSocket.last.tell(table(1));
}

/** The line is cut and comes back. */
async function comeBack(): Promise<void> {
  await FakeSocket.last.cut();
  await pass(BACK);
  await FakeSocket.last.tell(WELCOME);
}

test('a table is watched from its beginning, then told of step by step', async () => {
  await follow();
  expect(FakeSocket.last.sent).toEqual([{ say: 'watch', table: 't', changes: true, id: 1 }]);
  await FakeSocket.last.tell(news(3));
  await FakeSocket.last.tell(news(4));
  expect(feed.table.get()).toMatchObject({ seq: 5, lines: [{ seq: 4 }, { seq: 5 }] });
});

test('what is told of another table is nothing to this one', async () => {
  await follow();
  await FakeSocket.last.tell(news(3, 4, 'other'));
  await FakeSocket.last.tell({ say: 'presence', table: 'other', here: [1] });
  await FakeSocket.last.tell({ say: 'removed', table: 'other' });
  await FakeSocket.last.tell({ say: 'recovered', table: 'other', why: 'read-again', lost: 0 });
  expect([feed.table.get()?.seq, feed.here.get(), feed.refused.get()]).toEqual([3, [], null]);
  expect(feed.recovered.get()).toEqual([]);
});

test('faults that the table was recovered from are remembered', async () => {
  await follow();
  await FakeSocket.last.tell({ say: 'recovered', table: 't', why: 'read-again', lost: 0 });
  await FakeSocket.last.tell({ say: 'recovered', table: 't', why: 'answers-lost', lost: 3 });
  expect(feed.recovered.get()).toMatchObject([{ lost: 0 }, { lost: 3 }]);
});

test('where entries are missing, the table is watched anew, once', async () => {
  await follow();
  await FakeSocket.last.tell(news(5));
  await FakeSocket.last.tell(news(6));
  expect(FakeSocket.last.sent.slice(1)).toEqual([{ say: 'watch', table: 't', changes: true, id: 2 }]);
  expect(feed.table.get()?.seq).toBe(3);
  await FakeSocket.last.tell(table(2, 7));
  await FakeSocket.last.tell(news(7));
  expect(feed.table.get()?.seq).toBe(8);
});

test('news of what is known already are watched anew too: the server knows better', async () => {
  await follow();
  await FakeSocket.last.tell(news(2, 3));
  expect(FakeSocket.last.sent).toHaveLength(2);
});

test('after a cut the table is watched from where it was known', async () => {
  await follow();
  await comeBack();
  expect(FakeSocket.last.sent).toMatchObject([{ say: 'watch', seq: 3 }]);
});

test('whoever became somebody else watches from the beginning: they may see more', async () => {
  await follow();
  await FakeSocket.last.cut();
  await pass(BACK);
  await FakeSocket.last.tell({ ...WELCOME, you: { id: 'ada', name: 'Ada' } });
  expect(FakeSocket.last.sent).toEqual([{ say: 'watch', table: 't', changes: true, id: 2 }]);
  expect(feed.you?.name).toBe('Ada');
});

test('what is asked while the line is away is sent once the table is followed again', async () => {
  await follow();
  await FakeSocket.last.cut();
  const asked = feed.ask(ASK);
  await pass(BACK);
  await FakeSocket.last.tell(WELCOME);
  expect(FakeSocket.last.sent).toHaveLength(1);
  await FakeSocket.last.tell(table(2));
  expect(FakeSocket.last.sent[1]).toEqual({ say: 'ask', table: 't', ask: ASK, id: 3 });
  await FakeSocket.last.tell({ say: 'done', re: 3, table: 't' });
  await asked;
});

test('what was asked before a cut is asked again if the log does not tell of it', async () => {
  await follow();
  const asked = feed.ask(ASK);
  await pass(0);
  await comeBack();
  await FakeSocket.last.tell(table(3, 4, [line(4, 'bob')]));
  expect(FakeSocket.last.sent[1]).toMatchObject({ say: 'ask', ask: ASK });
  await FakeSocket.last.tell({ say: 'done', re: 4, table: 't' });
  await asked;
});

test('what was asked before a cut and is in the log was done', async () => {
  await follow();
  const asked = feed.ask(ASK);
  await pass(0);
  await comeBack();
  await FakeSocket.last.tell(table(3, 4, [{ seq: 4, at: 0, kind: 'rose', seat: 0 }]));
  await asked;
  expect(FakeSocket.last.sent).toHaveLength(1);
});

test('what is refused is told to who asked, and not asked again', async () => {
  await follow();
  const asked = expect(feed.ask(ASK)).rejects.toMatchObject({ code: 'begun' });
  await pass(0);
  await FakeSocket.last.tell({ say: 'refused', re: 2, code: 'begun', sentence: '' });
  await asked;
  expect(FakeSocket.last.sent).toHaveLength(2);
});

test('a question is put again after a cut', async () => {
  await follow();
  const story = feed.query({ say: 'story' });
  await pass(0);
  await comeBack();
  await FakeSocket.last.tell(table(3));
  await pass(0);
  const { id } = FakeSocket.last.sent.at(-1)!;
  await FakeSocket.last.tell({ say: 'forecast', re: id!, forecast: 7 });
  expect(await story).toMatchObject({ forecast: 7 });
});

test.each(['failed', 'too-much', 'closing'] as const)(
  'a table that is followed and refused as %s is watched again',
  async (code) => {
    await follow();
    await comeBack();
    await FakeSocket.last.tell({ say: 'refused', re: 2, code, sentence: '' });
    expect(feed.refused.get()).toBeNull();
    await pass(2000);
    expect(FakeSocket.last.sent).toMatchObject([{ id: 2 }, { say: 'watch', seq: 3, id: 3 }]);
  },
);

test('a table that was never seen is not', async () => {
  await FakeSocket.last.tell(WELCOME);
  await FakeSocket.last.tell({ say: 'refused', re: 1, code: 'failed', sentence: '' });
  expect(feed.refused.get()).toMatchObject({ code: 'failed' });
  await pass(2000);
  expect(FakeSocket.last.sent).toHaveLength(1);
});

test('a table that was removed is refused', async () => {
  await follow();
  await FakeSocket.last.tell({ say: 'removed', table: 't' });
  expect(feed.refused.get()).toBeInstanceOf(Refused);
});

test('the server is told whether the page is in sight, also after a cut', async () => {
  await follow();
  page.document.hidden = true;
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.last.sent.at(-1)).toEqual({ say: 'attend', table: 't', looks: false });
  await comeBack();
  await FakeSocket.last.tell(table(2));
  expect(FakeSocket.last.sent.at(-1)).toEqual({ say: 'attend', table: 't', looks: false });
});

const written = (number: number): ChatMessage => ({
  ...{ id: `t-${number}`, number, at: 0, player: 'ada', name: 'Ada', seat: 0, content: { text: `${number}` } },
});

test('the chat goes on where the line was cut, and shows each message once', async () => {
  const texts = () => feed.table.get()?.messages.map(({ number }) => number);
  await FakeSocket.last.tell(WELCOME);
  await FakeSocket.last.tell(table(1, 3, [], [written(3), written(4)]));
  await FakeSocket.last.tell({ say: 'chat', table: 't', messages: [written(5)] });
  expect(texts()).toEqual([3, 4, 5]);
  await FakeSocket.last.cut();
  await pass(BACK);
  await FakeSocket.last.tell(WELCOME);
  expect(FakeSocket.last.sent).toMatchObject([{ say: 'watch', message: 5 }]);
  await FakeSocket.last.tell(table(2, 3, [], [written(5), written(7)]));
  await FakeSocket.last.tell({ say: 'chat', table: 't', messages: [written(7), written(8)] });
  await FakeSocket.last.tell({ say: 'chat', table: 'other', messages: [written(9)] });
  expect(texts()).toEqual([3, 4, 5, 7, 8]);
});

test('a table that no socket reaches is refused with the reason', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'no-upgrade', sentence: '' }, { status: 426 }));
  for (let n = 0; n < 4; n++) {
    await FakeSocket.last.cut();
    await pass(BACK);
  }
  expect(feed.refused.get()).toMatchObject({ code: 'no-upgrade' });
});

test('a table that was seen stays, even if no socket reaches it any more', async () => {
  await follow();
  vi.stubGlobal('fetch', async () => Response.json({ code: 'no-upgrade', sentence: '' }, { status: 426 }));
  for (let n = 0; n < 5; n++) {
    await FakeSocket.last.cut();
    await pass(BACK);
  }
  expect(feed.refused.get()).toBeNull();
  expect(feed.line.blocked.get()).toMatchObject({ code: 'no-upgrade' });
});
