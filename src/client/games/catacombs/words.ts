import type { Options } from '../../../engine/game.ts';
import { editionNo } from '../../../games/clank/core/editions.ts';
import { catacombsWording } from '../../../text/clank/catacombs.ts';
import { wordsWith } from '../clank/words.tsx';

/** The board that a table is played on: the face of its start tile. */
export const boardWith = (options: Options): string => `catacombs-${options['start'] ?? 'a'}`;

/** Events name rooms by their numbers: the board tells what these are called. */
export const catacombsWords = (board: string) =>
  wordsWith((event, names, language) =>
    catacombsWording.event(event, names, language, { edition: editionNo('clank-catacombs'), board }),
  );
