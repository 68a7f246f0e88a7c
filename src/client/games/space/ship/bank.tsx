import { useMemo } from 'preact/hooks';
import { MARKET_ITEMS, type MarketItem } from '../../../../games/clank/catalogue.ts';
import { priceIn } from '../../../../games/clank/core/price.ts';
import type { View } from '../../../../games/clank/core/view.ts';
import { CRYSTALS } from '../../../../games/clank/space/numbers.ts';
import { SHIP_TEXT } from '../../../../text/client/space-ship.ts';
import type { Language } from '../../../../text/language.ts';
import type { IconName } from '../../../icons/icon.tsx';
import { type Box, tenth } from '../../clank/board/geometry.ts';
import { Glyph } from '../../clank/board/glyph.tsx';

type Ware = Extract<MarketItem, `market-${string}`>;

const WARES: readonly (readonly [Ware, IconName])[] = [
  ['market-master-key', 'skeleton-key'],
  ['market-telepass', 'teleport'],
  ['market-med-kit', 'medical-pack'],
  ['market-contraband', 'cargo-crate'],
];

interface BankProps {
  readonly box: Box;
  readonly view: View;
  readonly language: Language;
}

/** What the market still sells, and the power crystals in the bank. */
export function Bank({ box, view, language }: BankProps) {
  const stock = WARES.map(([item]) => view.market[MARKET_ITEMS.indexOf(item)] ?? 0);
  const price = priceIn(view, {});
  const { crystals } = view;
  return useMemo(() => {
    const step = (box.w - 16) / WARES.length;
    const top = box.y + 24;
    const right = box.x + box.w - 14;
    return (
      <g class="bank">
        <rect x={box.x + 2} y={box.y + 2} width={box.w - 4} height={box.h - 4} rx="14" class="bank-plate" />
        <text x={box.x + 14} y={top + 5} class="bank-title">
          {SHIP_TEXT.market[language]}
        </text>
        <text x={right - 20} y={top + 5} text-anchor="end" class="bank-title">
          {price}
        </text>
        <Glyph name="credits-currency" at={{ x: right - 8, y: top }} size={16} class="bank-ink" />
        {Array.from({ length: CRYSTALS }, (_, i) => (
          <Glyph
            key={i}
            name="emerald"
            at={{ x: right - 56 - (CRYSTALS - 1 - i) * 17, y: top }}
            size={15}
            class={i < crystals ? 'crystal-left' : 'crystal-left crystal-left--gone'}
          />
        ))}
        {WARES.map(([item, icon], i) => {
          const [x, y] = [box.x + 10 + i * step, box.y + box.h - 24];
          return (
            <g key={item} class={stock[i] === 0 ? 'bank-ware bank-ware--gone' : 'bank-ware'}>
              <rect x={tenth(x)} y={tenth(y - 15)} width={tenth(step - 4)} height="30" rx="9" />
              <Glyph name={icon} at={{ x: x + step * 0.34, y }} size={19} />
              <text x={tenth(x + step * 0.72)} y={tenth(y + 6)} text-anchor="middle" class="bt" font-size="16">
                {stock[i]}
              </text>
            </g>
          );
        })}
      </g>
    );
  }, [box, stock.join(), price, crystals, language]);
}
