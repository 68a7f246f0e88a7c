import { CARDS } from '../../../games/clank/catalogue.ts';
import { GEM_DISCOUNT } from '../../../games/clank/core/numbers.ts';
import type { View } from '../../../games/clank/core/view.ts';

/** What a card costs now, where that is not what is printed. */
export function costNow({ turn }: View, card: number): number | undefined {
  const printed = CARDS[card];
  if (printed?.kind !== 'gem' || turn.gemsCheaper === 0) return undefined;
  return Math.max(0, printed.cost - GEM_DISCOUNT * turn.gemsCheaper);
}
