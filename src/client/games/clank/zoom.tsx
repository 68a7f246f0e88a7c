import { CARDS, cardNo, TOKENS, tokenNo } from '../../../games/clank/catalogue.ts';
import type { Card } from '../../../games/clank/core/card.ts';
import { clauses } from '../../../text/clank/effects.ts';
import { answerLines } from '../../../text/clank/face.ts';
import { describeScore } from '../../../text/clank/scores.ts';
import { nameOf } from '../../../text/clank/things.ts';
import { type Glyph, MOMENT } from '../../../text/client/card.ts';
import { COPIES, KIND_NOTE, PILE_NOTE, SEAL_NOTE } from '../../../text/client/card-zoom.ts';
import type { Both, Language } from '../../../text/language.ts';
import { capitalised, labelled, sequence } from '../../../text/phrase.ts';
import { counted } from '../../../text/plural.ts';
import type { Wording } from '../../../text/wording.ts';
import { Zoom, type ZoomProps } from '../../card/zoom.tsx';
import { Icon } from '../../icons/icon.tsx';
import { dressOf } from './dress.ts';
import { ClankCard, Seal, sealsOf, typeOf } from './face.tsx';
import { rulingsOf } from './rulings.ts';
import { TokenMark } from './token-chip.tsx';

/** What a game of the family says of its cards. */
export interface ZoomBook {
  readonly game: string;
  readonly wording: Pick<Wording, 'reason' | 'face'>;
  readonly rules: ReadonlyMap<string, Both>;
  /** The rules that speak of a card, where they are not those of the dungeons. */
  readonly rulings?: (card: Card) => readonly string[];
  /** The id of the rule about the enemy that stays. */
  readonly goblin?: string;
}

interface ClankZoomProps extends Pick<ZoomProps, 'at' | 'onClose' | 'refusal'> {
  readonly book: ZoomBook;
  /** Of a card or a token. */
  readonly id: string;
  readonly language: Language;
  /** What it costs now, where that is not what is printed. */
  readonly cost?: number | undefined;
  /** How its bonuses stand now. */
  readonly lights?: string | undefined;
}

const isGoblin = ({ kind, pile }: Card): boolean => kind === 'monster' && pile === 'reserve';

/** What it does on every turn once it is installed. */
const installedLines = ({ installed }: Card, language: Language): string[] =>
  installed === null
    ? []
    : [labelled(MOMENT.installed[language], sequence(clauses(installed, language), language), language)];

/** What the card does in whole sentences; what its seals mean is told by the notes. */
function linesOf(card: Card, language: Language): string[] {
  const { tongue, trimmings } = dressOf(card.set);
  const told = (moment: 'use' | 'defeat' | 'arrive' | 'acquire') =>
    card[moment].length === 0
      ? []
      : [labelled(MOMENT[moment][language], sequence(clauses(card[moment], language), language), language)];
  const lines = [
    ...clauses(card.play, language).map(capitalised),
    ...installedLines(card, language),
    ...told('use'),
    ...told('defeat'),
    ...told('arrive'),
    ...told('acquire'),
    ...answerLines(card, language),
    ...(card.score === null ? [] : [labelled(MOMENT.score[language], describeScore(card.score, language), language)]),
  ];
  return [...lines.map((line) => tongue(line, language)), ...(trimmings?.origin(card, language) ?? [])];
}

function notesOf(card: Card, book: ZoomBook, language: Language): NonNullable<ZoomProps['notes']> {
  const { glyphs, tongue, trimmings } = dressOf(card.set);
  const type = typeOf(card);
  const note = (icon: Glyph, text: Both) => ({
    glyph: <Icon name={glyphs[icon].icon} />,
    text: tongue(text[language], language),
  });
  const seal = (name: string, text: Both) => ({
    glyph: <Seal name={name} glyphs={glyphs} />,
    text: tongue(text[language], language),
  });
  const goblin = book.rules.get(book.goblin ?? 'goblin');
  if (isGoblin(card) && goblin !== undefined) return [note('monster', goblin)];
  return [
    ...(trimmings?.seals(card).map((name) => seal(name, trimmings.sealNotes[name]!)) ?? []),
    ...sealsOf(card).map((name) => seal(name, SEAL_NOTE[name])),
    ...(card.pile === 'dungeon' ? [] : [note(card.pile, PILE_NOTE[card.pile])]),
    ...(card.pile === 'starter' ? [] : [note(type, KIND_NOTE[card.kind])]),
  ];
}

const otherName = (id: string, language: Language): string | null => {
  const name = nameOf(id);
  const other = language === 'fr' ? name.en : name.fr;
  return other === name[language] ? null : other;
};

/** A card or token of Clank! closely. */
export function ClankZoom({ book, id, language, cost, lights, ...rest }: ClankZoomProps) {
  const { name, nameIsOurs, kind, lines } = book.wording.face(id, language)!;
  const card = CARDS[cardNo(id)];
  const shared = { ...rest, title: name, other: otherName(id, language), nameIsOurs, game: book.game, language };
  if (card === undefined) {
    const token = tokenNo(id);
    return (
      <Zoom
        {...shared}
        card={
          <div class="zoom__token">
            <TokenMark token={token} />
          </div>
        }
        aside={counted(TOKENS[token]!.count, COPIES, language)}
        lines={[kind, ...lines]}
      />
    );
  }
  return (
    <Zoom
      {...shared}
      card={<ClankCard card={id} size="zoom" language={language} cost={cost} lights={lights} />}
      aside={isGoblin(card) ? undefined : counted(card.count, COPIES, language)}
      lines={linesOf(card, language)}
      notes={notesOf(card, book, language)}
      rulings={(book.rulings ?? rulingsOf)(card).flatMap((id) => {
        const text = book.rules.get(id)?.[language];
        return text === undefined ? [] : [{ id, text }];
      })}
    />
  );
}
