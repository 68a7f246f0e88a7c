import { type Turn, turnPoint } from '../../../../games/clank/catacombs/geometry.ts';
import type { TileNo } from '../../../../games/clank/catacombs/tile.ts';
import type { IconName } from '../../../icons/icon.tsx';
import { memo } from '../../../memo.ts';
import { distance, type Point, scatter, tenth } from '../../clank/board/geometry.ts';
import { Glyph } from '../../clank/board/glyph.tsx';
import { CELL, type TilePlan, tilePlan } from './tile-plan.ts';

export interface TileProps {
  readonly face: number;
  readonly tile: TileNo;
  readonly turn: Turn;
}

interface Niche extends Point {
  readonly icon: IconName;
  readonly size: number;
  readonly deep: boolean;
}

const UPSTAIRS: readonly IconName[] = ['hasty-grave', 'candles', 'mushrooms-cluster', 'crossed-bones', 'hasty-grave'];
const BELOW: readonly IconName[] = ['death-skull', 'crossed-bones', 'dread-skull', 'spider-web', 'candle-skull'];
const TRIES = 130;
const MARGIN = 13;
/** How far a niche keeps from tunnels and rooms. */
const CLEAR = 15.5;

function nichesOf({ id, zone, w, h, tunnels, rooms, portal }: TilePlan): Niche[] {
  const random = scatter(`ground ${id}`);
  const met: Point[] = [...tunnels.flatMap(({ points }) => points), ...rooms, ...(portal === null ? [] : [portal])];
  const niches: Niche[] = [];
  const most = h > w ? 9 : 6;
  for (let i = 0; i < TRIES && niches.length < most; i++) {
    const point = { x: MARGIN + random() * (w - 2 * MARGIN), y: MARGIN + random() * (h - 2 * MARGIN) };
    const free = Math.min(...met.map((other) => distance(point, other)));
    if (free <= CLEAR) continue;
    const deep = zone === 'both' ? point.y < CELL : zone !== 'surface';
    const icons = deep ? BELOW : UPSTAIRS;
    niches.push({ ...point, icon: icons[Math.floor(random() * icons.length)]!, size: Math.min(21, free * 0.95), deep });
    met.push(point);
  }
  return niches;
}

const known = new Map<string, readonly Niche[]>();

/** Skulls, candles and tombs where no tunnel runs: the same ones however the tile is turned. */
function nichesIn(face: number, tile: TileNo): readonly Niche[] {
  const name = `${face} ${tile}`;
  let niches = known.get(name);
  if (niches === undefined) {
    niches = nichesOf(tilePlan(face, tile, 0));
    known.set(name, niches);
  }
  return niches;
}

function Niches({ face, tile, turn, haunted }: TileProps & { readonly haunted: boolean }) {
  return nichesIn(face, tile).map(({ x, y, icon, size, deep }) => {
    const turned = turn === 0 ? { x, y } : turnPoint((x / CELL) * 100, (y / CELL) * 100, turn);
    const spot = turn === 0 ? turned : { x: (turned.x * CELL) / 100, y: (turned.y * CELL) / 100 };
    return (
      <g key={`${x} ${y}`} class={`niche niche--${haunted ? 'haunted' : deep ? 'deep' : 'surface'}`}>
        {icon.startsWith('candle') && (
          <circle cx={tenth(spot.x)} cy={tenth(spot.y)} r={tenth(size * 0.9)} class="candle" />
        )}
        <Glyph name={icon} at={spot} size={tenth(size)} />
      </g>
    );
  });
}

/** Pale mist over a haunted tile. */
function Mist({ id, w }: TilePlan) {
  const random = scatter(`mist ${id}`);
  return (
    <g class="haze">
      {Array.from({ length: 7 }, (_, i) => {
        const y = 14 + (i * w) / 7.4 + random() * 8;
        const d = `M6 ${tenth(y)}q${tenth(w * 0.2)} ${tenth(-16 + random() * 10)} ${tenth(w * 0.42)} 0t${tenth(w * 0.48)} ${tenth(-5 + random() * 10)}`;
        return (
          <path
            key={i}
            d={d}
            stroke-width={tenth(5 + random() * 9)}
            stroke-opacity={(0.05 + random() * 0.07).toFixed(2)}
          />
        );
      })}
    </g>
  );
}

/** Where the depths of the start tile end: moss on the seam between its halves. */
function Seam() {
  const wave = `q${CELL / 8} 7 ${CELL / 4} 0t${CELL / 4} 0t${CELL / 4} 0t${CELL / 4 - 4} 0`;
  const d = `M2 ${CELL}${wave}`;
  return (
    <>
      <path d={d} class="seam-shade" />
      <path d={d} class="seam" />
    </>
  );
}

const box = (w: number, h: number, inset: number, rx: number) => ({
  x: inset,
  y: inset,
  width: w - 2 * inset,
  height: h - 2 * inset,
  rx,
});

function groundInk({ zone, haunted }: TilePlan): string {
  if (haunted) return 'haunted';
  return zone === 'depths' ? 'deep' : 'surface';
}

/** The upper half of the start tile, down to the wave that ends the depths. */
const UPPER = `M1.5 10.5a9 9 0 0 1 9 -9H${CELL - 10.5}a9 9 0 0 1 9 9V${CELL}q${-CELL / 8} 7 ${-CELL / 4} 0t${-CELL / 4} 0t${-CELL / 4} 0t${-CELL / 4 + 3} 0Z`;

/** The slab of a tile: flagstones, niches, mist and frame. */
export const TileGround = memo(({ face, tile, turn }: TileProps) => {
  const plan = tilePlan(face, tile, turn);
  const { w, h, zone, haunted } = plan;
  return (
    <g>
      <rect {...box(w, h, 1, 9)} y="5" class="slab-shade" />
      <rect {...box(w, h, 1.5, 9)} fill={`url(#cat-${groundInk(plan)})`} />
      {zone === 'both' && <path d={UPPER} fill="url(#cat-deep)" />}
      <rect {...box(w, h, 1.5, 9)} fill="url(#cat-flags)" />
      {zone === 'both' && <Seam />}
      <Niches face={face} tile={tile} turn={turn} haunted={haunted} />
      {haunted && <Mist {...plan} />}
      <rect {...box(w, h, 1.5, 9)} class="slab-frame" />
      <rect {...box(w, h, 4, 6.5)} class={haunted ? 'slab-line slab-line--haunted' : 'slab-line'} />
    </g>
  );
});
