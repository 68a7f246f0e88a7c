import { CARDS, cardNo } from '../catalogue.ts';
import type { CardNo } from './card.ts';
import type { TrashZone } from './effects.ts';
import type { Option } from './option.ts';
import * as opt from './option.ts';
import { actingPlayer, type State } from './state.ts';

export function eachOnce(cards: readonly CardNo[], optionOf: readonly Option[], into: Option[]): void {
  for (let i = 0; i < cards.length; i++) {
    if (cards.indexOf(cards[i]!) === i) into.push(optionOf[cards[i]!]!);
  }
}

export function trashOptions(state: State, only: string | null, from: readonly TrashZone[]): Option[] {
  const player = actingPlayer(state);
  const options: Option[] = [];
  const wanted = only === null ? -1 : cardNo(only);
  for (const zone of from.includes('play') ? ([...from, 'installed'] as const) : from) {
    const cards = only === 'starter' ? player[zone].filter((card) => CARDS[card]!.pile === 'starter') : player[zone];
    if (only === null || only === 'starter') eachOnce(cards, opt.TRASH[zone], options);
    else if (cards.includes(wanted)) options.push(opt.TRASH[zone][wanted]!);
  }
  return options;
}

/** Prisoners of the row and of the adventure discard pile. */
export function prisoners(state: State): Option[] {
  const options = opt.FREE.filter((_, slot) => CARDS[state.row[slot]!]?.prisoner === true);
  eachOnce(
    state.dungeonDiscard.filter((card) => CARDS[card]!.prisoner),
    opt.RESCUE,
    options,
  );
  return options;
}
