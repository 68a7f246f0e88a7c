import type { Random, Seat } from '../../../engine/game.ts';
import { chanceFrom, seedFrom, shuffle } from '../../../engine/random.ts';
import { putAnew } from './decide.ts';
import { clone, DECK, type State } from './state.ts';

/**
 * Copies stay where they lie; which card a copy is that the viewer has not seen there is dealt anew among such copies
 * of the same owner. Sorted first, so that the same dice give the same deal whatever the truth is. What others have
 * said beforehand is not known either: they are asked.
 */
export function imagine(state: State, viewer: Seat, random: Random): State {
  const world = clone(state);
  world.chance = chanceFrom(seedFrom(random));
  delete world.forced;
  for (let seat = 0; seat < state.players.length; seat++) {
    const hidden: number[] = [];
    for (let copy = seat * DECK; copy < (seat + 1) * DECK; copy++) {
      if ((state.knownTo[copy]! & (1 << viewer)) === 0) hidden.push(copy);
    }
    const cards = hidden.map((copy) => state.cards[copy]!).sort((a, b) => a - b);
    shuffle(cards, random);
    for (const [i, copy] of hidden.entries()) world.cards[copy] = cards[i]!;
  }
  const unknown = (base: number) => (state.baseKnownTo[base]! & (1 << viewer)) === 0;
  const bases = state.baseDeck.filter(unknown).sort((a, b) => a - b);
  shuffle(bases, random);
  world.baseDeck = state.baseDeck.map((base) => (unknown(base) ? bases.pop()! : base));
  for (const [seat, player] of world.players.entries()) if (seat !== viewer) player.standing = 'ask';
  if (world.asked !== null && world.asked.seat !== viewer) putAnew(world);
  return world;
}
