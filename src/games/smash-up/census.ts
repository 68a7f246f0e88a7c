import type { State } from './core/state.ts';

/** Every copy of every seat is in exactly one place, and so is every base. */
export function census(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [seat, player] of state.players.entries()) {
    const own = (copy: number) => Math.floor(copy / 40) === seat;
    const zones = [player.deck, player.hand, player.discard, state.aside.filter(own), state.attached.filter(own)];
    const inPlay = state.sites.flatMap(({ minions, actions }) => [...minions, ...actions]).filter(own);
    const all = [...zones.flat(), ...inPlay];
    counts[`cards of seat ${seat}`] = state.phase === 'factions' ? 40 : new Set(all).size;
    counts[`places of seat ${seat}`] = state.phase === 'factions' ? 40 : all.length;
  }
  return counts;
}
