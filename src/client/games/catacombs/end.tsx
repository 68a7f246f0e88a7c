import type { Event } from '../../../games/clank/core/event.ts';
import type { LogWords } from '../../table/log.tsx';
import { endWith } from '../clank/ending.tsx';
import { withKnownLayout } from '../clank/known-layout.ts';
import { CatacombsMap } from './map/map.tsx';

const nothing = () => undefined;
const NONE = [] as const;
const NO_REFUSALS = new Map();

/** The end of a game in the catacombs, with its map as it was at any turn. */
export const catacombsEnd = (words: LogWords<Event>) =>
  endWith(words, ({ view, names, language }) => (
    <CatacombsMap
      view={withKnownLayout(view)}
      names={names}
      language={language}
      shape="wide"
      glimpse
      targets={NONE}
      refusals={NO_REFUSALS}
      route={null}
      leaps={NONE}
      pace={1}
      placing={null}
      chosen={null}
      onStop={nothing}
      onPoint={nothing}
    />
  ));
