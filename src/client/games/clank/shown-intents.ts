import { CARDS, MARKET_ITEMS, RESERVE_PILES, TOKENS } from '../../../games/clank/catalogue.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import { LYING_KINDS } from '../../../games/clank/core/token.ts';
import type { View } from '../../../games/clank/core/view.ts';
import { handIntent, rowIntent } from './targets.ts';

/** Everything on the table that the viewer could click, whether it is allowed or not. */
export function shownIntents(view: View): readonly Option[] {
  const me = view.decision === null ? undefined : view.players[view.decision.seat];
  if (me === undefined) return [];
  const here = new Set(view.lying.filter(({ room }) => room === me.room).map(({ kind }) => kind));
  return [
    ...[...new Set(me.hand ?? [])].map((card) => handIntent(view, card)),
    ...view.row.flatMap((card, slot) => (CARDS[card] === undefined ? [] : [rowIntent(view, slot)])),
    ...RESERVE_PILES.map((_, pile): Option => ({ take: 'acquire-reserve', pile })),
    { take: 'fight-goblin' },
    ...MARKET_ITEMS.map((item): Option => ({ take: 'buy', item })),
    ...me.tokens.flatMap((token): Option[] => (TOKENS[token]!.drunk === null ? [] : [{ take: 'drink', token }])),
    ...LYING_KINDS.filter((kind) => here.has(kind)).map((kind): Option => ({ take: 'token', kind })),
  ];
}
