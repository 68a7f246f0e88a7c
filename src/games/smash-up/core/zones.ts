import type { Seat } from '../../../engine/game.ts';
import { chanceOf, shuffle } from '../../../engine/random.ts';
import type { BaseNo } from './card.ts';
import { forceBaseDeck, forceDeck } from './forced.ts';
import { forget } from './memory.ts';
import { type Copy, type Emit, ownerOf, type State } from './state.ts';
import { dropSilencedPlays, siteOf, whereIs } from './table.ts';

const everybody = (state: State): number => (1 << state.players.length) - 1;

/** Everybody sees where the card goes. */
export function makeKnown(state: State, copy: Copy): void {
  state.knownTo[copy] = everybody(state);
}

/** The discard pile, or whatever is in the deck, in an order nobody knows. */
export function shuffleDeck(state: State, seat: Seat, emit: Emit): void {
  const { deck } = state.players[seat]!;
  shuffle(deck, chanceOf(state.chance));
  forceDeck(state, seat);
  for (const copy of deck) state.knownTo[copy] = 0;
  state.revealed++;
  emit?.({ type: 'shuffled', seat, count: deck.length });
}

/** Makes a deck out of the discard pile when a card is needed and there is none. */
export function refillDeck(state: State, seat: Seat, emit: Emit): boolean {
  const player = state.players[seat]!;
  if (player.deck.length > 0) return true;
  if (player.discard.length === 0) return false;
  player.deck = player.discard;
  player.discard = [];
  shuffleDeck(state, seat, emit);
  return true;
}

/** Takes the top card off a deck, shuffling first where it must; undefined where there is none. */
export function takeTop(state: State, seat: Seat, emit: Emit): Copy | undefined {
  return refillDeck(state, seat, emit) ? state.players[seat]!.deck.pop() : undefined;
}

export function drawCards(state: State, seat: Seat, count: number, emit: Emit): void {
  const drawn: Copy[] = [];
  for (let i = 0; i < count; i++) {
    const copy = takeTop(state, seat, emit);
    if (copy === undefined) break;
    state.players[seat]!.hand.push(copy);
    state.knownTo[copy]! |= 1 << seat;
    drawn.push(copy);
  }
  if (drawn.length === 0) return;
  state.revealed++;
  emit?.({ type: 'drew', seat, count: drawn.length, cards: drawn.map((copy) => state.cards[copy]!) });
}

export function discardFromHand(state: State, seat: Seat, copies: readonly Copy[], emit: Emit): void {
  const player = state.players[seat]!;
  const held = copies.filter((copy) => remove(player.hand, copy));
  if (held.length === 0) return;
  for (const copy of held) {
    player.discard.push(copy);
    makeKnown(state, copy);
  }
  emit?.({ type: 'discarded', seat, cards: held.map((copy) => state.cards[copy]!) });
}

export type Destination = 'hand' | 'discard' | 'bottom';

/** Takes an item out of a list, where it is in it. */
export function remove<T>(list: T[], item: T): boolean {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** Takes a card out of play to its owner's zone; what is attached to a minion is discarded, counters are lost. */
export function leavePlay(state: State, copy: Copy, to: Destination, emit: Emit): void {
  const base = whereIs(state, copy);
  detach(state, copy);
  for (const attached of state.attached.filter((action) => state.host[action] === copy)) {
    leavePlay(state, attached, 'discard', undefined);
    emit?.({ type: 'discarded-from-play', card: state.cards[attached]!, copy: attached, base });
  }
  state.counters[copy] = 0;
  state.controller[copy] = ownerOf(copy);
  forget(state, copy);
  const owner = state.players[ownerOf(copy)]!;
  if (to === 'bottom') owner.deck.unshift(copy);
  else owner[to].push(copy);
  makeKnown(state, copy);
}

/** Off its base or its host. */
function detach(state: State, copy: Copy): void {
  for (const { minions, actions } of state.sites) {
    remove(minions, copy);
    remove(actions, copy);
  }
  remove(state.attached, copy);
  state.host[copy] = -1;
}

export function moveMinion(state: State, copy: Copy, to: BaseNo, emit: Emit): void {
  const from = whereIs(state, copy);
  const site = siteOf(state, to);
  if (from < 0 || site === undefined || from === to) return;
  if (!remove(siteOf(state, from)!.minions, copy)) return;
  site.minions.push(copy);
  state.turn.moved.push({ copy, from });
  emit?.({ type: 'moved', card: state.cards[copy]!, copy, from, to });
}

/** Which of its owner's zones outside play a copy is in, by number; −1 in play. */
export function zoneOf(state: State, copy: Copy): number {
  const { hand, discard, deck } = state.players[ownerOf(copy)]!;
  return [hand, discard, deck, state.aside].findIndex((zone) => zone.includes(copy));
}

/** Takes a copy out of whatever zone outside play it is in. */
export function takeFromZone(state: State, copy: Copy): void {
  const owner = state.players[ownerOf(copy)]!;
  for (const zone of [owner.hand, owner.discard, owner.deck, state.aside]) remove(zone, copy);
}

/** The base deck in an order nobody knows. */
export function shuffleBases(state: State): void {
  shuffle(state.baseDeck, chanceOf(state.chance));
  forceBaseDeck(state);
  for (const base of state.baseDeck) state.baseKnownTo[base] = 0;
}

/** Puts the shuffled discard pile under the base deck when more bases are needed than the deck has. */
export function refillBases(state: State, needed = 1): void {
  if (state.baseDeck.length >= needed) return;
  const rest = state.baseDeck;
  state.baseDeck = state.baseDiscard;
  state.baseDiscard = [];
  shuffleBases(state);
  state.baseDeck.push(...rest);
}

/** The top of the base deck, made anew from its discard pile where it is empty; undefined where there is none at all. */
export function nextBase(state: State): BaseNo | undefined {
  refillBases(state);
  state.revealed++;
  return state.baseDeck.pop();
}

/** Everything on a base that is about to leave play to the discard piles of its owners, all at once. */
export function clearSite(state: State, base: BaseNo, emit: Emit): void {
  const site = siteOf(state, base)!;
  dropSilencedPlays(state, base);
  for (const copy of [...site.minions, ...site.actions]) {
    leavePlay(state, copy, 'discard', emit);
    emit?.({ type: 'discarded-from-play', card: state.cards[copy]!, copy, base });
  }
}
