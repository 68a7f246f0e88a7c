import type { Seat } from '../../../engine/game.ts';
import type { CardNo } from '../core/card.ts';
import type { View } from '../core/view.ts';

export interface DrawPile {
  readonly cards: readonly { readonly card: CardNo; readonly count: number }[];
  /** The hand is among them: it cannot be told from the deck by one who does not hold it. */
  readonly withHand: boolean;
}

/** The cards a seat may still draw before it shuffles, in the order of the catalogue. */
export function drawPile(view: View, seat: Seat): DrawPile {
  const { owned, hand, play, discard, installed } = view.players[seat]!;
  const counts = new Map<CardNo, number>();
  for (const card of owned) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const card of [...(hand ?? []), ...play, ...discard, ...installed]) counts.set(card, counts.get(card)! - 1);
  const cards = [...counts].flatMap(([card, count]) => (count > 0 ? [{ card, count }] : []));
  return { cards, withHand: hand === null };
}
