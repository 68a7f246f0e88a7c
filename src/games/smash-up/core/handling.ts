import { found } from './power.ts';
import { type Context, type Copy, type Emit, ownerOf, type State } from './state.ts';
import { whereIs } from './table.ts';
import { makeKnown, shuffleDeck, takeFromZone, takeTop } from './zones.ts';

/** Victory points, never below zero. */
export function gainPoints(state: State, seat: number, amount: number, emit: Emit): void {
  const player = state.players[seat]!;
  const gained = Math.max(amount, -player.points);
  if (gained === 0) return;
  player.points += gained;
  emit?.({ type: 'points', seat, amount: gained, total: player.points });
}

/** Takes cards off the top for an effect to deal with; `viewer` sees them, −1 for everybody. */
export function takeOff(state: State, owner: number, count: number, viewer: number, emit: Emit): Copy[] {
  const taken: Copy[] = [];
  for (let i = 0; i < count; i++) {
    const copy = takeTop(state, owner, emit);
    if (copy === undefined) break;
    taken.push(copy);
    state.aside.push(copy);
    if (viewer < 0) makeKnown(state, copy);
    else state.knownTo[copy]! |= 1 << viewer;
  }
  if (taken.length === 0) return taken;
  state.revealed++;
  const cards = taken.map((copy) => state.cards[copy]!);
  if (viewer < 0) emit?.({ type: 'card-revealed', seat: owner, cards });
  else emit?.({ type: 'looked', seat: viewer, count: taken.length, cards });
  return taken;
}

/** What of a register this ability has not put elsewhere yet: cards it took off a deck must still lie aside. */
export function stillThere(state: State, context: Context, ref: string): readonly Copy[] {
  const off = found(context, '#off');
  return found(context, ref).filter((copy) => !off.includes(copy) || state.aside.includes(copy));
}

type PutAway = 'to-hand' | 'to-bottom' | 'to-discard' | 'shuffle-in' | 'to-top';

const WHERE = {
  'to-hand': 'hand',
  'to-top': 'top',
  'to-bottom': 'bottom',
  'to-discard': 'discard',
  'shuffle-in': 'deck',
} as const;

/** Puts cards where they are to go; those that have gone elsewhere meanwhile stay there. */
export function putAway(state: State, where: PutAway, copies: readonly Copy[], seat: number, emit: Emit): void {
  const movable = copies.filter((copy) => whereIs(state, copy) < 0 && isLoose(state, copy, where));
  for (const copy of movable) {
    takeFromZone(state, copy);
    const owner = state.players[ownerOf(copy)]!;
    if (where === 'to-hand') owner.hand.push(copy);
    else if (where === 'to-discard') owner.discard.push(copy);
    else if (where === 'to-bottom') owner.deck.unshift(copy);
    else owner.deck.push(copy);
    if (where === 'to-discard') makeKnown(state, copy);
  }
  if (movable.length === 0) return;
  const cards = movable.map((copy) => state.cards[copy]!);
  emit?.({ type: 'put', seat, where: WHERE[where], cards, count: movable.length });
  if (where === 'shuffle-in') {
    for (const owner of new Set(movable.map(ownerOf))) shuffleDeck(state, owner, emit);
  }
}

/** Still where the effect left it: aside, or in a pile the effect takes cards from. What was shuffled in is lost. */
function isLoose(state: State, copy: Copy, where: PutAway): boolean {
  if (state.aside.includes(copy)) return true;
  const { discard, deck, hand } = state.players[ownerOf(copy)]!;
  return discard.includes(copy) || (where === 'to-discard' && (hand.includes(copy) || deck.includes(copy)));
}
