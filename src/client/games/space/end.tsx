import type { Event } from '../../../games/clank/core/event.ts';
import type { LogWords } from '../../table/log.tsx';
import { Board } from '../clank/board/board.tsx';
import { endWith } from '../clank/ending.tsx';
import { shipArt } from './ship/art.ts';

/** The end of a game aboard, with the ship as it was at any turn. */
export const spaceEnd = (words: LogWords<Event>) =>
  endWith(words, ({ view, names, language }) => (
    <Board art={shipArt} view={view} names={names} language={language} shape="wide" still />
  ));
