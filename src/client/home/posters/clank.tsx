import { evenly, Figure, Gradient, Halftone, raysFrom, round } from './ink.tsx';
import { HEIGHT, WIDTH } from './size.ts';

const MIDDLE = WIDTH / 2;

interface Coin {
  readonly x: number;
  readonly y: number;
  readonly bright: boolean;
}

/** A heap of coins, highest in the middle. */
const HOARD: readonly Coin[] = (() => {
  const next = evenly('hoard');
  return Array.from({ length: 270 }, (_, i) => {
    const x = next() * (WIDTH + 20) - 10;
    const slope = 1 - Math.abs(x - MIDDLE) / 380;
    return { x: round(x), y: round(HEIGHT - 2 - next() * (14 + 44 * slope ** 1.4)), bright: i % 3 === 0 };
  });
})();

/** Rock that hangs from the roof, shorter over the dragon. */
const ROOF = (() => {
  const next = evenly('roof');
  let path = 'M0 0';
  for (let x = 0; x < WIDTH; ) {
    const width = 18 + next() * 30;
    const length = 62 * (0.5 + next() * 0.7) * (Math.abs(x - MIDDLE) > 150 ? 1.3 : 0.5);
    path += `L${round(x)} 16L${round(x + width / 2)} ${round(16 + length)}L${round(x + width)} 16`;
    x += width;
  }
  return `${path}L${WIDTH} 0Z`;
})();

/** A cave with steps, at either end of the stage. */
const LEFT_ROCK = 'M0 300V96L34 128L52 118L74 170L96 178L108 222L140 236L150 300Z';
const RIGHT_ROCK = 'M680 300V84L652 112L640 150L612 158L600 204L566 222L548 262L540 300Z';

/** The dragon wakes on its hoard; one thief stalks, another already runs. */
export function ClankPoster() {
  return (
    <>
      <defs>
        <Gradient id="pc-ground" stops={['#1B4A4A', '#0E2224', '#2a0d0c']} />
        <Gradient id="pc-dragon" stops={['#FFF8E6', '#FFC37A', '#EE4E2A']} />
        <radialGradient id="pc-glow">
          <stop offset="0" stop-color="#FFB84D" stop-opacity=".85" />
          <stop offset="1" stop-color="#FFB84D" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#pc-ground)" />
      <path d={raysFrom(MIDDLE, 136, 26)} fill="#F2A541" opacity=".13" />
      <circle cx={MIDDLE} cy="136" r="120" fill="#D8452E" opacity=".75" />
      <circle cx={MIDDLE} cy="136" r="95" fill="#F2A541" opacity=".5" />
      <path d={LEFT_ROCK} fill="#0B1A1B" />
      <path d={RIGHT_ROCK} fill="#0B1A1B" />
      <circle cx="58" cy="88" r="64" fill="url(#pc-glow)" />
      <circle cx="626" cy="112" r="64" fill="url(#pc-glow)" />
      <Torch x={58} y={96} />
      <Torch x={626} y={120} />
      <path d={ROOF} fill="#0B1A1B" />
      <Figure name="spiked-dragon-head" x={348} y={144} size={240} fill="url(#pc-dragon)" ink="#22090c" outline={20} />
      <Halftone id="pc" ink="#0b0506" opacity={0.55} />
      {HOARD.map(({ x, y, bright }) => (
        <ellipse
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          rx="10"
          ry="4.4"
          fill={bright ? '#FFE9A6' : '#F2B632'}
          stroke="#5a3604"
          stroke-width="1.3"
        />
      ))}
      <Figure name="hooded-figure" x={172} y={214} size={96} fill="#8FD0C6" ink="#06191a" outline={34} flipped />
      <Figure name="running-ninja" x={516} y={234} size={82} fill="#F3E6C4" ink="#1c0906" outline={36} flipped />
    </>
  );
}

function Torch({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="#120605" stroke-width="3" stroke-linejoin="round">
      <path d="M-5 6H5L2.5 40H-2.5Z" fill="#6b4a2c" />
      <path d="M0 -30C10 -16 11 -8 8 0Q5 7 0 7Q-5 7 -8 0C-11 -8 -4 -12 0 -30Z" fill="#FF8A3C" />
      <path d="M0 -13Q5 -4 3 1Q0 5 -3 1Q-5 -4 0 -13Z" fill="#FFF0B8" stroke="none" />
    </g>
  );
}
