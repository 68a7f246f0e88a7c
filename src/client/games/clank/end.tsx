import { Board } from './board/board.tsx';
import { clankWords } from './classic-words.ts';
import { endWith } from './ending.tsx';

const nothing = () => undefined;

export const ClankEnd = endWith(clankWords, ({ view, names, language }) => (
  <Board
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
