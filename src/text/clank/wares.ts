import { CROWNS, MARKET_ITEMS, soldToken } from '../../games/clank/catalogue.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Language } from '../language.ts';
import { grouped } from '../phrase.ts';
import { nameOf, tokenName } from './things.ts';

/** What the market still sells; of the crowns, those that nobody has. */
export function wares(view: View, language: Language): string[] {
  const first = CROWNS.indexOf(soldToken(view.players, 'crown'));
  return MARKET_ITEMS.flatMap((item, at) => {
    const left = view.market[at]!;
    if (item === 'crown') return CROWNS.slice(first, first + left).map((crown) => tokenName(crown, language));
    return grouped(Array.from({ length: left }, () => nameOf(item)[language]));
  });
}
