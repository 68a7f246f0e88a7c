import { Board } from './board/board.tsx';
import { classicArt } from './board/classic-art.ts';
import { clankWords } from './classic-words.ts';
import { endWith } from './ending.tsx';

const nothing = () => undefined;

export const ClankEnd = endWith(clankWords, ({ view, names, language }) => (
  <Board
    art={classicArt}
    view={view}
    names={names}
    language={language}
    targets={[]}
    route={null}
    shape="wide"
    still
    onRoom={nothing}
    onPoint={nothing}
  />
));
