import { expect, test } from 'vitest';
import { sightOf } from './bot.ts';
import { pig } from './pig.ts';
import { dice } from './random.ts';
import { Fields, unknownName } from './stage.ts';

const fields = (value: unknown) => new Fields(value, 'given');

test('fields are read by name and kind, each wrong one named with its place', () => {
  const good = fields({ text: 'a', flag: true, count: 3, list: [1], object: { x: 1 } });
  expect([good.text('text'), good.flag('flag'), good.count('count', 5), good.list('list')]).toEqual([
    'a',
    true,
    3,
    [1],
  ]);
  expect(good.object('object').take('x')).toBe(1);
  expect([good.text('none'), good.flag('none'), good.count('none', 1), good.list('none')]).toEqual([
    undefined,
    false,
    undefined,
    undefined,
  ]);
  expect(good.object('none').names()).toEqual([]);
  expect(() => fields({ text: 4 }).text('text')).toThrow('given.text: should be a text, not 4');
  expect(() => fields({ flag: 1 }).flag('flag')).toThrow('given.flag: should be true or false, not 1');
  expect(() => fields({ list: {} }).list('list')).toThrow('given.list: should be a list, not {}');
  expect(() => fields({ object: 4 }).object('object')).toThrow('given.object: should be an object, not 4');
  for (const value of [[], null, 'x', 4]) expect(() => fields(value)).toThrow('given: should be an object');
  for (const count of [-1, 6, 1.5, '3']) {
    expect(() => fields({ count }).count('count', 5)).toThrow('given.count: should be a whole number from 0 to 5');
  }
  expect(() => fields({ count: 1 }).count('count', 5, 2)).toThrow('from 2 to 5, not 1');
});

test('what nobody asked for is refused, with the nearest name', () => {
  const left = fields({ hnad: [] });
  expect(() => left.finish(['hand', 'deck'])).toThrow('given.hnad: there is no "hnad" here; did you mean hand?');
  left.take('hnad');
  expect(() => left.finish(['hand'])).not.toThrow();
  expect(new Fields({ a: 1 }, '').at('a')).toBe('a');
  expect(unknownName('x', 'kitten', ['mittens', 'sitting', 'bitten']).message).toContain('did you mean bitten?');
  expect(unknownName('x', 'y', []).message).toBe('x: there is no "y" here');
});

test('a bot gets its seat, its view and its question, and worlds of its own', () => {
  const state = pig.setup(2, {}, '1'.repeat(64));
  const asked = pig.decision(state)!;
  const sight = sightOf(pig, state, asked, dice(1));
  expect([sight.seat, sight.view, sight.decision]).toEqual([0, [0, 0], asked]);
  expect(sight.imagine().chance.key).not.toEqual(state.chance.key);
  expect('state' in sight).toBe(false);
});
