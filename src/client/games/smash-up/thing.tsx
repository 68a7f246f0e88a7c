import type { ComponentChildren } from 'preact';
import { reason } from '../../../text/smash-up/reasons.ts';
import { isOffered, type Pointed, usePlay } from './play.ts';

interface ThingProps {
  readonly thing: Pointed;
  /** The whole of it as a sentence. */
  readonly label: string;
  /** The same wherever the thing lies: tells where it travels. */
  readonly mark: string;
  /** The id of the card or base to look at closely. */
  readonly zoom: string;
  readonly class: string;
  readonly children: ComponentChildren;
  /** Left out of the tab order unless it is offered: the arrow keys reach it. */
  readonly quiet?: boolean;
  /** It can be dragged onto what it is aimed at. */
  readonly loose?: boolean;
}

/** A card or base under a button: it can be clicked, pointed at and looked at closely. */
export function Thing({ thing, label, mark, zoom, class: more, children, quiet = false, loose = false }: ThingProps) {
  const play = usePlay();
  const { language, options, onCard, press, point, stanceOf } = play;
  const offered = thing.spots.map(stanceOf).some(isOffered);
  const refusal = offered ? null : play.refusalOf(thing.wish);
  const stance = stanceOf(thing.spots[0]!);
  return (
    <div class={`thing ${more}${offered ? ' thing--legal' : ''}`}>
      <div class="thing__f" aria-hidden="true">
        {children}
      </div>
      <button
        type="button"
        class="over"
        data-key={mark}
        data-zoom={zoom}
        data-spots={thing.spots.join(',')}
        data-loose={loose && offered ? '' : undefined}
        data-legal={offered ? '' : undefined}
        tabIndex={quiet && !offered ? -1 : 0}
        aria-label={refusal === null ? label : `${label} ${reason(refusal, language)}`}
        aria-pressed={stance === 'selected' || stance === 'aimed' || stance === 'chosen' ? true : undefined}
        aria-disabled={options.length > 0 && !offered && thing.wish !== null ? true : undefined}
        onClick={(event) => {
          if (offered || thing.wish !== null) press(thing, event.detail === 0);
          else onCard(zoom, event.currentTarget);
        }}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(thing)}
        onPointerLeave={() => point(null)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point(thing)}
        onBlur={() => point(null)}
      />
    </div>
  );
}
