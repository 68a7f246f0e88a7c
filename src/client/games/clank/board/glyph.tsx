import type { IconName } from '../../../icons/icon.tsx';
import { type Point, tenth } from './geometry.ts';

interface GlyphProps {
  readonly name: IconName;
  /** Its centre. */
  readonly at: Point;
  readonly size: number;
  readonly fill?: string;
  readonly 'fill-opacity'?: number;
  /** In degrees. */
  readonly turn?: number;
  readonly class?: string;
}

/** An icon within a drawing. */
export function Glyph({ name, at: { x, y }, size, turn, ...look }: GlyphProps) {
  return (
    <use
      href={`#gi-${name}`}
      x={tenth(x - size / 2)}
      y={tenth(y - size / 2)}
      width={size}
      height={size}
      transform={turn === undefined ? undefined : `rotate(${turn} ${tenth(x)} ${tenth(y)})`}
      {...look}
    />
  );
}
