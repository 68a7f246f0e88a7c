import { tenth } from './geometry.ts';
import type { ClassicLayout } from './layout.ts';

/** Gradients whose two colours are custom properties of the board. */
const FLOORS = [
  'plain',
  'plain-deep',
  'crystal',
  'market',
  'fountain',
  'shrine',
  'artifact',
  'gold',
  'copper',
  'violet',
];

const stop = (offset: number, colour: string) => (
  <stop offset={offset} style={{ stopColor: `var(--${colour})` }} key={`${offset}`} />
);

/** The ids of a board’s gradients begin with this. */
export const inkIds = ({ board, shape }: ClassicLayout): string => `${board.id}-${shape}-`;

/** Gradients of the static layers. */
export function Inks({ layout, ids }: { readonly layout: ClassicLayout; readonly ids: string }) {
  const { grass, moss, plan } = layout;
  const part = (y: number) => tenth(((y - grass) / (plan.h - grass)) * 100) / 100;
  const down = { gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0 } as const;
  return (
    <defs>
      <linearGradient id={`${ids}sky`} {...down} y1={0} y2={grass + 4}>
        {[stop(0, 'sky-1'), stop(0.55, 'sky-2'), stop(1, 'sky-3')]}
      </linearGradient>
      <linearGradient id={`${ids}rock`} {...down} y1={grass} y2={moss}>
        {[stop(0, 'rock-1'), stop(1, 'rock-2')]}
      </linearGradient>
      <linearGradient id={`${ids}deep`} {...down} y1={moss} y2={plan.h}>
        {[stop(0, 'deep-1'), stop(1, 'deep-2')]}
      </linearGradient>
      <linearGradient id={`${ids}floor`} {...down} y1={grass} y2={plan.h}>
        {[stop(part(moss), 'floor-1'), stop(part(moss + 40), 'floor-2')]}
      </linearGradient>
      {FLOORS.map((name) => (
        <linearGradient key={name} id={`${ids}${name}`} x1="0" y1="0" x2="0" y2="1">
          {[stop(0, `${name}-1`), stop(1, `${name}-2`)]}
        </linearGradient>
      ))}
    </defs>
  );
}
