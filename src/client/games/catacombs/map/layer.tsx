import type { ComponentChildren } from 'preact';
import type { Box, Point } from '../../clank/board/geometry.ts';
import { at, tenth } from '../../clank/board/geometry.ts';

interface LayerProps {
  readonly box: Box;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A drawing over the whole map, or a part of it. What it shows is told by the buttons and the words beside it. */
export function MapLayer({ box: { x, y, w, h }, class: more, children }: LayerProps) {
  return (
    <svg
      class={more === undefined ? 'board__layer' : `board__layer ${more}`}
      viewBox={`${tenth(x)} ${tenth(y)} ${tenth(w)} ${tenth(h)}`}
      width={tenth(w)}
      height={tenth(h)}
      style={{ left: `${tenth(x)}px`, top: `${tenth(y)}px` }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Dots that walk along a way, under the rooms. */
export function RouteDots({ legs }: { readonly legs: readonly (readonly Point[])[] }) {
  return (
    <g fill="none" stroke-linecap="round">
      {legs.map((leg) => {
        const d = `M${leg.map(at).join('L')}`;
        return (
          <g key={d}>
            <path d={d} class="route-back" stroke-width="8" />
            <path d={d} class="route march" />
          </g>
        );
      })}
    </g>
  );
}
