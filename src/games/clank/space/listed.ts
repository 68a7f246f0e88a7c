import { standsIn } from '../core/holds.ts';
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

/** Offers of equal cards are one. */
function listOffers(state: State, options: Option[]): void {
  const listed: string[] = [];
  for (const { source, where } of state.turn.offers) {
    if (listed.includes(source) || !standsIn(state, where)) continue;
    listed.push(source);
    options.push({ take: 'offer', source });
  }
}

/** What the rooms of a ship let one do, cyberware, the action against the scheme, and what cards in play offer. */
export function listFeatures(state: State, options: Option[]): void {
  listRides(state, options);
  if (state.sets.includes('station')) listInstalls(state, options);
  if (state.scheme !== null) {
    listThwarts(state, options);
    listRoom(state, options);
  }
  if (state.turn.offers.length > 0) listOffers(state, options);
}
