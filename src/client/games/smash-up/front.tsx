import '../../styles/card.css';
import '../../styles/table.css';
import '../../styles/smash-up-cards.css';
import '../../styles/smash-up.css';
import type { Options } from '../../../engine/game.ts';
import type { Event } from '../../../games/smash-up/core/event.ts';
import type { Option } from '../../../games/smash-up/core/option.ts';
import type { View } from '../../../games/smash-up/core/view.ts';
import { SMASH } from '../../../text/client/smash-up.ts';
import { GAME_NAMES } from '../../../text/game-names.ts';
import type { Language } from '../../../text/language.ts';
import { smashUpWording } from '../../../text/smash-up/index.ts';
import { lazy } from '../../app/lazy.tsx';
import type { GameFront } from '../../front.ts';
import icons from '../../icons/smash-up.svg?url';
import stars from '../../icons/stars.svg?url';
import type { Drawing } from '../../table/drawing.ts';
import { openTable } from '../../table/opening.tsx';
import { SmashTable } from './table.tsx';
import { cueOf, smashWords } from './words.tsx';

/** The table options that are not the usual ones. */
function subtitle(options: Options, language: Language): string {
  const said = [
    ...(options['core'] === 'on' ? [SMASH.withCore] : []),
    ...(options['printing'] === 'revised' ? [SMASH.revised] : []),
  ];
  return said.map((text) => text[language]).join(' · ');
}

const drawing: Drawing<Option, Event, View> = {
  palette: 'smash',
  title: GAME_NAMES['smash-up'],
  subtitle,
  wording: smashUpWording,
  words: smashWords,
  cue: cueOf,
  TableView: SmashTable,
  EndView: lazy(async () => (await import('./end.tsx')).SmashEnd),
  ZoomView: lazy(async () => (await import('./zoom-view.tsx')).ZoomView),
  DeckView: lazy(async () => (await import('./cards.tsx')).DeckView),
  deckTitle: SMASH.ownDeck,
};

export const smashUpFront: GameFront = {
  open: (opened, remote) => openTable(opened, { drawing: () => drawing, sprites: [icons, stars] }, remote),
};
