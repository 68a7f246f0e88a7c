import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import type { View } from '../../../../games/clank/core/view.ts';
import { SEAT_LETTERS } from '../../../app/seat-patterns.tsx';
import { memo } from '../../../memo.ts';
import { type Point, tenth } from './geometry.ts';
import { Glyph } from './glyph.tsx';
import type { Layout } from './layout.ts';
import { pawnPath, walkFrames } from './pawn-path.ts';
import type { PawnSpot } from './pawn-spots.ts';

const CLOAK =
  'M0 -27C8 -27 12 -20 11.5 -13C17 -7 17 6 17 11Q17 16 0 16Q-17 16 -17 11C-17 6 -17 -7 -11.5 -13C-12 -20 -8 -27 0 -27Z';

const translate = ({ x, y }: Point): string => `translate(${tenth(x)}px, ${tenth(y)}px)`;

/** The time a pawn takes for one tunnel, as the page’s styles have it: none where motion is reduced. */
const tunnelTime = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--t-move')) || 0;

/** From one place to the next: along the tunnels, or out of sight and back where there is no walking. */
function moveFrames(layout: Layout, from: PawnSpot, to: PawnSpot, leaps: boolean) {
  if (from.room === to.room)
    return { frames: [{ transform: translate(from) }, { transform: translate(to) }], tunnels: 0.6 };
  const path = leaps ? null : pawnPath(layout, from.room, to.room);
  if (path !== null) return { frames: walkFrames(path.legs, from, to), tunnels: path.tunnels };
  const frames = [
    { transform: translate(from), opacity: 1 },
    { transform: translate(from), opacity: 0, offset: 0.5 },
    { transform: translate(to), opacity: 0, offset: 0.5 },
    { transform: translate(to), opacity: 1 },
  ];
  return { frames, tunnels: 1.4 };
}

/** Carries a pawn from where it was to where it is; a move begun while another is under way waits for it. */
function useMoves(layout: Layout, spot: PawnSpot, leaps: boolean, pace: number) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef({ layout, spot });
  const ends = useRef(0);
  useLayoutEffect(() => {
    const { layout: lastLayout, spot: last } = before.current;
    before.current = { layout, spot };
    const node = element.current;
    if (node === null || lastLayout !== layout || (last.x === spot.x && last.y === spot.y)) return;
    const { frames, tunnels } = moveFrames(layout, last, spot, leaps);
    const duration = (tunnelTime(node) * tunnels) / pace;
    if (!Number.isFinite(duration) || duration <= 0) return;
    const now = performance.now();
    const delay = Math.max(0, ends.current - now);
    ends.current = now + delay + duration;
    node.animate(frames, { duration, delay, easing: tunnels > 1 ? 'linear' : 'ease-in-out' });
  });
  return element;
}

interface PawnProps {
  readonly layout: Layout;
  readonly spot: PawnSpot;
  readonly me: boolean;
  readonly active: boolean;
  /** Out of the game: brought out or gone, or lying where the dragon left it. */
  readonly status: View['players'][number]['status'];
  readonly leaps: boolean;
  readonly pace: number;
}

function PawnNow({ layout, spot, me, active, status, leaps, pace }: PawnProps) {
  const element = useMoves(layout, spot, leaps, pace);
  const letter = SEAT_LETTERS[spot.seat]!;
  const down = status === 'lost' || status === 'rescued';
  const ring = { stroke: `var(--seat-${letter})` };
  return (
    <div
      ref={element}
      class={`pawn${me ? ' pawn--me' : ''}${status === 'lost' ? ' pawn--lost' : ''}`}
      style={{ transform: translate(spot) }}
    >
      <svg viewBox="-48 -52 96 88" aria-hidden="true">
        {me && !down && (
          <g fill="none">
            <ellipse cy="13" rx="30" ry="13" class="pawn-ring-back" />
            <ellipse cy="13" rx="30" ry="13" style={ring} stroke-width="3" />
            <ellipse cy="13" rx="38" ry="17" style={ring} stroke-width="1.6" stroke-opacity=".7" />
          </g>
        )}
        {active && <path d="M-8 -46h16l-8 10Z" class="pawn-turn" />}
        <g transform={`scale(${me ? 1.12 : 0.94})`}>
          <ellipse cy="15" rx="17" ry="6" fill-opacity=".45" />
          <g transform={down ? 'translate(-4 4) rotate(-78)' : undefined}>
            <path d={CLOAK} class="pawn-cloak" style={{ fill: `var(--seat-${letter})` }} />
            <path d={CLOAK} fill={`url(#board-seat-${letter})`} />
            <path d="M-6.5 -15Q0 -22 6.5 -15Q4 -10 0 -10Q-4 -10 -6.5 -15Z" fill="#0b1012" />
            {down ? (
              <path d="M-4 -16l3 3m0 -3l-3 3M1 -16l3 3m0 -3l-3 3" stroke="#fff" stroke-width="1.2" />
            ) : (
              <path d="M-2.4 -14.6h.01M2.4 -14.6h.01" stroke="#fff" stroke-width="2.6" stroke-linecap="round" />
            )}
          </g>
          <g transform={down ? 'translate(-6 3)' : undefined}>
            <rect x="-9" y="-7" width="18" height="18" rx="5" style={{ fill: `var(--seat-${letter})` }} />
            <text y="7.5" text-anchor="middle" class="bt" font-size="16" style={{ fill: `var(--seat-${letter}-ink)` }}>
              {letter.toUpperCase()}
            </text>
          </g>
          {status === 'left' && (
            <g>
              <circle cx="11" cy="-20" r="9" class="pawn-free" />
              <Glyph name="laurels" at={{ x: 11, y: -20 }} size={13} fill="#221603" />
            </g>
          )}
        </g>
      </svg>
    </div>
  );
}

const isThere = (a: PawnSpot, b: PawnSpot): boolean => a.room === b.room && a.x === b.x && a.y === b.y;

const FIELDS = ['layout', 'me', 'active', 'status', 'leaps', 'pace'] as const;

/** A pawn is drawn anew only when something about it changes. */
const Pawn = memo(PawnNow, (a, b) => isThere(a.spot, b.spot) && FIELDS.every((field) => a[field] === b[field]));

interface PawnsProps {
  readonly layout: Layout;
  readonly view: View;
  readonly spots: readonly PawnSpot[];
  /** Seats whose last move was no walk. */
  readonly leaps: readonly Seat[];
  readonly pace: number;
}

export function Pawns({ layout, view, spots, leaps, pace }: PawnsProps) {
  return (
    <div class="board__pawns">
      {spots.map((spot) => (
        <Pawn
          key={spot.seat}
          layout={layout}
          spot={spot}
          me={spot.seat === view.viewer}
          active={spot.seat === view.active && !view.over}
          status={view.players[spot.seat]!.status}
          leaps={leaps.includes(spot.seat)}
          pace={pace}
        />
      ))}
    </div>
  );
}
