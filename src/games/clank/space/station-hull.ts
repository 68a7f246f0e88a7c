import type { Hull } from './piece.ts';
import { STATION_PIECES } from './station.ts';

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
