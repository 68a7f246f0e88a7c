import './family.ts';
import { TILES } from './catacombs/dungeon.ts';
import { CARDS, COMMAND_CODE, CROWNS, cardNo, MARKET_ITEMS, MASTERY, reserveOf, TOKENS } from './catalogue.ts';
import type { CardNo } from './core/card.ts';
import { activePlayer, isBetweenTurns, type State } from './core/state.ts';

/** How often each number is in these lists; what is below zero is no piece. */
function tallied(length: number, zones: readonly (readonly number[])[]): number[] {
  const counts = Array.from({ length }, () => 0);
  for (const zone of zones) for (const no of zone) if (no >= 0) counts[no]!++;
  return counts;
}

function countCards(state: State, add: (name: string, count: number) => void): void {
  const zones = [state.row, state.deck, state.dungeonDiscard, state.trashed];
  for (const { deck, hand, play, discard, installed } of state.players)
    zones.push(deck, hand, play, discard, [...installed]);
  const counts = tallied(CARDS.length, zones);
  for (const [pile, no] of reserveOf(state).entries()) counts[no]! += state.reserve[pile]!;
  for (const [no, count] of counts.entries()) if (count !== 0) add(CARDS[no]!.id, count);
}

function countTokens(state: State, add: (name: string, count: number) => void): void {
  const held = state.players.map(({ tokens }) => tokens);
  const zones = [state.spots, state.unplaced, state.tokenBox, state.artifactStack, ...state.pools, ...held];
  for (const [no, count] of tallied(TOKENS.length, zones).entries()) {
    if (count === 0 || no === MASTERY || no === COMMAND_CODE) continue;
    add(CROWNS.includes(no) ? 'crown' : TOKENS[no]!.id, count);
  }
}

/** Each tile by itself: laid, in the stack, put back unseen, or in hand. */
function countTiles(state: State, add: (name: string, count: number) => void): void {
  const inHand = state.agenda.flatMap((frame) => (frame.do === 'take-up' ? [frame.pending.tile] : []));
  if (state.pending !== null) inHand.push(state.pending.tile);
  const laid = state.layout?.laid.map(({ tile }) => tile) ?? [];
  const zones = [state.tileStack, state.tilesUnseen, laid, inHand];
  for (const [tile, count] of tallied(TILES.length + 1, zones).entries()) if (count !== 0) add(`tile ${tile}`, count);
}

/** What waits in the name of a card that the active player no longer has: a monster of the row has no other owner. */
function staleMemories(state: State): number {
  const { offers, bonuses, copies, gone } = state.turn;
  if (offers.length + bonuses.length + copies.length === 0 || isBetweenTurns(state)) return 0;
  const { play, installed } = activePlayer(state);
  const isHere = (card: CardNo) =>
    play.includes(card) ||
    installed.includes(card) ||
    gone.some((each) => each.card === card && each.from !== 'discard');
  const sources = [...offers, ...bonuses].map(({ source }) => cardNo(source));
  const cards = sources.filter((card) => card >= 0 && CARDS[card]!.kind !== 'monster');
  const meant = [...cards, ...copies.flatMap(({ as, by }) => [as, by])];
  return meant.filter((card) => !isHere(card) && !copies.some(({ as, by }) => as === card && isHere(by))).length;
}

/** How many there are of everything that can neither be made nor lost: what there is none of is not named. */
export function census(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (name: string, count: number) => {
    counts[name] = (counts[name] ?? 0) + count;
  };
  for (const [item, name] of MARKET_ITEMS.entries()) add(name, state.market[item]!);
  countCards(state, add);
  countTokens(state, add);
  countTiles(state, add);
  const drawn = state.agenda.flatMap((frame) => (frame.do === 'damage' ? frame.cubes : []));
  const underWay = (cube: number) => drawn.filter((each) => each === cube).length;
  for (const [seat, player] of state.players.entries()) {
    const marked = player.damage - player.borrowed.length - player.unmarked.length + player.marks.length;
    const cubes = player.cubes + marked + state.clankArea[seat]! + state.bag[seat]! + state.aside[seat]!;
    add(`cubes of seat ${seat}`, cubes + underWay(seat));
  }
  const black = state.players.length;
  const borrowed = state.players.reduce((sum, player) => sum + player.borrowed.length, 0);
  const taken = state.players.reduce((sum, player) => sum + player.blackCubes, 0);
  const plotted = (state.scheme?.cubes ?? 0) + (state.scheme?.sealed ?? 0);
  add('dragon cubes', state.bag[black]! + state.aside[black]! + borrowed + underWay(black) + taken + plotted);
  add(
    'ghosts',
    state.ghosts.reduce((sum, count) => sum + count, 0),
  );
  add(
    'crystals',
    state.players.reduce((sum, { crystals }) => sum + crystals, state.crystals + state.crystalsLost),
  );
  add('stale memories', staleMemories(state));
  return counts;
}
