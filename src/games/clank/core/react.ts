import type { Seat } from '../../../engine/game.ts';
import { CARDS } from '../catalogue.ts';
import type { Card, Reaction } from './card.ts';
import type { Occasion, Turn } from './ledger.ts';
import { isBetweenTurns, type Player, type State } from './state.ts';

/** Whether such a card may be in the hand, as far as everybody knows. */
export function mayHold({ deck, hand, known, onTop }: Player, is: (card: Card) => boolean): boolean {
  if (hand.length === 0) return false;
  const publicly = hand.slice(0, known).some((card) => is(CARDS[card]!));
  if (publicly) return true;
  if (hand.length === known) return false;
  return hand.some((card) => is(CARDS[card]!)) || deck.some((card, i) => i < deck.length - onTop && is(CARDS[card]!));
}

/** Lets the others put in play the cards that answer what the active player has just done. */
export const invite = (state: State, to: Reaction): void => inviteFrom(state, to, 1, () => true);

/** The same for what has come about by itself: between turns the player who has just ended one may answer too. */
export const inviteAll = (state: State, to: Reaction, whom: (seat: Seat) => boolean = () => true): void =>
  inviteFrom(state, to, isBetweenTurns(state) ? 0 : 1, whom);

function inviteFrom(state: State, to: Reaction, first: number, whom: (seat: Seat) => boolean): void {
  if (!state.sets.includes('party')) return;
  const { active, players } = state;
  for (let i = players.length - 1; i >= first; i--) {
    const seat = (active + i) % players.length;
    if (players[seat]!.status !== 'inside' || !whom(seat)) continue;
    remember(state.turn, { seat, to });
    inviteOne(state, { seat, to });
  }
}

function remember({ occasions }: Turn, { seat, to }: Occasion): void {
  if (!occasions.some((each) => each.seat === seat && each.to === to)) occasions.push({ seat, to });
}

/** Asks a seat, unless everybody knows that it holds no such card. */
export function inviteOne(state: State, { seat, to }: Occasion): void {
  if (mayHold(state.players[seat]!, (card) => card.react === to)) state.agenda.push({ do: 'react', seat, to });
}

/** At the end of a turn: whatever has come about in it may still be answered. */
export function inviteAgain(state: State, { occasions }: Turn): void {
  for (let i = occasions.length - 1; i >= 0; i--) inviteOne(state, occasions[i]!);
}
