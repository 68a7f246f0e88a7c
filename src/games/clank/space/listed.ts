import { roomOf } from '../core/moves.ts';
import { HACK, type Option, RIDE } from '../core/option.ts';
import { activePlayer, type State } from '../core/state.ts';
import { listInstalls } from './cyberware.ts';
import { refuseHack } from './hacking.ts';
import { rideGoals } from './riding.ts';
import { listRoom, listThwarts } from './thwarting.ts';

/** Hyperlift, telepads and the data port of the room. */
function listRides(state: State, options: Option[]): void {
  const player = activePlayer(state);
  const { hyperlift, telepad, port } = roomOf(state, player);
  if (hyperlift) for (const to of rideGoals(state, 'hyperlift')) options.push(RIDE.hyperlift[to]!);
  if (telepad) for (const to of rideGoals(state, 'telepad')) options.push(RIDE.telepad[to]!);
  if (port !== null && refuseHack(state, player.room) === null) options.push(HACK[player.room]!);
}

/** What the rooms of a ship let one do, cyberware, and the action against the scheme. */
export function listFeatures(state: State, options: Option[]): void {
  listRides(state, options);
  if (state.sets.includes('station')) listInstalls(state, options);
  if (state.scheme !== null) {
    listThwarts(state, options);
    listRoom(state, options);
  }
}
