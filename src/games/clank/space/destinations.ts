import { boardAt, COMMAND_CODE } from '../catalogue.ts';
import type { Ride, RoomNo } from '../core/board.ts';
import type { Destination } from '../core/effects.ts';
import { DECLINE, GO, type Option } from '../core/option.ts';
import { activePlayer, type State } from '../core/state.ts';
import { padsInModule } from './holding.ts';

/** All other stops or pads, those behind the force field with the code alone. */
function ridesTo(state: State, by: Ride): readonly RoomNo[] {
  const { room, tokens } = activePlayer(state);
  const code = tokens.includes(COMMAND_CODE);
  return boardAt(state.board).rooms.flatMap((each, no) =>
    each[by] && no !== room && (code || !each.guarded) ? [no] : [],
  );
}

function roomsFor(state: State, where: Destination): readonly RoomNo[] {
  switch (where) {
    case 'pad-in-module':
      return padsInModule(state);
    case 'pad-anywhere':
      return ridesTo(state, 'telepad');
    case 'lift-anywhere':
      return ridesTo(state, 'hyperlift');
    default:
      throw new Error(`nothing leads aboard to ${where}`);
  }
}

/** A card's ride is never forced. */
export function destinations(state: State, where: Destination): readonly Option[] {
  if (activePlayer(state).status !== 'inside') return [];
  const options = roomsFor(state, where).map((room) => GO[room]!);
  return options.length === 0 ? [] : [...options, DECLINE];
}
