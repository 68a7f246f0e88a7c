import { distance, type Point } from './geometry.ts';

/** Points along which a pawn goes; a new leg begins elsewhere, where a tunnel goes round the edge. */
type Legs = readonly (readonly Point[])[];

export interface PawnPath {
  readonly legs: Legs;
  readonly tunnels: number;
}

/** Keyframes at an even pace along the legs, from and to exact places beside the rooms’ middles. */
export function walkFrames(legs: Legs, start: Point, end: Point): { transform: string; offset: number }[] {
  const lengths = legs.map((leg) => leg.map((point, i) => (i === 0 ? 0 : distance(point, leg[i - 1]!))));
  const whole = lengths.flat().reduce((sum, length) => sum + length, 0);
  const [first, last] = [legs[0]![0]!, legs.at(-1)!.at(-1)!];
  let gone = 0;
  return legs.flatMap((leg, l) =>
    leg.map((point, i) => {
      gone += lengths[l]![i]!;
      const offset = whole === 0 ? 0 : Math.min(1, gone / whole);
      const x = point.x + (start.x - first.x) * (1 - offset) + (end.x - last.x) * offset;
      const y = point.y + (start.y - first.y) * (1 - offset) + (end.y - last.y) * offset;
      return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`, offset };
    }),
  );
}
