import { expect, test } from 'vitest';
import { dice } from '../../../engine/random.ts';
import { allow, openAllowances, unspent } from './allowances.ts';
import { freshTurn, NO_LIMITS, type Turn } from './state.ts';

/** Whether the plays from `at` on can each have an allowance of their own: every assignment is tried. */
function assignable(plays: readonly (readonly number[])[], at = 0, taken: readonly number[] = []): boolean {
  const play = plays[at];
  if (play === undefined) return true;
  return play.some((each) => !taken.includes(each) && assignable(plays, at + 1, [...taken, each]));
}

const underOf = (turn: Turn) => turn.plays.map(({ under }) => under);

test('a play is legal exactly where some assignment covers it and all plays before it', () => {
  const random = dice(11);
  for (let turns = 0; turns < 400; turns++) {
    const turn = freshTurn();
    for (let step = 0; step < 8; step++) {
      if (random.below(3) === 0) allow(turn, { ...NO_LIMITS, powerAtMost: random.below(4) });
      const covered = [...turn.allowances.keys()].filter(
        (at) => turn.allowances[at]!.play === 'minion' && random.below(2) === 0,
      );
      const open = openAllowances(turn, 'minion').filter((at) => covered.includes(at));
      expect(open.length > 0).toBe(assignable([...underOf(turn), covered]));
      if (open.length === 0) continue;
      turn.plays.push({ copy: step, under: open });
      const { minions, actions, extras } = unspent(turn);
      expect(minions + actions + extras.length).toBe(turn.allowances.length - turn.plays.length);
    }
  }
});
