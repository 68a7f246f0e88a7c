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

/** The answers up to that step, of which the first are not remembered. */
function listOf(length: number, untold = 0): MoveList {
  const list = new MoveList([], untold);
  for (let number = untold; number < length; number++) list.push(move(number));
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

test('a list that does not remember the first answers counts them', () => {
  for (const untold of [1, 16, 20]) {
    const list = listOf(untold + 20, untold).copy();
    expect([list.length, list.settled]).toEqual([untold + 20, untold + 4]);
    expect([list.at(untold - 1), list.at(untold)?.option, list.at(untold + 19)?.option]).toEqual([
      undefined,
      { number: untold },
      { number: untold + 19 },
    ]);
    expect(numbersIn(list.slice())).toEqual(numbers(untold, untold + 20));
    expect(numbersIn(list.slice(untold + 2, untold + 18))).toEqual(numbers(untold + 2, untold + 18));
    expect(list.slice(0, untold)).toEqual([]);
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
