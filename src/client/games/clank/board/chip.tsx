import type { Errand } from '../../../../text/client/board.ts';
import type { IconName } from '../../../icons/icon.tsx';
import { CHIP_HEIGHT } from './chips.ts';
import { type Point, tenth } from './geometry.ts';
import { Glyph } from './glyph.tsx';

interface Part {
  readonly count: number | null;
  readonly icon: IconName;
  readonly hurts?: true;
}

function partsOf({ kind, boots, swords, damage, locks = 0 }: Errand): Part[] {
  if (kind === 'teleport') return [{ count: null, icon: 'portal' }];
  if (kind === 'hyperlift') return [{ count: boots, icon: 'lift' }];
  if (kind === 'telepad') return [{ count: boots, icon: 'teleport' }];
  if (kind === 'reach' || kind === 'take') return [{ count: null, icon: 'hand' }];
  const parts: Part[] = [{ count: boots, icon: 'leather-boot' }];
  if (locks > 0) parts.push({ count: locks, icon: 'lockpick' });
  if (swords > 0) parts.push({ count: swords, icon: 'broadsword' });
  if (damage > 0) parts.push({ count: damage, icon: 'hearts', hurts: true });
  return parts;
}

const partWidth = ({ count }: Part): number => (count === null ? 22 : 26);
const widthOf = (parts: readonly Part[]): number => 8 + parts.reduce((sum, part) => sum + partWidth(part), 0);

export const chipWidth = (target: Errand): number => widthOf(partsOf(target));

/** What it takes to go to a place. */
export function Chip({ target, at }: { readonly target: Errand; readonly at: Point }) {
  const parts = partsOf(target);
  const width = widthOf(parts);
  let left = -width / 2 + 4;
  return (
    <g transform={`translate(${tenth(at.x)} ${tenth(at.y)})`} class={target.reveals ? 'chip chip--reveals' : 'chip'}>
      <rect x={-width / 2} y={-CHIP_HEIGHT / 2} width={width} height={CHIP_HEIGHT} rx={CHIP_HEIGHT / 2} />
      {parts.map((part) => {
        const from = left;
        left += partWidth(part);
        return (
          <g key={part.icon} class={part.hurts ? 'chip-hurts' : undefined}>
            {part.count !== null && (
              <text x={from + 7} y="5" text-anchor="middle" class="bt" font-size="14.5">
                {part.count}
              </text>
            )}
            <Glyph
              name={part.icon}
              at={{ x: part.count === null ? 0 : left - 9, y: 0 }}
              size={part.count === null ? 18 : 14}
            />
          </g>
        );
      })}
    </g>
  );
}
