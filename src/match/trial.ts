import { pig } from '../engine/pig.ts';
import type { PlayKit } from '../engine/stage.ts';

export const [ROLL, HOLD, NOD] = [0, 1, 2] as const;

/** The toy game for the tests of tables: bots hold, and one who has 5 points in the bank always holds as well. */
export const trialKit: PlayKit = {
  game: pig,
  turn: () => 1,
  appraise: () => [0, 1, 0],
  towardsEndOfTurn: () => HOLD,
  standingAnswer: (points) => (Array.isArray(points) && points[0] === 5 ? HOLD : null),
};
