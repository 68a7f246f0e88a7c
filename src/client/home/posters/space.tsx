import { evenly, Figure, Gradient, Halftone, raysFrom, round } from './ink.tsx';
import { HEIGHT, WIDTH } from './size.ts';

const MIDDLE = WIDTH / 2;

const STARS = (() => {
  const next = evenly('space');
  return Array.from({ length: 90 }, () => {
    const [x, y, r] = [next() * WIDTH, next() * 250, 0.6 + next() * 1.5];
    return `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0`;
  }).join('');
})();

/** The ship's modules from stern to bow, as left edge, top, width and ink. */
const MODULES = [
  { x: -20, y: 246, width: 138, ink: 'url(#ps-cargo)' },
  { x: 124, y: 232, width: 142, ink: 'url(#ps-lab)' },
  { x: 272, y: 250, width: 136, ink: 'url(#ps-hull)' },
  { x: 414, y: 236, width: 146, ink: 'url(#ps-cannon)' },
  { x: 566, y: 248, width: 140, ink: 'url(#ps-command)' },
] as const;

/** The hyperlift runs through all of them. */
const RAIL = 'M-20 276H118L124 272H266L272 278H408L414 274H560L566 278H700';

function Module({ x, y, width, ink }: (typeof MODULES)[number]) {
  const windows = Array.from({ length: 5 }, (_, i) => x + 17 + i * ((width - 34) / 4));
  return (
    <>
      <rect x={x} y={y} width={width} height="90" rx="14" fill={ink} stroke="#080a20" stroke-width="5" />
      <path d={`M${x + 16} ${y + 9}H${x + width - 16}`} stroke="#fff" stroke-width="3" opacity=".28" />
      {windows.map((at, i) => (
        <rect
          key={at}
          x={round(at - 5)}
          y={y + 16}
          width="10"
          height="9"
          rx="2.5"
          fill={i % 3 === 1 ? '#2b2f63' : '#FFE9A6'}
          stroke="#080a20"
          stroke-width="2"
        />
      ))}
    </>
  );
}

/** The Boss looms over his own ship, a thief runs along it, and a pod is off with the loot. */
export function SpacePoster() {
  return (
    <>
      <defs>
        <Gradient id="ps-sky" stops={['#0b0f2e', '#1d2060', '#4a2b86']} />
        <Gradient id="ps-boss" stops={['#FFF3F8', '#FFB3D0', '#F0447A']} />
        <Gradient id="ps-planet" stops={['#C9C4FF', '#6f66c9']} />
        <Gradient id="ps-cargo" stops={['#6a6f9c', '#3d426f']} />
        <Gradient id="ps-lab" stops={['#3a8f78', '#1c5648']} />
        <Gradient id="ps-hull" stops={['#5561b8', '#2c3576']} />
        <Gradient id="ps-cannon" stops={['#b0673c', '#6b3517']} />
        <Gradient id="ps-command" stops={['#8d3a7c', '#53204f']} />
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#ps-sky)" />
      <path d={STARS} fill="#E6EAFB" opacity=".85" />
      <path d={raysFrom(MIDDLE, 138, 22)} fill="#5CF0C8" opacity=".1" />
      <Figure name="ringed-planet" x={150} y={70} size={104} fill="url(#ps-planet)" ink="#0b0f2e" outline={24} />
      <circle cx={MIDDLE} cy="138" r="128" fill="#FF5E7E" opacity=".3" />
      <circle cx={MIDDLE} cy="138" r="100" fill="#FF5E7E" opacity=".4" />
      <Figure name="overlord-helm" x={MIDDLE} y={132} size={216} fill="url(#ps-boss)" ink="#210617" outline={22} />
      <path
        d="M428 214Q478 196 506 158"
        fill="none"
        stroke="#FFD56B"
        stroke-width="15"
        stroke-linecap="round"
        opacity=".9"
      />
      <path d="M440 214Q482 196 506 160" fill="none" stroke="#FFF6DC" stroke-width="6" stroke-linecap="round" />
      <Figure name="rocket" x={536} y={118} size={98} fill="#F4F6FF" ink="#0b0f2e" outline={30} flipped />
      {MODULES.map((module) => (
        <Module key={module.x} {...module} />
      ))}
      <path d={RAIL} fill="none" stroke="#080a20" stroke-width="10" />
      <path d={RAIL} fill="none" stroke="#5CF0C8" stroke-width="5" stroke-dasharray="16 7" />
      <Halftone id="ps" ink="#05030a" opacity={0.5} />
      <Figure name="running-ninja" x={198} y={192} size={92} fill="#5CF0C8" ink="#06231c" outline={34} flipped />
    </>
  );
}
