import type { CardNo } from '../../../games/clank/core/card.ts';
import { nameOf } from '../../../text/clank/things.ts';
import type { Language } from '../../../text/language.ts';
import { Art } from '../../card/art.tsx';
import { Icon } from '../../icons/icon.tsx';
import { memo } from '../../memo.ts';
import { pictureOf } from './art.ts';
import { dressOf } from './dress.ts';
import { cardOf, inksOf } from './face.tsx';

/** Only the picture of a card, small. */
export const Picture = ({ card, class: more }: { readonly card: CardNo; readonly class: string }) => (
  <span class={`${more} k-${inksOf(cardOf(card))}`}>
    <Art {...pictureOf(cardOf(card).id)} seam={null} seed={cardOf(card).id} />
  </span>
);

/** Only the icon of a card on its ink: light enough to be drawn at every play of a bot. */
export const Mark = ({ card }: { readonly card: CardNo }) => (
  <span class={`thumb k-${inksOf(cardOf(card))}`}>
    <Icon name={pictureOf(cardOf(card).id).icon} />
  </span>
);

interface ThumbProps {
  readonly card: CardNo;
  readonly language: Language;
  /** How its bonuses stand, as a class of its own, and in words. */
  readonly lights?: string | undefined;
  readonly onCard: (id: string, at: Element) => void;
}

/** A card lying in play: a click shows it closely. */
export const Thumb = memo(({ card, language, lights = '', onCard }: ThumbProps) => {
  const { id, set } = cardOf(card);
  const said = lights === '' ? undefined : dressOf(set).trimmings?.lightWords(lights, language);
  const name = nameOf(id)[language] + (said === undefined ? '' : ` · ${said}`);
  return (
    <button
      type="button"
      class={`thumbbtn ${lights}`}
      data-zoom={id}
      aria-label={name}
      title={name}
      onClick={(event) => onCard(id, event.currentTarget)}
    >
      <Picture card={card} class="thumb" />
    </button>
  );
});
