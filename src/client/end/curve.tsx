import type { Story } from '../../engine/story.ts';
import { END } from '../../text/client/end.ts';
import { classOf, letterOf } from '../app/seat.tsx';
import { useSay } from '../say.ts';

/** Dashes tell the seats apart where colours do not. */
const DASHES: readonly string[] = ['', '2 5', '12 5', '9 4 2 4', '5 3', '1 3'];

const LEFT = 44;
const RIGHT = 76;
const TOP = 12;
const BOTTOM = 26;

interface CurveProps {
  readonly story: Story;
  readonly seats: number;
  readonly step: number;
  readonly width: number;
  readonly height: number;
}

/** Round steps of the scale, some five of them. */
function gridOf(most: number): number[] {
  const rough = Math.max(1, most / 5);
  const unit = [1, 2, 5, 10, 20, 25, 50].find((each) => each >= rough) ?? 100;
  return Array.from({ length: Math.floor(most / unit) + 1 }, (_, i) => i * unit);
}

/** The labels at the right end, pushed apart where they would cover each other. */
function spread(places: readonly { readonly seat: number; readonly y: number }[]): Map<number, number> {
  const sorted = places.toSorted((a, b) => a.y - b.y);
  const found = new Map<number, number>();
  let above = Number.NEGATIVE_INFINITY;
  for (const { seat, y } of sorted) {
    above = Math.max(y, above + 20);
    found.set(seat, above);
  }
  return found;
}

/** Points of each seat over the turns, with a line where the replay stands. */
export function Curve({ story, seats, step, width, height }: CurveProps) {
  const say = useSay();
  const { turns } = story;
  const most = Math.max(5, ...turns.flatMap(({ points }) => points));
  const last = Math.max(1, turns.length);
  const x = (turn: number) => LEFT + (turn * (width - LEFT - RIGHT)) / last;
  const y = (points: number) => TOP + ((most - points) * (height - TOP - BOTTOM)) / most;
  const at = turns.filter((turn) => turn.step <= step).length;
  const every = Math.ceil(last / (width < 500 ? 8 : 20));
  const ends = spread(Array.from({ length: seats }, (_, seat) => ({ seat, y: y(turns.at(-1)?.points[seat] ?? 0) })));
  return (
    <svg class="curve" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say(END.curve)}>
      {gridOf(most).map((value) => (
        <g key={value}>
          <path d={`M${LEFT} ${y(value)}H${width - RIGHT}`} class="gl0" />
          <text x={LEFT - 8} y={y(value) + 4} text-anchor="end" class="ax">
            {value}
          </text>
        </g>
      ))}
      {Array.from({ length: seats }, (_, seat) => {
        const path = `M${x(0)} ${y(0)}${turns.map(({ points }, i) => `L${x(i + 1)} ${y(points[seat]!)}`).join('')}`;
        const letter = letterOf(seat).toLowerCase();
        return (
          <g key={letter}>
            <path d={path} class="ln0" />
            <path d={path} class="ln" style={{ stroke: `var(--seat-${letter})` }} stroke-dasharray={DASHES[seat]} />
          </g>
        );
      })}
      <path d={`M${x(at)} ${TOP - 8}V${height - BOTTOM + 4}`} class="now" />
      {Array.from({ length: seats }, (_, seat) => {
        const letter = letterOf(seat).toLowerCase();
        const now = at === 0 ? 0 : turns[at - 1]!.points[seat]!;
        return (
          <g key={letter} class={classOf(seat)}>
            <circle
              cx={x(at)}
              cy={y(now)}
              r="5.5"
              style={{ fill: `var(--seat-${letter})` }}
              stroke="#0b1012"
              stroke-width="2"
            />
            <g transform={`translate(${width - RIGHT + 18} ${ends.get(seat)!})`}>
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
      {turns.map(({ turn }, i) => (
        <text key={turn} x={x(i + 1)} y={height - 7} text-anchor="middle" class={`ax${i + 1 === at ? ' axn' : ''}`}>
          {(i + 1) % every === 0 || i + 1 === at ? turn : ''}
        </text>
      ))}
    </svg>
  );
}
