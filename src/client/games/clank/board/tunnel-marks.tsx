import type { IconName } from '../../../icons/icon.tsx';
import { at, tenth } from './geometry.ts';
import { Glyph } from './glyph.tsx';
import type { Layout } from './layout.ts';
import { type Arrow, type Mark, type MarkPart, markBox, PART } from './marks.ts';
import type { Tunnel } from './tunnels.ts';

const ICONS: Readonly<Record<MarkPart, IconName>> = {
  boots: 'boot-prints',
  lock: 'padlock',
  monster: 'sharped-teeth-skull',
};

const ARROW = [
  [-6, -6],
  [4, 0],
  [-6, 6],
  [-3, 0],
] as const;

function Pill({ mark }: { readonly mark: Mark }) {
  const { x, y, parts, upright } = mark;
  const box = markBox(mark);
  const worst = parts.at(-1)!;
  return (
    <g class={`mark mark--${worst}`}>
      <rect x={tenth(box.x)} y={tenth(box.y)} width={box.w} height={box.h} rx={Math.min(box.w, box.h) / 2} />
      {parts.map((part, i) => {
        const shift = (i - (parts.length - 1) / 2) * PART;
        const middle = { x: x + (upright ? 0 : shift), y: y + (upright ? shift : 0) };
        return <Glyph key={i} name={ICONS[part]} at={middle} size={PART - 3} class={`mark-${part}`} />;
      })}
    </g>
  );
}

function arrowPath({ x, y, turn }: Arrow): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corners = ARROW.map(([along, aside]) =>
    at({ x: x + along * cos - aside * sin, y: y + along * sin + aside * cos }),
  );
  return `M${corners.join('L')}Z`;
}

/** Tags on both ends of a tunnel round the edge, with the number of the room beyond. */
function EdgeTags({ tunnel: { from, to, ways }, w }: { readonly tunnel: Tunnel; readonly w: number }) {
  const [out, back] = ways;
  if (back === undefined) return null;
  const ends = [
    { end: out.to, beyond: to },
    { end: back.from, beyond: from },
  ];
  return ends.map(({ end, beyond }) => (
    <g key={beyond} transform={`translate(${end.x < 0 ? 22 : w - 22} ${tenth(end.y)})`} class="edge-tag">
      <rect x="-19" y="-10" width="38" height="20" rx="10" />
      <text y="4.5" text-anchor="middle" class="bt" font-size="12.5">
        ⇄ {beyond + 1}
      </text>
    </g>
  ));
}

/** Layer 4: what each tunnel asks, and which way it goes. */
export function TunnelMarks({ layout }: { readonly layout: Layout }) {
  const { tunnels, marks, arrows, plan } = layout;
  return (
    <g>
      <path d={arrows.flat().map(arrowPath).join('')} class="arrow" />
      {tunnels.map((tunnel, i) => (
        <EdgeTags key={i} tunnel={tunnel} w={plan.w} />
      ))}
      {marks.map((mark, i) => (mark === null ? null : <Pill key={i} mark={mark} />))}
    </g>
  );
}
