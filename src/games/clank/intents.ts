import { BOARDS } from './catalogue.ts';
import type { Option } from './core/option.ts';
import * as opt from './core/option.ts';
import { LYING_KINDS } from './core/token.ts';

const rooms = Math.max(...BOARDS.map((board) => board.rooms.length));

/** The closed list of what a player can want, whatever the table looks like. */
export const INTENTS: readonly Option[] = [
  ...opt.PLAY,
  ...opt.ACQUIRE,
  ...opt.ACQUIRE_RESERVE,
  ...opt.USE,
  ...opt.FIGHT,
  opt.FIGHT_GOBLIN,
  ...opt.WALK.slice(0, rooms).flatMap((splits, to): Option[] => [{ take: 'walk', to }, ...splits]),
  ...opt.TELEPORT.slice(0, rooms),
  ...opt.BUY,
  ...opt.DRINK,
  ...Object.values(opt.TAKE),
  ...opt.TELEPORT.slice(0, rooms).flatMap((_, room) =>
    LYING_KINDS.map((kind): Option => ({ take: 'nearby', room, kind })),
  ),
  ...opt.CHOOSE,
  ...opt.DISCARD,
  ...opt.TRASH.play,
  ...opt.TRASH.discard,
  ...opt.REPLACE,
  opt.DECLINE,
  opt.END_TURN,
];
