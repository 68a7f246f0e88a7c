import { expect, test } from 'vitest';
import { BOT_NAMES } from '../../bots/index.ts';
import { byLot, changed, KINDS, placesFor, sittersAt } from './places.ts';

test('a table is first set for one person and bots with names of their own', () => {
  const places = placesFor(6, 'Maëlle');
  expect(places.map(({ kind }) => kind)).toEqual(['person', 'greedy', 'greedy', 'greedy', 'greedy', 'greedy']);
  expect(new Set(places.map(({ name }) => name)).size).toBe(6);
  expect(sittersAt(places)[0]).toEqual({ kind: 'person', name: 'Maëlle' });
});

test('whoever takes the place of somebody of another sort gets another name', () => {
  const bot = { kind: 'greedy', name: 'Grelot' } as const;
  expect(changed(bot, 'random', 1)).toEqual({ kind: 'random', name: 'Grelot' });
  expect(changed(bot, 'person', 1)).toEqual({ kind: 'person', name: '' });
  expect(changed({ kind: 'person', name: 'Noé' }, 'greedy', 1).name).not.toBe('Noé');
  expect(changed(bot, 'nobody', 1)).toEqual(bot);
});

test('bots that come after persons have names of their own as well', () => {
  const persons = placesFor(6, '').map((place, seat) => changed(place, 'person', seat));
  const named = sittersAt(persons.map((place, seat) => changed(place, 'random', seat))).map(({ name }) => name);
  const nameless = sittersAt(persons.map(() => ({ kind: 'random', name: ' ' }))).map(({ name }) => name);
  expect([new Set(named).size, new Set(nameless).size]).toEqual([6, 6]);
});

test('a bot never goes without a name, a person may', () => {
  const sitters = sittersAt([
    { kind: 'person', name: '  ' },
    { kind: 'random', name: ' ' },
  ]);
  expect(sitters[0]).toEqual({ kind: 'person', name: '' });
  expect(sitters[1]).toMatchObject({ kind: 'bot', bot: 'random' });
  expect(sitters[1]?.name).not.toBe('');
});

test('lots change the order and nothing else', () => {
  const items = [1, 2, 3, 4];
  const orders = new Set(Array.from({ length: 60 }, () => byLot(items).join()));
  expect(orders.size).toBeGreaterThan(5);
  for (const order of orders) expect(order.split(',').sort().join()).toBe('1,2,3,4');
});

test('every bot can be given a place', () => {
  expect(KINDS.filter((kind) => kind !== 'person').sort()).toEqual(BOT_NAMES.toSorted());
});
