import type { CardNo } from '../../../games/clank/core/card.ts';
import { nameOf } from '../../../text/clank/things.ts';
import type { Language } from '../../../text/language.ts';
import { Art } from '../../card/art.tsx';
import { memo } from '../../memo.ts';
import { pictureOf } from './art.ts';
import { cardOf, typeOf } from './face.tsx';

/** Only the picture of a card, small. */
export function Picture({ card: no, class: more }: { readonly card: CardNo; readonly class: string }) {
  const card = cardOf(no);
  const inks = card.pile === 'reserve' && card.kind !== 'monster' ? 'reserve' : typeOf(card);
  return (
    <span class={`${more} k-${inks}`}>
      <Art {...pictureOf(card.id)} seam={null} seed={card.id} />
    </span>
  );
}

interface ThumbProps {
  readonly card: CardNo;
  readonly language: Language;
  readonly onCard: (id: string, at: Element) => void;
}

/** A card lying in play: a click shows it closely. */
export const Thumb = memo(({ card, language, onCard }: ThumbProps) => {
  const { id } = cardOf(card);
  const name = nameOf(id)[language];
  return (
    <button
      type="button"
      class="thumbbtn"
      data-zoom={id}
      aria-label={name}
      title={name}
      onClick={(event) => onCard(id, event.currentTarget)}
    >
      <Picture card={card} class="thumb" />
    </button>
  );
});
