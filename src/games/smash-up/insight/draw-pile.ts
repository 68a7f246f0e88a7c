import type { Seat } from '../../../engine/game.ts';
import { CARDS } from '../catalogue.ts';
import type { CardNo } from '../core/card.ts';
import { ownerOf } from '../core/state.ts';
import type { KnownCard, View } from '../core/view.ts';

export interface DrawPile {
  readonly cards: readonly { readonly card: CardNo; readonly count: number }[];
  /** Cards of the hand that the viewer does not know: they are among these. */
  readonly inHand: number;
}

/** The cards of a seat that the viewer sees anywhere outside its deck. */
function seenCards(view: View, seat: Seat): KnownCard[] {
  const { hand, discard } = view.players[seat]!;
  const inPlay = view.sites.flatMap(({ minions, actions }) => [...minions, ...actions]);
  const attached = inPlay.flatMap((piece) => piece.attached);
  const aside = view.aside.flatMap((card) => (card === null ? [] : [card]));
  const foreign = [...inPlay, ...attached, ...aside].filter(({ copy }) => ownerOf(copy) === seat);
  return [...hand, ...discard, ...foreign];
}

/** The cards of a seat’s factions that the viewer does not see: in its deck, or in its hand if that is not the viewer’s. */
export function drawPile(view: View, seat: Seat): DrawPile {
  const { factions, hand, handSize } = view.players[seat]!;
  if (view.phase === 'factions') return { cards: [], inHand: 0 };
  const left = CARDS.first.map(({ faction, count }) => (factions.includes(faction) ? count : 0));
  for (const { card } of seenCards(view, seat)) left[card]!--;
  const cards = left.flatMap((count, card) => (count > 0 ? [{ card, count }] : []));
  return { cards, inHand: handSize - hand.length };
}
