import type { Seat } from '../engine/game.ts';
import type { Motion } from '../protocol/hosted.ts';
import type { HostedTable } from './hosted.ts';

/** What is asked of the others, and who has agreed. */
export interface Proposed {
  readonly motion: Motion;
  readonly agreed: ReadonlySet<Seat>;
}

export const isSame = (proposed: Proposed | null, motion: Motion): boolean =>
  JSON.stringify(proposed?.motion) === JSON.stringify(motion);

/** What is proposed once the seat agrees to the motion. */
export const agreedBy = (proposed: Proposed | null, motion: Motion, seat: Seat): Proposed => ({
  motion,
  agreed: new Set([...(proposed !== null && isSame(proposed, motion) ? proposed.agreed : []), seat]),
});

/** A motion is carried once everybody who is there has agreed to it; not the one who is said to be absent. */
export function isCarried({ motion, agreed }: Proposed, there: readonly Seat[]): boolean {
  const absent = motion.what === 'send-away' ? motion.seat : null;
  return there.every((seat) => agreed.has(seat) || seat === absent);
}

function stillHolds({ match, places }: HostedTable, motion: Motion): boolean {
  if (motion.what === 'undo') return match?.openSince(motion.step) ?? false;
  if (motion.what === 'end') return true;
  const place = places[motion.seat];
  return place?.kind === 'player' && place.away === null;
}

/**
 * The motion that nobody is left to decide on: everybody who had not agreed has gone away since. The server then adds
 * an entry that carries it. Counting again while the log is read would change what older logs mean: in these the game
 * went on, and answers may follow. Their tables stay as they were; one that still waits gets the entry when it is read.
 */
export function carriedByLeaving(table: HostedTable): Motion | null {
  const { motion: proposed } = table;
  if (proposed === null) return null;
  const { present } = table;
  if (!isCarried(proposed, present) || !stillHolds(table, proposed.motion)) return null;
  return present.some((seat) => proposed.agreed.has(seat)) ? proposed.motion : null;
}
