import { useMemo } from 'preact/hooks';
import { SHIP_TEXT } from '../../../../text/client/space-ship.ts';
import type { Language } from '../../../../text/language.ts';
import { SeatPatterns } from '../../../app/seat-patterns.tsx';
import type { GroundProps } from '../../clank/board/art.ts';
import { Carve } from '../../clank/board/carve.tsx';
import { type Box, type Point, scatter, tenth } from '../../clank/board/geometry.ts';
import { Glyph } from '../../clank/board/glyph.tsx';
import { Layer } from '../../clank/board/layer.tsx';
import { ForceField, Hatches, Rails } from './doors.tsx';
import { HUES } from './hues.ts';
import { INK, ShipInks } from './inks.tsx';
import { floorClearance, type ShipLayout, shipLayoutOf } from './layout.ts';
import { pieceNamesOf } from './piece-names.ts';
import { plate } from './plate.ts';

/** As much as the board is seen beyond its edges. */
const BLEED = 400;

/** Stars as dots of no length, of three sizes. */
function Stars({ w, h }: Box) {
  const next = scatter('stars');
  const sizes = [1, 1.8, 2.8].map((size) => {
    const count = Math.round(520 / size ** 2);
    const dots = Array.from({ length: count }, () => {
      const [x, y] = [next() * (w + 2 * BLEED) - BLEED, next() * (h + 2 * BLEED) - BLEED];
      return `M${tenth(x)} ${tenth(y)}h0`;
    });
    return { size, d: dots.join('') };
  });
  return (
    <g class="stars">
      {sizes.map(({ size, d }) => (
        <path key={size} d={d} stroke-width={size} />
      ))}
    </g>
  );
}

/** Seams of the floor. */
function seams({ x, y, w, h }: Box): string {
  const [columns, rows] = [Math.round(w / 54), Math.round(h / 54)];
  const down = Array.from(
    { length: columns - 1 },
    (_, i) => `M${tenth(x + ((i + 1) * w) / columns)} ${y + 4}v${h - 8}`,
  );
  const across = Array.from({ length: rows - 1 }, (_, i) => `M${x + 4} ${tenth(y + ((i + 1) * h) / rows)}h${w - 8}`);
  return [...down, ...across].join('');
}

interface Find extends Point {
  readonly size: number;
}

/** Where there is room for something painted on the floor. */
function findsIn({ x, y, w, h }: Box, clearance: (point: Point) => number, seed: string): Find[] {
  const next = scatter(seed);
  const finds: Find[] = [];
  for (let tries = 0; tries < 90 && finds.length < 7; tries++) {
    const spot = { x: x + 22 + next() * (w - 44), y: y + 22 + next() * (h - 44) };
    const beside = finds.map((other) => Math.hypot(other.x - spot.x, other.y - spot.y) - other.size);
    const free = Math.min(clearance(spot), ...beside);
    if (free > 9) finds.push({ ...spot, size: tenth(Math.min(36, free * 1.9)) });
  }
  return finds;
}

interface PieceProps {
  readonly id: string;
  readonly frame: Box;
  readonly clearance: (point: Point) => number;
}

function PieceGround({ id, frame, clearance }: PieceProps) {
  const { from, to, line, finds } = HUES[id]!;
  const lines = seams(frame);
  return (
    <g style={{ '--line': line }}>
      <linearGradient id={`${INK}piece-${id}`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color={from} />
        <stop offset="1" stop-color={to} />
      </linearGradient>
      <path d={plate(frame)} class="piece-shade" transform="translate(0 6)" />
      <path d={plate(frame)} fill={`url(#${INK}piece-${id})`} class="piece" />
      <path d={lines} class="piece-seams piece-seams--dark" transform="translate(1 1)" />
      <path d={lines} class="piece-seams" />
      <path d={plate(frame)} fill={`url(#${INK}dots)`} fill-opacity=".5" />
      <path d={plate(frame, 4)} class="piece-line" />
      {findsIn(frame, clearance, id).map((find, i) => (
        <Glyph key={i} name={finds[i % finds.length]!} at={find} size={find.size} class="piece-find" />
      ))}
    </g>
  );
}

/** From the middle of a letter to its foot. */
const FOOT = 5;

function PieceNames({ layout, language }: { readonly layout: ShipLayout; readonly language: Language }) {
  return pieceNamesOf(layout, language).map(({ id, name, x, y, long, across, narrow }) => (
    <text
      key={id}
      transform={
        across ? `translate(${tenth(x)} ${tenth(y + FOOT)})` : `translate(${tenth(x + FOOT)} ${tenth(y)}) rotate(-90)`
      }
      text-anchor="middle"
      class="piece-name"
      style={{ fill: HUES[id]!.line }}
      {...(narrow && { textLength: long, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {name}
    </text>
  ));
}

/** A window on the void, for those who got away. */
function Window({ box: { x, y, w, h }, title }: { readonly box: Box; readonly title: string }) {
  return (
    <g>
      <rect x={x + 2} y={y + 2} width={w - 4} height={h - 4} rx="14" class="window" />
      <Glyph name="rocket" at={{ x: x + w - 26, y: y + h - 26 }} size={34} class="window-ink" />
      <text x={x + 14} y={y + 20} class="window-title">
        {title}
      </text>
    </g>
  );
}

/** The void, the pieces with their corridors and doors, and the rails of the lift: drawn once for a ship. */
export function ShipGround({ board, shape, language }: GroundProps) {
  const layout = shipLayoutOf(board, shape);
  const drawn = useMemo(() => {
    const clearance = floorClearance(layout);
    return (
      <g>
        <ShipInks />
        <SeatPatterns />
        <Stars {...layout.plan} />
        {board.modules.map((id, piece) => (
          <PieceGround key={id} id={id} frame={layout.frames[piece]!} clearance={clearance} />
        ))}
        <Carve layout={layout} ids={INK} />
        <Rails layout={layout} />
        <Hatches doors={layout.doors} />
        <ForceField layout={layout} />
      </g>
    );
  }, [layout]);
  const names = useMemo(
    () => (
      <g>
        <PieceNames layout={layout} language={language} />
        <Window box={layout.plan.sky} title={SHIP_TEXT.away[language]} />
      </g>
    ),
    [layout, language],
  );
  return (
    <Layer layout={layout}>
      {drawn}
      {names}
    </Layer>
  );
}
