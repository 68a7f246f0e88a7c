import { createContext } from 'preact';
import type { Seat } from '../../../../engine/game.ts';
import type { Event } from '../../../../games/clank/core/event.ts';
import { Store } from '../../../store.ts';

/** By seat, the hearts lost in an attack whose cubes are not drawn yet before everybody's eyes. */
export type Hurt = readonly number[];

export const NO_HURT: Hurt = [];

/** What the attacks among those events do. */
export function hurtBy(events: readonly Event[]): Hurt {
  const first = events.findIndex(({ type }) => type === 'attacked');
  const hurt: number[] = [];
  for (const event of first < 0 ? [] : events.slice(first)) {
    if (event.type === 'damaged') hurt[event.seat] = (hurt[event.seat] ?? 0) + 1;
  }
  return Array.from(hurt, (hearts) => hearts ?? 0);
}

/** What is left to be seen once those cubes are drawn; a cube of one who is out hurts nobody. */
export function afterCubes(hurt: Hurt, cubes: readonly (Seat | null)[]): Hurt {
  return hurt.map((hearts, seat) => Math.max(0, hearts - cubes.filter((cube) => cube === seat).length));
}

export const HurtContext = createContext(new Store<Hurt>(NO_HURT));
