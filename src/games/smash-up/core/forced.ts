import type { Seat } from '../../../engine/game.ts';
import { below } from '../../../engine/random.ts';
import type { BaseNo } from './card.ts';
import type { Copy, State } from './state.ts';

/** Moves what is wanted of a list to its end, the first wanted last; hands back what of it is not there. */
function moveToEnd<Item, Name>(list: Item[], wanted: readonly Name[], nameOf: (item: Item) => Name): Name[] {
  const missing: Name[] = [];
  let left = list.length;
  for (const name of wanted.toReversed()) {
    const at = list.findIndex((item, i) => i < left && nameOf(item) === name);
    if (at < 0) missing.unshift(name);
    else {
      list.push(...list.splice(at, 1));
      left--;
    }
  }
  return missing;
}

/** After a shuffle: the cards that a staged situation wants on top of a deck. */
export function forceDeck(state: State, seat: Seat): void {
  const { forced } = state;
  if (forced === undefined) return;
  const missing = moveToEnd(state.players[seat]!.deck, forced.shuffled[seat]!, (copy) => state.cards[copy]!);
  state.forced = { ...forced, shuffled: forced.shuffled.with(seat, missing) };
}

export function forceBaseDeck(state: State): void {
  const { forced } = state;
  if (forced === undefined) return;
  state.forced = { ...forced, shuffledBases: moveToEnd(state.baseDeck, forced.shuffledBases, (base) => base) };
}

/** Puts the cards that are to be discarded at random first, `count` of them at the most. */
export function forceDiscard(state: State, seat: Seat, hand: Copy[], count: number): void {
  const { forced } = state;
  if (forced === undefined) return;
  const wanted = forced.discarded[seat]!;
  const now = wanted.slice(0, count);
  hand.reverse();
  const missing = moveToEnd(hand, now, (copy) => state.cards[copy]!);
  hand.reverse();
  state.forced = { ...forced, discarded: forced.discarded.with(seat, [...missing, ...wanted.slice(count)]) };
}

/** One of several bases at random, or the one that a staged situation wants next, if it is among them. */
export function baseAtRandom(state: State, bases: readonly BaseNo[]): BaseNo {
  const { forced } = state;
  const wanted = forced?.bases[0];
  if (forced === undefined || wanted === undefined || !bases.includes(wanted)) {
    return bases[below(state.chance, bases.length)]!;
  }
  state.forced = { ...forced, bases: forced.bases.slice(1) };
  return wanted;
}
