import type { ComponentChildren } from 'preact';
import { SMASH_CARD } from '../../../text/client/smash-up-card.ts';
import type { Language } from '../../../text/language.ts';
import { factionName } from '../../../text/smash-up/things.ts';
import { Art, type ArtProps } from '../../card/art.tsx';
import { longestWord } from '../../card/longest-word.ts';
import { Icon } from '../../icons/icon.tsx';
import { sayIn } from '../../say.ts';
import { emblemOf, inksOf, pictureOf } from './art.ts';
import { inHand, LINES } from './in-hand.ts';
import { type CardShown, cardLabel, factionIdOf, readAs } from './label.ts';
import { cardText, faceOf, type Paragraph, printedCard } from './printed.ts';

export type CardSize = 'hand' | 'zoom' | 'mini';
export type CardState = 'playable' | 'selected' | 'target' | 'reach' | 'disabled';

interface SmashCardProps extends CardShown {
  readonly size: CardSize;
  readonly state?: CardState;
  /** A word under the card, such as why it cannot be played. */
  readonly note?: ComponentChildren;
  /** What is pinned to the card: a talent, a bonus, an action attached to it. */
  readonly badge?: ComponentChildren;
}

/** Where the icon stands: the more lines, the less of the picture shows, always its lower part. */
const ICON: Readonly<Record<number, Partial<ArtProps>>> = {
  5: { y: 87, size: 80 },
  6: { y: 99, size: 56, icon2: undefined },
  7: { y: 110, size: 38, icon2: undefined },
};
const WHOLE = { y: 82, size: 90 };

/** Long names are set smaller, and smaller still those with a long word. */
function nameClass(name: string, word: number): readonly string[] {
  if (name.length > 22 || word > 12) return ['card--longest'];
  return name.length > 13 ? ['card--longname'] : [];
}

function Words({ text, language }: { readonly text: readonly Paragraph[]; readonly language: Language }) {
  if (text.length === 0) return <p class="card__text card__none">{sayIn(language)(SMASH_CARD.noAbility)}</p>;
  const parts = text.map(({ keyword, label, text }) => (
    <span key={text}>
      {keyword !== null && <b class={`kw kw--${keyword}`}>{label}</b>} {text}{' '}
    </span>
  ));
  return <p class="card__text">{parts}</p>;
}

function Power({ power, printed }: { readonly power: number; readonly printed: number }) {
  const change = power > printed ? 'up' : power < printed ? 'down' : undefined;
  return (
    <span class="cost cost--power" data-change={change}>
      <b>{power}</b>
    </span>
  );
}

/** The face of a card: printed matter, which a button may hold. Except in zoom it is read as one sentence. */
export function SmashCard(props: SmashCardProps) {
  const { card: no, revised, language, power, size, state, note, badge } = props;
  const card = printedCard(no, revised);
  const faction = factionIdOf(card.faction);
  const { name } = faceOf(card.id, language);
  const whole = size === 'mini' ? [] : cardText(no, revised, language);
  const { text, lines } = size === 'hand' ? inHand(whole) : { text: whole, lines: LINES.from };
  const kind = card.minion ? 'minion' : 'action';
  const picture = pictureOf(card.id);
  const longest = longestWord(name);
  const classes = ['card', `card--${size}`, inksOf(faction), `t-${kind}`, ...nameClass(name, longest)];
  return (
    <div
      class={classes.join(' ')}
      style={{ '--lines': lines, '--longest': longest }}
      data-state={state}
      data-card={card.id}
      {...(size === 'zoom' ? {} : readAs(cardLabel(props)))}
    >
      <div class="card__in">
        <div class="card__art">
          <Art {...picture} {...(ICON[lines] ?? WHOLE)} seam={card.minion ? 'slope' : 'lightning'} seed={card.id} />
        </div>
        <div class="card__head">
          {card.minion ? (
            <Power power={power ?? card.power} printed={card.power} />
          ) : (
            <span class="cost cost--action">
              <Icon name="bolt" />
            </span>
          )}
          <h3>{name}</h3>
        </div>
        {size !== 'mini' && (
          <div class="card__body">
            <div class="card__type">
              <Icon name={emblemOf(faction)} />
              <span>
                {sayIn(language)(SMASH_CARD[kind])} · {factionName(card.faction, language)}
              </span>
            </div>
            <Words text={text} language={language} />
          </div>
        )}
      </div>
      {note !== undefined && <span class="card__note">{note}</span>}
      {badge}
    </div>
  );
}
