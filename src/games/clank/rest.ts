import type { View } from './core/view.ts';

/** The cards left in hand are played one after the other, then the turn ends. */
export function towardsEndOfTurn({ decision }: View): number | null {
  if (decision === null || decision.ask !== 'turn') return null;
  const card = decision.options.findIndex(({ take }) => take === 'play');
  return card >= 0 ? card : decision.options.findIndex(({ take }) => take === 'end-turn');
}
