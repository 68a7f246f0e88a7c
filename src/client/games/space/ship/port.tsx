import type { Seat } from '../../../../engine/game.ts';
import type { Effect } from '../../../../games/clank/core/effects.ts';
import { SEAT_LETTERS } from '../../../app/seat-patterns.tsx';
import type { IconName } from '../../../icons/icon.tsx';
import { type Point, tenth } from '../../clank/board/geometry.ts';
import { Glyph } from '../../clank/board/glyph.tsx';

interface Bonus {
  readonly icon: IconName;
  readonly amount: string;
  readonly noisy?: true;
}

/** What hacking a port brings, as its screen shows it. */
function bonusOf(port: Effect): Bonus {
  switch (port.do) {
    case 'clank':
      return { icon: 'ringing-bell', amount: `+${port.amount}`, noisy: true };
    case 'gold':
      return { icon: 'credits-currency', amount: `${port.amount}` };
    case 'heal':
      return { icon: 'hearts', amount: `${port.amount}` };
    case 'gain':
      return { icon: port.what === 'swords' ? 'broadsword' : 'domino-mask', amount: `${port.amount}` };
    case 'draw':
      return { icon: 'card-draw', amount: '' };
    default:
      return { icon: 'emerald', amount: '' };
  }
}

interface PortProps {
  readonly at: Point;
  readonly r: number;
  readonly port: Effect;
  readonly hacked: Seat | null;
}

/** The cube of the one who hacked it, or what is to be had. */
export function Port({ at: { x, y }, r, port, hacked }: PortProps) {
  if (hacked !== null) {
    const letter = SEAT_LETTERS[hacked]!;
    const square = { x: tenth(x - r * 0.62), y: tenth(y - r * 0.6), width: tenth(r * 1.24), height: tenth(r * 1.2) };
    return (
      <g>
        <rect {...square} rx="4" class="data-cube" style={{ fill: `var(--seat-${letter})` }} />
        <rect {...square} rx="4" fill={`url(#board-seat-${letter})`} />
        <text
          x={tenth(x)}
          y={tenth(y + r * 0.34)}
          text-anchor="middle"
          class="bt data-ink"
          font-size={tenth(r * 0.95)}
          style={{ fill: `var(--seat-${letter}-ink)`, stroke: `var(--seat-${letter})` }}
        >
          {letter.toUpperCase()}
        </text>
      </g>
    );
  }
  const { icon, amount, noisy } = bonusOf(port);
  if (amount === '') return <Glyph name={icon} at={{ x, y }} size={tenth(r * 1.15)} class="port-ink" />;
  return (
    <g class={noisy ? 'port-ink port-ink--noisy' : 'port-ink'}>
      <text x={tenth(x - r * 0.42)} y={tenth(y + r * 0.32)} text-anchor="middle" class="bt" font-size={tenth(r * 0.88)}>
        {amount}
      </text>
      <Glyph name={icon} at={{ x: x + r * 0.44, y }} size={tenth(r * 0.84)} />
    </g>
  );
}
