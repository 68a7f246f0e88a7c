import { expect, test } from 'vitest';
import { dice } from '../engine/random.ts';
import type { TableAsk } from '../protocol/asks.ts';
import type { Charter, Entry, Stamped } from '../protocol/hosted.ts';
import { HostedTable } from './hosted.ts';
import { type Fixed, type KeptHosted, keptOf, restored } from './kept.ts';
import { commitmentOf } from './luck.ts';
import { type Asker, entryFor } from './requests.ts';
import { trialKit } from './trial.ts';

const SECRET = 'a secret';
const CHARTER: Charter = {
  id: 't',
  game: 'pig',
  options: {},
  seats: 3,
  clock: { kind: 'game', seconds: 600, increment: 5 },
  listed: true,
  host: 'anna',
  commitment: commitmentOf(SECRET),
  made: 0,
};
const ASKERS: readonly Asker[] = ['anna', 'ben', 'cleo'].map((player) => ({ player, name: player.toUpperCase() }));

const fixed = (): Fixed => ({ charter: CHARTER, secret: SECRET, kit: trialKit, random: dice(1) });

/** Everything that somebody may do while a game is under way. */
const asksAt = (table: HostedTable, at: number): readonly TableAsk[] => [
  { ask: 'answer', step: table.match!.step, index: at % 3 },
  { ask: 'answer', step: table.match!.step, index: 2 },
  { ask: 'undo' },
  { ask: 'redo' },
  { ask: 'agree', motion: { what: 'undo', seat: 0, step: Math.max(0, table.match!.step - 2) } },
  { ask: 'agree', motion: { what: 'end' } },
  { ask: 'agree', motion: { what: 'send-away', seat: 1 } },
  { ask: 'decline' },
  { ask: 'go-away', why: 'handed' },
  { ask: 'come-back' },
  { ask: 'close-chat', what: 'text' },
  { ask: 'let-spectators-write', may: at % 2 === 0 },
];

/** Adds to a table whatever is allowed next, by chance. */
function* played(table: HostedTable, seed: number): Generator<Stamped> {
  const random = dice(seed);
  let at = 1000;
  const add = (entry: Entry): Stamped => {
    at += 500 + random.below(3000);
    const stamped = { ...entry, seq: table.seq + 1, at };
    table.apply(stamped);
    return stamped;
  };
  for (const [seat, { player, name }] of ASKERS.entries()) yield add({ kind: 'sat', seat, player, name, salt: name });
  yield add({ kind: 'began', print: 'p' });
  for (let i = 0; i < 400 && !table.over; i++) {
    const own = table.ownEntry(at + 10_000, 0);
    if (own !== null && random.below(3) > 0) {
      yield add(own);
      continue;
    }
    const asker = ASKERS[random.below(ASKERS.length)]!;
    const asks = asksAt(table, i);
    try {
      yield add(entryFor(table, asker, asks[random.below(asks.length)]!));
    } catch {
      // What is refused is not asked.
    }
  }
}

/** All that a table is, whatever fields it has. */
function fieldsOf({ match, clocks, ...table }: HostedTable): unknown {
  const { kit: _, random: __, salts: ___, ...rest } = { random: null, salts: null, ...table };
  const presents = [null, 0, 1, 2].map((viewer) => match?.present(viewer));
  return { ...rest, clocks: clocks.kept, kept: match?.kept, presents, told: match?.told(1, -1) };
}

test('a copy made at any moment is the same table, and what happens to either leaves the other alone', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const table = new HostedTable(CHARTER, SECRET, trialKit, dice(1));
    let copy = table.copy();
    let other: { readonly table: HostedTable; readonly fields: string } | null = null;
    for (const entry of played(table, seed)) {
      copy.apply(entry);
      expect(fieldsOf(copy)).toEqual(fieldsOf(table));
      if (other !== null) expect(JSON.stringify(fieldsOf(other.table))).toBe(other.fields);
      other = { table: copy, fields: JSON.stringify(fieldsOf(copy)) };
      copy = copy.copy();
    }
  }
});

test('a table that was kept at any moment is the same table, and goes on the same', () => {
  const kinds = new Set<string>();
  let count = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const table = new HostedTable(CHARTER, SECRET, trialKit, dice(1));
    const others: HostedTable[] = [];
    for (const entry of played(table, seed)) {
      kinds.add(entry.kind);
      for (const other of others) other.apply(entry);
      const { match } = table;
      if (match === null) continue;
      const kept: KeptHosted = JSON.parse(JSON.stringify(keptOf(table, match)));
      others.push(restored(fixed(), kept));
      count += 1;
      const oldest = others.length > 10 ? others.shift()! : others[0]!;
      expect(fieldsOf(others.at(-1)!)).toEqual(fieldsOf(table));
      expect(fieldsOf(oldest)).toEqual(fieldsOf(table));
    }
  }
  expect(count).toBeGreaterThan(200);
  expect([...kinds]).toEqual(
    expect.arrayContaining(['undid', 'redid', 'agreed', 'carried', 'declined', 'went-away', 'came-back']),
  );
});
