import { boardAt, CARDS } from '../catalogue.ts';
import type { ShipPlace } from '../core/aboard.ts';
import type { RoomNo } from '../core/board.ts';
import type { ShipCondition } from '../core/effects.ts';
import { crystalsHeld, heldContraband, heldCrystal, holdsKey } from '../core/held.ts';
import { atHand } from '../core/holds.ts';
import { roomOf } from '../core/moves.ts';
import { actingPlayer, activePlayer, type State } from '../core/state.ts';
import { moduleOf } from './scheme.ts';
import { isDoomNear } from './unfolding.ts';

/** The other telepads of the active player's part of the ship. */
export function padsInModule(state: State): readonly RoomNo[] {
  const { room } = activePlayer(state);
  const { rooms } = boardAt(state.board);
  const { module } = rooms[room]!;
  return rooms.flatMap((each, no) => (each.telepad && each.module === module && no !== room ? [no] : []));
}

/** Whether what a bonus waits for has come about. */
export function holdsAboard(state: State, condition: ShipCondition): boolean {
  const player = activePlayer(state);
  const { turn } = state;
  const room = () => roomOf(state, actingPlayer(state));
  const module = () => boardAt(state.board).modules[room().module];
  switch (condition) {
    case 'another-outlaw':
      return turn.outlaws > 1 || turn.allFactions;
    case 'another-resistance':
      return turn.rebels > 1 || turn.allFactions;
    case 'another-science':
      return turn.scientists > 1 || turn.allFactions;
    case 'power-crystal':
      return heldCrystal(player, turn);
    case 'contraband':
      return heldContraband(player, turn);
    case 'trashed':
      return turn.trashed > 0;
    case 'hacked':
      return turn.hacked;
    case 'prisoner-at-hand':
      return atHand(state, (card) => CARDS[card]!.prisoner) || turn.copies.some(({ as }) => CARDS[as]!.prisoner);
    case 'at-market':
      return turn.atMarket;
    case 'at-checkpoint':
      return turn.inCave;
    case 'at-data-port':
      return turn.atPort;
    case 'crystal-in-bank':
      return state.crystals > 0;
    case 'stands-in-checkpoint':
      return roomOf(state, actingPlayer(state)).crystalCave;
    case 'seven-gold':
      return actingPlayer(state).gold > 6;
    case 'has-installed':
      return actingPlayer(state).installed.length > 0;
    case 'five-damage':
      return player.damage > 4;
    case 'installed':
      return player.installed.length > 0 || turn.gone.some(({ from }) => from === 'installed');
    case 'secret-taken':
      return turn.secrets > 0;
    case 'doom-near':
      return turn.doomSeen || isDoomNear(state);
    case 'stands-unsafe':
      return room().zone === 'depths';
    case 'stands-airless':
      return room().zone === 'depths' && module() !== moduleOf(state);
    case 'stands-in-scheme-module':
      return module() === moduleOf(state);
    case 'stands-imprisoned':
      return room().crystalCave || module() === moduleOf(state);
    case 'stands-at-ride':
      return room().hyperlift || room().telepad;
    case 'owns-no-key':
      return !holdsKey(actingPlayer(state));
    case 'owns-no-crystal':
      return crystalsHeld(actingPlayer(state)) === 0;
    default:
      return condition satisfies never;
  }
}

export function standsAboard(state: State, place: ShipPlace): boolean {
  const { blackCubes } = activePlayer(state);
  switch (place) {
    case 'aboard':
      return true;
    case 'one-cube':
      return blackCubes > 0;
    case 'two-cubes':
      return blackCubes > 1;
    case 'pad-in-module':
      return padsInModule(state).length > 0;
    default:
      return place satisfies never;
  }
}
