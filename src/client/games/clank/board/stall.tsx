import { MARKET_ITEMS, type MarketItem } from '../../../../games/clank/catalogue.ts';
import { MARKET_PRICE } from '../../../../games/clank/core/numbers.ts';
import type { IconName } from '../../../icons/icon.tsx';
import { type Box, type Point, tenth } from './geometry.ts';
import { Glyph } from './glyph.tsx';

type Ware = Extract<MarketItem, 'master-key' | 'backpack' | 'crown'>;

const ICONS: Readonly<Record<Ware, IconName>> = {
  'master-key': 'skeleton-key',
  backpack: 'backpack',
  crown: 'queen-crown',
};
const AWNING = 13;

function Awning({ x, y, w }: Box) {
  const count = Math.round(w / 14);
  const stripe = w / count;
  return Array.from({ length: count }, (_, i) => (
    <path
      key={i}
      d={`M${tenth(x + i * stripe)} ${y}h${tenth(stripe)}v${AWNING - 5}a${tenth(stripe / 2)} 6 0 0 1 ${tenth(-stripe)} 0Z`}
      class={i % 2 === 0 ? 'awning' : 'awning awning--pale'}
    />
  ));
}

interface ItemProps {
  readonly at: Point;
  readonly item: Ware;
  readonly left: number;
  /** What the next crown is worth. */
  readonly crown: number;
}

/** How many are left; of the crowns also what the next one is worth. */
function Item({ at: { x, y }, item, left, crown }: ItemProps) {
  const worth = item === 'crown' && left > 0 ? `${crown}` : '';
  return (
    <g class={left === 0 ? 'ware ware--gone' : 'ware'}>
      <Glyph name={ICONS[item]} at={{ x: x + 8, y }} size={15} />
      <text x={tenth(x + 17)} y={y + 4.5} class="bt" font-size="13">
        {worth === '' ? `×${left}` : worth}
        {worth !== '' && left > 1 && (
          <tspan font-size="11" dx="2">
            ×{left}
          </tspan>
        )}
      </text>
    </g>
  );
}

interface StallProps {
  readonly box: Box;
  readonly market: readonly number[];
  /** What the next crown is worth. */
  readonly crown: number;
}

const WARES: readonly Ware[] = ['master-key', 'backpack', 'crown'];

/** What the market sells, under an awning: side by side, or one below the other in a narrow corner. */
export function Stall({ box, market, crown }: StallProps) {
  const upright = box.h > box.w;
  const top = box.y + AWNING + 3;
  const price = upright ? { x: box.x + box.w / 2, y: top + 10 } : { x: box.x + 21, y: top + 14 };
  const spot = (i: number): Point =>
    upright ? { x: box.x + 12, y: top + 29 + i * 18 } : { x: box.x + 41 + i * 37, y: top + 14 };
  return (
    <g>
      <rect x={box.x + 3} y={box.y + 6} width={box.w - 6} height={box.h - 3} rx="6" fill-opacity=".3" />
      <rect x={box.x + 3} y={box.y + 4} width={box.w - 6} height={box.h - 4} rx="6" class="stall" />
      {Awning(box)}
      <g class="price">
        <rect x={tenth(price.x - 16)} y={tenth(price.y - 9)} width="32" height="18" rx="9" />
        <text x={tenth(price.x - 5)} y={tenth(price.y + 4.5)} text-anchor="middle" class="bt" font-size="13">
          {MARKET_PRICE}
        </text>
        <Glyph name="two-coins" at={{ x: price.x + 7, y: price.y }} size={14} />
      </g>
      {WARES.map((item, i) => (
        <Item key={item} at={spot(i)} item={item} left={market[MARKET_ITEMS.indexOf(item)] ?? 0} crown={crown} />
      ))}
    </g>
  );
}
