import type { Reason } from '../../../engine/game.ts';
import type { Exit } from './board.ts';
import { fewestSwords, roomOf } from './moves.ts';
import type { Refusal } from './refusal.ts';
import { activePlayer, type State } from './state.ts';
import { bootsAsked } from './toll.ts';

export const because = (rule: Refusal, need?: number, have?: number): Reason =>
  need === undefined || have === undefined ? { rule } : { rule, need, have };

/** A rule that bars a tunnel to one who spends so many swords, with what it asks for. */
export function tunnelReason(state: State, exit: Exit, rule: Refusal, swords: number): Reason {
  switch (rule) {
    case 'boots-needed':
    case 'footprints':
      return because(rule, bootsAsked(state, roomOf(state, activePlayer(state)), exit), state.turn.boots);
    case 'lock-needs-lockpick':
      return because(rule, exit.locks.length, activePlayer(state).lockpicks);
    case 'monster-damage-limit':
    case 'empty-supply-tunnel':
      return because(rule, fewestSwords(state, exit), swords);
    default:
      return because(rule);
  }
}
