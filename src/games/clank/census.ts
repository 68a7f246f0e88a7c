import './family.ts';
import { CARDS, COMMAND_CODE, CROWNS, MARKET_ITEMS, MASTERY, reserveOf, TOKENS } from './catalogue.ts';
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
  for (const [pile, no] of reserveOf(state).entries()) add(CARDS[no]!.id, state.reserve[pile]!);
  const held = state.players.map((player) => player.tokens);
  const tokens = [state.spots, state.unplaced, state.tokenBox, state.artifactStack, ...state.pools, ...held];
  for (const no of tokens.flat()) {
    if (no >= 0 && no !== MASTERY && no !== COMMAND_CODE) add(CROWNS.includes(no) ? 'crown' : TOKENS[no]!.id, 1);
  }
  for (const [item, name] of MARKET_ITEMS.entries()) add(name, state.market[item]!);
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
  const laid = state.layout?.laid.length ?? 0;
  const inHand = state.agenda.filter((frame) => frame.do === 'take-up').length + (state.pending === null ? 0 : 1);
  add('tiles', state.tileStack.length + state.tilesUnseen.length + laid + inHand);
  return counts;
}
