import { expect, test } from 'vitest';
import { pig } from '../../engine/pig.ts';
import { Session } from '../../engine/session.ts';
import type { KeptTable } from '../../protocol/table.ts';
import { tableIn, textOf } from './files.ts';

function aTable(): KeptTable {
  const session = new Session(pig, { seats: 2, options: {}, seed: '3'.repeat(64) });
  for (const answer of [2, 1, 1]) session.answer(answer);
  const sitters = [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Hal', bot: 'greedy' },
  ] as const;
  return { id: 't', sitters, record: session.record, begun: 0, touched: 0, turn: 1, asked: 0, result: null };
}

const DECIDERS = {
  list: [
    { as: 'stand-in', name: 'Ada' },
    { as: 'bot', name: 'Hal' },
  ],
  of: [0, 0, 1],
} as const;

test('a file says who sat there and who decided', () => {
  const { record, sitters } = aTable();
  expect(tableIn(textOf(aTable()), [pig])).toEqual({ record, sitters, deciders: null });
  expect(tableIn(textOf({ ...aTable(), deciders: DECIDERS }), [pig])).toEqual({ record, sitters, deciders: DECIDERS });
});

test('what a file says of deciders is taken whole or not at all', () => {
  const read = (deciders: unknown) => {
    const text = JSON.stringify({ ...JSON.parse(textOf(aTable())), deciders });
    return tableIn(text, [pig]).deciders;
  };
  for (const bad of [7, null, {}, { list: [], of: [0] }, { list: [{ as: 'spirit', name: 'x' }], of: [0, 0, 0] }]) {
    expect(read(bad)).toBeNull();
  }
});
