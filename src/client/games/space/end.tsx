import type { Event } from '../../../games/clank/core/event.ts';
import type { LogWords } from '../../table/log.tsx';
import { Board } from '../clank/board/board.tsx';
import { type EndLook, endWith } from '../clank/ending.tsx';
import { shipArt } from './ship/art.ts';

const SPACE_END: EndLook = {
  out: 'rocket',
  inks: {
    sky: ['#4B3FB0', '#0B0F2E'],
    rays: '#5CF0C8',
    glow: ['#8F86FF', '#D9D2FF'],
    ground: '#080A20',
    heap: ['#2FBF9C', '#A8FBE6', '#06352B'],
  },
};

/** The end of a game aboard, with the ship as it was at any turn. */
export const spaceEnd = (words: LogWords<Event>) =>
  endWith(
    words,
    ({ view, names, language }) => (
      <Board art={shipArt} view={view} names={names} language={language} shape="wide" still />
    ),
    SPACE_END,
  );
