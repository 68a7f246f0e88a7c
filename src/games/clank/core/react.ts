import type { Seat } from '../../../engine/game.ts';
import { CARDS } from '../catalogue.ts';
import type { Card, Reaction } from './card.ts';
import type { Player, State } from './state.ts';

/** Whether such a card may be in the hand, as far as everybody knows. */
export function mayHold({ deck, hand, known }: Player, is: (card: Card) => boolean): boolean {
  if (hand.length === 0) return false;
  const publicly = hand.slice(0, known).some((card) => is(CARDS[card]!));
  if (publicly) return true;
  if (hand.length === known) return false;
  return hand.some((card) => is(CARDS[card]!)) || deck.some((card) => is(CARDS[card]!));
}

/** Lets those seats, the active one excepted, put in play the cards that answer what has just happened. */
export function invite(state: State, to: Reaction, seats: readonly Seat[] | null = null): void {
  if (!state.sets.includes('party')) return;
  const { active, players } = state;
  for (let i = players.length - 1; i > 0; i--) {
    const seat = (active + i) % players.length;
    if (players[seat]!.status !== 'inside' || seats?.includes(seat) === false) continue;
    if (mayHold(players[seat]!, (card) => card.react === to)) state.agenda.push({ do: 'react', seat, to });
  }
}
