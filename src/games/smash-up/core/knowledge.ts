import { type Copy, DECK, ownerOf, type State } from './state.ts';

/** Whether everybody knows which card this is. */
const isOpen = (state: State, copy: Copy): boolean => state.knownTo[copy] === (1 << state.players.length) - 1;

/** Whether the zone holds a card that not everybody knows. */
export const hasHidden = (state: State, zone: readonly Copy[]): boolean => zone.some((copy) => !isOpen(state, copy));

/**
 * Whether, for all that everybody knows, the zone could hold a card that fits: a card not everybody knows could be any
 * such card of its owner. `fits` must depend on nothing but the card's face and what is public.
 */
export function mightHold(state: State, zone: readonly Copy[], fits: (copy: Copy) => boolean): boolean {
  if (zone.some(fits)) return true;
  const owners = new Set(zone.filter((copy) => !isOpen(state, copy)).map(ownerOf));
  for (const owner of owners) {
    for (let copy = owner * DECK; copy < (owner + 1) * DECK; copy++) {
      if (!isOpen(state, copy) && fits(copy)) return true;
    }
  }
  return false;
}
