import { useId, useLayoutEffect, useRef } from 'preact/hooks';
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

type Attributes = Readonly<Record<string, string | number | undefined>>;

function element(name: string, attributes: Attributes, ...inside: readonly Element[]): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, String(value));
  made.append(...inside);
  return made;
}

const shapeNode = ({ ink, d, opacity, width, turn, edged }: Shape): Element =>
  element('path', {
    class: edged ? `${ink} e` : ink,
    d,
    opacity,
    'stroke-width': width,
    transform: turn === undefined ? undefined : `rotate(${turn} 100 78)`,
  });

/** All that is in a picture; what is filled with its ink is told apart by its class. */
function paint({
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
  const place = { y: y - size / 2, width: size, height: size, href: `#gi-${icon}` };
  const left = x - size / 2;
  const second = { href: `#gi-${icon2}`, x: icon2Left ? 26 : 128, y: icon2Left ? 44 : 22, width: 42, height: 42 };
  const made = document.createDocumentFragment();
  made.append(
    element(
      'linearGradient',
      { x1: 0, y1: 0, x2: 0, y2: 1 },
      element('stop', { class: 'ink-1', offset: '.2' }),
      element('stop', { class: 'ink-2', offset: '.55' }),
      element('stop', { class: 'ink-3', offset: '1' }),
    ),
    ...shapesOf(scene, seed).map(shapeNode),
    element('use', { class: 'art__tone', href: '#gi-halftone', width: 200, height: 160 }),
    element(
      'g',
      { transform: flip ? 'translate(200 0) scale(-1 1)' : undefined },
      element('use', { class: 'art__shade', ...place, x: left + 4, y: place.y + 5 }),
      element('use', { class: 'art__icon', ...place, x: left }),
    ),
    ...(icon2 === undefined ? [] : [element('use', { class: 'art__icon2', ...second })]),
    ...(seam === null
      ? []
      : [
          element('path', { class: 'art__paper', d: `${SEAMS[seam]}V160H0Z` }),
          element('path', { class: 'art__seam', d: SEAMS[seam] }),
        ]),
  );
  return made;
}

const painted = new Map<string, DocumentFragment>();

/** A copy of what is in a picture: it is made faster than the picture itself. */
function copyOf(key: string, props: ArtProps, ink: string): Node {
  const original = painted.get(key) ?? paint(props);
  painted.set(key, original);
  const copy = original.cloneNode(true);
  if (copy instanceof DocumentFragment) {
    copy.firstElementChild?.setAttribute('id', ink);
    copy.querySelector('.art__icon')?.setAttribute('fill', `url(#${ink})`);
  }
  return copy;
}

/** The picture of a card: scene, halftone, outlined icon and seam, in the inks of the element around it. */
export function Art(props: ArtProps) {
  const ref = useRef<SVGSVGElement>(null);
  const ink = `ink${useId()}`;
  const { icon, icon2, icon2Left, scene, seam, x, y, size, flip, seed } = props;
  const key = JSON.stringify([icon, icon2, icon2Left, scene, seam, x, y, size, flip, seed]);
  useLayoutEffect(() => ref.current?.replaceChildren(copyOf(key, props, ink)), [key, ink]);
  return (
    <svg
      ref={ref}
      class="art"
      viewBox={seam === null ? '0 14 200 104' : '0 14 200 138'}
      preserveAspectRatio={seam === null ? 'xMidYMid slice' : 'xMidYMax slice'}
      aria-hidden="true"
    />
  );
}
