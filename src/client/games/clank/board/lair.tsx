import { COUNTDOWN_END, COUNTDOWN_EXTRA } from '../../../../games/clank/core/numbers.ts';
import { SEAT_LETTERS } from '../../../app/seat-patterns.tsx';
import { type Box, type Point, scatter, tenth } from './geometry.ts';
import { Glyph } from './glyph.tsx';

export interface LairProps {
  readonly box: Box;
  readonly ids: string;
  /** Cubes drawn on each space of the rage track. */
  readonly track: readonly number[];
  readonly rage: number;
  /** The sum of the next attack, in words, long or short. */
  readonly sum: string;
  readonly black: number;
  readonly inTheBag: string;
  readonly countdown: number;
  readonly first: number | null;
}

const SCALE = 'M0 -13C9 -13 11.5 -6 11 1C10 9 4 13 0 14C-4 13 -10 9 -11 1C-11.5 -6 -9 -13 0 -13Z';

function outline({ x, y, w, h }: Box): string {
  const [right, bottom] = [x + w, y + h];
  return `M${x} ${y + 40}Q${x} ${y} ${x + 46} ${y + 4}Q${x + w / 2} ${y - 12} ${right - 40} ${y + 4}Q${right} ${y} ${right} ${y + 44}V${bottom - 22}Q${right} ${bottom} ${right - 22} ${bottom}H${x + 22}Q${x} ${bottom} ${x} ${bottom - 22}Z`;
}

interface RageTrackProps extends Pick<LairProps, 'track' | 'rage'> {
  readonly centre: Point;
  readonly width: number;
}

function RageTrack({ centre, width, track, rage }: RageTrackProps) {
  const step = width / (track.length - 1);
  const size = Math.min(1, step / 22);
  return track.map((cubes, space) => {
    const state = space === rage ? 'on' : space < rage ? 'past' : 'to-come';
    const scale = tenth(size * (state === 'on' ? 1.3 : 1) * 100) / 100;
    return (
      <g
        key={space}
        transform={`translate(${tenth(centre.x - width / 2 + space * step)} ${tenth(centre.y)}) scale(${scale})`}
        class={`rage rage--${state}`}
      >
        <path d={SCALE} />
        <text y="4.8" text-anchor="middle" class="bt" font-size="14">
          {cubes}
        </text>
      </g>
    );
  });
}

/** Five spaces: where the first one out stands, what its attacks draw on top, and the end of all. */
function Countdown({ at, space, first }: { readonly at: Point; readonly space: number; readonly first: number }) {
  const letter = SEAT_LETTERS[first]!;
  return Array.from({ length: COUNTDOWN_END }, (_, i) => {
    const no = i + 1;
    const extra = COUNTDOWN_EXTRA[no];
    const x = at.x + i * 18;
    if (no === space) {
      return (
        <g key={no} transform={`translate(${tenth(x)} ${at.y})`}>
          <rect
            x="-8.5"
            y="-8.5"
            width="17"
            height="17"
            rx="5"
            class="count-on"
            style={{ fill: `var(--seat-${letter})` }}
          />
          <text y="4.5" text-anchor="middle" class="bt" font-size="13" style={{ fill: `var(--seat-${letter}-ink)` }}>
            {letter.toUpperCase()}
          </text>
        </g>
      );
    }
    return (
      <g key={no} transform={`translate(${tenth(x)} ${at.y})`} class={no < space ? 'count count--past' : 'count'}>
        <circle r="8" />
        {extra === undefined ? (
          <Glyph name="sharped-teeth-skull" at={{ x: 0, y: 0 }} size={11} />
        ) : (
          <text y="4" text-anchor="middle" class="bt" font-size="11">
            {extra === 0 ? '•' : `+${extra}`}
          </text>
        )}
      </g>
    );
  });
}

function Hoard({ x, y, w }: { readonly x: number; readonly y: number; readonly w: number }) {
  const random = scatter('hoard');
  return Array.from({ length: Math.round(w * 0.44) }, (_, i) => {
    const left = 10 + random() * (w - 20);
    const high = 22 * (1 - Math.abs(left - w / 2) / (w / 2));
    return (
      <ellipse
        key={i}
        cx={tenth(x + left)}
        cy={tenth(y - random() * high)}
        rx="6"
        ry="2.8"
        class={i % 3 === 0 ? 'coin coin--bright' : 'coin'}
      />
    );
  });
}

function Dragon({ at, size, ids }: { readonly at: Point; readonly size: number; readonly ids: string }) {
  return (
    <g>
      <g class="lair-glow">
        {[0.38, 0.5, 0.62].map((part) => (
          <circle key={part} cx={tenth(at.x)} cy={tenth(at.y)} r={tenth(size * part)} />
        ))}
      </g>
      <Glyph
        name="spiked-dragon-head"
        at={{ x: at.x + 2, y: at.y + 3 }}
        size={size}
        fill="#22090c"
        fill-opacity={0.7}
      />
      <Glyph name="spiked-dragon-head" at={at} size={size} fill={`url(#${ids}dragon)`} class="lair-dragon" />
    </g>
  );
}

function Bag({ at, black, inTheBag, countdown, first }: BagProps) {
  const words = first === null ? `${black} ${inTheBag}` : `${black}`;
  const left = first === null ? at.x - 8 - words.length * 3.1 : at.x - 68;
  return (
    <g>
      <rect x={tenth(left)} y={at.y - 6} width="12" height="12" rx="2.5" class="black-cube" />
      <text x={tenth(left + 17)} y={at.y + 4.5} class="bl">
        {words}
      </text>
      {first !== null && <Countdown at={{ x: at.x - 14, y: at.y }} space={countdown} first={first} />}
    </g>
  );
}

interface BagProps extends Pick<LairProps, 'black' | 'inTheBag' | 'countdown' | 'first'> {
  readonly at: Point;
}

/** The dragon over its hoard, the rage track and what is in the bag: upright, or with the dragon beside the rest. */
export function Lair({ box, ids, track, rage, sum, ...bag }: LairProps) {
  const flat = box.h < 120;
  const head = flat ? box.h - 22 : Math.min(box.w * 0.64, box.h - 84);
  const centre = flat
    ? { x: box.x + head / 2 + 8, y: box.y + box.h / 2 - 6 }
    : { x: box.x + box.w / 2, y: box.y + head / 2 + 8 };
  const left = flat ? box.x + head + 6 : box.x;
  const middle = (left + box.x + box.w) / 2;
  const width = box.x + box.w - left;
  const bottom = box.y + box.h;
  const panel = flat ? box.y + 12 : bottom - 84;
  return (
    <g>
      <defs>
        <radialGradient id={`${ids}lair`} cx=".5" cy=".42" r=".72">
          <stop offset="0" stop-color="#D24A22" />
          <stop offset=".55" stop-color="#651816" />
          <stop offset="1" stop-color="#22090c" />
        </radialGradient>
        <linearGradient id={`${ids}dragon`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#FFF6DF" />
          <stop offset=".5" stop-color="#FFC27A" />
          <stop offset="1" stop-color="#F2572E" />
        </linearGradient>
      </defs>
      <path d={outline(box)} fill-opacity=".35" transform="translate(0 5)" />
      <path d={outline(box)} fill={`url(#${ids}lair)`} class="lair-wall" />
      <Dragon at={centre} size={tenth(head)} ids={ids} />
      {flat ? <Hoard x={box.x} y={bottom - 9} w={head + 12} /> : <Hoard x={box.x} y={panel + 2} w={box.w} />}
      <rect
        x={left + 3}
        y={panel}
        width={width - 6}
        height={tenth(bottom - 3 - panel - (flat ? 6 : 0))}
        rx="18"
        class="lair-panel"
      />
      <RageTrack centre={{ x: middle, y: bottom - (flat ? 72 : 60) }} width={width - 42} track={track} rage={rage} />
      <text x={tenth(middle)} y={bottom - (flat ? 42 : 31)} text-anchor="middle" class="bl bl--strong">
        {sum}
      </text>
      <Bag at={{ x: middle, y: bottom - (flat ? 24 : 15) }} {...bag} />
    </g>
  );
}
