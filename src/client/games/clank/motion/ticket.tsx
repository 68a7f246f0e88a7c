import { render } from 'preact';
import type { CardNo } from '../../../../games/clank/core/card.ts';
import { cardName } from '../../../../text/clank/things.ts';
import type { Language } from '../../../../text/language.ts';
import { carried, EASE_OUT, over, Stock, within } from '../../../motion/sheet.ts';
import { Mark } from '../thumb.tsx';

const SIZE = { width: 168, height: 60 };

const tickets = new Stock(8);

/** A card as a ticket: its icon and its name. */
function ticketOf(card: CardNo, language: Language): HTMLElement {
  const holder = document.createElement('div');
  holder.className = 'motion__ticket';
  render(
    <>
      <Mark card={card} />
      <b>{cardName(card, language)}</b>
    </>,
    holder,
  );
  return holder;
}

/** Milliseconds for which a ticket rises, is held, and goes. */
const RISES = 220;
const HELD = 320;
const GOES = 160;

/** Another player's card is held up over the board long enough to be read before it joins those in play. */
export async function holdUp(card: CardNo, language: Language, from?: DOMRect, board?: DOMRect): Promise<void> {
  if (from === undefined || board === undefined) return;
  const { dx, dy } = carried(from, board);
  const up = `translate(${dx}px, ${dy + board.height / 4}px) scale(1.2)`;
  const whole = RISES + HELD + GOES;
  const frames = [
    { transform: 'scale(0.3)', opacity: 0, easing: EASE_OUT },
    { transform: up, opacity: 1, offset: RISES / whole },
    { transform: up, opacity: 1, offset: (RISES + HELD) / whole, easing: EASE_OUT },
    { transform: `${up} translateY(60px) scale(0.5)`, opacity: 0 },
  ];
  await tickets.show(
    `${card} ${language}`,
    within(from, SIZE),
    () => ticketOf(card, language),
    (ticket) => over(ticket, frames, whole, { easing: 'linear', fill: 'none' }),
  );
}
