import { useMemo } from 'preact/hooks';
import { MARKET_ITEMS, type MarketItem } from '../../../../games/clank/catalogue.ts';
import { MARKET_PRICE } from '../../../../games/clank/core/numbers.ts';
import type { View } from '../../../../games/clank/core/view.ts';
import { CRYSTALS } from '../../../../games/clank/space/numbers.ts';
import { dearPrice } from '../../../../games/clank/space/scheme.ts';
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
  const price = dearPrice(view) ?? MARKET_PRICE;
  const { crystals } = view;
  return useMemo(() => {
    const narrow = box.w < 260;
    const [columns, row] = narrow ? [2, 38] : [4, 0];
    const step = (box.w - 24) / columns;
    const top = box.y + 26;
    const below = box.y + box.h - 22;
    return (
      <g class="bank">
        <rect x={box.x + 2} y={box.y + 2} width={box.w - 4} height={box.h - 4} rx="14" class="bank-plate" />
        <text x={box.x + 16} y={top + 4} class="boss-sum">
          {SHIP_TEXT.market[language]}
        </text>
        <text x={box.x + box.w - 36} y={top + 4} text-anchor="end" class="boss-sum">
          {price}
        </text>
        <Glyph name="credits-currency" at={{ x: box.x + box.w - 23, y: top - 1 }} size={17} class="bank-ink" />
        {WARES.map(([item, icon], i) => {
          const [x, y] = [box.x + 16 + (i % columns) * step, top + 26 + Math.floor(i / columns) * row];
          return (
            <g key={item} class={stock[i] === 0 ? 'bank-ware bank-ware--gone' : 'bank-ware'}>
              <rect x={tenth(x - 4)} y={tenth(y - 14)} width={tenth(step - 6)} height="28" rx="9" />
              <Glyph name={icon} at={{ x: x + 13, y }} size={20} />
              <text x={tenth(x + step - 18)} y={tenth(y + 6)} text-anchor="end" class="bt" font-size="16">
                ×{stock[i]}
              </text>
            </g>
          );
        })}
        {Array.from({ length: CRYSTALS }, (_, i) => (
          <Glyph
            key={i}
            name="emerald"
            at={{ x: box.x + 24 + i * 26, y: below }}
            size={20}
            class={i < crystals ? 'crystal-left' : 'crystal-left crystal-left--gone'}
          />
        ))}
      </g>
    );
  }, [box, stock.join(), price, crystals, language]);
}
