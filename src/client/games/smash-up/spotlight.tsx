import type { Event } from '../../../games/smash-up/core/event.ts';
import { Seat } from '../../app/seat.tsx';
import { usePlay } from './play.ts';
import { Card } from './shown.tsx';

const MOST = 5;

/** The cards that an event shows and the table does not. */
function cardsIn(event: Event): readonly number[] {
  switch (event.type) {
    case 'action-played':
    case 'talent-used':
    case 'special-used':
      return [event.card];
    case 'card-revealed':
    case 'hand-redrawn':
      return event.cards;
    default:
      return [];
  }
}

/** What somebody else just played or showed, until the next thing happens; the log tells it in words. */
export function Spotlight() {
  const { state, view, language, layout } = usePlay();
  const last = state.told.at(-1);
  if (last === undefined || last.seat === null || last.seat === view.viewer) return null;
  const cards = last.events.flatMap(cardsIn).slice(0, MOST);
  if (cards.length === 0) return null;
  const small = layout === 'phone' || cards.length > 1;
  return (
    <div class="spotlight" key={last.step} aria-hidden="true">
      <Seat seat={last.seat} />
      {cards.map((card, i) => (
        <Card
          key={`${card} ${i + 1}`}
          card={card}
          revised={view.revised}
          language={language}
          size={small ? 'mini' : 'hand'}
        />
      ))}
    </div>
  );
}
