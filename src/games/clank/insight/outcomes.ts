import type { Seat } from '../../../engine/game.ts';
import type { View } from '../core/view.ts';
import { type Bag, healthLeft, isInside } from './bag.ts';

/** One way an attack may go for those whom it may knock out. */
export interface Outcome {
  readonly chance: number;
  /** Cubes drawn, of the seats in danger only. */
  readonly drawn: ReadonlyMap<Seat, number>;
  /** The first one out, of this attack or of an earlier one. */
  readonly first: Seat | null;
}

/** The seats that so many draws may knock out. */
function inDanger(view: View, { cubes }: Bag, draws: number): Seat[] {
  return view.players.flatMap((_, seat) => {
    return isInside(view, seat) && Math.min(draws, cubes[seat]!) >= healthLeft(view, seat) ? [seat] : [];
  });
}

interface Reached {
  chance: number;
  readonly counts: readonly number[];
  readonly first: Seat | null;
}

/** More than the cubes of one colour. */
const MANY = 64;

/** Tells apart what may have been reached with the same number of draws. */
const nameOf = (counts: readonly number[], first: Seat | null): number =>
  counts.reduce((name, count) => name * MANY + count, first === null ? 0 : first + 1);

/**
 * Who is knocked out decides whether the countdown goes on before the next turn, and among several the one whose cube
 * comes first walks it: so cubes are drawn one at a time, as in the game. Mostly nobody is in danger and there is one
 * outcome.
 */
export function outcomes(view: View, bag: Bag, draws: number): Outcome[] {
  const seats = inDanger(view, bag, draws);
  const others = bag.total - seats.reduce((sum, seat) => sum + bag.cubes[seat]!, 0);
  let reached: Reached[] = [{ chance: 1, counts: seats.map(() => 0), first: view.first }];
  for (let i = 0; i < (seats.length === 0 ? 0 : draws); i++) {
    const next = new Map<number, Reached>();
    const reach = (chance: number, counts: readonly number[], first: Seat | null) => {
      if (chance === 0) return;
      const name = nameOf(counts, first);
      const same = next.get(name);
      if (same === undefined) next.set(name, { chance, counts, first });
      else same.chance += chance;
    };
    for (const { chance, counts, first } of reached) {
      const share = chance / (bag.total - i);
      const mine = counts.reduce((sum, count) => sum + count, 0);
      reach(share * (others - (i - mine)), counts, first);
      for (const [at, seat] of seats.entries()) {
        const count = counts[at]! + 1;
        const out = count === healthLeft(view, seat);
        reach(share * (bag.cubes[seat]! - counts[at]!), counts.with(at, count), out ? (first ?? seat) : first);
      }
    }
    reached = [...next.values()];
  }
  return reached.map(({ chance, counts, first }) => ({
    chance,
    drawn: new Map(seats.map((seat, at) => [seat, counts[at]!])),
    first,
  }));
}
