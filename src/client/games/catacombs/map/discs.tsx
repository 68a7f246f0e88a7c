import type { IconName } from '../../../icons/icon.tsx';
import { type Point, tenth } from '../../clank/board/geometry.ts';
import { Glyph } from '../../clank/board/glyph.tsx';

interface Disc {
  readonly at: Point;
  readonly scale: number;
}

const put = ({ at: { x, y }, scale }: Disc): string => `translate(${tenth(x)} ${tenth(y)}) scale(${scale.toFixed(2)})`;
const HERE: Point = { x: 0, y: 0 };

/** What was opened with a lockpick, which stays there. */
export const PickDisc = (disc: Disc) => (
  <g transform={put(disc)} class="pick-disc">
    <circle r="11" />
    <circle r="8.6" class="pick-disc-line" />
    <Glyph name="lockpick" at={HERE} size={15} />
  </g>
);

export const SecretDisc = (disc: Disc) => (
  <g transform={put(disc)}>
    <circle cy="2" r="10.5" fill-opacity=".3" />
    <circle r="10.5" fill="url(#cat-copper)" class="minor" />
    <circle r="7.4" class="minor-ring" />
    <text y="5" text-anchor="middle" class="bt minor-ink" font-size="14">
      ?
    </text>
  </g>
);

export const CoinDisc = ({ amount, ...disc }: Disc & { readonly amount: number }) => (
  <g transform={put(disc)}>
    <circle cy="2" r="11" fill-opacity=".3" />
    <circle r="11" fill="url(#cat-gold)" class="coin-disc" />
    <circle r="8" class="coin-line" />
    <text y="5.2" text-anchor="middle" class="bt coin-ink" font-size="15">
      {amount}
    </text>
  </g>
);

const SHIELD = 'M-15 -17h30v20q0 11 -15 16q-15 -5 -15 -16Z';

interface ShieldProps extends Disc {
  readonly icon: IconName;
  readonly points: number;
  readonly silver: boolean;
}

export const Shield = ({ icon, points, silver, ...disc }: ShieldProps) => (
  <g transform={put(disc)}>
    <path d={SHIELD} fill-opacity=".35" transform="translate(0 3)" />
    <path d={SHIELD} fill={`url(#cat-${silver ? 'silver' : 'gold'})`} class="shield" />
    <Glyph name={icon} at={{ x: 0, y: -6 }} size={18} class="shield-ink" />
    <text y="15" text-anchor="middle" class="bt shield-ink" font-size="15">
      {points}
    </text>
  </g>
);

/** The place of an artifact: taken, or not yet known. */
export const ShieldPlace = (disc: Disc) => <path transform={put(disc)} d={SHIELD} class="artifact-gone" />;

export const PlusDisc = ({ plus, ...disc }: Disc & { readonly plus: number }) => (
  <g transform={put(disc)} class="plus">
    <circle r="6.8" />
    <text y="4" text-anchor="middle" class="bt" font-size={plus > 1 ? 11 : 13}>
      {'+'.repeat(plus)}
    </text>
  </g>
);
