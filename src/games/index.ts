import type { GameKit } from '../engine/stage.ts';
import { catacombsKit } from './clank/catacombs/kit.ts';
import { clankKit } from './clank/classic/kit.ts';
import { spaceKit } from './clank/space/kit.ts';
import { smashUpKit } from './smash-up/kit.ts';

/** The only list of games. */
export const KITS: readonly GameKit[] = [clankKit, catacombsKit, spaceKit, smashUpKit];

export const kitOf = (id: string): GameKit | undefined => KITS.find(({ game }) => game.id === id);

export const GAME_IDS: readonly string[] = KITS.map(({ game }) => game.id);
