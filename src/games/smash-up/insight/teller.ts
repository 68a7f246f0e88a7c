import type { Seat } from '../../../engine/game.ts';
import type { Moment, ScoreLine, Teller } from '../../../engine/teller.ts';
import { BASES, CARDS } from '../catalogue.ts';
import type { Event } from '../core/event.ts';
import { ownerOf, type State } from '../core/state.ts';

/** What is counted of each seat; minions are lost by their owner when they are destroyed. */
export const FIGURES = [
  'minions-played',
  'actions-played',
  'minions-lost',
  'bases-won',
  'power-at-scoring',
  'cards-drawn',
] as const;
export type Figure = (typeof FIGURES)[number];

export const TOTALS = ['bases-scored'] as const;

/** `seat` is the only first one, null where several share the place; `value` is the number of the base. */
export const MOMENTS = ['base-scored'] as const;

/** The line for points that no place on a base brought. */
export const OTHER_POINTS = 'other';

type BaseScored = Extract<Event, { type: 'base-scored' }>;

const firstOf = ({ places }: BaseScored): Seat[] => places.flatMap((place, seat) => (place === 1 ? [seat] : []));

export function teller(seats: number): Teller<State, Event> {
  const zeros = () => Array.from({ length: seats }, () => 0);
  const figures = new Map<Figure, number[]>(FIGURES.map((name) => [name, zeros()]));
  const totals = { 'bases-scored': 0 } satisfies Record<(typeof TOTALS)[number], number>;
  const lines: { readonly category: string; readonly values: number[] }[] = [];
  /** Seats that are about to get the points of their place. */
  let placed: Seat[] = [];
  /** Hands are dealt before the first turn. */
  let begun = false;

  const add = (name: Figure, seat: Seat, amount: number) => {
    figures.get(name)![seat]! += amount;
  };

  function scored(event: BaseScored): Moment {
    const winners = firstOf(event);
    totals['bases-scored']++;
    for (const seat of winners) add('bases-won', seat, 1);
    for (const [seat, power] of event.powers.entries()) add('power-at-scoring', seat, power);
    lines.push({ category: BASES.first[event.base]!.id, values: zeros() });
    return { kind: 'base-scored', seat: winners.length === 1 ? winners[0]! : null, value: event.base };
  }

  function gained(seat: Seat, amount: number): void {
    if (placed.includes(seat)) lines.at(-1)!.values[seat]! += amount;
    placed = placed.filter((each) => each !== seat);
  }

  function count(event: Event): void {
    switch (event.type) {
      case 'turn-started':
        begun = true;
        return;
      case 'minion-played':
        add('minions-played', event.seat, 1);
        return;
      case 'action-played':
        add('actions-played', event.seat, 1);
        return;
      case 'destroyed':
        if (CARDS.first[event.card]!.minion) add('minions-lost', ownerOf(event.copy), 1);
        return;
      case 'drew':
        if (begun) add('cards-drawn', event.seat, event.count);
        return;
      case 'points':
        gained(event.seat, event.amount);
        return;
      default:
        return;
    }
  }

  /** A base’s points are given right after it is told to have scored. */
  const placesIn = (event: Event): Seat[] =>
    event.type === 'base-scored'
      ? event.places.flatMap((place, seat) => (place > 0 ? [seat] : []))
      : event.type === 'points'
        ? placed
        : [];

  return {
    before({ turnNo }) {
      begun ||= turnNo > 0;
    },
    event(event) {
      count(event);
      placed = placesIn(event);
      return event.type === 'base-scored' ? scored(event) : null;
    },
    active: ({ active }) => active,
    points: ({ players }) => players.map(({ points }) => points),
    figures: () => Object.fromEntries(figures),
    totals: () => totals,
    scoreSheet({ players }) {
      const counted = players.map(() => true);
      const other = players.map(({ points }, seat) => lines.reduce((sum, { values }) => sum - values[seat]!, points));
      return [...lines, { category: OTHER_POINTS, values: other }].map((line): ScoreLine => ({ ...line, counted }));
    },
  };
}
