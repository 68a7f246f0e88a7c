import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SharedList } from './shared-list.ts';

type Step =
  | { readonly do: 'push'; readonly list: number; readonly item: number }
  | { readonly do: 'cut'; readonly list: number; readonly length: number }
  | { readonly do: 'copy'; readonly list: number };

const list = fc.nat(9);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('push' as const), list, item: fc.nat(99) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cut' as const), list, length: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('copy' as const), list }) },
);

test('copies never see what happens to one another', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const lists = [new SharedList<number>()];
      const models: number[][] = [[]];
      for (const each of steps) {
        const at = each.list % lists.length;
        const [shared, model] = [lists[at]!, models[at]!];
        if (each.do === 'push') {
          shared.push(each.item);
          model.push(each.item);
        } else if (each.do === 'cut') {
          shared.cut(each.length);
          model.length = Math.min(model.length, each.length);
        } else {
          lists.push(shared.copy());
          models.push(model.slice());
        }
      }
      expect(lists.map((each) => each.slice())).toEqual(models);
      expect(lists.map(({ length, last }) => [length, last])).toEqual(models.map((each) => [each.length, each.at(-1)]));
      expect(lists.map((each) => each.slice(2, 4))).toEqual(models.map((each) => each.slice(2, 4)));
      expect(lists.map((each) => each.at(5))).toEqual(models.map((each) => each[5]));
    }),
    { seed: 28, numRuns: 300 },
  );
});

test('a list does not change with the array that it was made of', () => {
  const items = [1, 2];
  const shared = new SharedList(items);
  items.push(3);
  shared.push(4);
  expect([items, shared.slice()]).toEqual([
    [1, 2, 3],
    [1, 2, 4],
  ]);
});
