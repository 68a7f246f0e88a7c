import { Figure, Gradient, Halftone, raysFrom } from './ink.tsx';
import { HEIGHT, WIDTH } from './size.ts';

const MIDDLE = WIDTH / 2;

/** The Boss looms over his ship while a pod gets away. */
export function SpacePoster() {
  return (
    <>
      <defs>
        <Gradient id="ps-sky" stops={['#2b2f7a', '#161a4a', '#0b0f2e']} />
        <Gradient id="ps-boss" stops={['#fff', '#ffc3db', '#ff5e7e']} />
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#ps-sky)" />
      <path d={raysFrom(MIDDLE, 150, 22)} fill="#5cf0c8" opacity=".08" />
      <Figure name="overlord-helm" x={MIDDLE} y={150} size={214} fill="url(#ps-boss)" ink="#16051c" outline={22} />
      <Halftone id="ps" ink="#05030a" opacity={0.55} />
      <Figure name="rocket" x={520} y={210} size={88} fill="#E6EAFB" ink="#080a20" outline={36} />
    </>
  );
}
