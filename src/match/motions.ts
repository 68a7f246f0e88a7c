import type { Seat } from '../engine/game.ts';
import type { Motion } from '../protocol/hosted.ts';

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
