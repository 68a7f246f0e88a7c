import { curvePath, tenth } from '../../clank/board/geometry.ts';
import { Glyph } from '../../clank/board/glyph.tsx';
import type { Door } from './doors.ts';
import type { ShipLayout } from './layout.ts';

/** The rails of the hyperlift, under the rooms. */
export function Rails({ layout: { rails } }: { readonly layout: ShipLayout }) {
  return (
    <g class="rails">
      {rails.map(({ section: { from, to, lock }, curve }) => {
        const d = curvePath(curve);
        return (
          <g key={`${from} ${to}`} class={lock ? 'rail rail--locked' : 'rail'}>
            <path d={d} class="rail-bed" />
            <path d={d} class="rail-line" />
            <path d={d} class="rail-ties" />
          </g>
        );
      })}
    </g>
  );
}

/** Bulkheads where corridors go from piece to piece. */
export function Hatches({ doors }: { readonly doors: readonly Door[] }) {
  return (
    <g>
      {doors.map(({ from, to, x, y, upright, guarded }) => {
        const [w, h] = upright ? [10, 26] : [26, 10];
        return (
          <rect
            key={`${from} ${to}`}
            x={tenth(x - w / 2)}
            y={tenth(y - h / 2)}
            width={w}
            height={h}
            rx="3"
            class={guarded ? 'hatch hatch--guarded' : 'hatch'}
          />
        );
      })}
    </g>
  );
}

/** The wall that nobody crosses without a command code: along the border that has guarded doors. */
export function ForceField({ layout: { field } }: { readonly layout: ShipLayout }) {
  if (field === null) return null;
  const { wall, badge } = field;
  return (
    <g>
      <path d={wall} class="field-glow" />
      <path d={wall} class="field" />
      <rect x={tenth(badge.x - 19)} y={tenth(badge.y - 14)} width="38" height="28" rx="8" class="field-badge" />
      <Glyph name="id-card" at={badge} size={23} class="field-ink" />
    </g>
  );
}
