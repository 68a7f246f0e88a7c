import { evenly, Figure, Gradient, Halftone, raysFrom, round } from './ink.tsx';
import { HEIGHT, WIDTH } from './size.ts';

const MIDDLE = WIDTH / 2;

/** A ragged star around the middle, between two distances. */
function burst(near: number, far: number, next: () => number): string {
  const points = 19;
  return Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points;
    const reach = (i % 2 === 0 ? far : near) * (0.9 + next() * 0.22);
    return `${round(MIDDLE + reach * 1.75 * Math.cos(angle))},${round(152 + reach * Math.sin(angle))}`;
  }).join(' ');
}

const [EDGE, FLAME, FLASH] = (() => {
  const next = evenly('burst');
  return [burst(98, 168, next), burst(86, 150, next), burst(58, 98, next)];
})();

/** Bits of what was a base, flung about: x, y, size, angle. */
const SHARDS: readonly (readonly [number, number, number, number])[] = [
  [44, 62, 13, 20],
  [92, 226, 10, 55],
  [28, 172, 8, 10],
  [128, 42, 8, 70],
  [640, 64, 12, 35],
  [604, 176, 9, 15],
  [656, 208, 13, 60],
  [572, 40, 8, 5],
  [614, 258, 8, 40],
  [60, 274, 9, 30],
];

/** A robot and a wizard with a zombie at his heels, and a fist between them. */
export function SmashUpPoster() {
  return (
    <>
      <defs>
        <Gradient id="ps-ground" stops={['#3347C4', '#1B2A6B']} />
        <Gradient id="ps-wizard" stops={['#FFFFFF', '#BFE6FF', '#5F7BE8']} />
        <Gradient id="ps-robot" stops={['#FFF6DC', '#F27059']} />
        <Gradient id="ps-zombie" stops={['#F8FFE0', '#9BCB4A']} />
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#ps-ground)" />
      <path d={raysFrom(MIDDLE, 152, 30)} fill="#7FD8FF" opacity=".16" />
      <polygon points={EDGE} fill="#111A48" />
      <polygon points={FLAME} fill="#FFD23F" />
      <polygon points={FLASH} fill="#FFF6DC" />
      {SHARDS.map(([x, y, size, angle]) => (
        <path
          key={x}
          d={`M0 ${-size}L${size * 0.8} ${size * 0.4}L${-size * 0.7} ${size * 0.7}Z`}
          transform={`translate(${x} ${y}) rotate(${angle})`}
          fill="#FFD23F"
          stroke="#111A48"
          stroke-width="3.5"
          stroke-linejoin="round"
        />
      ))}
      <Figure name="robot-golem" x={198} y={176} size={192} fill="url(#ps-robot)" ink="#1a0d12" outline={24} />
      <Figure
        name="wizard-face"
        x={490}
        y={110}
        size={150}
        fill="url(#ps-wizard)"
        ink="#12123c"
        outline={26}
        turned={7}
      />
      <Figure
        name="shambling-zombie"
        x={498}
        y={234}
        size={138}
        fill="url(#ps-zombie)"
        ink="#0e1f10"
        outline={28}
        flipped
      />
      <Halftone id="ps" ink="#0c1130" opacity={0.5} />
      <Figure name="punch-blast" x={346} y={92} size={112} fill="#FF4B3E" ink="#2a0503" outline={26} turned={-8} />
    </>
  );
}
