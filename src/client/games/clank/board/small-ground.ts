import type { Box, Point } from './geometry.ts';

/** A board in little. */
export interface SmallGround {
  readonly box: Box;
  readonly rooms: readonly Point[];
  /** Lines from room to room, as a path. */
  readonly tunnels: string;
  /** The height of the moss line above the Depths. */
  readonly moss: number | null;
}
