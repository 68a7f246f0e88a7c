import type { View } from './core/view.ts';

/** One who passes always with nothing to play is still asked, as everybody is; the table answers for him. */
export function standingAnswer({ decision, players, viewer }: View): number | null {
  if (decision === null || viewer === null || players[viewer]!.standing !== 'when-nothing-playable') return null;
  if (decision.ask !== 'before-scoring' && decision.ask !== 'after-scoring') return null;
  if (decision.options.some(({ take }) => take !== 'pass')) return null;
  return decision.options.findIndex((option) => option.take === 'pass' && option.until === 'when-nothing-playable');
}
