import { evenly, Figure, Gradient, Halftone, raysFrom, round } from './ink.tsx';
import { HEIGHT, WIDTH } from './size.ts';

const MIDDLE = WIDTH / 2;

/** Slabs that slide into place around the crypt, as corners and a turn. */
const SLABS = [
  { x: 96, y: 84, turn: -9, ink: 'url(#pt-deep)' },
  { x: 70, y: 232, turn: 6, ink: 'url(#pt-surface)' },
  { x: 590, y: 78, turn: 8, ink: 'url(#pt-haunted)' },
  { x: 606, y: 226, turn: -7, ink: 'url(#pt-deep)' },
] as const;

const TUNNELS = 'M-62 -20H-18Q0 -20 0 -2V62M62 22H20Q0 22 0 2M-20 62V30Q-20 8 0 0';

const MIST = (() => {
  const next = evenly('mist');
  return Array.from({ length: 9 }, () => {
    const [x, y] = [next() * WIDTH, 190 + next() * 100];
    return `M${round(x - 120)} ${round(y)}q${round(60)} ${round(-18 + next() * 12)} 120 0t120 ${round(-6 + next() * 12)}`;
  }).join('');
})();

function Slab({ x, y, turn, ink }: (typeof SLABS)[number]) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-64" y="-58" width="128" height="128" rx="10" fill="#000" opacity=".45" />
      <rect x="-64" y="-64" width="128" height="128" rx="10" fill={ink} stroke="#0A0710" stroke-width="5" />
      <path d={TUNNELS} fill="none" stroke="#0A0710" stroke-width="20" />
      <path d={TUNNELS} fill="none" stroke="#C9BFD4" stroke-width="12" />
      <circle r="19" fill="#F3E9D2" stroke="#0A0710" stroke-width="6" />
    </g>
  );
}

/** The crypt gapes, tiles slide in around it, and something pale follows the thief. */
export function CatacombsPoster() {
  return (
    <>
      <defs>
        <Gradient id="pt-ground" stops={['#2B1F3D', '#1B1426', '#0E0A15']} />
        <Gradient id="pt-surface" stops={['#7A6394', '#57446F']} />
        <Gradient id="pt-deep" stops={['#2E4270', '#1A2547']} />
        <Gradient id="pt-haunted" stops={['#2B5C58', '#163A3E']} />
        <Gradient id="pt-crypt" stops={['#FFF6DF', '#F2C879', '#C7762C']} />
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#pt-ground)" />
      <path d={raysFrom(MIDDLE, 150, 22)} fill="#A8E05F" opacity=".08" />
      <circle cx={MIDDLE} cy="150" r="126" fill="#5A3F86" opacity=".75" />
      <circle cx={MIDDLE} cy="150" r="98" fill="#A8E05F" opacity=".28" />
      {SLABS.map((slab) => (
        <Slab key={`${slab.x} ${slab.y}`} {...slab} />
      ))}
      <Figure name="crypt-entrance" x={MIDDLE} y={150} size={214} fill="url(#pt-crypt)" ink="#150b1e" outline={22} />
      <path d={MIST} fill="none" stroke="#C9F7DA" stroke-width="13" stroke-linecap="round" opacity=".12" />
      <Halftone id="pt" ink="#05030a" opacity={0.55} />
      <Figure name="ghost" x={196} y={170} size={104} fill="#E6FBEE" ink="#0c2419" outline={26} />
      <Figure name="running-ninja" x={496} y={228} size={88} fill="#F3E6C4" ink="#1c0906" outline={36} />
      <Figure name="lockpick" x={462} y={92} size={54} fill="#F6D27A" ink="#2a1900" outline={30} turned={12} />
    </>
  );
}
