import type { View } from '../../../games/clank/core/view.ts';

/** Everything that the dragon's chances depend on. */
export function oddsSign({
  bag,
  ghosts,
  clankArea,
  aside,
  row,
  deckSize,
  rage,
  active,
  first,
  countdown,
  players,
}: View): string {
  const fates = players.map(({ damage, status, cubes }) => [damage, status, cubes]);
  return JSON.stringify([bag, ghosts, clankArea, aside, row, deckSize, rage, active, first, countdown, fates]);
}
