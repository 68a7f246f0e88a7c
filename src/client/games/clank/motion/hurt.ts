import { createContext } from 'preact';
import type { Event } from '../../../../games/clank/core/event.ts';
import { Store } from '../../../store.ts';

/** Hearts lost in an attack whose cubes are not drawn yet before everybody's eyes. */
interface Lost {
  readonly hearts: number;
  /** The damage when all is over: until the table shows it, nothing is kept back. */
  readonly damage: number;
}

/** By seat. */
export type Hurt = readonly (Lost | undefined)[];

export const NO_HURT: Hurt = [];

/** What the attacks among those events do. */
export function hurtBy(events: readonly Event[]): Hurt {
  const first = events.findIndex(({ type }) => type === 'attacked');
  const hurt: (Lost | undefined)[] = [];
  for (const event of first < 0 ? [] : events.slice(first)) {
    if (event.type !== 'damaged') continue;
    hurt[event.seat] = { hearts: (hurt[event.seat]?.hearts ?? 0) + 1, damage: event.damage };
  }
  return Array.from(hurt);
}

type Cubes = Extract<Event, { type: 'attacked' }>['cubes'];

/** What is left to be seen once those cubes are drawn; a cube of one who is out hurts nobody. */
export function afterCubes(hurt: Hurt, cubes: Cubes): Hurt {
  return hurt.map((lost, seat) => {
    const drawn = cubes.filter((cube) => cube === seat).length;
    return lost === undefined ? lost : { ...lost, hearts: Math.max(0, lost.hearts - drawn) };
  });
}

export const HurtContext = createContext(new Store<Hurt>(NO_HURT));
