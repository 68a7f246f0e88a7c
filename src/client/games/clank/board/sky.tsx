import type { VNode } from 'preact';
import { scatter, tenth } from './geometry.ts';
import { Glyph } from './glyph.tsx';
import { BLEED, below, wave } from './ground-lines.ts';
import type { ClassicLayout } from './layout.ts';

const CLOUD = 'h70a9 9 0 0 0 0-18a14 14 0 0 0-24-8a18 18 0 0 0-32 8a9 9 0 0 0-14 18Z';
const BAT =
  'M0 0q3-5 8-4q-1 3 2 4q3 1 3 4q0-3 3-4q3-1 2-4q5-1 8 4q-4-1-5 2q-3-2-4 0q-2 1-4 5q-2-4-4-5q-1-2-4 0q-1-3-5-2Z';

/** A range of hills: corners as parts of the width, and of the height of the sky. */
const FAR: readonly (readonly [number, number])[] = [
  [0.02, 0.8],
  [0.12, 0.5],
  [0.22, 0.9],
  [0.36, 0.42],
  [0.5, 0.95],
  [0.62, 0.6],
  [0.8, 1],
  [0.93, 0.55],
];
const NEAR: readonly (readonly [number, number])[] = [
  [0.06, 0.8],
  [0.17, 0.98],
  [0.27, 0.76],
  [0.43, 1],
  [0.56, 0.78],
  [0.7, 0.98],
  [0.86, 0.72],
  [1, 0.96],
];
const PINES = [0.135, 0.155, 0.18, 0.3, 0.315, 0.4, 0.53, 0.55, 0.57, 0.66, 0.69, 0.72] as const;

function hills({ plan: { w }, grass }: ClassicLayout, corners: typeof FAR): string {
  const line = corners.map(([x, y]) => `L${tenth(w * x)} ${tenth(grass * y)}`).join('');
  return `M${-BLEED} ${tenth(grass * 0.7)}${line}L${w + BLEED} ${tenth(grass * 0.8)}V${tenth(grass + 24)}H${-BLEED}Z`;
}

function Sun({ plan: { w }, grass }: ClassicLayout) {
  const [x, y] = [tenth(w * 0.47), tenth(grass * 0.55)];
  return (
    <g class="sun">
      <circle cx={x} cy={y} r={tenth(grass * 0.3)} />
      <circle cx={x} cy={y} r={tenth(grass * 0.46)} fill-opacity=".28" />
      {[
        [0.2, 0.3, 0.7],
        [0.34, 0.62, 0.5],
        [0.6, 0.34, 0.8],
        [-0.16, 0.5, 0.9],
        [1.1, 0.4, 0.9],
      ].map(([left, top, size]) => (
        <path
          key={left}
          class="cloud"
          transform={`translate(${tenth(w * left!)} ${tenth(grass * top!)}) scale(${size})`}
          d={`M0 0${CLOUD}`}
        />
      ))}
    </g>
  );
}

function stars({ plan: { w }, grass }: ClassicLayout): VNode[] {
  const random = scatter('stars');
  return Array.from({ length: 90 }, (_, i) => (
    <circle
      key={i}
      cx={tenth(random() * (w + 2 * BLEED) - BLEED)}
      cy={tenth(random() * random() * grass * 1.1 - 4)}
      r={tenth(0.6 + random() * random() * 1.3)}
      fill-opacity={tenth(0.4 + random() * 0.6)}
    />
  ));
}

function Moon(layout: ClassicLayout) {
  const { plan, grass } = layout;
  const r = grass * 0.44;
  const [x, y] = [plan.w * 0.45, grass * 0.56];
  const crater = (dx: number, dy: number, size: number) => (
    <circle cx={tenth(x + dx * r)} cy={tenth(y + dy * r)} r={tenth(size * r)} class="crater" />
  );
  return (
    <g>
      <g class="stars">{stars(layout)}</g>
      <g class="moon">
        {[2.5, 1.9, 1.4].map((halo) => (
          <circle key={halo} cx={tenth(x)} cy={tenth(y)} r={tenth(r * halo)} fill-opacity=".1" />
        ))}
        <circle cx={tenth(x)} cy={tenth(y)} r={tenth(r)} />
        {crater(-0.35, -0.25, 0.2)}
        {crater(0.3, 0.3, 0.26)}
        {crater(0.25, -0.45, 0.12)}
        {crater(-0.4, 0.42, 0.13)}
      </g>
      <g class="bats">
        {[
          [0.36, 0.3, 0.8],
          [0.52, 0.24, 0.6],
          [0.55, 0.5, 0.5],
          [0.16, 0.34, 0.6],
        ].map(([left, top, size]) => (
          <path
            key={left}
            transform={`translate(${tenth(plan.w * left!)} ${tenth(grass * top!)}) scale(${size})`}
            d={BAT}
          />
        ))}
      </g>
      <g class="mist">
        <path d={`M${-BLEED} ${tenth(grass * 0.8)}${wave(plan.w, grass * 0.8, 3, 90, 'mist').slice(1)}`} />
      </g>
    </g>
  );
}

/** What is above the grass: day with its sun, dusk with its moon. */
export function Sky({ layout }: { readonly layout: ClassicLayout }) {
  const { plan, grass, board } = layout;
  return (
    <g class="sky">
      {board.id === 'dusk' ? Moon(layout) : Sun(layout)}
      <path d={hills(layout, FAR)} class="hills-far" />
      <path d={hills(layout, NEAR)} class="hills-near" />
      {PINES.map((left, i) => {
        const size = 24 + (i % 3) * 6;
        const at = { x: plan.w * left + size / 2, y: grass - 9 - (i % 3) * 3 };
        return (
          <Glyph key={left} name="pine-tree" at={at} size={size} class={i % 2 === 0 ? 'pine' : 'pine pine--dark'} />
        );
      })}
      <path d={below(wave(plan.w, grass - 3, 5, 60, 'hill'), plan.h)} class="grass" />
    </g>
  );
}
