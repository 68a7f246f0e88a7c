import type { Seat } from '../../engine/game.ts';
import type { Told } from '../../protocol/table.ts';

/** Someone who comes back sooner has missed nothing. */
const GLANCE_MILLISECONDS = 60_000;

/** What a device knows of the last look at a table: at which step, and when. */
interface Look {
  readonly step?: number;
  readonly at?: number;
}

/**
 * The step after which something happened that one who looks again has not seen; null where there is nothing. A device
 * that never showed the table, or showed it before one played on from another, counts from one's own last answer.
 */
export function missedAfter(told: readonly Told[], you: Seat | null, { step, at }: Look, time: number): number | null {
  if (at !== undefined && time - at <= GLANCE_MILLISECONDS) return null;
  const own = told.findLast(({ seat }) => seat !== null && seat === you)?.step;
  const seen = Math.max(step ?? -1, own ?? -1);
  return seen >= 0 && told.some((each) => each.step > seen && each.seat !== you) ? seen : null;
}
