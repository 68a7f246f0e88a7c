import { expect, test } from 'vitest';
import type { Ask } from '../../protocol/asks.ts';
import type { ChatMessage } from '../../protocol/chat.ts';
import type { Line } from '../../protocol/messages.ts';
import { wasDone } from './done.ts';

const ME = { player: 'me', seat: 1 };
const at = { at: 0 };

/** What is asked, what came of it, and what would have come of the same asked by somebody else. */
const CASES: readonly (readonly [ask: Ask, own: Line, other: Line])[] = [
  [
    { ask: 'answer', step: 7, index: 0 },
    { kind: 'answered', seat: 1, by: 'player', seq: 9, ...at },
    { kind: 'answered', seat: 0, by: 'player', seq: 9, ...at },
  ],
  [
    { ask: 'sit', seat: 1, salt: '' },
    { kind: 'sat', seat: 1, player: 'me', name: 'A', seq: 9, ...at },
    { kind: 'sat', seat: 1, player: 'you', name: 'B', seq: 9, ...at },
  ],
  [
    { ask: 'go-away', why: 'handed' },
    { kind: 'went-away', seat: 1, why: 'handed', seq: 9, ...at },
    { kind: 'went-away', seat: 0, why: 'handed', seq: 9, ...at },
  ],
];

const SENT = { seq: 8, message: 4 };

test('what the log tells was done is not asked again, what it does not tell is', () => {
  for (const [ask, own, other] of CASES) {
    const done = (sent: typeof SENT, ...lines: Line[]) => wasDone(ask, sent, { lines, messages: [] }, ME);
    expect(done(SENT, own)).toBe(true);
    expect(done(SENT, other)).toBe(false);
    expect(done({ ...SENT, seq: 9 }, own)).toBe(false);
    expect(done(SENT)).toBe(false);
  }
});

test('a message that is in the chat is not written again', () => {
  const own: ChatMessage = { id: 't-5', number: 5, at: 0, player: 'me', name: 'A', seat: 1, content: { text: 'Hi' } };
  const done = (changes: Partial<ChatMessage>, ask: Ask = { ask: 'write', text: 'Hi' }, sent = SENT) =>
    wasDone(ask, sent, { lines: [], messages: [{ ...own, ...changes }] }, ME);
  expect(done({})).toBe(true);
  expect(done({ player: 'you' })).toBe(false);
  expect(done({ content: { text: 'Ho' } })).toBe(false);
  expect(done({}, { ask: 'write', text: 'Hi' }, { ...SENT, message: 5 })).toBe(false);
  expect(done({ content: { phrase: 'hello' } }, { ask: 'say', phrase: 'hello' })).toBe(true);
  expect(done({ content: { phrase: 'bye' } }, { ask: 'say', phrase: 'hello' })).toBe(false);
});
