import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Change, Changes, changed } from './changes.ts';

function changeBetween(before: unknown, after: unknown): Change | null {
  return JSON.parse(new Changes().between(before, after) ?? 'null');
}

/** Values of few kinds, so that two of them often have something in common. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, 'x'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value')),
  ),
}));

test('a change makes the one into the other, over the line too', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const copy = JSON.stringify(before);
      const sent = changeBetween(before, after);
      expect(JSON.parse(JSON.stringify(changed(before, sent)))).toEqual(JSON.parse(JSON.stringify(after)));
      expect(JSON.stringify(before)).toBe(copy);
      expect(changeBetween(before, JSON.parse(copy))).toBeNull();
    }),
  );
});

test('what stays the same is not sent', () => {
  const before = { hand: [1, 2, 3], gold: 4, row: [{ card: 1 }, { card: 2 }], gone: 1 };
  const after = { hand: [1, 2], gold: 4, row: [{ card: 1 }, { card: 5 }, { card: 6 }] };
  const change = changeBetween(before, after);
  expect(change).toEqual({
    f: {
      hand: { i: {}, n: 2 },
      row: { i: { 1: { f: { card: { v: 5 } } }, 2: { v: { card: 6 } } }, n: 3 },
    },
    gone: ['gone'],
  });
  expect(changed(before, change)).toEqual(after);
  expect(before.hand).toEqual([1, 2, 3]);
});

test('a field called __proto__ stays a field', () => {
  const before: unknown = { a: 1 };
  const after = JSON.parse('{"a":1,"b":{"__proto__":{"x":1}}}');
  expect(JSON.stringify(changed(before, changeBetween(before, after)))).toBe(JSON.stringify(after));
});

test('what several values share is the same change in each', () => {
  const [before, after] = [{ row: [{ card: 1 }, { card: 2 }] }, { row: [{ card: 1 }, { card: 5 }] }];
  const changes = new Changes();
  for (const own of ['ada', 'bob']) {
    const [one, other] = [
      { ...before, own: [own] },
      { ...after, own: [own, 'more'] },
    ];
    const sent: Change | null = JSON.parse(changes.between(one, other)!);
    expect(changed(one, sent)).toEqual(other);
  }
  expect(changes.between({ row: [] }, after)).toBe(new Changes().between({ row: [] }, after));
});
