import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { CardNo } from '../../../games/clank/core/card.ts';
import type { Language } from '../../../text/language.ts';
import { memo } from '../../memo.ts';
import { type CardState, ClankCard, cardLabel, cardOf } from './face.tsx';
import type { CardSize } from './frame.ts';

interface CardButtonProps {
  readonly card: CardNo;
  readonly size: CardSize;
  readonly width?: number | undefined;
  readonly language: Language;
  /** Its `data-key`, which says what a click on it means. */
  readonly name: string;
  /** What a click does, or what it means, after what the card says. */
  readonly action?: string | undefined;
  readonly state?: CardState | undefined;
  readonly note?: ComponentChildren;
  /** The note without glyphs: what it says decides whether the card is drawn anew. */
  readonly words?: string;
  /** Why it is refused; then it stays where the focus finds it. */
  readonly reason?: string | null;
  readonly pile?: number | undefined;
  readonly cost?: number | undefined;
  readonly lights?: string | undefined;
  readonly onAct: (name: string, at: Element) => void;
}

function CardButtonOf({
  card,
  size,
  width,
  language,
  name,
  action,
  state,
  note,
  reason,
  pile,
  cost,
  lights,
  onAct,
}: CardButtonProps) {
  const id = useId();
  const refused = reason != null;
  return (
    <>
      <button
        type="button"
        class="cardbtn"
        data-key={name}
        data-zoom={cardOf(card).id}
        aria-disabled={refused}
        aria-describedby={refused ? id : undefined}
        onClick={(event) => onAct(name, event.currentTarget)}
      >
        <span class="sr">{[cardLabel(card, language), action ?? ''].join(' ').trim()}</span>
        <span class="cardbtn__face" aria-hidden="true">
          <ClankCard
            card={card}
            size={size}
            width={width}
            language={language}
            state={state}
            note={note}
            noteCls={state === 'reach' ? 'card__note--reach ui' : undefined}
            pile={pile}
            cost={cost}
            lights={lights}
          />
        </span>
      </button>
      {refused && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </>
  );
}

const FIELDS = [
  'card',
  'size',
  'width',
  'language',
  'name',
  'action',
  'state',
  'words',
  'reason',
  'pile',
  'cost',
  'lights',
  'onAct',
] as const;

/** A card that does something; it is drawn anew only when something about it changes. */
export const CardButton = memo(CardButtonOf, (a, b) => FIELDS.every((field) => a[field] === b[field]));
