import { SMASH_CARD } from '../../../text/client/smash-up-card.ts';
import { Art } from '../../card/art.tsx';
import { basePictureOf, inksOf } from './art.ts';
import { type BaseShown, baseLabel, readAs } from './label.ts';
import { fitOf, shortened } from './measure.ts';
import { baseText, faceOf, printedBase } from './printed.ts';

export type BaseSize = 'hand' | 'wide' | 'zoom';

interface BaseCardProps extends BaseShown {
  readonly size: BaseSize;
}

/** Texts of more characters than this are set smaller. */
const LONG_TEXT = 80;
const LONG_NAME = 20;

/** Where the icon stands: in a wide card only the middle of the picture shows. */
const ICON = {
  hand: { x: 158, y: 54, size: 76 },
  wide: { x: 160, y: 60, size: 56 },
  zoom: { x: 158, y: 54, size: 76 },
} as const;

/** Lines of small text, in a column so many times as wide as the size of its type. */
const ROOM = { hand: { lines: 5, column: 13 }, wide: { lines: 3, column: 16 } } as const;

function shownIn(size: BaseSize, text: string): string {
  if (size === 'zoom') return text;
  const words = text.split(' ');
  const { words: room } = fitOf(words, ROOM[size].column, ROOM[size].lines);
  return room === words.length ? text : shortened(words, room);
}

/** The face of a base: printed matter, which a button may hold. Except in zoom it is read as one sentence. */
export function BaseCard(props: BaseCardProps) {
  const { base: no, revised, language, breakpoint, size } = props;
  const base = printedBase(no, revised);
  const { faction, ...picture } = basePictureOf(base.id);
  const { name } = faceOf(base.id, language);
  const text = baseText(no, revised, language).join(' ') || SMASH_CARD.noAbility[language];
  const shown = breakpoint ?? base.breakpoint;
  const change = shown > base.breakpoint ? 'up' : shown < base.breakpoint ? 'down' : undefined;
  const classes = ['basecard', `basecard--${size}`, inksOf(faction)];
  if (text.length > LONG_TEXT) classes.push('basecard--long');
  if (name.length > LONG_NAME) classes.push('basecard--longname');
  return (
    <div class={classes.join(' ')} data-base={base.id} {...(size === 'zoom' ? {} : readAs(baseLabel(props)))}>
      <div class="card__in">
        <div class="card__art">
          <Art {...picture} seam={null} seed={base.id} {...ICON[size]} />
        </div>
        <div class="base__scrim" />
        <div class="base__head">
          <span class="bp" data-change={change}>
            <b>{shown}</b>
          </span>
          <h3>{name}</h3>
        </div>
        <div class="base__foot">
          <p>{shownIn(size, text)}</p>
          <ol class="vps">
            {base.points.map((points, place) => (
              <li key={place} class={`v${place + 1}`}>
                <i>{place + 1}</i>
                <b>{points}</b>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}
