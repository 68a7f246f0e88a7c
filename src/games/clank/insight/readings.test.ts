import { expect, test } from 'vitest';
import { canSetUp, optionsMeant, tableOptions } from '../../../engine/game.ts';
import { dice, seedFrom } from '../../../engine/random.ts';
import { catacombsKit } from '../catacombs/kit.ts';
import { CARDS } from '../catalogue.ts';
import { clankKit } from '../classic/kit.ts';
import type { State } from '../core/state.ts';
import { spaceKit } from '../space/kit.ts';
import { unseenCards } from './arrivals.ts';
import { drawPile } from './draw-pile.ts';
import { type Reach, reach } from './reach.ts';

type Kit = typeof clankKit;

const GAMES = 12;
const EVERY = 6;

const countsOf = (cards: readonly number[]): number[] =>
  CARDS.map((_, no) => cards.filter((card) => card === no).length);

/** What a seat works out of its own cards is what lies in its deck. */
function wrongPiles({ game }: Kit, state: State): string[] {
  return state.players.flatMap(({ deck }, seat) => {
    const { cards } = drawPile(game.view(state, seat), seat);
    const pile = cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
    return countsOf(pile).join() === countsOf(deck).join() ? [] : [`the draw pile of seat ${seat}`];
  });
}

/** Whether a way that is said to be within reach can be walked; a question on the way ends the trial. */
function canWalk({ game }: Kit, state: State, { strides, option }: Reach): boolean {
  const copy = game.clone(state);
  const { turnNo } = state;
  for (const [i, { to, swords }] of strides.entries()) {
    const asked = game.decision(copy);
    if (asked?.ask !== 'turn' || copy.turnNo !== turnNo) return true;
    const index = i === 0 ? option : optionsMeant(asked, { take: 'walk', to, swords })[0];
    if (index === undefined) return false;
    game.answer(copy, index);
  }
  return true;
}

function wrongReach(kit: Kit, state: State): string[] {
  const asked = kit.game.decision(state)!;
  if (asked.ask !== 'turn') return [];
  const found = reach(kit.game.view(state, asked.seat));
  const rooms = new Set(found.map(({ room }) => room));
  return [
    ...asked.options.flatMap((each) => (each.take === 'walk' && !rooms.has(each.to) ? [`no reach of ${each.to}`] : [])),
    ...found.flatMap((each) => (canWalk(kit, state, each) ? [] : [`no walk to ${each.room}`])),
  ];
}

function wrongSheet({ game, scoreSheet }: Kit, state: State): string[] {
  const sheet = scoreSheet!(game.view(state, null));
  const { scores } = game.result(state)!;
  const sum = (seat: number) =>
    sheet.reduce((all, { values, counted }) => all + (counted[seat] ? values[seat]! : 0), 0);
  return scores.flatMap((score, seat) => (sum(seat) === score ? [] : [`the score sheet of seat ${seat}`]));
}

test.each([clankKit, catacombsKit, spaceKit].map((kit) => [kit.game.id, kit] as const))(
  'what a view allows to be worked out agrees with the state and with what comes of it: %s',
  (_, kit) => {
    const { game } = kit;
    const random = dice(5);
    const wrong: string[] = [];
    for (let no = 0; no < GAMES; no++) {
      const values = Object.entries(game.options).map(([name, all]) => [name, all[random.below(all.length)]]);
      const options = tableOptions(game, Object.fromEntries(values));
      const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1);
      if (!canSetUp(game, seats, options)) continue;
      const state = game.setup(seats, options, seedFrom(random));
      for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
        if (random.below(EVERY) === 0) {
          wrong.push(...wrongPiles(kit, state), ...wrongReach(kit, state));
          const unseen = unseenCards(game.view(state, asked.seat));
          if (unseen.join() !== countsOf(state.deck).join()) wrong.push('the dungeon deck');
        }
        const worths = random.below(2) === 0 ? [] : kit.appraise(game.view(state, asked.seat));
        game.answer(
          state,
          worths.length === 0 ? random.below(asked.options.length) : worths.indexOf(Math.max(...worths)),
        );
      }
      wrong.push(...wrongSheet(kit, state));
    }
    expect([...new Set(wrong)]).toEqual([]);
  },
);
