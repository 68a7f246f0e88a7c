import { expect, test } from 'vitest';
import type { HostedTable } from './hosted.ts';
import { type KeptHosted, keptOf, newTable, restored } from './kept.ts';
import { playedByChance, trialTable } from './trial-table.ts';

/** All that a table is, whatever fields it has. */
function fieldsOf({ match, clocks, ...table }: HostedTable): unknown {
  const { kit: _, random: __, salts: ___, ...rest } = { random: null, salts: null, ...table };
  const presents = [null, 0, 1, 2].map((viewer) => match?.present(viewer));
  return { ...rest, clocks: clocks.kept, kept: match?.kept, presents, told: match?.told(1, -1) };
}

test('a copy made at any moment is the same table, and what happens to either leaves the other alone', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const table = newTable(trialTable());
    let copy = table.copy();
    let other: { readonly table: HostedTable; readonly fields: string } | null = null;
    for (const entry of playedByChance(table, seed)) {
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
    const table = newTable(trialTable());
    const others: HostedTable[] = [];
    for (const entry of playedByChance(table, seed)) {
      kinds.add(entry.kind);
      for (const other of others) other.apply(entry);
      const { match } = table;
      if (match === null) continue;
      const kept: KeptHosted = JSON.parse(JSON.stringify(keptOf(table, match)));
      others.push(restored(trialTable(), kept));
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
