import { lasting } from './editions.ts';
import type { Emit, Player, State } from './state.ts';

/** A completed scheme may take the first point that would be healed in a turn. */
function losesHeal(state: State): boolean {
  if (state.scheme === null || state.actor !== state.active || state.turn.healed) return false;
  state.turn.healed = true;
  return lasting(state) === 'first-heal-lost';
}

const without = (spaces: readonly number[], space: number): readonly number[] =>
  spaces.filter((each) => each !== space);

/** The rightmost cube of the health track goes back where it came from: a black one to those set aside. */
function takeRightmost(state: State, player: Player): void {
  const space = player.damage--;
  if (player.borrowed.includes(space)) {
    player.borrowed = without(player.borrowed, space);
    state.aside[state.players.length]!++;
  } else if (player.unmarked.includes(space)) player.unmarked = without(player.unmarked, space);
  else player.cubes++;
}

export function heal(state: State, amount: number, emit: Emit): void {
  const player = state.players[state.actor]!;
  if (player.damage === 0) return;
  const healed = Math.min(amount - (losesHeal(state) ? 1 : 0), player.damage);
  if (healed <= 0) return;
  for (let i = 0; i < healed; i++) takeRightmost(state, player);
  emit?.({ type: 'healed', seat: state.actor, amount: healed });
}
