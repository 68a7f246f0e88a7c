/** How many times faster than usual pawns go. */
export const SPEED = { slow: 0.7, normal: 1, fast: 2, instant: Number.POSITIVE_INFINITY } as const;
