import { expect, test } from 'vitest';
import { HeldCards } from './held.ts';

test('of two equal cards the one that was clicked goes, and the others keep their names and places', () => {
  const cards = new HeldCards();
  const [first, , third] = cards.of([4, 7, 4]);
  cards.leaving = third!.name;
  expect(cards.of([4, 7]).map(({ name }) => name)).toEqual([first!.name, expect.stringMatching(/^hand 7 /)]);
});

test('a card that is taken back is the same again, where it was', () => {
  const cards = new HeldCards();
  const hand = cards.of([4, 7, 4, 9, 1]);
  cards.leaving = hand[1]!.name;
  cards.of([4, 4, 9, 1]);
  cards.leaving = hand[2]!.name;
  cards.of([4, 9, 1]);
  cards.of([4, 4, 9, 1]);
  expect(cards.of([4, 7, 4, 9, 1])).toEqual(hand);
  expect(cards.of([9, 1, 4, 7, 4])).toEqual(hand);
});

test('a new hand has new names', () => {
  const cards = new HeldCards();
  const old = cards.of([4, 7]);
  cards.of([]);
  const names = cards.of([7, 4]).map(({ name }) => name);
  for (const { name } of old) expect(names).not.toContain(name);
});
