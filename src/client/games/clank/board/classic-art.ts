import { BOARD_TEXT } from '../../../../text/client/board.ts';
import type { BoardArt } from './art.ts';
import { GroundLayer, RoomLayer } from './layers.tsx';
import { layoutOf } from './layout.ts';

export const classicArt: BoardArt = {
  layoutOf,
  title: ({ id }, language) => BOARD_TEXT[id === 'dusk' ? 'dusk' : 'day'][language],
  Ground: GroundLayer,
  Things: RoomLayer,
};
