import type { Hull } from './piece.ts';
import { SHIP_PIECES } from './ship.ts';

const [cargoBay, corridor, command] = SHIP_PIECES;

/** The Eradikus Prime. Its seams and its lift are our own. */
export const SHIP: Hull = {
  id: 'ship',
  pieces: [
    { ...cargoBay, frame: { x: 0, y: 250, w: 360, h: 600 } },
    { ...corridor, frame: { x: 360, y: 400, w: 1000, h: 300 } },
    { ...command, frame: { x: 1360, y: 250, w: 420, h: 600 } },
  ],
  slots: [
    { on: 'corridor', frame: { x: 620, y: 0, w: 480, h: 400, turned: true } },
    { on: 'corridor', frame: { x: 380, y: 700, w: 480, h: 400 } },
    { on: 'corridor', frame: { x: 860, y: 700, w: 480, h: 400 } },
  ],
  seams: [
    [['cargo-bay', 'E-N'], ['corridor', 'W-N'], 1, 0],
    [['cargo-bay', 'E-S'], ['corridor', 'W-S'], 1, 0],
    [['corridor', 'E-N'], ['command', 'W-N'], 1, 2],
    [['corridor', 'E-S'], ['command', 'W-S'], 1, 0],
  ],
  lift: [
    ['cb-03', 'cor-03', 'blockade'],
    ['cor-03', 'cor-06'],
    ['cor-06', 'cor-09'],
    ['cor-09', 'cmd-07', 'lock'],
  ],
  named: { command: ['command'], corridor: ['corridor'] },
};
