import type { IconName } from '../../../icons/icon.tsx';
import { type Point, scatter, tenth } from './geometry.ts';
import { Glyph } from './glyph.tsx';
import { BLEED, below, facets, finds, hatching, roots, wave } from './ground-lines.ts';
import type { ClassicLayout } from './layout.ts';
import { Sky } from './sky.tsx';

const SHALLOW_FINDS: readonly IconName[] = ['ammonite-fossil', 'mushrooms-cluster', 'crossed-bones'];
const DEEP_FINDS: readonly IconName[] = ['dinosaur-bones', 'mushrooms-cluster', 'crystal-growth', 'ammonite-fossil'];

function Strata({ layout: { plan, grass, moss } }: { readonly layout: ClassicLayout }) {
  const { w, h } = plan;
  return (
    <g fill="none">
      <g class="strata">
        {[0.34, 0.68].map((k) => (
          <path key={k} d={wave(w, grass + (moss - grass) * k, 9, 90, `strata ${k}`)} />
        ))}
      </g>
      <g class="strata strata--deep">
        {[0.2, 0.41, 0.62, 0.83].map((k) => (
          <path key={k} d={wave(w, moss + (h - moss) * k, 10, 100, `strata ${k}`)} />
        ))}
      </g>
    </g>
  );
}

function Finds({ layout }: { readonly layout: ClassicLayout }) {
  return (
    <g>
      {finds(layout, 16).map((find, i) => {
        const deep = find.y > layout.moss;
        const names = deep ? DEEP_FINDS : SHALLOW_FINDS;
        const name = names[i % names.length]!;
        const turn = name === 'mushrooms-cluster' || name === 'crystal-growth' ? 0 : find.turn;
        return (
          <Glyph
            key={i}
            name={name}
            at={find}
            size={tenth(find.size)}
            turn={turn}
            class={deep ? 'find--deep' : 'find'}
          />
        );
      })}
    </g>
  );
}

/** Lights that float in the Depths by dusk. */
function spores({ plan, moss }: ClassicLayout): Point[] {
  const random = scatter('spores');
  return Array.from({ length: 70 }, () => ({
    x: random() * (plan.w + 2 * BLEED) - BLEED,
    y: moss + 16 + random() * (plan.h + 60 - moss),
  }));
}

function Spores({ layout }: { readonly layout: ClassicLayout }) {
  return (
    <g class="spores">
      {spores(layout).map(({ x, y }, i) => (
        <g key={i}>
          <circle cx={tenth(x)} cy={tenth(y)} r={4 + (i % 3) * 2} fill-opacity=".08" />
          <circle cx={tenth(x)} cy={tenth(y)} r={i % 4 === 0 ? 1.6 : 1} fill-opacity=".6" />
        </g>
      ))}
    </g>
  );
}

/** Layer 1: sky, rock and the moss line above the Depths. */
export function Ground({ layout, ids }: { readonly layout: ClassicLayout; readonly ids: string }) {
  const { plan, grass, moss, board } = layout;
  const { light, dark } = facets(layout);
  const line = wave(plan.w, moss, 5, 26, 'moss');
  return (
    <g>
      <rect x={-BLEED} y={-BLEED} width={plan.w + 2 * BLEED} height={BLEED + 1} class="zenith" />
      <rect x={-BLEED} width={plan.w + 2 * BLEED} height={tenth(grass + 30)} fill={`url(#${ids}sky)`} />
      <Sky layout={layout} />
      <path d={below(wave(plan.w, grass + 6, 4, 40, 'hill2'), plan.h)} fill={`url(#${ids}rock)`} />
      <path d={below(line, plan.h)} fill={`url(#${ids}deep)`} />
      <Strata layout={layout} />
      <path d={light} fill="#fff" fill-opacity=".024" />
      <path d={dark} fill="#000" fill-opacity=".09" />
      <g fill="none" stroke-width="1.6" stroke-linecap="round">
        {hatching(layout).map(({ d, deep, opacity }) => (
          <path key={`${deep} ${opacity}`} d={d} stroke-opacity={opacity} class={deep ? 'hatch--deep' : 'hatch'} />
        ))}
      </g>
      <Finds layout={layout} />
      {board.id === 'dusk' && <Spores layout={layout} />}
      <path d={roots(layout)} class="roots" />
      <path d={line} fill="none" stroke="#0c1412" stroke-width="10" stroke-opacity=".5" />
      <path d={line} class="moss" />
      <path d={line} class="moss-light" transform="translate(0 -2)" />
    </g>
  );
}
