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

test('a file says who sat there, who decided, and how many answers came before it', () => {
  const { record, sitters } = aTable();
  const read = { record, sitters, deciders: null, begins: 0 };
  expect(tableIn(textOf(aTable()), [pig])).toEqual(read);
  expect(tableIn(textOf({ ...aTable(), deciders: DECIDERS }), [pig])).toEqual({ ...read, deciders: DECIDERS });
  expect(tableIn(textOf({ ...aTable(), begins: 7 }), [pig])).toEqual({ ...read, begins: 7 });
  for (const begins of [-1, 0.5, '7', null]) {
    expect(tableIn(JSON.stringify({ ...JSON.parse(textOf(aTable())), begins }), [pig])).toEqual(read);
  }
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
