import { CARDS, CROWNS, MASTERY, RESERVE_PILES, TOKENS } from './catalogue.ts';
import { ownedCards } from './core/score.ts';
import type { State } from './core/state.ts';

/** How many there are of everything that can neither be made nor lost. */
export function census(state: State): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries([...CARDS, ...TOKENS].map(({ id }) => [id, 0]));
  const add = (name: string, count: number) => {
    counts[name] = (counts[name] ?? 0) + count;
  };
  const zones = [state.row, state.deck, state.dungeonDiscard, state.trashed, ...state.players.map(ownedCards)];
  for (const no of zones.flat()) if (no >= 0) add(CARDS[no]!.id, 1);
  for (const [pile, no] of RESERVE_PILES.entries()) add(CARDS[no]!.id, state.reserve[pile]!);
  const tokens = [state.spots, state.unplaced, state.tokenBox, ...state.players.map((player) => player.tokens)];
  for (const no of tokens.flat()) {
    if (no >= 0 && no !== MASTERY) add(CROWNS.includes(no) ? 'crown' : TOKENS[no]!.id, 1);
  }
  for (const [item, name] of ['master-key', 'backpack', 'crown'].entries()) add(name, state.market[item]!);
  for (const [seat, player] of state.players.entries()) {
    const cubes = player.cubes + player.damage + state.clankArea[seat]! + state.bag[seat]! + state.aside[seat]!;
    add(`cubes of seat ${seat}`, cubes);
  }
  const black = state.players.length;
  add('dragon cubes', state.bag[black]! + state.aside[black]!);
  return counts;
}
