import type { View } from '../../../games/clank/core/view.ts';

/** Everything that the dragon's chances depend on. */
export function oddsSign(view: View): string {
  const { edition, bag, ghosts, clankArea, aside, row, deckSize, rage, active, first, countdown, scheme, players } =
    view;
  const fates = players.map(({ damage, status, cubes, owned }) => [damage, status, cubes, owned]);
  const seen = [row, view.dungeonDiscard, view.trashed, deckSize];
  return JSON.stringify([edition, bag, ghosts, clankArea, aside, seen, rage, scheme, active, first, countdown, fates]);
}
