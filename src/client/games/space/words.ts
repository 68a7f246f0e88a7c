import { editionNo } from '../../../games/clank/core/editions.ts';
import { spaceWording } from '../../../text/clank/space.ts';
import { wordsWith } from '../clank/words.tsx';
import { SPACE_DRESS } from './dress.ts';

/** Events name rooms by their numbers: the board tells what these are called. */
export const spaceWords = (board: string) =>
  wordsWith(
    (event, names, language) =>
      spaceWording.event(event, names, language, { edition: editionNo('clank-in-space'), board }),
    SPACE_DRESS,
  );
