import { CARDS } from '../../../games/clank/catalogue.ts';
import { costIn } from '../../../games/clank/core/price.ts';
import type { View } from '../../../games/clank/core/view.ts';

/** What a card costs now, where that is not what is printed. */
export function costNow(view: View, card: number): number | undefined {
  const printed = CARDS[card];
  const cost = printed === undefined ? undefined : costIn(view, printed);
  return cost === printed?.cost ? undefined : cost;
}
