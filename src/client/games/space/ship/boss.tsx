import { useMemo } from 'preact/hooks';
import type { Board } from '../../../../games/clank/core/board.ts';
import { editionOf, rageTrackOf } from '../../../../games/clank/core/editions.ts';
import type { View } from '../../../../games/clank/core/view.ts';
import { attackSum } from '../../../../text/client/board.ts';
import { bossLines } from '../../../../text/client/space-ship.ts';
import type { Language } from '../../../../text/language.ts';
import type { IconName } from '../../../icons/icon.tsx';
import { linesIn } from '../../../text-width.ts';
import { type Box, tenth } from '../../clank/board/geometry.ts';
import { Glyph } from '../../clank/board/glyph.tsx';
import { INK } from './inks.tsx';
import { plate } from './plate.ts';

interface SpaceProps {
  readonly cubes: number;
  readonly state: 'past' | 'on' | 'to-come';
  readonly red: boolean;
  /** Bounty hunters that wait there, or have gone from there. */
  readonly hunters: number;
  readonly sign: IconName | null;
}

function Space({ cubes, state, red, hunters, sign }: SpaceProps) {
  return (
    <g class={`rage rage--${state}${red ? ' rage--red' : ''}`}>
      <rect
        x="-10"
        y="-14"
        width="20"
        height="28"
        rx="6"
        class="rage-space"
        transform={state === 'on' ? 'scale(1.2)' : undefined}
      />
      <text y={state === 'on' ? 6.5 : 5} text-anchor="middle" class="bt" font-size={state === 'on' ? 18 : 14}>
        {cubes}
      </text>
      {Array.from({ length: hunters }, (_, i) => (
        <rect
          key={i}
          x={tenth(-5 + (i - (hunters - 1) / 2) * 12)}
          y="-31"
          width="10"
          height="10"
          rx="2"
          class={state === 'to-come' ? 'hunter' : 'hunter hunter--gone'}
        />
      ))}
      {sign !== null && <Glyph name={sign} at={{ x: 0, y: -27 }} size={18} class="rage-sign" />}
    </g>
  );
}

interface TrackProps {
  readonly left: number;
  readonly width: number;
  readonly y: number;
  readonly spaces: readonly SpaceProps[];
}

function Track({ left, width, y, spaces }: TrackProps) {
  const step = width / (spaces.length - 1);
  return spaces.map((space, i) => (
    <g key={i} transform={`translate(${tenth(left + i * step)} ${y})`}>
      <Space {...space} />
    </g>
  ));
}

/** What the marker brings on its way: hunters, then the blockade or the executive pods. */
function spacesOf(view: View, board: Board): SpaceProps[] {
  const { hunters, blockade, executive } = editionOf(view);
  const cut = board.lift.some((section) => section.blockade);
  const pods = board.rooms.some(({ pod }) => pod === 'executive');
  return rageTrackOf(view).map((cubes, space) => ({
    cubes,
    state: space === view.rage ? 'on' : space < view.rage ? 'past' : 'to-come',
    red: (hunters[space] ?? 0) > 0 || space >= executive,
    hunters: hunters[space] ?? 0,
    sign: cut && space === blockade ? 'barrier' : pods && space === executive ? 'rocket' : null,
  }));
}

/** In which lines beside the boss are set. */
const LINE_SIZE = 15;

interface BossProps {
  readonly box: Box;
  readonly board: Board;
  readonly view: View;
  readonly language: Language;
}

/** The boss, his rage, what an attack would draw, the hunters he has sent, and what comes next. */
export function Boss({ box, board, view, language }: BossProps) {
  const spaces = spacesOf(view, board);
  const lines = [attackSum(view, language), ...bossLines(view, board, language)];
  const sign = JSON.stringify([spaces, lines]);
  return useMemo(() => {
    const flat = box.h < 120;
    const helm = flat ? box.h - 14 : Math.min(box.h * 0.52, box.w * 0.29);
    const middle = { x: box.x + helm / 2 + 12, y: box.y + helm / 2 + (flat ? 7 : 10) };
    const text = box.x + helm + 28;
    const left = flat ? box.x + 376 : box.x + 24;
    const right = box.x + box.w - 24;
    const end = flat ? left - 16 : box.x + box.w - 10;
    const [sum = '', ...others] = lines;
    const shown = [sum, ...others.flatMap((line) => linesIn(line, (end - text) / LINE_SIZE))];
    const [first, step] = flat ? [24, 18.5] : [30, 23];
    return (
      <g class="boss">
        <path d={plate(box)} fill={`url(#${INK}boss)`} class="piece" />
        <g class="boss-glow">
          <circle cx={tenth(middle.x)} cy={tenth(middle.y)} r={tenth(helm * 0.45)} />
          <circle cx={tenth(middle.x)} cy={tenth(middle.y)} r={tenth(helm * 0.56)} />
        </g>
        <Glyph name="overlord-helm" at={middle} size={tenth(helm)} fill={`url(#${INK}helm)`} class="boss-helm" />
        {shown.map((line, i) => (
          <text
            key={line}
            x={tenth(text)}
            y={tenth(box.y + first + i * step)}
            class={i === 0 ? 'boss-sum' : 'boss-line'}
          >
            {line}
          </text>
        ))}
        <Track left={left} width={right - left} y={box.y + box.h - (flat ? 26 : 32)} spaces={spaces} />
      </g>
    );
  }, [box, sign]);
}
