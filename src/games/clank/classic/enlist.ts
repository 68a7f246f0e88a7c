import { enlist } from '../catalogue.ts';
import { boardOf } from '../core/board.ts';
import { DAY } from './day.ts';
import { DUSK } from './dusk.ts';
import './enlist-dungeon.ts';

/** Starting cards, reserve and tokens of the first game are the whole family's; its boards are its own. */
enlist('classic', { boards: [DAY, DUSK].map(boardOf) });
