import { useId, useMemo } from 'preact/hooks';
import type { IconName } from '../icons/icon.tsx';
import { SCENES, type Scene } from './scenes.ts';
import { chanceOf, type Shape } from './shapes.ts';

/** The edge between picture and paper: its shape tells the type of the card. */
const SEAMS = {
  straight: 'M0 138H200',
  arc: 'M0 128Q100 150 200 128',
  facets: 'M0 138L20 128L40 138L60 128L80 138L100 128L120 138L140 128L160 138L180 128L200 138',
  notches: 'M0 138H14V130H34V138H54V130H74V138H90V130H110V138H126V130H146V138H166V130H186V138H200',
  fangs:
    'M0 126L13 146L26 126L39 146L52 126L66 148L80 126L100 150L120 126L134 148L148 126L161 146L174 126L187 146L200 126',
  slope: 'M0 140L200 128',
  lightning: 'M0 132L58 140L52 130L128 140L122 130L200 136',
} as const;

export type Seam = keyof typeof SEAMS;

export interface ArtProps {
  readonly icon: IconName;
  /** A small one beside the icon, at the top: on the right, or on the left where seals hang on the right. */
  readonly icon2?: IconName | undefined;
  readonly icon2Left?: boolean;
  readonly scene: Scene;
  /** Null for a picture that fills its frame. */
  readonly seam: Seam | null;
  /** The middle of the icon and its size, in a scene 200 wide. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly flip?: boolean;
  /** The same seed draws the same scene. */
  readonly seed: string;
}

const drawn = new Map<string, readonly Shape[]>();

function shapesOf(scene: Scene, seed: string): readonly Shape[] {
  const key = `${scene} ${seed}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const shapes = SCENES[scene](chanceOf(seed));
  drawn.set(key, shapes);
  return shapes;
}

const shapeNode = ({ ink, d, opacity, width, turn, edged }: Shape) => (
  <path
    key={d}
    class={edged ? `${ink} e` : ink}
    d={d}
    opacity={opacity}
    stroke-width={width}
    transform={turn === undefined ? undefined : `rotate(${turn} 100 78)`}
  />
);

/** The picture of a card: scene, halftone, outlined icon and seam, in the inks of the element around it. */
export function Art({
  icon,
  icon2,
  icon2Left = false,
  scene,
  seam,
  x = 100,
  y = 76,
  size = 96,
  flip = false,
  seed,
}: ArtProps) {
  const ink = `ink${useId()}`;
  return useMemo(() => {
    const place = { x: x - size / 2, y: y - size / 2, width: size, height: size, href: `#gi-${icon}` };
    return (
      <svg
        class="art"
        viewBox={seam === null ? '0 14 200 104' : '0 14 200 138'}
        preserveAspectRatio={seam === null ? 'xMidYMid slice' : 'xMidYMax slice'}
        aria-hidden="true"
      >
        <linearGradient id={ink} x1="0" y1="0" x2="0" y2="1">
          <stop class="ink-1" offset=".2" />
          <stop class="ink-2" offset=".55" />
          <stop class="ink-3" offset="1" />
        </linearGradient>
        {shapesOf(scene, seed).map(shapeNode)}
        <use class="art__tone" href="#gi-halftone" width="200" height="160" />
        <g transform={flip ? 'translate(200 0) scale(-1 1)' : undefined}>
          <use class="art__shade" {...place} x={place.x + 4} y={place.y + 5} />
          <use class="art__icon" {...place} fill={`url(#${ink})`} />
        </g>
        {icon2 !== undefined && (
          <use
            class="art__icon2"
            href={`#gi-${icon2}`}
            x={icon2Left ? 26 : 128}
            y={icon2Left ? 44 : 22}
            width="42"
            height="42"
          />
        )}
        {seam !== null && (
          <>
            <path class="art__paper" d={`${SEAMS[seam]}V160H0Z`} />
            <path class="art__seam" d={SEAMS[seam]} />
          </>
        )}
      </svg>
    );
  }, [ink, icon, icon2, icon2Left, scene, seam, x, y, size, flip, seed]);
}
