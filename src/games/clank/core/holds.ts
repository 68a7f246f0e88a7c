import { CARDS, SECRET_TOME_CARD } from '../catalogue.ts';
import { aboardOf } from './aboard.ts';
import type { CardNo } from './card.ts';
import { tilingOf } from './editions.ts';
import type { Condition, Place } from './effects.ts';
import { artifactsHeld, heldIdol, holdsCrown, prisonersFreed } from './held.ts';
import { roomOf } from './moves.ts';
import { activePlayer, type State } from './state.ts';

/** In the play area or the discard pile of the active player at any moment of the turn. */
export function atHand(state: State, is: (card: CardNo) => boolean): boolean {
  const { play, discard } = activePlayer(state);
  return play.some(is) || discard.some(is) || state.turn.gone.some(({ card }) => is(card));
}

/** Whether what a bonus waits for has come about. */
export function holds(state: State, condition: Condition): boolean {
  const player = activePlayer(state);
  const { turn } = state;
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
      return heldIdol(player, turn);
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
      return atHand(state, (card) => card === SECRET_TOME_CARD);
    case 'gem-at-hand':
      return atHand(state, (card) => CARDS[card]!.kind === 'gem');
    case 'row-monster-defeated':
      return turn.rowMonsterDefeated;
    case 'portal-used':
      return turn.portalUsed;
    default:
      return aboardOf(state)?.holds(state, condition) ?? false;
  }
}

/** Places that are none: what black cubes pay for is no move, and can be had after leaving too. */
export const isAnywhere = (place: Place): boolean => place === 'one-cube' || place === 'two-cubes';

/** Whether the active player stands in such a place now. */
export function standsIn(state: State, place: Place): boolean {
  const player = activePlayer(state);
  if (player.status !== 'inside' && !isAnywhere(place)) return false;
  const room = roomOf(state, player);
  switch (place) {
    case 'wayshrine':
      return room.wayshrine;
    case 'market':
      return room.market;
    case 'haunted-tile':
      return room.tile >= 0 && tilingOf(state).isHaunted(room.tile);
    case 'aboard':
    case 'one-cube':
    case 'two-cubes':
    case 'pad-in-module':
      return aboardOf(state)!.standsIn(state, place);
    default:
      return place satisfies never;
  }
}
