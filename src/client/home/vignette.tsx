import type { ComponentType } from 'preact';
import type { Seat } from '../../engine/game.ts';
import { letterOf } from '../app/seat.tsx';
import { Figure } from './posters/ink.tsx';

const CLOAK =
  'M0 -27C8 -27 12 -20 11.5 -13C17 -7 17 6 17 11Q17 16 0 16Q-17 16 -17 11C-17 6 -17 -7 -11.5 -13C-12 -20 -8 -27 0 -27Z';
const TUNNELS = 'M-10 70Q40 52 92 88M96 -10Q88 40 92 88Q140 112 200 138M92 88Q60 150 78 190';

const colourOf = (seat: Seat): string => `var(--seat-${letterOf(seat).toLowerCase()})`;

function Letter({ seat, y, size }: { readonly seat: Seat; readonly y: number; readonly size: number }) {
  return (
    <text
      y={y}
      text-anchor="middle"
      font-family="var(--font-head)"
      font-weight="800"
      font-size={size}
      fill={`var(--seat-${letterOf(seat).toLowerCase()}-ink)`}
    >
      {letterOf(seat)}
    </text>
  );
}

/** The pawn of a seat in its ring. */
function Pawn({ seat }: { readonly seat: Seat }) {
  return (
    <g transform="translate(92 88)">
      <ellipse cy="14" rx="34" ry="14" fill="none" stroke={colourOf(seat)} stroke-width="3" />
      <ellipse cy="14" rx="46" ry="20" fill="none" stroke={colourOf(seat)} stroke-width="1.6" opacity=".7" />
      <g transform="scale(1.25)">
        <path d={CLOAK} fill={colourOf(seat)} stroke="#0b1012" stroke-width="3" />
        <path d="M-6.5 -15Q0 -22 6.5 -15Q4 -10 0 -10Q-4 -10 -6.5 -15Z" fill="#0b1012" />
        <circle cx="-2.4" cy="-14.6" r="1.3" fill="#fff" />
        <circle cx="2.4" cy="-14.6" r="1.3" fill="#fff" />
        <Letter seat={seat} y={8} size={17} />
      </g>
    </g>
  );
}

/** A corner of the dungeon with the pawn of a seat. */
function Dungeon({ seat }: { readonly seat: Seat }) {
  return (
    <>
      <rect width="190" height="170" fill="#4b5a45" />
      <path d="M0 128Q50 118 96 130T190 122V170H0Z" fill="#232c3a" />
      <path d="M0 128Q50 118 96 130T190 122" fill="none" stroke="#8db255" stroke-width="4" />
      <path
        d="M14 20l22 14M150 30l20 -10M30 104l16 8M150 84l24 6M20 150l18 6M130 150l20 -4"
        stroke="#333f38"
        stroke-width="4"
      />
      <path d={TUNNELS} fill="none" stroke="#10181a" stroke-width="30" />
      <path d={TUNNELS} fill="none" stroke="#d9c595" stroke-width="19" />
      <circle cx="96" cy="22" r="12" fill="#8E1B17" stroke="#10181a" stroke-width="3" />
      <Figure name="sharped-teeth-skull" x={96} y={22} size={16} fill="#FFE6D6" ink="#8E1B17" outline={0} />
      <circle cx="156" cy="118" r="12" fill="#3a2a10" stroke="#10181a" stroke-width="3" />
      <Figure name="padlock" x={156} y={118} size={16} fill="#F6C453" ink="#3a2a10" outline={0} />
      <Pawn seat={seat} />
    </>
  );
}

/** Tiles of the catacombs, one of them haunted, and an edge that nobody has looked beyond. */
const SLABS = [
  { x: 12, y: -36, ink: '#2c3d68' },
  { x: -104, y: 78, ink: '#25524f' },
  { x: 12, y: 78, ink: '#6a5585' },
] as const;
const PASSAGES = 'M69 -30V46Q69 60 92 88M-20 135H40Q70 132 92 88Q118 112 128 135M69 192V160Q74 120 92 88';

function Catacombs({ seat }: { readonly seat: Seat }) {
  return (
    <>
      <rect width="190" height="170" fill="#150f1f" />
      {SLABS.map(({ x, y, ink }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="112"
          height="112"
          rx="9"
          fill={ink}
          stroke="#07040c"
          stroke-width="4"
        />
      ))}
      <rect
        x="132"
        y="-30"
        width="100"
        height="100"
        rx="9"
        fill="none"
        stroke="#A8E05F"
        stroke-width="3"
        stroke-dasharray="9 8"
        opacity=".8"
      />
      <path d={PASSAGES} fill="none" stroke="#07040c" stroke-width="27" />
      <path d={PASSAGES} fill="none" stroke="#c9bfd4" stroke-width="17" />
      <circle cx="69" cy="28" r="12" fill="#3a2a10" stroke="#07040c" stroke-width="3" />
      <Figure name="padlock" x={69} y={28} size={16} fill="#F6C453" ink="#3a2a10" outline={0} />
      <Figure name="ghost" x={26} y={128} size={38} fill="#E6FBEE" ink="#0c2419" outline={26} />
      <Pawn seat={seat} />
    </>
  );
}

/** Corridors of a ship that meet where the pawn stands. */
const CORRIDORS = 'M-10 92H92L170 40M92 92Q96 130 150 168M92 92V-10';

/** Two modules with a lift through both, a port that was hacked, and a pod beyond the force field. */
function Ship({ seat }: { readonly seat: Seat }) {
  return (
    <>
      <rect width="190" height="170" fill="#0b0f2e" />
      <rect x="-14" y="-14" width="150" height="198" rx="16" fill="#3a4190" stroke="#5c66c4" stroke-width="3" />
      <rect x="142" y="-14" width="80" height="198" rx="16" fill="#5c2556" stroke="#b0589f" stroke-width="3" />
      <path d="M139 -10V180" stroke="#FF9CC4" stroke-width="4" stroke-dasharray="10 8" />
      <path d={CORRIDORS} fill="none" stroke="#080a20" stroke-width="28" />
      <path d={CORRIDORS} fill="none" stroke="#b9c2e8" stroke-width="18" />
      <path d="M-10 40H190" stroke="#080a20" stroke-width="9" />
      <path d="M-10 40H190" stroke="#5CF0C8" stroke-width="5" stroke-dasharray="12 6" />
      <rect x="22" y="22" width="38" height="36" rx="8" fill="#10233a" stroke="#5CF0C8" stroke-width="4" />
      <rect x="32" y="31" width="18" height="18" rx="4" fill={colourOf(seat)} stroke="#080a20" stroke-width="3" />
      <circle cx="146" cy="128" r="13" fill="#3a2a10" stroke="#080a20" stroke-width="3" />
      <Figure name="padlock" x={146} y={128} size={16} fill="#F6C453" ink="#3a2a10" outline={0} />
      <Figure name="rocket" x={166} y={76} size={36} fill="#F4F6FF" ink="#16051c" outline={30} flipped />
      <Pawn seat={seat} />
    </>
  );
}

/** A base under attack, with the minion of a seat on it. */
function Base({ seat }: { readonly seat: Seat }) {
  return (
    <>
      <rect width="190" height="170" fill="#2B3CA6" />
      <path
        d="M95 85L-40 30V60ZM95 85L20 -40H60ZM95 85L140 -40H180ZM95 85L240 30V70ZM95 85L240 130V170ZM95 85L120 230H160ZM95 85L20 230H60ZM95 85L-40 110V150Z"
        fill="#7FD8FF"
        opacity=".18"
      />
      <path
        d="M95 12L112 44L146 22L142 60L184 62L156 88L182 118L142 116L140 154L108 132L92 164L76 132L44 152L48 114L6 112L34 84L10 54L50 58L46 22L78 44Z"
        fill="#FFD23F"
        stroke="#111A48"
        stroke-width="5"
        stroke-linejoin="round"
      />
      <rect x="34" y="96" width="122" height="52" rx="9" fill="#FFF6DC" stroke="#111A48" stroke-width="4" />
      <path d="M44 110H96M44 122H84M44 134H90" stroke="#B9AE8E" stroke-width="4" stroke-linecap="round" />
      <Figure name="punch-blast" x={128} y={118} size={44} fill="#FF4B3E" ink="#2a0503" outline={30} />
      <g transform="translate(80 66) rotate(-7)">
        <rect x="-27" y="-37" width="54" height="74" rx="8" fill="#FFF6DC" stroke="#111A48" stroke-width="4" />
        <rect x="-20" y="-30" width="40" height="40" rx="5" fill={colourOf(seat)} />
        <Letter seat={seat} y={-1} size={26} />
        <path d="M-18 20H18M-18 29H8" stroke="#B9AE8E" stroke-width="4" stroke-linecap="round" />
      </g>
    </>
  );
}

const SCENES: Readonly<Record<string, ComponentType<{ readonly seat: Seat }>>> = {
  clank: Dungeon,
  'clank-catacombs': Catacombs,
  'clank-in-space': Ship,
  'smash-up': Base,
};

/** A small scene of the game, for the table that waits. */
export function Vignette({ game, seat }: { readonly game: string; readonly seat: Seat }) {
  const Scene = SCENES[game];
  return (
    <svg viewBox="0 0 190 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Scene !== undefined && <Scene seat={seat} />}
    </svg>
  );
}
