import { describe, expect, test } from 'vitest';
import { dice } from '../../../engine/random.ts';
import { INTENTS } from '../../../games/smash-up/intents.ts';
import { smashUpPlay } from '../../../games/smash-up/play.ts';
import { homeOf, type Placed, placed, spotsOn } from './placed.ts';

const BUTTONS: readonly string[] = ['pass', 'choose', 'yes', 'no', 'done', 'end-plays'];

describe('every option is somewhere on the table', () => {
  test.each([...new Set(INTENTS.map(({ take }) => take))])('%s', (take) => {
    for (const intent of INTENTS.filter((each) => each.take === take)) {
      expect(placed(intent).first === null).toBe(BUTTONS.includes(take));
    }
  });

  test('in games played, no two options share a place, and targets lie on the board', () => {
    const { game } = smashUpPlay;
    for (const seats of [2, 3, 4]) {
      const luck = dice(seats);
      const options = { boxes: 'by-seats', core: 'on', draft: 'free', printing: seats === 3 ? 'revised' : 'first' };
      const state = game.setup(seats, options, `${seats}`.repeat(64));
      for (let step = 0; step < 1500; step++) {
        const decision = game.decision(state);
        if (decision === null) break;
        const view = game.view(state, decision.seat);
        const spots = decision.options.map(placed).filter((each): each is Placed => each.first !== null);
        expect(new Set(spots.map(({ first, then }) => `${first} ${then}`)).size).toBe(spots.length);
        for (const { then } of spots) if (then !== null) expect(homeOf(then, view)).toBe('board');
        const onBoard = spots.flatMap(({ first }) =>
          first !== null && homeOf(first, view) === 'board' ? [first] : [],
        );
        for (const spot of onBoard) {
          expect(view.sites.filter((site) => spotsOn(site).includes(spot))).toHaveLength(1);
        }
        game.answer(state, luck.below(decision.options.length));
      }
    }
  });
});
