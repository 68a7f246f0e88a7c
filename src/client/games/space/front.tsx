import '../../styles/card.css';
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
import { GAME_NAMES } from '../../../text/game-names.ts';
import { lazy } from '../../app/lazy.tsx';
import { needed } from '../../app/needed.tsx';
import type { GameFront } from '../../front.ts';
import shared from '../../icons/clank.svg?url';
import sprite from '../../icons/space.svg?url';
import stars from '../../icons/stars.svg?url';
import { loadPart } from '../../load-part.ts';
import type { Drawing } from '../../table/drawing.ts';
import { openTable } from '../../table/opening.tsx';
import type { Desk } from '../clank/desk.ts';
import { tableWith } from '../clank/table.tsx';
import { clankCue } from '../clank/words.tsx';
import { DataCubes, OwnThings } from './own.tsx';
import { shipIntents, shipSign } from './ship-sign.ts';
import { spaceWords } from './words.ts';

const TITLE = GAME_NAMES['clank-in-space'];
/** Fetched beside the rest: the hand can be played before the ship is there. */
const board = loadPart(async () => (await import('./ship-board.tsx')).ShipBoard);
const rules = () => needed(() => import('../../../text/clank/space-at-hand.ts'));

const SchemeStrip = lazy(async () => (await import('./scheme.tsx')).SchemeStrip);

/** The scheme, where one is played. */
const Scheme = ({ desk }: { readonly desk: Desk }) => (desk.view.scheme === null ? null : <SchemeStrip desk={desk} />);

/** How a table with that ship is drawn. */
function drawingOf(ship: string): Drawing<Option, Event, View> {
  const words = spaceWords(ship);
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
      Board: lazy(() => board),
      boardSign: shipSign,
      Asked: Scheme,
      Own: OwnThings,
      OwnBrief: DataCubes,
      intents: shipIntents,
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
  async open(opened, remote) {
    if ((opened.options['expansions'] ?? 'none') !== 'none') await needed(() => import('./expansions.ts'));
    const drawn = { rules, drawing: (view: View) => drawingOf(view.board), sprites: [shared, sprite, stars] };
    return openTable(opened, drawn, remote);
  },
};
