import type { Hull } from './piece.ts';
import { SHIP_PIECES } from './ship.ts';
import { STATION_PIECES } from './station.ts';

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

const [hub, ringWest, ringEast, dockWest, dockEast, boardroom] = STATION_PIECES;

/** Cyber Station 11. Its seams and its lift are our own. */
export const STATION: Hull = {
  id: 'station',
  pieces: [
    { ...hub, frame: { x: 580, y: 400, w: 480, h: 300 } },
    { ...ringWest, frame: { x: 100, y: 400, w: 480, h: 300 } },
    { ...ringEast, frame: { x: 1060, y: 400, w: 480, h: 300 } },
    { ...dockWest, frame: { x: 100, y: 700, w: 480, h: 400 } },
    { ...dockEast, frame: { x: 1060, y: 700, w: 480, h: 400 } },
    { ...boardroom, frame: { x: 580, y: 0, w: 480, h: 400 } },
  ],
  slots: [
    { on: 'ring-west', frame: { x: 100, y: 0, w: 480, h: 400, turned: true } },
    { on: 'ring-east', frame: { x: 1060, y: 0, w: 480, h: 400, turned: true } },
    { on: 'station-hub', frame: { x: 580, y: 700, w: 480, h: 400 } },
  ],
  seams: [
    [['station-hub', 'W'], ['ring-west', 'E'], 1, 0],
    [['station-hub', 'E'], ['ring-east', 'W'], 1, 0],
    [['ring-west', 'S-W'], ['dock-west', 'N-W'], 1, 0],
    [['ring-west', 'S-E'], ['dock-west', 'N-E'], 1, 1],
    [['ring-east', 'S-W'], ['dock-east', 'N-W'], 1, 0, 'lock'],
    [['ring-east', 'S-E'], ['dock-east', 'N-E'], 1, 1],
    [['station-hub', 'N-W'], ['boardroom', 'S-W'], 1, 0],
    [['station-hub', 'N-E'], ['boardroom', 'S-E'], 1, 2],
  ],
  lift: [
    ['rw-03', 'hub-02'],
    ['hub-02', 're-03'],
    ['rw-03', 'dw-04'],
    ['hub-02', 'br-05', 'lock'],
  ],
  named: { command: ['boardroom'], corridor: ['station-hub', 'ring-west', 'ring-east'] },
};
