import { boots, draw, gold, heal, may, spend, spendCubes, takeCube, teleportTo, trash } from '../core/builders.ts';
import type { Effect } from '../core/effects.ts';

/** What the rooms with a black cube on them let one do once a turn. */
export const CUBE_ROOMS: Readonly<Record<string, Effect>> = {
  'rif-06': spendCubes(1, teleportTo('pad-anywhere')),
  'rif-13': spendCubes(1, draw(2)),
  'pcb-09': spendCubes(1, gold(4)),
  'pcb-14': spendCubes(1, may(trash())),
  'ter-09': spendCubes(1, heal(2)),
  'ter-12': spend('skill', 2, takeCube),
  'inv-09': spend('swords', 2, takeCube),
  'inv-13': spendCubes(1, boots(3)),
};
