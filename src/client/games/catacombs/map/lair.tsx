import { useMemo } from 'preact/hooks';
import { rageTrackOf } from '../../../../games/clank/core/editions.ts';
import type { View } from '../../../../games/clank/core/view.ts';
import { attackSum } from '../../../../text/client/board.ts';
import type { Language } from '../../../../text/language.ts';
import { tenth } from '../../clank/board/geometry.ts';
import { Glyph } from '../../clank/board/glyph.tsx';
import { LAIR_HEIGHT as HEIGHT, LAIR_WIDTH as WIDTH } from './covers.ts';

const SCALE = 'M0 -12C8 -12 10 -6 9.6 1C9 8 4 12 0 13C-4 12 -9 8 -9.6 1C-10 -6 -8 -12 0 -12Z';

function RageTrack({ track, rage }: { readonly track: readonly number[]; readonly rage: number }) {
  const step = Math.min(19.6, (WIDTH - 22) / track.length);
  return track.map((cubes, space) => {
    const state = space === rage ? 'on' : space < rage ? 'past' : 'to-come';
    const aside = space > rage ? 3 : space < rage ? -3 : 0;
    const x = WIDTH / 2 + (space - (track.length - 1) / 2) * step + aside;
    const scale = (step / 19.6) * (state === 'on' ? 1.22 : 1);
    return (
      <g key={space} transform={`translate(${tenth(x)} 109) scale(${scale.toFixed(2)})`} class={`rage rage--${state}`}>
        <path d={SCALE} />
        <text y="4.6" text-anchor="middle" class="bt" font-size="13">
          {cubes}
        </text>
      </g>
    );
  });
}

/** The dragon, its rage, what an attack would draw, and what waits in the bag. */
export function MapLair({ view, language }: { readonly view: View; readonly language: Language }) {
  const track = rageTrackOf(view);
  const { rage } = view;
  const sum = attackSum(view, language);
  const black = view.bag.at(-1)!;
  const ghosts = (view.ghosts[1] ?? 0) + (view.ghosts[2] ?? 0);
  return useMemo(
    () => (
      <svg class="lair" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <defs>
          <radialGradient id="cat-lair" cx=".5" cy=".42" r=".72">
            <stop offset="0" stop-color="#D24A22" />
            <stop offset=".55" stop-color="#651816" />
            <stop offset="1" stop-color="#22090c" />
          </radialGradient>
          <linearGradient id="cat-dragon" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stop-color="#FFF6DF" />
            <stop offset=".5" stop-color="#FFC27A" />
            <stop offset="1" stop-color="#F2572E" />
          </linearGradient>
        </defs>
        <rect x="2" y="2" width={WIDTH - 4} height={HEIGHT - 4} rx="16" fill="url(#cat-lair)" class="lair-wall" />
        <g class="lair-glow">
          <circle cx={WIDTH / 2} cy="46" r="36" />
          <circle cx={WIDTH / 2} cy="46" r="46" />
        </g>
        <Glyph name="spiked-dragon-head" at={{ x: WIDTH / 2 + 2, y: 49 }} size={84} fill="#22090c" fill-opacity={0.7} />
        <Glyph
          name="spiked-dragon-head"
          at={{ x: WIDTH / 2, y: 46 }}
          size={84}
          fill="url(#cat-dragon)"
          class="lair-dragon"
        />
        <path d={`M4 92h${WIDTH - 8}v52q0 14 -14 14H18q-14 0 -14 -14Z`} class="lair-panel" />
        <RageTrack track={track} rage={rage} />
        <text x={WIDTH / 2} y="137" text-anchor="middle" class="bl">
          {sum}
        </text>
        <g transform={`translate(${ghosts > 0 ? 44 : 62} 149)`}>
          <rect x="-6" y="-6" width="11" height="11" rx="2.5" class="black-cube" />
          <text x="9" y="4" class="bl">
            {black}
          </text>
          {ghosts > 0 && (
            <g>
              <Glyph name="ghost" at={{ x: 42, y: 0 }} size={14} class="lair-ghost" />
              <text x="52" y="4" class="bl">
                {ghosts}
              </text>
            </g>
          )}
        </g>
      </svg>
    ),
    [track, rage, sum, black, ghosts],
  );
}
