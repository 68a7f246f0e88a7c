import { editionNo } from '../../../games/clank/core/editions.ts';
import { catacombsWording } from '../../../text/clank/catacombs.ts';
import { wordsWith } from '../clank/words.tsx';

/** Events name rooms by their numbers: the board tells what these are called. */
export const catacombsWords = (board: string) =>
  wordsWith((event, names, language) =>
    catacombsWording.event(event, names, language, { edition: editionNo('clank-catacombs'), board }),
  );
