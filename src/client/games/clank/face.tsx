import type { ComponentChildren } from 'preact';
import { CARDS, cardNo } from '../../../games/clank/catalogue.ts';
import type { Card, CardNo } from '../../../games/clank/core/card.ts';
import { nameOf } from '../../../text/clank/things.ts';
import type { SealNote } from '../../../text/client/card-zoom.ts';
import type { Language } from '../../../text/language.ts';
import { Art, type Seam } from '../../card/art.tsx';
import { longestWord } from '../../card/longest-word.ts';
import { Icon } from '../../icons/icon.tsx';
import { pictureOf } from './art.ts';
import { type Dress, dressOf } from './dress.ts';
import { type CardSize, fittedFor } from './frame.ts';
import { Paper } from './paper.tsx';

/** What a card means to the player now; card.css gives each a shape. */
export type CardState = 'playable' | 'selected' | 'affordable' | 'reach' | 'short' | 'disabled' | 'target';

export interface ClankCardProps {
  /** Its number in the catalogue, or its id. */
  readonly card: CardNo | string;
  readonly size: CardSize;
  /** Its width in pixels, where that is not the usual one of its size. */
  readonly width?: number | undefined;
  readonly language: Language;
  readonly state?: CardState | undefined;
  /** A few words on its lower edge: what is missing, why it is refused. */
  readonly note?: ComponentChildren;
  readonly noteCls?: string | undefined;
  readonly badge?: ComponentChildren;
  /** Copies left in its pile. */
  readonly pile?: number | undefined;
  /** What it costs now, where that is not what is printed. */
  readonly cost?: number | undefined;
  /** How its bonuses stand now. */
  readonly lights?: string | undefined;
}

type Type = 'item' | 'starter' | Exclude<Card['kind'], 'plain'>;

const SEAM: Readonly<Record<Type, Seam>> = {
  item: 'straight',
  starter: 'straight',
  companion: 'arc',
  gem: 'facets',
  device: 'notches',
  monster: 'fangs',
};

export function cardOf(card: CardNo | string): Card {
  const found = CARDS[typeof card === 'number' ? card : cardNo(card)];
  if (found === undefined) throw new Error(`no card ${card}`);
  return found;
}

export function typeOf({ kind, pile }: Card): Type {
  if (kind !== 'plain') return kind;
  return pile === 'starter' ? 'starter' : 'item';
}

/** The inks that a card is drawn with. */
export const inksOf = (card: Card): string => {
  const type = typeOf(card);
  const own = dressOf(card.set).trimmings?.inks(card);
  return own ?? (card.pile === 'reserve' && type !== 'monster' ? 'reserve' : type);
};

export function sealsOf({ dragon, danger, where }: Card): SealNote[] {
  const seals: SealNote[] = [];
  if (dragon) seals.push('dragon');
  if (danger) seals.push('danger');
  if (where === 'depths') seals.push('depths');
  if (where === 'crystal-cave') seals.push('crystal');
  if (where === 'crystal-cave-or-wayshrine') seals.push('wayshrine');
  return seals;
}

/** The card in one breath: name, type, cost and points, and what it does. */
export function cardLabel(card: CardNo | string, language: Language): string {
  const { id, set } = cardOf(card);
  const { name, kind, lines } = dressOf(set).face(id, language)!;
  return [name, kind.replaceAll(' · ', ', '), ...lines].map((part) => part.replace(/(?<![.!?])$/, '.')).join(' ');
}

export const Seal = ({ name, glyphs }: { readonly name: string; readonly glyphs: Dress['glyphs'] }) => (
  <span class={`seal seal--${name}`}>
    <Icon name={glyphs[name]!.icon} />
  </span>
);

function Cost({
  card,
  glyphs,
  now,
}: { readonly card: Card; readonly now: number | undefined } & Pick<Dress, 'glyphs'>) {
  if (card.pile === 'starter') return null;
  const paid = card.kind === 'monster' ? 'swords' : 'skill';
  const cost = now ?? card.cost;
  return (
    <span class={`cost cost--${paid}${cost < card.cost ? ' cost--less' : ''}`}>
      <b>{cost}</b>
      <Icon name={glyphs[paid].icon} />
    </span>
  );
}

/** A card of Clank! as it is printed; what is done with it is its caller's, so nothing in it takes the focus. */
export function ClankCard(props: ClankCardProps) {
  const { card: id, size, width, language, state, note, noteCls, badge, pile, cost, lights } = props;
  const card = cardOf(id);
  const dress = dressOf(card.set);
  const type = typeOf(card);
  const least = type === 'monster' ? 47 : 51;
  const { printed, paper } = fittedFor(card, language, size, least, width);
  const shrunk = size === 'mini' ? 9 : paper - least;
  const picture = pictureOf(card.id);
  const seals = [...(dress.trimmings?.seals(card) ?? []), ...sealsOf(card)];
  const name = nameOf(card.id)[language];
  const points = card.score === null ? card.points : '★';
  return (
    <div
      class={`card card--${size} k-${inksOf(card)} t-${type} c-${card.pile === 'dungeon' ? type : card.pile}`}
      data-card={card.id}
      data-state={state}
      style={{ '--paper-height': paper, '--longest': longestWord(name) }}
    >
      <div class="card__in" role="img" aria-label={cardLabel(id, language)}>
        <div class="card__art">
          <Art
            {...picture}
            seam={SEAM[type]}
            seed={card.id}
            y={76 + shrunk}
            size={96 - shrunk * 1.5}
            icon2Left={seals.length > 0}
          />
        </div>
        <div class="card__head">
          <Cost card={card} glyphs={dress.glyphs} now={cost} />
          <h3>{name}</h3>
        </div>
        <div class="card__seals">
          {seals.map((seal) => (
            <Seal key={seal} name={seal} glyphs={dress.glyphs} />
          ))}
        </div>
        <Paper card={card} type={type} printed={printed} dress={dress} lights={lights} language={language} />
        {points !== 0 && (
          <span class="vp">
            <Icon name="laurels" />
            <b>{points}</b>
          </span>
        )}
      </div>
      {pile !== undefined && <span class="pile">×{pile}</span>}
      {note !== undefined && <div class={noteCls === undefined ? 'card__note' : `card__note ${noteCls}`}>{note}</div>}
      {badge}
    </div>
  );
}
