import { clankWording } from './clank/index.ts';
import type { Wording } from './wording.ts';

const WORDINGS: ReadonlyMap<string, Wording> = new Map([['clank', clankWording]]);

/** What words the game of that id. */
export const wordingOf = (id: string): Wording | undefined => WORDINGS.get(id);
