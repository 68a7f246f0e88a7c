import type { Seat } from '../../../engine/game.ts';
import type { Moment, Teller } from '../../../engine/teller.ts';
import { CARDS, TOKENS } from '../catalogue.ts';
import type { Event } from '../core/event.ts';
import { tally, total } from '../core/score.ts';
import { clone, type Player, type State } from '../core/state.ts';
import { view } from '../core/view.ts';
import { endTurnOdds } from './end-turn-odds.ts';
import { scoreSheet } from './score-sheet.ts';

/** What is counted of each seat. Cubes drawn and expected are those of attacks that found it inside. */
export const FIGURES = [
  'dragon-damage',
  'monster-damage',
  'clank-made',
  'cubes-drawn',
  'cubes-expected',
  'gold-found',
  'cards-acquired',
  'rooms-walked',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Attacks that were to expect: chances of dragons among the cards to come, and attacks that needed no such chance. */
export const TOTALS = ['attacks', 'attacks-expected'] as const;

/**
 * Values: points of the artifact, cubes drawn, 1 for one who was rescued, number of the token bought; otherwise 0.
 */
export const MOMENTS = ['artifact', 'attack', 'knocked-out', 'left', 'bought', 'deck-exhausted'] as const;
type MomentKind = (typeof MOMENTS)[number];

const moment = (kind: MomentKind, seat: Seat | null, value: number): Moment => ({ kind, seat, value });

function momentIn(event: Event): Moment | null {
  switch (event.type) {
    case 'took':
      return event.kind === 'artifact' ? moment('artifact', event.seat, TOKENS[event.token]!.points) : null;
    case 'attacked':
      return moment('attack', null, event.cubes.length);
    case 'knocked-out':
      return moment('knocked-out', event.seat, event.rescued ? 1 : 0);
    case 'left':
      return moment('left', event.seat, 0);
    case 'bought':
      return moment('bought', event.seat, event.token);
    case 'deck-exhausted':
      return moment('deck-exhausted', null, 0);
    default:
      return null;
  }
}

const pointsOf = (player: Player): number => (player.status === 'lost' ? 0 : total(tally(player)));

export function teller(seats: number): Teller<State, Event> {
  const figures = new Map<Figure, number[]>(FIGURES.map((name) => [name, Array.from({ length: seats }, () => 0)]));
  const totals = { attacks: 0, 'attacks-expected': 0 } satisfies Record<(typeof TOTALS)[number], number>;
  /** A copy of the state before the answer, on which cubes and pawns are followed event by event. */
  let table: State | null = null;
  let dragonCame = false;

  const add = (name: Figure, seat: Seat, amount: number) => {
    figures.get(name)![seat]! += amount;
  };

  function attacked({ bag, clankArea, ghosts, players }: State, cubes: readonly (Seat | null | 'ghost')[]): void {
    for (let seat = 0; seat < seats; seat++) {
      bag[seat]! += clankArea[seat]!;
      clankArea[seat] = 0;
    }
    ghosts[2]! += ghosts[1]!;
    ghosts[1] = 0;
    const all = bag.reduce((sum, count) => sum + count, ghosts[2]!);
    for (const [seat, { status }] of players.entries()) {
      if (status === 'inside') add('cubes-expected', seat, all === 0 ? 0 : (cubes.length * bag[seat]!) / all);
    }
    for (const cube of cubes) {
      if (cube === 'ghost') {
        ghosts[2]!--;
        continue;
      }
      bag[cube ?? seats]!--;
      if (cube !== null && players[cube]!.status === 'inside') add('cubes-drawn', cube, 1);
    }
  }

  function count(state: State, event: Event): void {
    switch (event.type) {
      case 'clank-added':
        state.clankArea[event.seat]! += event.cubes;
        add('clank-made', event.seat, event.cubes);
        return;
      case 'clank-removed':
        state.clankArea[event.seat]! -= event.cubes;
        return;
      case 'cubes-returned':
        state.bag[seats]! += event.count;
        return;
      case 'haunted':
        state.ghosts[1]!++;
        return;
      case 'ghosts-returned':
        state.ghosts[1]! += event.count;
        return;
      case 'arrived':
        dragonCame ||= CARDS[event.card]!.dragon;
        return;
      case 'attacked':
        totals.attacks++;
        if (event.extra > 0 || !dragonCame) totals['attacks-expected']++;
        attacked(state, event.cubes);
        return;
      case 'damaged':
        add('dragon-damage', event.seat, 1);
        return;
      case 'knocked-out':
        state.players[event.seat]!.status = 'lost';
        return;
      case 'left':
        state.players[event.seat]!.status = 'left';
        return;
      case 'walked':
        add('rooms-walked', event.seat, 1);
        add('monster-damage', event.seat, event.damage);
        return;
      case 'gold-gained':
      case 'gold-topped-up':
      case 'gold-found':
        add('gold-found', event.seat, event.amount);
        return;
      case 'acquired':
        add('cards-acquired', event.seat, 1);
        return;
      case 'turn-ended':
        totals['attacks-expected'] += endTurnOdds(view(state, null)).dragon;
        return;
      default:
        return;
    }
  }

  return {
    before(state) {
      table = clone(state);
      dragonCame = false;
    },
    event(event) {
      if (table !== null) count(table, event);
      return momentIn(event);
    },
    active: ({ active }) => active,
    points: ({ players }) => players.map(pointsOf),
    figures: () => Object.fromEntries(figures),
    totals: () => totals,
    scoreSheet: (state) => scoreSheet(view(state, null)),
  };
}
