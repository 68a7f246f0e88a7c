import type { View } from '../../../games/clank/core/view.ts';
import { drawPile } from '../../../games/clank/insight/draw-pile.ts';
import { PILES } from '../../../text/client/clank.ts';
import { SHEET } from '../../../text/client/clank-sheet.ts';
import { TABLE } from '../../../text/client/table.ts';
import type { Language } from '../../../text/language.ts';
import { sayIn } from '../../say.ts';
import { CardList, copiesOf } from './card-list.tsx';
import type { ClankProps } from './desk.ts';

interface CardsOfProps {
  readonly view: View;
  readonly seat: number;
  readonly language: Language;
  readonly onCard: (id: string, at: Element) => void;
}

/** The cards of a player where they are, as far as the viewer may know. */
export function CardsOf({ view, seat, language, onCard }: CardsOfProps) {
  const say = sayIn(language);
  const { hand, play, discard, deckSize } = view.players[seat]!;
  const { cards, withHand } = drawPile(view, seat);
  const list = { language, onCard };
  return (
    <div class="cardsof">
      {hand !== null && hand.length > 0 && <CardList title={say(TABLE.hand)} copies={copiesOf(hand)} {...list} />}
      <CardList
        title={say(withHand ? SHEET.toDrawOrHeld : SHEET.toDraw)}
        copies={cards}
        {...(deckSize === 0 ? { note: say(SHEET.shuffleNext) } : {})}
        {...list}
      />
      <CardList title={say(PILES.discard)} copies={copiesOf(discard)} {...list} />
      {play.length > 0 && <CardList title={say(SHEET.play)} copies={copiesOf(play)} {...list} />}
    </div>
  );
}

/** What the viewer owns and what is left to draw. */
export function ClankDeck({ state, language, onCard }: ClankProps) {
  const { viewer, present } = state;
  if (viewer === null) return <p>{sayIn(language)(SHEET.spectator)}</p>;
  return <CardsOf view={present.view} seat={viewer} language={language} onCard={onCard} />;
}
