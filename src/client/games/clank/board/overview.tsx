import type { RefCallback } from 'preact';
import { useMemo } from 'preact/hooks';
import { SEAT_LETTERS } from '../../../app/seat-patterns.tsx';
import { type Box, tenth } from './geometry.ts';
import type { Layout } from './layout.ts';
import type { PawnSpot } from './pawn-spots.ts';
import type { SmallGround } from './small-ground.ts';

const OVERVIEW_HEIGHT = 76;

export const overviewScale = ({ h }: Box): number => OVERVIEW_HEIGHT / h;

export function groundOf({ plan, places, tunnels, moss }: Layout): SmallGround {
  const lines = tunnels.flatMap(({ from, to, exit }) => {
    const [a, b] = [places[from]!, places[to]!];
    return exit.wrap ? [] : [`M${tenth(a.x)} ${tenth(a.y)}L${tenth(b.x)} ${tenth(b.y)}`];
  });
  return { box: plan, rooms: places, tunnels: lines.join(''), moss };
}

interface OverviewProps {
  readonly ground: SmallGround;
  readonly pawns: readonly PawnSpot[];
  readonly part: RefCallback<HTMLElement>;
  readonly label: string;
  readonly onChoose: () => void;
}

/** What seldom changes: tunnels and rooms. */
function Ground({ ground: { box, rooms, tunnels, moss } }: { readonly ground: SmallGround }) {
  return (
    <g>
      {moss !== null && <path d={`M0 ${tenth(moss)}H${box.w}`} class="overview-moss" />}
      <path d={tunnels} class="overview-tunnels" />
      {rooms.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={tenth(x)} cy={tenth(y)} r="18" class="overview-room" />
      ))}
    </g>
  );
}

/** The whole board in little, with the part that is seen: choosing it shows the whole. */
export function Overview({ ground, pawns, part, label, onChoose }: OverviewProps) {
  const { box } = ground;
  const drawn = useMemo(() => <Ground ground={ground} />, [ground]);
  return (
    <button type="button" class="board__overview" aria-label={label} onClick={onChoose}>
      <svg
        viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
        width={tenth(box.w * overviewScale(box))}
        height={OVERVIEW_HEIGHT}
        aria-hidden="true"
      >
        {drawn}
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
