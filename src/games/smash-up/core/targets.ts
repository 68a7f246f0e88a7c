import type { Seat } from '../../../engine/game.ts';
import type { Option } from './option.ts';
import { raisesPower } from './printed.ts';
import type { Copy, Extra, State } from './state.ts';
import { cardIn } from './table.ts';

/** The ways to play an action under an allowance: what it is attached to, or no target. */
export function targetsOf(state: State, copy: Copy, seat: Seat, extra: Extra): Option[] {
  const card = cardIn(state, copy);
  const no = state.cards[copy]!;
  const { raises } = extra;
  if (raises !== null && !card.raises) return [];
  const ways: Option[] = [];
  switch (card.attach) {
    case 'nowhere':
    case 'new-base':
      if (raises === null || raisesAny(state, copy, seat, raises)) ways.push({ take: 'action', card: no });
      return ways;
    case 'base':
    case 'base-with-yours':
      if (raises !== null) return ways;
      for (const { base, minions } of state.sites) {
        if (card.attach === 'base' || hasMinionOf(state, minions, seat)) ways.push({ take: 'action', card: no, base });
      }
      return ways;
    case 'minion':
    case 'your-minion':
      for (const { minions } of state.sites) {
        for (const minion of minions) {
          if (card.attach === 'your-minion' && state.controller[minion] !== seat) continue;
          if (isAim(state, copy, minion, seat, raises)) ways.push({ take: 'action', card: no, minion });
        }
      }
      return ways;
    default:
      return card.attach satisfies never;
  }
}

/** Whether two options play the same card in the same way. */
export function sameWay(a: Option, b: Option): boolean {
  if (a.take === 'minion') return b.take === 'minion' && a.card === b.card && a.base === b.base && a.from === b.from;
  if (a.take !== 'action' || b.take !== 'action') return false;
  return a.card === b.card && a.base === b.base && a.minion === b.minion;
}

/** Each way to play once. */
export const distinct = (ways: readonly Option[]): readonly Option[] =>
  ways.filter((way, i) => ways.findIndex((other) => sameWay(other, way)) === i);

/** Whether the action directly raises this minion, where it is to raise one. */
function isAim(state: State, action: Copy, minion: Copy, seat: Seat, raises: Extra['raises']): boolean {
  if (raises === null) return true;
  if (raises === 'yours' ? state.controller[minion] !== seat : minion !== raises) return false;
  return raisesPower(state, action, minion);
}

const raisesAny = (state: State, action: Copy, seat: Seat, raises: Extra['raises']): boolean =>
  state.sites.some(({ minions }) => minions.some((minion) => isAim(state, action, minion, seat, raises)));

const hasMinionOf = (state: State, minions: readonly Copy[], seat: Seat): boolean =>
  minions.some((minion) => state.controller[minion] === seat);
