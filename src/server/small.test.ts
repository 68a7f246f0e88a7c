import { expect, test } from 'vitest';
import type { Ask } from '../protocol/asks.ts';
import type { Stamped } from '../protocol/hosted.ts';
import { TABLE_ID } from '../protocol/table-id.ts';
import { Bucket, Buckets, perMinute } from './buckets.ts';
import { idAfter, newCode, newTableId, tidied } from './codes.ts';
import { Ledger } from './ledger.ts';
import { isName, isText, tidyName } from './names.ts';
import { addressOf } from './requests.ts';
import { clientMessage } from './schemas.ts';

test.each(['Ada', ' Zoé  B. ', '👩‍👩‍👧‍👦', '🇫🇷', '日本', '❤️', 'x'.repeat(24), 'é'.repeat(24)])(
  '%j is a name',
  (name) => {
    expect(isName(name)).toBe(true);
  },
);

test.each(['', ' ', '\u200b', '\u3164', 'a\u202eb', 'a\nb', 'x'.repeat(25), `e${'\u0301'.repeat(99)}`, '\ud800'])(
  '%j is no name',
  (name) => {
    expect(isName(name)).toBe(false);
  },
);

test('a name is kept tidy, and what is written stays on its line', () => {
  expect(tidyName(' Zoe\u0301   B ')).toBe('Zoé B');
  expect([isText('so?'), isText(' '), isText('a\nb'), isText('a\u202eb')]).toEqual([true, false, false, false]);
});

test('a bucket lets through its rate, and tells a flood from haste', () => {
  const bucket = new Bucket({ most: 2, perSecond: 1 }, 0);
  expect([bucket.pay(1, 0), bucket.pay(1, 0), bucket.pay(1, 0)]).toEqual([true, true, false]);
  expect(bucket.inDeepDebt).toBe(false);
  expect(bucket.pay(1, 0)).toBe(false);
  expect(bucket.inDeepDebt).toBe(true);
  expect(bucket.pay(1, 3000)).toBe(true);
});

test('buckets are kept for the latest ones only', () => {
  const buckets = new Buckets(perMinute(1));
  expect([buckets.pay('a', 1, 0), buckets.pay('a', 1, 0)]).toEqual([true, false]);
  for (let i = 0; i < 20_000; i++) buckets.pay(`${i}`, 1, 0);
  expect(buckets.pay('a', 1, 0)).toBe(true);
});

test('ids and codes are long, clear and never the same', () => {
  const ids = new Set(Array.from({ length: 100 }, newTableId));
  expect([ids.size, [...ids].every((id) => TABLE_ID.test(id))]).toEqual([100, true]);
  expect(idAfter('a')).toMatch(TABLE_ID);
  expect(new Set(['a', 'a', 'b'].map(idAfter)).size).toBe(2);
  expect(tidied(` ${newCode().toLowerCase()} `)).toMatch(/^[A-HJKMNP-TV-Z2-9]{12}$/);
});

test('addresses are counted one by one, the newer ones by their network', () => {
  const of = (ip: string) => addressOf({ ip });
  expect(of('192.0.2.7')).toBe('192.0.2.7');
  expect(of('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(of('2001:db8:1:2:3:4:5:6')).toBe(of('2001:db8:1:2::9'));
  expect(of('2001:db8::1')).toBe('2001:db8:0:0');
  expect(of('::1')).toBe('0:0:0:0');
});

test('a ledger knows how far back one has to be told', () => {
  const entry = (seq: number, more: object): Stamped => JSON.parse(JSON.stringify({ seq, at: seq, ...more }));
  const answered = { kind: 'answered', seat: 0, index: 3, by: 'player' };
  const log = [
    entry(1, { kind: 'sat', seat: 0, player: 'p', name: 'n', salt: 's' }),
    entry(2, { kind: 'began' }),
    entry(3, answered),
  ];
  const ledger = new Ledger(log, 1);
  const lowest = (...known: number[]) => known.map((seq) => ledger.missedAfter(seq).since);
  const kinds = (known: number) => ledger.missedAfter(known).lines.map(({ kind }) => kind);
  expect(lowest(0, 1, 2, 3)).toEqual([-1, -1, 0, 1]);
  expect([kinds(0), kinds(2), kinds(3)]).toEqual([['sat', 'began'], ['answered'], []]);
  expect(ledger.add([entry(4, answered), entry(5, { kind: 'undid', seat: 0 })], 1)).toBe(1);
  expect([lowest(3, 4, 5), kinds(3)]).toEqual([
    [1, 1, 1],
    ['answered', 'undid'],
  ]);
  const motion = { what: 'undo', seat: 0, step: 0 };
  expect(ledger.add([entry(6, { kind: 'agreed', seat: 0, motion })], 0)).toBe(-1);
  expect([lowest(5, 6), kinds(5)]).toEqual([
    [-1, 0],
    ['sat', 'began', 'undid', 'agreed'],
  ]);
});

/** Of each kind one: a kind without a schema does not compile. */
const ASKS = {
  sit: { ask: 'sit', seat: 0, salt: '' },
  'seat-bot': { ask: 'seat-bot', seat: 0, name: 'Hal', bot: 'greedy' },
  'free-seat': { ask: 'free-seat', seat: 1 },
  'make-host': { ask: 'make-host', seat: 1 },
  'end-game': { ask: 'end-game' },
  rise: { ask: 'rise' },
  begin: { ask: 'begin' },
  undo: { ask: 'undo' },
  redo: { ask: 'redo' },
  decline: { ask: 'decline' },
  'come-back': { ask: 'come-back' },
  answer: { ask: 'answer', step: 0, index: 0 },
  agree: { ask: 'agree', motion: { what: 'end' } },
  'go-away': { ask: 'go-away', why: 'handed' },
  'send-away': { ask: 'send-away', seat: 1 },
  say: { ask: 'say', phrase: 'hello' },
  write: { ask: 'write', text: 'hello' },
  'close-chat': { ask: 'close-chat', what: 'all' },
  'let-spectators-write': { ask: 'let-spectators-write', may: true },
} satisfies { [Kind in Ask['ask']]: Extract<Ask, { ask: Kind }> | { ask: Kind } };

test.each(Object.values(ASKS))('%j can be asked over the socket', (ask) => {
  const message = { say: 'ask', table: '0'.repeat(20), ask };
  expect(clientMessage.parse(message)).toEqual(message);
});
