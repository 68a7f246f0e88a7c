import { chanceOf, shuffle } from '../../../engine/random.ts';
import { BASES, CARDS, FACTIONS } from '../catalogue.ts';
import type { Option } from './option.ts';
import { DECK, type Emit, type Frame, type State } from './state.ts';
import { cardIn } from './table.ts';
import { beginTurn } from './turn.ts';
import { discardFromHand, drawCards, nextBase, remove, shuffleDeck } from './zones.ts';

const HAND = 5;

/** A faction taken; when all have two, the table is laid. */
export function pickFaction(state: State, frame: Extract<Frame, { frame: 'draft' }>, option: Option, emit: Emit): void {
  const [seat, ...picks] = frame.picks;
  if (option.take !== 'faction' || seat === undefined) throw new Error(`${option.take} is no faction`);
  takeFaction(state, seat, option.faction, emit);
  if (picks.length > 0) state.agenda.push({ frame: 'draft', picks });
  else layTable(state, emit);
}

/** Whether the picks still to come can all be made without anybody having a faction twice. */
function canFinish(offer: readonly number[], hands: readonly (readonly number[])[], picks: readonly number[]): boolean {
  const [seat, ...rest] = picks;
  if (seat === undefined) return true;
  return [...new Set(offer)].some((faction) => {
    if (hands[seat]!.includes(faction)) return false;
    const left = offer.toSpliced(offer.indexOf(faction), 1);
    return canFinish(left, hands.with(seat, [...hands[seat]!, faction]), rest);
  });
}

/** The factions the next player may take: none that would leave a later one without a choice. */
export function draftable(state: State, picks: readonly number[]): number[] {
  const seat = picks[0]!;
  const hands = state.players.map(({ factions }) => factions);
  return [...new Set(state.offer)].filter((faction) => {
    if (hands[seat]!.includes(faction)) return false;
    const left = state.offer.toSpliced(state.offer.indexOf(faction), 1);
    return canFinish(left, hands.with(seat, [...hands[seat]!, faction]), picks.slice(1));
  });
}

export function takeFaction(state: State, seat: number, faction: number, emit: Emit): void {
  remove(state.offer, faction);
  state.players[seat]!.factions.push(faction);
  emit?.({ type: 'faction-chosen', seat, faction });
}

/** Decks, bases and hands, once the factions are known. */
export function layTable(state: State, emit: Emit): void {
  const cards = CARDS.first;
  for (const [seat, player] of state.players.entries()) {
    const deck = cards.flatMap(({ faction, count }, no) =>
      player.factions.includes(faction) ? Array.from({ length: count }, () => no) : [],
    );
    shuffle(deck, chanceOf(state.chance));
    for (const [i, card] of deck.entries()) {
      state.cards[seat * DECK + i] = card;
      player.deck.push(seat * DECK + i);
    }
  }
  state.revealed++;
  const boxes = new Set(state.players.flatMap(({ factions }) => factions.map((faction) => FACTIONS[faction]!.box)));
  state.baseDeck = BASES.first.flatMap(({ box }, base) => (boxes.has(box) ? [base] : []));
  shuffle(state.baseDeck, chanceOf(state.chance));
  for (let i = 0; i < state.baseCount; i++) {
    const base = nextBase(state)!;
    state.sites.push({ base, minions: [], actions: [] });
    emit?.({ type: 'base-added', base });
  }
  for (let seat = 0; seat < state.players.length; seat++) drawCards(state, seat, HAND, emit);
  if (state.revised) state.agenda.push({ frame: 'redraw', seat: 0 });
  else {
    for (let seat = 0; seat < state.players.length; seat++) redrawShown(state, seat, emit);
    beginTurn(state, emit);
  }
}

const hasMinion = (state: State, seat: number): boolean =>
  state.players[seat]!.hand.some((copy) => cardIn(state, copy).minion);

/** First printing: a hand without a minion is shown, discarded and drawn anew, once. */
function redrawShown(state: State, seat: number, emit: Emit): void {
  if (hasMinion(state, seat)) return;
  const { hand } = state.players[seat]!;
  emit?.({ type: 'hand-redrawn', seat, cards: hand.map((copy) => state.cards[copy]!) });
  discardFromHand(state, seat, hand.slice(), emit);
  drawCards(state, seat, HAND, emit);
}

/** Revised: one may draw five new cards and shuffle the old ones back. Everybody is asked alike. */
export function redraw(state: State, frame: Extract<Frame, { frame: 'redraw' }>, option: Option, emit: Emit): void {
  const { seat } = frame;
  const player = state.players[seat]!;
  if (option.take === 'yes') {
    const old = player.hand;
    player.hand = [];
    emit?.({ type: 'hand-redrawn', seat, cards: old.map((copy) => state.cards[copy]!) });
    drawCards(state, seat, HAND, emit);
    player.deck.push(...old);
    shuffleDeck(state, seat, emit);
  }
  if (seat + 1 < state.players.length) state.agenda.push({ frame: 'redraw', seat: seat + 1 });
  else beginTurn(state, emit);
}
