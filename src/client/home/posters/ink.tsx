import type { IconName } from '../../icons/icon.tsx';
import { HEIGHT, WIDTH } from './size.ts';

/** Even numbers from 0 to 1, always the same ones for a word. */
export function evenly(word: string): () => number {
  let h = 2166136261;
  for (const letter of word) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return () => {
    h ^= h << 13;
    h ^= h >>> 17;
    h ^= h << 5;
    return (h >>> 0) / 4294967296;
  };
}

export const round = (n: number): number => Math.round(n * 10) / 10;

interface FigureProps {
  readonly name: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly ink: string;
  readonly outline: number;
  readonly turned?: number;
  readonly flipped?: boolean;
}

/** An outlined glyph with its hard shadow, standing at its middle. */
export function Figure({ name, x, y, size, fill, ink, outline, turned = 0, flipped = false }: FigureProps) {
  const scale = size / 512;
  const href = `#gi-${name}`;
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turned}) scale(${flipped ? -scale : scale} ${scale}) translate(-256 -256)`}
    >
      <use href={href} width="512" height="512" transform="translate(18 22)" fill={ink} opacity=".55" />
      <use
        href={href}
        width="512"
        height="512"
        fill={fill}
        stroke={ink}
        stroke-width={outline}
        stroke-linejoin="round"
        paint-order="stroke"
      />
    </g>
  );
}

export function Gradient({ id, stops }: { readonly id: string; readonly stops: readonly string[] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {stops.map((colour, i) => (
        <stop key={colour} offset={i / (stops.length - 1)} stop-color={colour} />
      ))}
    </linearGradient>
  );
}

/** Rays from a point, as one path. */
export function raysFrom(x: number, y: number, count: number, reach = 460): string {
  const half = (Math.PI / count) * 0.5;
  const at = (angle: number) => `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    return `M${x} ${y}L${at(angle - half)}L${at(angle + half)}Z`;
  }).join('');
}

/** Dots that thicken downwards, in one ink. */
export function Halftone({
  id,
  ink,
  opacity,
}: {
  readonly id: string;
  readonly ink: string;
  readonly opacity: number;
}) {
  return (
    <>
      <pattern id={`${id}-dots`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle cx="2.5" cy="2.5" r="1.5" fill={ink} />
      </pattern>
      <linearGradient id={`${id}-fade`} x1="0" y1="0" x2="0" y2="1">
        <stop offset=".45" stop-color="#000" />
        <stop offset="1" stop-color="#fff" />
      </linearGradient>
      <mask id={`${id}-mask`} maskUnits="userSpaceOnUse" x="0" y="0" width={WIDTH} height={HEIGHT}>
        <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-fade)`} />
      </mask>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-dots)`} opacity={opacity} mask={`url(#${id}-mask)`} />
    </>
  );
}
