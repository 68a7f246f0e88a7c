import { expect, test } from 'vitest';
import '../../../../games/clank/classic/enlist.ts';
import { BOARDS } from '../../../../games/clank/catalogue.ts';
import { CHIP_HEIGHT, chipSpots } from './chips.ts';
import { crowdOf } from './crowd.ts';
import { boxAround, distanceToBox, overlap } from './geometry.ts';
import { layoutOf } from './layout.ts';
import { pawnBox } from './pawn-spots.ts';

test('the prices of all the ways out of any room keep apart, and off the rooms and the pawn', () => {
  for (const board of BOARDS.slice(0, 2)) {
    const layout = layoutOf(board, 'wide');
    for (const [here, { exits }] of board.rooms.entries()) {
      const wanted = exits.map(({ to }) => ({ room: to, width: 34 }));
      const spots = chipSpots(crowdOf(layout), wanted, [pawnBox(layout.places[here]!)]);
      const boxes = spots.map((spot) => boxAround(spot, 34, CHIP_HEIGHT));
      for (const [i, box] of boxes.entries()) {
        for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
        for (const place of layout.places) expect(distanceToBox(place, box)).toBeGreaterThan(place.r * 0.6);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
      }
    }
  }
});
