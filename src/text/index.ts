import { clankWording } from './clank/index.ts';
import { smashUpWording } from './smash-up/index.ts';
import type { Wording } from './wording.ts';

const WORDINGS: ReadonlyMap<string, Wording> = new Map<string, Wording>([
  ['clank', clankWording],
  ['smash-up', smashUpWording],
]);

/** What words the game of that id. */
export const wordingOf = (id: string): Wording | undefined => WORDINGS.get(id);
