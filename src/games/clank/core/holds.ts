import { DUNGEONS } from '../catacombs/dungeon.ts';
import { boardAt, CARDS, CONTRABAND, CROWNS, SECRET_TOME_CARD, SIXTH_CRYSTAL, TOKENS } from '../catalogue.ts';
import { cubesToTake, isUnfolding, moduleOf } from '../space/scheme.ts';
import type { RoomNo } from './board.ts';
import type { Condition, Place } from './effects.ts';
import { artifactsHeld, roomOf } from './moves.ts';
import { holdsKey } from './noise.ts';
import { actingPlayer, activePlayer, type Player, type State } from './state.ts';

export const prisonersFreed = (tokens: readonly number[]): number =>
  tokens.filter((token) => TOKENS[token]!.kind === 'prisoner').length;

export const holdsIdol = ({ tokens }: { readonly tokens: readonly number[] }): boolean =>
  tokens.some((token) => TOKENS[token]!.idol);

export const holdsCrown = ({ tokens }: { readonly tokens: readonly number[] }): boolean =>
  CROWNS.some((crown) => tokens.includes(crown));

/** In the play area or the discard pile. */
const atHand = ({ play, discard }: Player, is: (card: number) => boolean): boolean => play.some(is) || discard.some(is);

/** Power crystals, the sixth one among them. */
export const crystalsHeld = ({ crystals, tokens }: { readonly crystals: number; readonly tokens: readonly number[] }) =>
  crystals + (tokens.includes(SIXTH_CRYSTAL) ? 1 : 0);

/** The other telepads of the active player's part of the ship. */
export function padsInModule(state: State): readonly RoomNo[] {
  const { room } = activePlayer(state);
  const { rooms } = boardAt(state.board);
  const { module } = rooms[room]!;
  return rooms.flatMap((each, no) => (each.telepad && each.module === module && no !== room ? [no] : []));
}

/** Whether what a bonus waits for has come about. */
export function holds(state: State, condition: Condition): boolean {
  const player = activePlayer(state);
  const { turn } = state;
  const room = () => roomOf(state, actingPlayer(state));
  const module = () => boardAt(state.board).modules[room().module];
  switch (condition) {
    case 'artifact':
      return artifactsHeld(player) > 0;
    case 'two-artifacts':
      return artifactsHeld(player) > 1;
    case 'three-artifacts':
      return artifactsHeld(player) > 2;
    case 'four-artifacts':
      return artifactsHeld(player) > 3;
    case 'crown':
      return holdsCrown(player);
    case 'monkey-idol':
      return holdsIdol(player);
    case 'another-companion':
      return turn.companions > 1;
    case 'two-clank':
      return turn.clankMade > 1;
    case 'three-gold':
      return turn.goldGained > 2;
    case 'six-skill':
      return turn.skillGained > 5;
    case 'crystal-cave':
      return turn.inCave;
    case 'three-prisoners':
      return prisonersFreed(player.tokens) > 2;
    case 'tome-at-hand':
      return atHand(player, (card) => card === SECRET_TOME_CARD);
    case 'gem-at-hand':
      return atHand(player, (card) => CARDS[card]!.kind === 'gem');
    case 'row-monster-defeated':
      return turn.rowMonsterDefeated;
    case 'portal-used':
      return turn.portalUsed;
    case 'another-outlaw':
      return turn.outlaws > 1 || turn.allFactions;
    case 'another-resistance':
      return turn.rebels > 1 || turn.allFactions;
    case 'another-science':
      return turn.scientists > 1 || turn.allFactions;
    case 'power-crystal':
      return crystalsHeld(player) > 0;
    case 'contraband':
      return player.tokens.includes(CONTRABAND);
    case 'trashed':
      return turn.trashed > 0;
    case 'hacked':
      return turn.hacked;
    case 'prisoner-at-hand':
      return turn.prisoner || atHand(player, (card) => CARDS[card]!.prisoner);
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
      return player.installed.length > 0 || turn.installs > 0;
    case 'secret-taken':
      return turn.secrets > 0;
    case 'doom-near':
      return isUnfolding(state) ? cubesToTake(state) > 1 : cubesToTake(state) > 3;
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

/** Whether the active player stands in such a place now. */
export function standsIn(state: State, place: Place): boolean {
  const player = activePlayer(state);
  if (player.status !== 'inside') return false;
  const room = roomOf(state, player);
  switch (place) {
    case 'wayshrine':
      return room.wayshrine;
    case 'market':
      return room.market;
    case 'haunted-tile':
      return room.tile >= 0 && DUNGEONS[state.layout!.face]!.tiles[room.tile]!.haunted;
    case 'aboard':
      return true;
    case 'one-cube':
      return player.blackCubes > 0;
    case 'two-cubes':
      return player.blackCubes > 1;
    case 'pad-in-module':
      return padsInModule(state).length > 0;
    default:
      return place satisfies never;
  }
}
