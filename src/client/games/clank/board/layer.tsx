import type { ComponentChildren } from 'preact';
import type { Layout } from './layout.ts';

interface LayerProps {
  readonly layout: Layout;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A drawing over the whole board. What it shows is told by the buttons and the words beside it. */
export function Layer({ layout: { plan }, class: more, children }: LayerProps) {
  return (
    <svg
      class={more === undefined ? 'board__layer' : `board__layer ${more}`}
      viewBox={`0 0 ${plan.w} ${plan.h}`}
      width={plan.w}
      height={plan.h}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
