import { BASES, FACTIONS } from './catalogue.ts';
import { copyOfUse } from './core/memory.ts';
import { DECK, type State } from './core/state.ts';
import { whereIs } from './core/table.ts';

/** What is remembered of cards that are gone: a card in play, or an action under way, is all that can be meant. */
function staleMemories(state: State): number {
  const { used, moved, raised } = state.turn;
  const meant = [
    ...used.map(copyOfUse),
    ...moved.map(({ copy }) => copy),
    ...raised.flatMap(({ copy, by }) => [copy, by]),
    ...state.named.map(({ copy }) => copy),
  ];
  return meant.filter((copy) => copy >= 0 && whereIs(state, copy) < 0 && !state.aside.includes(copy)).length;
}

/** Whatever is missing or double of what each seat brought and of the bases of the boxes in play: nothing, always. */
export function census(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const chosen = state.phase !== 'factions';
  const loose = [
    ...state.aside,
    ...state.attached,
    ...state.sites.flatMap(({ minions, actions }) => [...minions, ...actions]),
  ];
  for (const [seat, { deck, hand, discard }] of state.players.entries()) {
    const own = [...deck, ...hand, ...discard, ...loose.filter((copy) => Math.floor(copy / DECK) === seat)];
    counts[`cards of seat ${seat}`] = chosen ? new Set(own).size : DECK;
    counts[`places of seat ${seat}`] = chosen ? own.length : DECK;
  }
  const boxes = new Set(state.players.flatMap(({ factions }) => factions.map((faction) => FACTIONS[faction]!.box)));
  const bases = [...state.baseDeck, ...state.baseDiscard, ...state.sites.map(({ base }) => base)];
  if (state.replacement >= 0) bases.push(state.replacement);
  const wanted = BASES.first.filter(({ box }) => boxes.has(box)).length;
  counts['bases missing'] = chosen ? wanted - new Set(bases).size : 0;
  counts['bases double'] = bases.length - new Set(bases).size;
  counts['stale memories'] = staleMemories(state);
  return counts;
}
