import { at, tenth } from './geometry.ts';
import type { Place } from './places.ts';

/** Where shards of crystal grow on the rim, in degrees, and how long they are. */
const SHARDS = [
  [200, 15],
  [232, 11],
  [330, 13],
  [20, 10],
  [150, 10],
] as const;
const STRIPES = 6;

type Round = Pick<Place, 'x' | 'y' | 'r'>;

/** A shard by its corners, foot to point, turned and put on the rim. */
function shard({ x, y, r }: Round, turn: number, corners: readonly (readonly [number, number])[]): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const foot = { x: x + cos * r, y: y + sin * r * 0.9 };
  return `M${corners.map(([side, out]) => at({ x: foot.x - sin * side + cos * out, y: foot.y + cos * side + sin * out })).join('L')}Z`;
}

export function Shards({ places, scale = 1 }: { readonly places: readonly Round[]; readonly scale?: number }) {
  const all = places.flatMap((place) => SHARDS.map(([turn, length]) => ({ place, turn, length: length * scale })));
  const whole = all.map(({ place, turn, length }) =>
    shard(place, turn, [
      [-4.5 * scale, -3],
      [-3.4 * scale, length * 0.55],
      [0, length],
      [3.4 * scale, length * 0.55],
      [4.5 * scale, -3],
    ]),
  );
  const shade = all.map(({ place, turn, length }) =>
    shard(place, turn, [
      [0, -3],
      [0, length],
      [3.4 * scale, length * 0.55],
      [4.5 * scale, -3],
    ]),
  );
  return (
    <g>
      <path d={whole.join('')} class="shard" />
      <path d={shade.join('')} class="shard-shade" />
    </g>
  );
}

export function Awning({ x, y, r }: Round) {
  const stripe = (r * 2.04) / STRIPES;
  return Array.from({ length: STRIPES }, (_, i) => (
    <path
      key={i}
      d={`M${tenth(x - r * 1.02 + i * stripe)} ${tenth(y - r * 0.88)}h${tenth(stripe)}v${tenth(r * 0.34)}a${tenth(stripe / 2)} ${tenth(stripe / 2)} 0 0 1 ${tenth(-stripe)} 0Z`}
      class={i % 2 === 0 ? 'awning' : 'awning awning--pale'}
    />
  ));
}
