import { expect, test } from 'vitest';
import { boardCalled, CARDS, cardNo } from '../catalogue.ts';
import { costIn, priceIn } from '../core/price.ts';
import type { View } from '../core/view.ts';
import { inSpace } from '../space/game.ts';
import { Aboard } from '../space/staged.ts';
import { readRoom } from '../stage/names.ts';
import { bagOf } from './bag.ts';
import { inHand } from './in-hand.ts';
import { reach } from './reach.ts';

/** What the player whose turn it is sees in a phase of a scheme; the fourth is that of a completed one. */
function seen(scheme: string, phase: number, given: object): View {
  const { state } = new Aboard({ ...given, scheme: { phase } }, 2, { expansions: 'apocalypse', scheme });
  return inSpace.view(state, 0);
}

/** Before the scheme is completed, and after it. */
const both = <Told>(
  scheme: string,
  given: object,
  tell: (view: View) => Told,
): readonly [before: Told, after: Told] => [tell(seen(scheme, 3, given)), tell(seen(scheme, 4, given))];

const wayTo = (view: View, room: string) =>
  reach(view).find((found) => found.room === readRoom(room, boardCalled(view.board), 'room'));

test('corridors have an enemy more', () => {
  const given = { players: [{ room: 'cb-02' }], turn: { boots: 1 } };
  const damage = both('interdimensional-monsters', given, (view) => wayTo(view, 'cb-05')?.damage);
  expect(damage).toEqual([1, 2]);
});

test('a boot more leads out of a checkpoint', () => {
  const given = { players: [{ room: 'cb-04' }], turn: { boots: 2 } };
  const boots = both('planets-into-prisons', given, (view) => wayTo(view, 'cb-02')?.boots);
  expect(boots).toEqual([1, 2]);
});

test('the first boot of the hand is lost', () => {
  const given = { players: [{ hand: ['getaway-pilot', 'access'] }] };
  expect(both('atmosphere-theft', given, (view) => inHand(view).boots)).toEqual([3, 2]);
  const lost = { ...given, turn: { bootGained: true } };
  expect(both('atmosphere-theft', lost, (view) => inHand(view).boots)).toEqual([3, 3]);
});

test('enemies of the row and cards of the reserve cost one more', () => {
  const costOf = (card: string) => (view: View) => costIn(view, CARDS[cardNo(card)]!);
  expect(both('invade-space', {}, costOf('conveyor-belt-trooper'))).toEqual([2, 3]);
  expect(both('invade-space', {}, costOf('fazr'))).toEqual([2, 2]);
  expect(both('clearance-sale-of-stars', {}, costOf('fazr'))).toEqual([2, 3]);
});

test('an attack draws a cube more', () => {
  const [before, after] = both('big-crunch-rehearsal', {}, (view) => bagOf(view).called);
  expect(after).toBe(before + 1);
});

test('items are dear once the second phase of the sale is full, from afar too', () => {
  const prices = [1, 2, 3, 4].map((phase) => {
    const view = seen('clearance-sale-of-stars', phase, {});
    return [priceIn(view, {}), priceIn(view, { flute: true })];
  });
  expect(prices).toEqual([
    [7, 7],
    [7, 7],
    [9, 9],
    [9, 9],
  ]);
});
