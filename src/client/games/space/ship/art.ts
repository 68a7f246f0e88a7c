import '../../../styles/space/ship.css';
import { SHIP_TEXT } from '../../../../text/client/space-ship.ts';
import type { BoardArt } from '../../clank/board/art.ts';
import { ShipGround } from './ground.tsx';
import { shipLayoutOf } from './layout.ts';
import { ShipThings } from './things.tsx';

export const shipArt: BoardArt = {
  layoutOf: shipLayoutOf,
  title: ({ id }, language) => SHIP_TEXT[id.startsWith('station') ? 'station' : 'ship'][language],
  Ground: ShipGround,
  Things: ShipThings,
};
