import type { Seat } from '../../../engine/game.ts';
import type { Until } from './ability.ts';
import { type Context, type Copy, ownerOf, type State } from './state.ts';

/**
 * The one place that maps the rulebook's words for players to facts. Four facts are kept apart:
 *
 * - the owner of a card: its number tells (`ownerOf`);
 * - its controller, who is "you" in its text: `state.controller` of a card in play, `Context.seat` of an ability under
 *   way, also after its card has left play. A base has no controller: its "you" is the player it describes;
 * - who carries an effect out and chooses: `Affect.by`, another player than "you" where a card says "each player";
 * - whose turn it is: `state.active`.
 */

/** "You" in the text of a card in play: its controller, whoever controls the minion it is attached to. */
export const youOn = (state: State, card: Copy): Seat => state.controller[card]!;

/** "Other players": all but you. */
export const isOtherPlayer = (seat: Seat, you: Seat): boolean => seat !== you;

/** Where an effect comes from: a card and its "you", or a base and the player it describes. */
export type Origin = Pick<Context, 'seat' | 'source'> &
  Partial<Pick<Context, 'here' | 'found'>> & {
    /** Whether the card is a minion, where it may have left since. */
    readonly fromMinion?: boolean;
  };

/** "Other players' cards": an effect of a card that another player controls. Bases are nobody's cards. */
export const isOtherPlayersCard = ({ source, seat }: Origin, you: Seat): boolean =>
  source >= 0 && isOtherPlayer(seat, you);

/** A state or a view of it. */
type Turn = Pick<State, 'active'>;

/** "Your turn": the turn of "you", whoever the ability is used against. */
export const isYourTurn = (state: Turn, you: Seat): boolean => state.active === you;

/** "Your hand": a card goes to its owner's hand only, so to yours only if you own it. */
export const goesToHandOf = (card: Copy, you: Seat): boolean => ownerOf(card) === you;

/** Control is taken by you, or given away by you while you have it. */
export function changesControl(state: Pick<State, 'controller'>, card: Copy, you: Seat, to: Seat): boolean {
  const from = state.controller[card];
  return from !== to && (to === you || from === you);
}

/** "Until the end of …": whether what lasts for `you` runs out as the current turn ends. */
export const endsWithTurn = (state: Turn, until: Until, you: Seat): boolean =>
  until === 'end-of-turn' || (until === 'end-of-your-turn' && isYourTurn(state, you));

/** "Until the start of your next turn": whether what lasts for `you` runs out as the current turn starts. */
export const endsAtStart = (state: Turn, until: Until, you: Seat): boolean =>
  until === 'your-next-turn' && isYourTurn(state, you);
