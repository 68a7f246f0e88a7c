import type { Settings } from '../settings.ts';

/** Milliseconds between two acts of bots. */
export const PACE: Readonly<Record<Settings['pace'], number>> = { slow: 1200, normal: 600, fast: 250, instant: 0 };

const LOOK = 50;

/** Waits so long, or until it need not be waited any more. */
export async function pause(milliseconds: number, enough: () => boolean): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end && !enough()) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(LOOK, end - performance.now())));
  }
}
