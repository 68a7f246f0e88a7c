import '../../styles/card.css';
import '../../styles/table.css';
import '../../styles/clank.css';
import '../../styles/clank-zones.css';
import '../../styles/catacombs.css';
import './art.ts';
import type { Event } from '../../../games/clank/core/event.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import type { View } from '../../../games/clank/core/view.ts';
import '../../../text/client/card-catacombs-words.ts';
import { catacombsWording } from '../../../text/clank/catacombs.ts';
import { PLACING } from '../../../text/client/catacombs-map.ts';
import { GAME_NAMES } from '../../../text/game-names.ts';
import { lazy } from '../../app/lazy.tsx';
import { needed } from '../../app/needed.tsx';
import type { GameFront } from '../../front.ts';
import sprite from '../../icons/catacombs.svg?url';
import shared from '../../icons/clank.svg?url';
import { loadPart } from '../../load-part.ts';
import type { Drawing } from '../../table/drawing.ts';
import { openTable } from '../../table/opening.tsx';
import { tableWith } from '../clank/table.tsx';
import { clankCue } from '../clank/words.tsx';
import { mapSign } from './map/sign.ts';
import { doorIntents } from './map/targets.ts';
import { OwnThings } from './own.tsx';
import { placeIntents } from './placing/placing.ts';
import { catacombsWords } from './words.ts';

const TITLE = GAME_NAMES['clank-catacombs'];
/** Fetched beside the rest: the hand can be played before the map is there. */
const map = loadPart(async () => (await import('./map-part.tsx')).MapPart);
const rules = () => needed(() => import('../../../text/clank/catacombs-at-hand.ts'));

/** How a table with that face of the start tile is drawn. */
function drawingOf(board: string): Drawing<Option, Event, View> {
  const words = catacombsWords(board);
  return {
    palette: 'catacombs',
    title: TITLE,
    subtitle: (options, language) => {
      const told = ['start', 'deck'].flatMap((name) => {
        const value = options[name];
        return value === undefined || value === 'catacombs'
          ? []
          : [catacombsWording.tableOption(name, value, language).value];
      });
      return told.join(' · ');
    },
    summons: ({ pending }, language) => (pending === null ? null : PLACING.summons[language]),
    wording: catacombsWording,
    words,
    cue: clankCue,
    TableView: tableWith({
      title: TITLE,
      look: 'ct',
      wording: catacombsWording,
      rules,
      words,
      Board: lazy(() => map),
      boardSign: mapSign,
      Asked: lazy(async () => (await import('./placing/strip.tsx')).PlacingStrip),
      Own: OwnThings,
      intents: (view) => [...doorIntents(view), ...placeIntents(view)],
    }),
    EndView: lazy(async () => (await import('./end.tsx')).catacombsEnd(words)),
    ZoomView: lazy(async () => {
      const [{ zoomViewWith }, { CATACOMBS_RULE_TEXT }] = await Promise.all([
        import('../clank/zoom-view.tsx'),
        import('../../../text/clank/catacombs-rules.ts'),
        rules(),
      ]);
      const texts = new Map(Object.entries(CATACOMBS_RULE_TEXT));
      return zoomViewWith({ game: 'clank-catacombs', wording: catacombsWording, rules: texts });
    }),
    DeckView: lazy(async () => (await import('../clank/deck.tsx')).ClankDeck),
  };
}

export const catacombsFront: GameFront = {
  open: (opened, remote) =>
    openTable(opened, { rules, drawing: ({ board }: View) => drawingOf(board), sprites: [shared, sprite] }, remote),
};
