import { letterOf } from '../../app/seat.tsx';
import { SeatPatterns } from '../../app/seat-patterns.tsx';

const RAYS = 18;
const COINS = 90;

/** The same coins every time, heaped in the middle. */
const HOARD = Array.from({ length: COINS }, (_, i) => {
  const across = ((i * 137.5) % 330) + 0.5;
  const off = Math.abs(across - 165) / 165;
  return { x: across, y: 300 - ((i * 61.8) % 1 || (i % 17) / 17) * (14 + 26 * (1 - off)), bright: i % 3 === 0 };
});

const CLOAK =
  'M0 -27C8 -27 12 -20 11.5 -13C17 -7 17 6 17 11Q17 16 0 16Q-17 16 -17 11C-17 6 -17 -7 -11.5 -13C-12 -20 -8 -27 0 -27Z';

function ray(i: number): string {
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(165 + 420 * Math.cos(angle)).toFixed(1)} ${(168 + 420 * Math.sin(angle)).toFixed(1)}`;
  };
  return `M165 168L${point(i * 20 + 3)}L${point(i * 20 + 12)}Z`;
}

/** What a poster is painted with: its sky, what shines in it, and the ground. */
export interface PosterInks {
  readonly sky: readonly [above: string, below: string];
  readonly rays: string;
  readonly glow: readonly [outer: string, inner: string];
  readonly ground: string;
  /** Of what lies there in a heap: dull, bright, and their rims. */
  readonly heap: readonly [dull: string, bright: string, rim: string];
}

export const DUNGEON_INKS: PosterInks = {
  sky: ['#D8552E', '#6b1a16'],
  rays: '#FFC86B',
  glow: ['#FFD98A', '#FFF0C4'],
  ground: '#2b0907',
  heap: ['#F2B632', '#FFE9A6', '#5a3604'],
};

interface PosterProps {
  readonly winner: number | null;
  readonly inks: PosterInks;
}

/** The winner on a heap of riches, crowned with laurels; the heap alone where nobody won. */
export function ClankPoster({ winner, inks: { sky, rays, glow, ground, heap } }: PosterProps) {
  const letter = winner === null ? null : letterOf(winner).toLowerCase();
  return (
    <svg class="eg__art" viewBox="0 0 330 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="e-g" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={sky[0]} />
          <stop offset="1" stop-color={sky[1]} />
        </linearGradient>
        <linearGradient id="e-l" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#FFF6D8" />
          <stop offset="1" stop-color="#F2B632" />
        </linearGradient>
      </defs>
      <SeatPatterns />
      <rect width="330" height="400" fill="url(#e-g)" />
      {Array.from({ length: RAYS }, (_, i) => (
        <path key={i} d={ray(i)} fill={rays} opacity=".2" />
      ))}
      <circle cx="165" cy="168" r="112" fill={glow[0]} opacity=".28" />
      <circle cx="165" cy="168" r="86" fill={glow[1]} opacity=".3" />
      <use
        href="#gi-laurels"
        x="48"
        y="50"
        width="234"
        height="234"
        fill="url(#e-l)"
        stroke="#3a0a08"
        stroke-width="20"
        style={{ paintOrder: 'stroke', strokeLinejoin: 'round' }}
      />
      {HOARD.map(({ x, y, bright }) => (
        <ellipse
          key={x}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          rx="11"
          ry="5"
          fill={heap[bright ? 1 : 0]}
          stroke={heap[2]}
          stroke-width="1.3"
        />
      ))}
      {letter !== null && (
        <g transform="translate(165 244) scale(3.5)">
          <path d={CLOAK} style={{ fill: `var(--seat-${letter})` }} stroke="#0b1012" stroke-width="2.2" />
          <path d={CLOAK} fill={`url(#board-seat-${letter})`} />
          <path d="M-6.5 -15Q0 -22 6.5 -15Q4 -10 0 -10Q-4 -10 -6.5 -15Z" fill="#0b1012" />
          <path d="M-2.4 -14.6h.01M2.4 -14.6h.01" stroke="#fff" stroke-width="2.6" stroke-linecap="round" />
          <rect x="-9" y="-7" width="18" height="18" rx="5" style={{ fill: `var(--seat-${letter})` }} />
          <text y="8" text-anchor="middle" class="bt" font-size="16" style={{ fill: `var(--seat-${letter}-ink)` }}>
            {letter.toUpperCase()}
          </text>
        </g>
      )}
      <path d="M0 292H330V400H0Z" fill={ground} />
      <path
        d="M0 292L22 284L44 292L66 284L88 292L110 284L132 292L154 284L176 292L198 284L220 292L242 284L264 292L286 284L308 292L330 284V296H0Z"
        fill={ground}
      />
    </svg>
  );
}
