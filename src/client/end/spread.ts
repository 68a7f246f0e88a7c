interface Label {
  readonly seat: number;
  readonly y: number;
}

/** So far apart labels do not cover each other. */
const APART = 20;

/** Where labels go that would cover each other: those below give way downwards, but none beyond the lowest place. */
export function spread(labels: readonly Label[], lowest: number): ReadonlyMap<number, number> {
  let above = Number.NEGATIVE_INFINITY;
  const pushed = labels
    .toSorted((a, b) => a.y - b.y)
    .map(({ seat, y }) => {
      above = Math.max(y, above + APART);
      return { seat, y: above };
    });
  let below = lowest + APART;
  const lifted = pushed.toReversed().map(({ seat, y }) => {
    below = Math.min(y, below - APART);
    return [seat, below] as const;
  });
  return new Map(lifted);
}
