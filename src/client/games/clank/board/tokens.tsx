import type { ComponentChildren } from 'preact';
import { TOKENS } from '../../../../games/clank/catalogue.ts';
import type { LyingToken } from '../../../../games/clank/core/lying.ts';
import type { IconName } from '../../../icons/icon.tsx';
import { memo } from '../../../memo.ts';
import { at, type Point, tenth } from './geometry.ts';
import { Glyph } from './glyph.tsx';
import type { Layout } from './layout.ts';
import type { Place } from './places.ts';

/** The instrument of each artifact, by its value. */
const ARTIFACT_ICONS: ReadonlyMap<number, IconName> = new Map([
  [5, 'maracas'],
  [7, 'pan-flute'],
  [10, 'drum'],
  [15, 'hunting-horn'],
  [20, 'lyre'],
  [25, 'harp'],
  [30, 'gong'],
]);

interface Drawn {
  readonly at: Point;
  readonly scale: number;
  readonly ids: string;
}

/** Paths are drawn where they stand: a transform for every token would make moving the board slow. */
const shield = ({ x, y }: Point, k: number): string =>
  `M${at({ x: x - 15 * k, y: y - 17 * k })}h${tenth(30 * k)}v${tenth(20 * k)}q0 ${tenth(11 * k)} ${tenth(-15 * k)} ${tenth(16 * k)}q${tenth(-15 * k)} ${tenth(-5 * k)} ${tenth(-15 * k)} ${tenth(-16 * k)}Z`;

const hexagon = ({ x, y }: Point, k: number): string =>
  `M${at({ x, y: y - 14 * k })}l${tenth(12 * k)} ${tenth(7 * k)}v${tenth(14 * k)}l${tenth(-12 * k)} ${tenth(7 * k)}l${tenth(-12 * k)} ${tenth(-7 * k)}v${tenth(-14 * k)}Z`;

const under = ({ x, y }: Point, by: number): Point => ({ x, y: y + by });

interface LetterProps {
  readonly at: Point;
  readonly size: number;
  readonly class: string;
  readonly children: ComponentChildren;
}

function Letter({ at: { x, y }, size, class: ink, children }: LetterProps) {
  return (
    <text x={tenth(x)} y={tenth(y)} text-anchor="middle" class={`bt ${ink}`} font-size={tenth(size)}>
      {children}
    </text>
  );
}

export function Artifact({ value, at: middle, scale, ids }: Drawn & { readonly value: number }) {
  const icon = ARTIFACT_ICONS.get(value) ?? 'laurels';
  return (
    <g>
      <path d={shield(under(middle, 3 * scale), scale)} fill-opacity=".35" />
      <path d={shield(middle, scale)} fill={`url(#${ids}gold)`} class="artifact" />
      <Glyph name={icon} at={under(middle, -6 * scale)} size={tenth(19 * scale)} class="artifact-ink" />
      <Letter at={under(middle, 15 * scale)} size={13.5 * scale} class="artifact-ink">
        {value}
      </Letter>
    </g>
  );
}

export function MinorSecrets({ count, at: middle, scale, ids }: Drawn & { readonly count: number }) {
  return Array.from({ length: count }, (_, i) => {
    const x = middle.x + (i - (count - 1) / 2) * 15 * scale;
    const disc = (r: number) => ({ cx: tenth(x), cy: tenth(middle.y), r: tenth(r * scale) });
    return (
      <g key={i}>
        <circle {...disc(10.5)} cy={tenth(middle.y + 2)} fill-opacity=".3" />
        <circle {...disc(10.5)} fill={`url(#${ids}copper)`} class="minor" />
        <circle {...disc(7.4)} class="minor-ring" />
        <Letter at={{ x, y: middle.y + 5 * scale }} size={13.5 * scale} class="minor-ink">
          ?
        </Letter>
      </g>
    );
  });
}

export function MajorSecret({ at: middle, scale, ids }: Drawn) {
  return (
    <g>
      <path d={hexagon(under(middle, 2), scale)} fill-opacity=".3" />
      <path d={hexagon(middle, scale)} fill={`url(#${ids}violet)`} class="major" />
      <path d={hexagon(middle, scale * 0.72)} class="major-ring" />
      <Letter at={under(middle, 5.5 * scale)} size={15 * scale} class="major-ink">
        ?
      </Letter>
    </g>
  );
}

interface ShrineProps extends Omit<Drawn, 'ids'> {
  readonly idols: number;
  readonly spaces: number;
}

function Shrine({ idols, spaces, at: middle, scale }: ShrineProps) {
  return (
    <g>
      <Glyph name="monkey" at={under(middle, -6 * scale)} size={tenth(24 * scale)} class="shrine-ink" />
      {Array.from({ length: spaces }, (_, i) => (
        <circle
          key={i}
          cx={tenth(middle.x + (i - (spaces - 1) / 2) * 12 * scale)}
          cy={tenth(middle.y + 14 * scale)}
          r={tenth(4.5 * scale)}
          class={i < idols ? 'idol' : 'idol idol--gone'}
        />
      ))}
    </g>
  );
}

interface RoomTokensProps {
  readonly layout: Layout;
  readonly ids: string;
  readonly no: number;
  readonly place: Place;
  readonly lying: readonly LyingToken[];
}

function RoomTokensNow({ layout: { board, plan }, ids, no, place, lying }: RoomTokensProps) {
  const { fountain, market, spots } = board.rooms[no]!;
  const scale = plan.room / 25;
  const middle = under(place, market ? 7 * scale : 0);
  const count = (kind: string) => lying.filter((token) => token.kind === kind).length;
  const printed = (kind: string) => spots.filter((spot) => board.spots[spot]!.kind === kind).length;
  const artifact = lying.find(({ kind }) => kind === 'artifact')?.token;
  const small = market ? scale * 0.86 : scale;
  return (
    <>
      {fountain && <Glyph name="water-fountain" at={place} size={tenth(30 * scale)} class="fountain-ink" />}
      {market && spots.length === 0 && <Glyph name="shop" at={middle} size={tenth(24 * scale)} class="market-ink" />}
      {printed('monkey-idol') > 0 && (
        <Shrine idols={count('monkey-idol')} spaces={printed('monkey-idol')} at={middle} scale={scale} />
      )}
      {printed('artifact') > 0 &&
        (artifact == null ? (
          <path d={shield(middle, small * 0.8)} class="artifact-gone" />
        ) : (
          <Artifact value={TOKENS[artifact]!.points} at={under(middle, market ? -2 : 0)} scale={small} ids={ids} />
        ))}
      {count('minor-secret') > 0 && <MinorSecrets count={count('minor-secret')} at={middle} scale={scale} ids={ids} />}
      {count('major-secret') > 0 && <MajorSecret at={middle} scale={scale * 1.05} ids={ids} />}
    </>
  );
}

/** A room is drawn anew only when something was taken there. */
const RoomTokens = memo(
  RoomTokensNow,
  (a, b) => a.layout === b.layout && a.ids === b.ids && JSON.stringify(a.lying) === JSON.stringify(b.lying),
);

interface TokensProps {
  readonly layout: Layout;
  readonly ids: string;
  readonly lying: readonly LyingToken[];
}

/** Layer 5: what the rooms hold and what still lies in them. */
export function Tokens({ layout, ids, lying }: TokensProps) {
  return (
    <g>
      {layout.places.map((place, no) => (
        <RoomTokens
          key={no}
          layout={layout}
          ids={ids}
          no={no}
          place={place}
          lying={lying.filter(({ room }) => room === no)}
        />
      ))}
    </g>
  );
}
