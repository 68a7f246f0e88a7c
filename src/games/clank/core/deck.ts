import type { Seat } from '../../../engine/game.ts';
import { chanceOf, shuffle } from '../../../engine/random.ts';
import type { CardNo } from './card.ts';
import { HAND } from './numbers.ts';
import type { TrashZone } from './option.ts';
import type { Emit, Player, State } from './state.ts';

/** The discard pile becomes the new deck; cards in the play area stay where they are. */
function reshuffle(state: State, seat: Seat, emit: Emit): void {
  const player = state.players[seat]!;
  player.deck = player.discard;
  player.discard = [];
  player.known = player.hand.length;
  shuffle(player.deck, chanceOf(state.chance));
  state.revealed++;
  emit?.({ type: 'shuffled', seat, count: player.deck.length });
  if (state.fate !== null) forceTop(state, player.deck);
}

function forceTop(state: State, deck: CardNo[]): void {
  const { fate } = state;
  if (fate === null || fate.shuffled.length === 0) return;
  for (const card of fate.shuffled.toReversed()) {
    const at = deck.indexOf(card);
    if (at >= 0) deck.push(...deck.splice(at, 1));
  }
  state.fate = { ...fate, shuffled: [] };
}

export function drawCards(state: State, seat: Seat, count: number, emit: Emit): void {
  const player = state.players[seat]!;
  const from = player.hand.length;
  for (let i = 0; i < count; i++) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) break;
      reshuffle(state, seat, emit);
    }
    player.hand.push(player.deck.pop()!);
  }
  const drawn = player.hand.length - from;
  if (drawn === 0) return;
  state.revealed++;
  emit?.({ type: 'drew', seat, count: drawn, cards: player.hand.slice(from) });
}

/** Takes the first such card out of the hand. */
export function takeFromHand(player: Player, card: CardNo): void {
  const at = player.hand.indexOf(card);
  player.hand.splice(at, 1);
  if (at < player.known) player.known--;
}

/** Out of the game at once; what the card did this turn still counts. */
export function trashCard(state: State, card: CardNo, from: TrashZone, source: string, emit: Emit): void {
  const player = state.players[state.active]!;
  const zone = from === 'play' ? player.play : player.discard;
  zone.splice(zone.indexOf(card), 1);
  state.trashed.push(card);
  emit?.({ type: 'trashed', seat: state.active, card, from, source });
}

/** The play area goes to the discard pile, then one who plays on draws a new hand. */
export function cleanUp(state: State, emit: Emit): void {
  const player = state.players[state.active]!;
  for (const card of player.play) player.discard.push(card);
  player.play.length = 0;
  if (player.status === 'inside') drawCards(state, state.active, HAND, emit);
}
