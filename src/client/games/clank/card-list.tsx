import '../../styles/clank/sheets.css';
import type { CardNo } from '../../../games/clank/core/card.ts';
import { SHEET } from '../../../text/client/clank-sheet.ts';
import type { Language } from '../../../text/language.ts';
import { sayIn } from '../../say.ts';
import { CardButton } from './card-button.tsx';
import { cardOf } from './face.tsx';

export interface Copies {
  readonly card: CardNo;
  readonly count: number;
}

/** Equal cards once, in the order of the catalogue. */
export function copiesOf(cards: readonly CardNo[]): readonly Copies[] {
  const counts = new Map<CardNo, number>();
  for (const card of cards.toSorted((a, b) => a - b)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

interface CardListProps {
  readonly title: string;
  readonly copies: readonly Copies[];
  readonly language: Language;
  readonly onCard: (id: string, at: Element) => void;
  readonly note?: string;
}

/** Cards side by side under a title; each shows itself closely. */
export function CardList({ title, copies, language, onCard, note }: CardListProps) {
  const total = copies.reduce((sum, { count }) => sum + count, 0);
  return (
    <section class="cards">
      <h3 class="h-sec">
        {title}
        <small>{total}</small>
      </h3>
      {note !== undefined && <p class="cards__note">{note}</p>}
      {total === 0 ? (
        <p class="cards__note">{sayIn(language)(SHEET.noCard)}</p>
      ) : (
        <ul class="cards__list">
          {copies.map(({ card, count }) => (
            <li key={card}>
              <CardButton
                card={card}
                size="mini"
                language={language}
                name={`${title} ${card}`}
                action={count > 1 ? `×${count}` : undefined}
                pile={count > 1 ? count : undefined}
                onAct={(_, at) => onCard(cardOf(card).id, at)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
