import type { ActionFilter, BaseFilter, CardFilter } from './ability.ts';
import type { BaseNo } from './card.ts';
import { baseOfRef, found, seatOfRef } from './power.ts';
import type { Context, Copy, State } from './state.ts';
import { cardIn, whereIs } from './table.ts';

export function actionsFor(state: State, filter: ActionFilter, context: Context): Copy[] {
  const onBases = state.sites.flatMap(({ base, actions }) =>
    filter.on === 'anything' || (filter.on !== 'host' && base === context.here) ? actions : [],
  );
  const onMinions = state.attached.filter((copy) => {
    if (filter.on === 'anything') return true;
    if (filter.on === 'host') return found(context, 'host').includes(state.host[copy]!);
    return filter.on === 'base-or-minion-here' && whereIs(state, copy) === context.here;
  });
  return [...onBases, ...onMinions].filter((copy) => filter.but === undefined || copy !== context.source);
}

export function basesFor(state: State, filter: BaseFilter, context: Context): BaseNo[] {
  const but = filter.but === undefined ? -1 : baseOfRef(state, context, filter.but);
  return state.sites
    .filter(({ base, minions }) => {
      if (base === but) return false;
      if (filter.yours === undefined) return true;
      return minions.some((copy) => state.controller[copy] === context.seat) === (filter.yours === 'some');
    })
    .map(({ base }) => base);
}

/** Where the cards of a filter lie: a pile, or a register. */
export function zoneFor(state: State, filter: CardFilter, context: Context): readonly Copy[] {
  const owner = state.players[filter.of === undefined ? context.seat : seatOfRef(context, filter.of)];
  return typeof filter.in === 'object' ? found(context, filter.in.ref) : (owner?.[filter.in] ?? []);
}

/** Whether a card's face is of the kind described. */
export function isCardFor(state: State, copy: Copy, filter: CardFilter): boolean {
  const card = cardIn(state, copy);
  if (filter.type !== undefined && card.minion !== (filter.type === 'minion')) return false;
  if (filter.powerAtMost !== undefined && card.power > filter.powerAtMost) return false;
  return !(filter.microbot && !card.microbot);
}

export const cardsFor = (state: State, filter: CardFilter, context: Context, first?: Copy): Copy[] =>
  zoneFor(state, filter, context).filter((copy) => {
    if (filter.oneTitle && first !== undefined && state.cards[first] !== state.cards[copy]) return false;
    return isCardFor(state, copy, filter);
  });
