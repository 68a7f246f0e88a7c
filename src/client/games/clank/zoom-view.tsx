import { CARDS, cardNo } from '../../../games/clank/catalogue.ts';
import type { CardNo } from '../../../games/clank/core/card.ts';
import type { Event } from '../../../games/clank/core/event.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import type { View } from '../../../games/clank/core/view.ts';
import type { ZoomProps } from '../../table/drawing.ts';
import { costNow } from './cost.ts';
import { dressOf } from './dress.ts';
import { Verdicts } from './targets.ts';
import { thingOf } from './things.ts';
import { ClankZoom, type ZoomBook } from './zoom.tsx';

type ClankZoomViewProps = ZoomProps<Option, Event, View>;
type BookProps = { readonly book: ZoomBook };

/** Why nothing can be done with what is looked at. */
function refusalOf({ at, state, language, book }: ClankZoomViewProps & BookProps) {
  const { view } = state.present;
  const key = at instanceof HTMLElement ? at.dataset['key'] : undefined;
  const thing = key === undefined ? null : thingOf(key, view, language);
  if (thing === null) return null;
  const verdict = new Verdicts(view, state.explained).of(...thing.intents);
  if (verdict.kind !== 'refused') return null;
  return { text: book.wording.reason(verdict.reason, language), rule: verdict.reason.rule };
}

/** How the bonuses of a card in hand or in play stand; nothing for one that lies elsewhere. */
function lightsAt(at: Element, view: View, card: CardNo): string | undefined {
  const key = at instanceof HTMLElement ? at.dataset['key'] : undefined;
  const zone = key?.startsWith('hand ') ? 'hand' : at.closest('.played') !== null ? 'play' : null;
  return zone === null ? undefined : dressOf(CARDS[card]?.set).trimmings?.lights(view, card, zone);
}

/** A card or token closely; over a dialog if it lies in one. */
function ZoomView(props: ClankZoomViewProps & BookProps) {
  const { id, at, language, onClose, state, book } = props;
  const { view } = state.present;
  const card = cardNo(id);
  const cost = costNow(view, card);
  return (
    <ClankZoom
      book={book}
      id={id}
      at={at}
      language={language}
      cost={cost}
      lights={lightsAt(at, view, card)}
      refusal={refusalOf(props)}
      onClose={onClose}
    />
  );
}

/** Things looked at closely in the game with that book. */
export const zoomViewWith = (book: ZoomBook) => (props: ClankZoomViewProps) => <ZoomView {...props} book={book} />;
