import '../../styles/card.css';
import '../../styles/board.css';
import '../../styles/table.css';
import '../../styles/clank.css';
import '../../styles/clank-zones.css';
import '../../styles/space.css';
import '../../../text/client/card-space.ts';
import './art.ts';
import './dress.ts';
import './looks.ts';
import type { Event } from '../../../games/clank/core/event.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import type { View } from '../../../games/clank/core/view.ts';
import { spaceWording } from '../../../text/clank/space.ts';
import { lazy } from '../../app/lazy.tsx';
import type { GameFront } from '../../front.ts';
import shared from '../../icons/clank.svg?url';
import sprite from '../../icons/space.svg?url';
import stars from '../../icons/stars.svg?url';
import type { Drawing } from '../../table/drawing.ts';
import { openTable } from '../../table/opening.tsx';
import { ClassicBoard, classicSign, tunnelIntents } from '../clank/classic-board.tsx';
import { tableWith } from '../clank/table.tsx';
import { clankCue } from '../clank/words.tsx';
import { DataCubes, OwnThings } from './own.tsx';
import { spaceWords } from './words.ts';

const TITLE = 'In! Space!';
const rules = () => import('../../../text/clank/space-at-hand.ts');

/** How a table with that ship is drawn. */
function drawingOf(board: string): Drawing<Option, Event, View> {
  const words = spaceWords(board);
  return {
    palette: 'space',
    title: TITLE,
    subtitle: (options, language) => {
      const { modules = 'first-game', expansions = 'none' } = options;
      const boxes = expansions === 'both' ? ['station', 'apocalypse'] : expansions === 'none' ? [] : [expansions];
      const told = (name: string, value: string) => spaceWording.tableOption(name, value, language).value;
      return [told('modules', modules), ...boxes.map((box) => told('expansions', box))].join(' · ');
    },
    wording: spaceWording,
    words,
    cue: clankCue,
    TableView: tableWith({
      title: TITLE,
      look: 'spc',
      wording: spaceWording,
      rules,
      words,
      Board: ClassicBoard,
      boardSign: classicSign,
      Asked: null,
      Own: OwnThings,
      OwnBrief: DataCubes,
      intents: tunnelIntents,
    }),
    EndView: lazy(async () => (await import('./end.tsx')).spaceEnd(words)),
    ZoomView: lazy(async () => {
      const [{ zoomViewWith }, { SPACE_RULE_TEXT }, { spaceRulings }] = await Promise.all([
        import('../clank/zoom-view.tsx'),
        import('../../../text/clank/space-rules.ts'),
        import('./rulings.ts'),
        rules(),
      ]);
      return zoomViewWith({
        game: 'clank-in-space',
        wording: spaceWording,
        rules: new Map(Object.entries(SPACE_RULE_TEXT)),
        rulings: spaceRulings,
        goblin: 'cs-goblin',
      });
    }),
    DeckView: lazy(async () => (await import('../clank/deck.tsx')).ClankDeck),
  };
}

export const spaceFront: GameFront = {
  open: (opened, remote) =>
    openTable(
      opened,
      { rules, drawing: ({ board }: View) => drawingOf(board), sprites: [shared, sprite, stars] },
      remote,
    ),
};
