import type { RefCallback } from 'preact';
import { SEAT_LETTERS } from '../../../app/seat-patterns.tsx';
import { tenth } from './geometry.ts';
import type { Layout } from './layout.ts';
import type { PawnSpot } from './pawn-spots.ts';

const OVERVIEW_HEIGHT = 76;

export const overviewScale = ({ plan }: Layout): number => OVERVIEW_HEIGHT / plan.h;

interface OverviewProps {
  readonly layout: Layout;
  readonly pawns: readonly PawnSpot[];
  readonly part: RefCallback<HTMLElement>;
  readonly label: string;
  readonly onChoose: () => void;
}

/** The whole board in little, with the part that is seen: choosing it shows the whole. */
export function Overview({ layout, pawns, part, label, onChoose }: OverviewProps) {
  const { plan, places, tunnels, moss } = layout;
  const lines = tunnels.flatMap(({ from, to, exit }) => {
    const [a, b] = [places[from]!, places[to]!];
    return exit.wrap ? [] : [`M${tenth(a.x)} ${tenth(a.y)}L${tenth(b.x)} ${tenth(b.y)}`];
  });
  return (
    <button type="button" class="board__overview" aria-label={label} onClick={onChoose}>
      <svg
        viewBox={`0 0 ${plan.w} ${plan.h}`}
        width={tenth(plan.w * overviewScale(layout))}
        height={OVERVIEW_HEIGHT}
        aria-hidden="true"
      >
        <path d={`M0 ${tenth(moss)}H${plan.w}`} class="overview-moss" />
        <path d={lines.join('')} class="overview-tunnels" />
        {places.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={tenth(x)} cy={tenth(y)} r="18" class="overview-room" />
        ))}
        {pawns.map(({ seat, x, y }) => (
          <rect
            key={seat}
            x={tenth(x - 34)}
            y={tenth(y - 34)}
            width="68"
            height="68"
            rx="20"
            class="overview-pawn"
            style={{ fill: `var(--seat-${SEAT_LETTERS[seat]})` }}
          />
        ))}
      </svg>
      <i ref={part} class="overview-part" />
    </button>
  );
}
