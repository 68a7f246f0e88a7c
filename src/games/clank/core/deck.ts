import type { Seat } from '../../../engine/game.ts';
import { chanceOf, shuffle } from '../../../engine/random.ts';
import { cardNo } from '../catalogue.ts';
import type { CardNo } from './card.ts';
import type { TrashZone } from './effects.ts';
import { HAND } from './numbers.ts';
import { actingPlayer, type Emit, type Player, type State } from './state.ts';
import { takeAt } from './take-at.ts';

/** The discard pile becomes the new deck; cards in the play area stay where they are. */
function reshuffle(state: State, seat: Seat, emit: Emit): void {
  const player = state.players[seat]!;
  if (seat === state.active) for (const card of player.discard) state.turn.gone.push({ card, from: 'discard' });
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
  const cards: CardNo[] = [];
  for (let i = 0; i < count; i++) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) break;
      reshuffle(state, seat, emit);
    }
    const card = player.deck.pop()!;
    cards.push(card);
    if (player.onTop > 0) {
      player.onTop--;
      player.hand.splice(player.known++, 0, card);
    } else player.hand.push(card);
  }
  if (cards.length === 0) return;
  state.revealed++;
  emit?.({ type: 'drew', seat, count: cards.length, cards });
}

/** Takes the first such card out of the hand. */
export function takeFromHand(player: Player, card: CardNo): void {
  const at = player.hand.indexOf(card);
  takeAt(player.hand, at);
  if (at < player.known) player.known--;
}

/** A card of the hand that everybody has seen joins those known. */
export function showCard(player: Player, card: CardNo): void {
  if (player.hand.indexOf(card) < player.known) return;
  takeFromHand(player, card);
  player.hand.splice(player.known++, 0, card);
}

function uninstall(player: Player, card: CardNo): void {
  const installed = player.installed.slice();
  takeAt(installed, installed.indexOf(card));
  player.installed = installed;
}

/** Out of the game at once; what the card did this turn still counts. */
export function trashCard(state: State, card: CardNo, from: TrashZone, source: string, emit: Emit): void {
  const player = actingPlayer(state);
  if (from === 'hand') takeFromHand(player, card);
  else if (from === 'installed') uninstall(player, card);
  else takeAt(player[from], player[from].indexOf(card));
  state.trashed.push(card);
  if (state.actor === state.active) {
    state.turn.trashed++;
    if (from !== 'hand') state.turn.gone.push({ card, from });
  }
  emit?.({ type: 'trashed', seat: state.actor, card, from, source });
}

/** The play area goes to the discard pile, then one who plays on draws a new hand. */
export function cleanUp(state: State, emit: Emit): void {
  const player = state.players[state.active]!;
  for (const card of player.play) player.discard.push(card);
  player.play.length = 0;
  if (player.status === 'inside') drawCards(state, state.active, HAND, emit);
}

/** The card of the play area that says "trash this card": the card itself, or one that counts as it. */
export function selfInPlay(state: State, source: string): CardNo | null {
  const { play } = actingPlayer(state);
  const self = cardNo(source);
  const copy = state.turn.copies.find(({ as, by }) => as === self && play.includes(by));
  return copy?.by ?? (play.includes(self) ? self : null);
}

/** A card that trashes itself from the play area, unless something else has trashed it. */
export function trashSelf(state: State, source: string, emit: Emit): void {
  const self = selfInPlay(state, source);
  if (self !== null) trashCard(state, self, 'play', source, emit);
}

/** The card just acquired goes from the discard pile to the top of the deck, where everybody knows it. */
export function putOnDeck(state: State, emit: Emit): void {
  const player = actingPlayer(state);
  const card = player.discard.pop()!;
  player.deck.push(card);
  player.onTop++;
  emit?.({ type: 'put-on-deck', seat: state.actor, card });
}
