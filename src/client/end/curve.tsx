import { useRef } from 'preact/hooks';
import type { Story } from '../../engine/story.ts';
import { END } from '../../text/client/end.ts';
import { classOf, letterOf } from '../app/seat.tsx';
import { useSay } from '../say.ts';
import { spread } from './spread.ts';
import { useSize } from './use-size.ts';

/** Dashes tell the seats apart where colours do not. */
const DASHES: readonly string[] = ['', '4 4', '14 5', '10 4 3 4', '7 3', '2 4'];

/** Room beside the lines, the same as beside the slider below. */
export const MARGIN = { left: 40, right: 66 } as const;
const TOP = 14;
const BOTTOM = 24;
/** Numbers of turns stand at least so far from one another. */
const APART = 26;

interface CurveProps {
  readonly story: Story;
  readonly seats: number;
  /** The first and the last step of the axis. */
  readonly from: number;
  readonly steps: number;
  readonly step: number;
}

/** Round steps of the scale, some five of them. */
function gridOf(most: number): number[] {
  const rough = Math.max(1, most / 5);
  const unit = [1, 2, 5, 10, 20, 25, 50].find((each) => each >= rough) ?? 100;
  return Array.from({ length: Math.floor(most / unit) + 1 }, (_, i) => i * unit);
}

/** The turns whose numbers there is room for; the one looked at always has its own. */
function labelled(places: readonly number[], looked: number): ReadonlySet<number> {
  const shown = new Set<number>();
  let last = Number.NEGATIVE_INFINITY;
  for (const [i, x] of places.entries()) {
    const near = looked >= 0 && i !== looked && Math.abs(x - places[looked]!) < APART;
    if (i !== looked && (near || x - last < APART)) continue;
    shown.add(i);
    last = x;
  }
  return shown;
}

/** Points of each seat over the game, with a line where the replay stands. */
export function Curve({ story, seats, from, steps, step }: CurveProps) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const { turns } = story;
  const most = Math.max(5, ...turns.flatMap(({ points }) => points));
  const x = (of: number) =>
    MARGIN.left + ((of - from) * (width - MARGIN.left - MARGIN.right)) / Math.max(1, steps - from);
  const y = (points: number) => TOP + ((most - points) * (height - TOP - BOTTOM)) / most;
  const at = turns.filter((turn) => turn.step <= step).length;
  const places = turns.map((turn) => x(turn.step));
  const current = turns.findIndex((turn) => turn.step >= step);
  const shown = labelled(places, current);
  const ends = spread(
    Array.from({ length: seats }, (_, seat) => ({ seat, y: y(turns.at(-1)?.points[seat] ?? 0) })),
    y(0),
  );
  const lines = width > 0 && (
    <svg class="curve" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say(END.curve)}>
      {gridOf(most).map((value) => (
        <g key={value}>
          <path d={`M${MARGIN.left} ${y(value)}H${width - MARGIN.right}`} class="gl0" />
          <text x={MARGIN.left - 8} y={y(value) + 4} text-anchor="end" class="ax">
            {value}
          </text>
        </g>
      ))}
      {Array.from({ length: seats }, (_, seat) => {
        const path = `M${x(0)} ${y(0)}${turns.map((turn) => `L${x(turn.step)} ${y(turn.points[seat]!)}`).join('')}`;
        const letter = letterOf(seat).toLowerCase();
        return (
          <g key={letter}>
            <path d={path} class="ln0" />
            <path d={path} class="ln" style={{ stroke: `var(--seat-${letter})` }} stroke-dasharray={DASHES[seat]} />
          </g>
        );
      })}
      <path d={`M${x(step)} ${TOP - 8}V${height - BOTTOM + 4}`} class="now" />
      {Array.from({ length: seats }, (_, seat) => {
        const letter = letterOf(seat).toLowerCase();
        const now = at === 0 ? 0 : turns[at - 1]!.points[seat]!;
        return (
          <g key={letter} class={classOf(seat)}>
            <circle
              cx={x(step)}
              cy={y(now)}
              r="5.5"
              style={{ fill: `var(--seat-${letter})` }}
              stroke="#0b1012"
              stroke-width="2"
            />
            <g transform={`translate(${width - MARGIN.right + 18} ${ends.get(seat)!})`}>
              <rect x="-9" y="-9" width="18" height="18" rx="5" style={{ fill: `var(--seat-${letter})` }} />
              <text
                y="4.8"
                text-anchor="middle"
                class="bt"
                font-size="13"
                style={{ fill: `var(--seat-${letter}-ink)` }}
              >
                {letter.toUpperCase()}
              </text>
              <text x="14" y="5" class="bt v">
                {turns.at(-1)?.points[seat] ?? 0}
              </text>
            </g>
          </g>
        );
      })}
      {turns.map(
        ({ turn }, i) =>
          shown.has(i) && (
            <text
              key={turn}
              x={places[i]}
              y={height - 6}
              text-anchor="middle"
              class={`ax${i === current ? ' axn' : ''}`}
            >
              {turn}
            </text>
          ),
      )}
    </svg>
  );
  return (
    <div ref={box} class="curvebox">
      {lines}
    </div>
  );
}
