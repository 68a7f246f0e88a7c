import { beforeEach, expect, test } from 'vitest';
import { dice } from '../engine/random.ts';
import { Refusal, type TableAsk } from '../protocol/asks.ts';
import type { Charter, Entry, LoggedEntry } from '../protocol/hosted.ts';
import { isTooMuch } from './ask-counts.ts';
import { HostedTable } from './hosted.ts';
import { keptOf, restored } from './kept.ts';
import { entryFor } from './requests.ts';
import { trialKit } from './trial.ts';

const MOST = 3;
const CHARTER: Charter = {
  id: 't',
  game: 'pig',
  options: {},
  seats: 3,
  clock: { kind: 'none' },
  listed: false,
  host: 'anna',
  commitment: '',
  made: 0,
};
const END = { ask: 'agree', motion: { what: 'end' } } as const;
const fixed = () => ({ charter: CHARTER, secret: 's', kit: trialKit, random: dice(1) });

let table: HostedTable;

const add = (entry: LoggedEntry) => table.apply({ ...entry, seq: table.seq + 1, at: 1000 });

/** What becomes of it where each may add so many entries. */
function ask(player: string, asked: TableAsk): 'done' | 'too-much' | string {
  if (isTooMuch(table, player, asked, MOST)) return 'too-much';
  try {
    add(entryFor(table, { player, name: player }, asked));
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

beforeEach(() => {
  table = new HostedTable(CHARTER, 's', trialKit, dice(1));
  for (const [seat, player] of ['anna', 'ben', 'cleo'].entries()) ask(player, { ask: 'sit', seat, salt: '' });
  ask('anna', { ask: 'begin' });
});

test('what one player adds leaves the others their room', () => {
  while (ask('ben', END) === 'done') ask('ben', { ask: 'decline' });
  expect(table.askCounts).toEqual({ anna: 1, ben: MOST, cleo: 1 });
  expect([ask('cleo', END), ask('anna', { ask: 'close-chat', what: 'text' })]).toEqual(['done', 'done']);
});

test('one who has added as many as they may can still answer, vote, leave and end the game', () => {
  while (ask('ben', END) === 'done') ask('ben', { ask: 'decline' });
  expect(ask('ben', { ask: 'undo' })).toBe('too-much');
  expect(ask('cleo', END)).toBe('done');
  expect(ask('ben', END)).toBe('done');
  expect(ask('cleo', { ask: 'decline' })).toBe('done');
  add({ kind: 'went-away', seat: 1, why: 'clock' });
  expect(ask('ben', { ask: 'come-back' })).toBe('done');
  expect(ask('ben', { ask: 'go-away', why: 'resigned' })).toBe('done');
  expect(ask('ben', { ask: 'come-back' })).toBe('too-much');
  while (ask('anna', { ask: 'close-chat', what: 'all' }) === 'done');
  expect(ask('anna', { ask: 'answer', step: 0, index: 0 })).toBe('done');
  expect(ask('anna', { ask: 'send-away', seat: 2 })).toBe('done');
  expect(ask('anna', { ask: 'end-game' })).toBe('done');
});

test('a vote that changes nothing is no entry', () => {
  const { seq } = table;
  expect(ask('ben', { ask: 'decline' })).toBe('stale');
  expect([ask('ben', END), ask('ben', END)]).toEqual(['done', 'stale']);
  expect(table.seq).toBe(seq + 1);
});

test('answers, the old chat and what the server adds count for nobody', () => {
  const before = table.askCounts;
  const others: LoggedEntry[] = [
    { kind: 'said', player: 'ben', name: 'ben', phrase: 'hello' },
    { kind: 'wrote', player: 'ben', name: 'ben', text: 'hello' },
    { kind: 'answered', seat: 0, index: 0, by: 'player' },
    { kind: 'went-away', seat: 1, why: 'voted' },
    { kind: 'erased', player: 'cleo' },
  ];
  for (const entry of others) add(entry);
  expect(table.askCounts).toEqual(before);
});

test('what the host does counts for whoever is the host then', () => {
  const entries: Entry[] = [
    { kind: 'host-changed', seat: 1, player: 'ben', name: 'ben' },
    { kind: 'chat-closed', what: 'all' },
    { kind: 'went-away', seat: 2, why: 'host' },
    { kind: 'spectators-may-write', may: true },
  ];
  for (const entry of entries) add(entry);
  expect(table.askCounts).toEqual({ anna: 2, ben: 4, cleo: 1 });
});

test('the counts are kept with the table, and begin anew where an older server kept it', () => {
  ask('ben', END);
  const kept = keptOf(table, table.match!);
  expect(restored(fixed(), kept).askCounts).toEqual({ anna: 1, ben: 2, cleo: 1 });
  const { askCounts: _, ...older } = kept;
  expect(restored(fixed(), older).askCounts).toEqual({});
});
