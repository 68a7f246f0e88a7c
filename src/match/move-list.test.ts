import { expect, test } from 'vitest';
import { MoveList } from './move-list.ts';
import { eventsOf, type Move } from './moves.ts';

const move = (number: number): Move => ({
  seat: 0,
  ask: 'turn',
  option: { number },
  revealed: false,
  events: [{ number }],
  by: null,
});

const numbersIn = (moves: readonly Move[]) => moves.map((each) => eventsOf(each)[0]);
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => ({ number: from + i }));

function listOf(length: number): MoveList {
  const list = new MoveList([]);
  for (let number = 0; number < length; number++) list.push(move(number));
  return list;
}

test('a list gives back what it was given, wherever it is cut', () => {
  for (const length of [0, 3, 16, 17, 40]) {
    const list = listOf(length);
    expect(list.length).toBe(length);
    for (let from = 0; from <= length; from++) {
      for (let to = from; to <= length; to++) expect(numbersIn(list.slice(from, to))).toEqual(numbers(from, to));
      expect(list.at(from)?.option).toEqual(from < length ? { number: from } : undefined);
    }
    expect(numbersIn(new MoveList(list.slice()).slice())).toEqual(numbers(0, length));
  }
});

test('events of long ago are packed', () => {
  const moves = listOf(40).slice();
  expect(moves.map(({ events }) => typeof events === 'string')).toEqual(moves.map((_, i) => i < 24));
});

test('copies go their own ways', () => {
  const list = listOf(40);
  const copy = list.copy();
  const before = JSON.stringify(list.slice());
  for (let i = 0; i < 30; i++) copy.pop();
  for (let i = 0; i < 20; i++) copy.push(move(100 + i));
  expect(JSON.stringify(list.slice())).toBe(before);
  expect(numbersIn(copy.slice())).toEqual([...numbers(0, 10), ...numbers(100, 120)]);
  list.push(move(40));
  expect(numbersIn(copy.slice())).toEqual([...numbers(0, 10), ...numbers(100, 120)]);
  expect(numbersIn(list.slice())).toEqual(numbers(0, 41));
});
