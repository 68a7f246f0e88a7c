import type { Exit } from '../core/board.ts';
import { roomOf } from '../core/moves.ts';
import { MARK, type Option, PICK } from '../core/option.ts';
import { activePlayer, type State } from '../core/state.ts';
import { refuseExplore } from './explore.ts';
import { refuseMarkHere, refusePick } from './features.ts';

/** To a teleport all ways to the same edge are one. */
export function listExploring(state: State, exits: readonly Exit[], way: number, options: Option[]): void {
  const { boots, teleports } = state.turn;
  const exit = exits[way]!;
  const { edge } = exit;
  if (boots > 0 && refuseExplore(state, exit, 'boots') === null) {
    options.push({ take: 'explore', edge, way, by: 'boots' });
  }
  if (teleports === 0 || exits.findIndex((other) => other.edge === edge) < way) return;
  if (refuseExplore(state, exit, 'teleport') === null) options.push({ take: 'explore', edge, way, by: 'teleport' });
}

/** What the rooms of the catacombs let one do. */
export function listFeatures(state: State, options: Option[]): void {
  const player = activePlayer(state);
  const { wayshrine, locked } = roomOf(state, player);
  if (locked !== null && refusePick(state, locked) === null) options.push(PICK[locked]);
  if (wayshrine && refuseMarkHere(state, player.room) === null) options.push(MARK[player.room]!);
}
