import '../clank/catacombs-at-hand.ts';
import { expect, test } from 'vitest';
import { dice, seedFrom } from '../../engine/random.ts';
import { catacombs } from '../../games/clank/catacombs/game.ts';
import { clank } from '../../games/clank/classic/game.ts';
import type { View } from '../../games/clank/core/view.ts';
import { lairSentence } from './board.ts';

const NAMES = ['Ada', 'Basile', 'Chloé'];
const START = clank.view(clank.setup(3, { board: 'day', artifacts: 'on-entry' }, seedFrom(dice(1))), 0);
const TILES = catacombs.view(catacombs.setup(3, { start: 'a', deck: 'catacombs' }, seedFrom(dice(1))), 0);

const out = (view: View, seats: readonly number[]): View => ({
  ...view,
  players: view.players.map((player, seat) => (seats.includes(seat) ? { ...player, status: 'left' } : player)),
});

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const after = (text: string): string => plain(text).replace(/^.*?(?:in the bag|dans le sac)\. /, '');

test('the countdown says what its next step brings', () => {
  const counting: View = { ...START, first: 0, countdown: 1 };
  expect(after(lairSentence(counting, NAMES, 'en'))).toBe(
    'Ada’s countdown: space 1 of 5; the next step attacks with 1 extra cube.',
  );
  expect(after(lairSentence(counting, NAMES, 'fr'))).toBe(
    'Compte à rebours d’Ada : case 1 sur 5 ; à la prochaine case, l’attaque tire 1 cube de plus.',
  );
  expect(after(lairSentence({ ...counting, countdown: 4 }, NAMES, 'en'))).toBe(
    'Ada’s countdown: space 4 of 5; the next step knocks out everyone still inside.',
  );
});

test('the turns of players who are out are one draw each', () => {
  expect(after(lairSentence(out(TILES, [0]), NAMES, 'en'))).toMatch(/^On Ada’s turn, \d+ cubes are drawn\.$/);
  expect(after(lairSentence(out(TILES, [0, 1]), NAMES, 'en'))).toMatch(
    /^On each turn of Ada and Basile, \d+ cubes are drawn\.$/,
  );
  expect(after(lairSentence(out(TILES, [0, 1]), NAMES, 'fr'))).toMatch(
    /^À chaque tour d’Ada et de Basile, \d+ cubes sont tirés\.$/,
  );
});
