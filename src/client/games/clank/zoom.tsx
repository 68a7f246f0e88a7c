import { CARDS, cardNo, TOKENS, tokenNo } from '../../../games/clank/catalogue.ts';
import type { Card } from '../../../games/clank/core/card.ts';
import { clauses } from '../../../text/clank/effects.ts';
import { answerLines, face } from '../../../text/clank/face.ts';
import { describeScore } from '../../../text/clank/scores.ts';
import { nameOf } from '../../../text/clank/things.ts';
import { MOMENT } from '../../../text/client/card.ts';
import { COPIES, KIND_NOTE, PILE_NOTE, SEAL_NOTE } from '../../../text/client/card-zoom.ts';
import type { Both, Language } from '../../../text/language.ts';
import { capitalised, labelled, sequence } from '../../../text/phrase.ts';
import { counted } from '../../../text/plural.ts';
import type { Wording } from '../../../text/wording.ts';
import { Zoom, type ZoomProps } from '../../card/zoom.tsx';
import { Icon } from '../../icons/icon.tsx';
import { ClankCard, Seal, sealsOf, typeOf } from './face.tsx';
import { GLYPHS } from './glyphs.ts';
import { rulingsOf } from './rulings.ts';
import { TokenMark } from './token-chip.tsx';

/** What a game of the family says of its cards. */
export interface ZoomBook {
  readonly game: string;
  readonly wording: Pick<Wording, 'reason'>;
  readonly rules: ReadonlyMap<string, Both>;
}

interface ClankZoomProps extends Pick<ZoomProps, 'at' | 'onClose' | 'refusal'> {
  readonly book: ZoomBook;
  /** Of a card or a token. */
  readonly id: string;
  readonly language: Language;
  /** What it costs now, where that is not what is printed. */
  readonly cost?: number | undefined;
}

/** What the card does in whole sentences; what its seals mean is told by the notes. */
function linesOf(card: Card, language: Language): string[] {
  const told = (moment: 'use' | 'defeat' | 'arrive' | 'acquire') =>
    card[moment].length === 0
      ? []
      : [labelled(MOMENT[moment][language], sequence(clauses(card[moment], language), language), language)];
  return [
    ...clauses(card.play, language).map(capitalised),
    ...told('use'),
    ...told('defeat'),
    ...told('arrive'),
    ...told('acquire'),
    ...answerLines(card, language),
    ...(card.score === null ? [] : [labelled(MOMENT.score[language], describeScore(card.score, language), language)]),
  ];
}

/** The enemy beside the reserve: it stays, however often it is defeated. */
const isGoblin = ({ pile, kind }: Card): boolean => pile === 'reserve' && kind === 'monster';

function notesOf(card: Card, rules: ZoomBook['rules'], language: Language): NonNullable<ZoomProps['notes']> {
  const type = typeOf(card);
  const note = (icon: keyof typeof GLYPHS, text: Both) => ({
    glyph: <Icon name={GLYPHS[icon].icon} />,
    text: text[language],
  });
  const goblin = rules.get('goblin');
  if (isGoblin(card) && goblin !== undefined) return [note('monster', goblin)];
  return [
    ...sealsOf(card).map((seal) => ({ glyph: <Seal name={seal} />, text: SEAL_NOTE[seal][language] })),
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
export function ClankZoom({ book, id, language, cost, ...rest }: ClankZoomProps) {
  const { name, nameIsOurs, kind, lines } = face(id, language)!;
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
      card={<ClankCard card={id} size="zoom" language={language} cost={cost} />}
      aside={isGoblin(card) ? undefined : counted(card.count, COPIES, language)}
      lines={linesOf(card, language)}
      notes={notesOf(card, book.rules, language)}
      rulings={rulingsOf(card).flatMap((id) => {
        const text = book.rules.get(id)?.[language];
        return text === undefined ? [] : [{ id, text }];
      })}
    />
  );
}
