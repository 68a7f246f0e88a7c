import '../../styles/card.css';
import '../../styles/table.css';
import '../../styles/clank.css';
import '../../styles/clank-zones.css';
import type { Event } from '../../../games/clank/core/event.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import type { View } from '../../../games/clank/core/view.ts';
import { clankWording } from '../../../text/clank/index.ts';
import { SUBTITLE } from '../../../text/client/clank.ts';
import { GAME_NAMES } from '../../../text/game-names.ts';
import { lazy } from '../../app/lazy.tsx';
import { needed } from '../../app/needed.tsx';
import type { GameFront } from '../../front.ts';
import sprite from '../../icons/clank.svg?url';
import { loadPart } from '../../load-part.ts';
import { sayIn } from '../../say.ts';
import type { Drawing } from '../../table/drawing.ts';
import { openTable } from '../../table/opening.tsx';
import { classicSign } from './classic-sign.ts';
import { clankWords } from './classic-words.ts';
import { tableWith } from './table.tsx';
import { tunnelIntents } from './targets.ts';
import { clankCue } from './words.tsx';

/** Fetched beside the rest: the hand can be played before the board is there. */
const board = loadPart(async () => (await import('./classic-board.tsx')).ClassicBoard);
const rules = () => needed(() => import('../../../text/clank/at-hand.ts'));

const drawing: Drawing<Option, Event, View> = {
  palette: 'dungeon',
  title: GAME_NAMES.clank,
  subtitle: (options, language) => {
    const say = sayIn(language);
    const side = say(options['board'] === 'dusk' ? SUBTITLE.dusk : SUBTITLE.day);
    return options['artifacts'] === 'any-time' ? `${side} · ${say(SUBTITLE.anyTime)}` : side;
  },
  wording: clankWording,
  words: clankWords,
  cue: clankCue,
  TableView: tableWith({
    title: GAME_NAMES.clank,
    look: 'clank',
    wording: clankWording,
    rules,
    words: clankWords,
    Board: lazy(() => board),
    boardSign: classicSign,
    Asked: null,
    Own: null,
    intents: tunnelIntents,
  }),
  EndView: lazy(async () => (await import('./end.tsx')).ClankEnd),
  ZoomView: lazy(async () => {
    const [{ zoomViewWith }, { RULE_TEXT }] = await Promise.all([
      import('./zoom-view.tsx'),
      import('../../../text/clank/rules.ts'),
      rules(),
    ]);
    return zoomViewWith({ game: 'clank', wording: clankWording, rules: new Map(Object.entries(RULE_TEXT)) });
  }),
  DeckView: lazy(async () => (await import('./deck.tsx')).ClankDeck),
};

export const clankFront: GameFront = {
  open: (opened, remote) => openTable(opened, { rules, drawing: () => drawing, sprites: [sprite] }, remote),
};
