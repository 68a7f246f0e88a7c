import { CARDS } from '../../../games/smash-up/catalogue.ts';
import type { Language } from '../../../text/language.ts';
import { sayCard } from './said.ts';
import { Card } from './shown.tsx';

interface MiniProps {
  readonly card: number;
  readonly count: number;
  readonly revised: boolean;
  readonly language: Language;
  readonly onCard: (id: string, at: Element) => void;
}

/** A card in small with how many there are; a click looks at it closely. */
export function Mini({ card, count, revised, language, onCard }: MiniProps) {
  const { id } = CARDS.first[card]!;
  return (
    <div class="thing">
      <div class="thing__f" aria-hidden="true">
        <Card card={card} revised={revised} language={language} size="mini" />
        {count > 1 && <span class="pile">×{count}</span>}
      </div>
      <button
        type="button"
        class="over"
        data-zoom={id}
        aria-label={`${count} × ${sayCard(card, revised, language)}`}
        onClick={(event) => onCard(id, event.currentTarget)}
      />
    </div>
  );
}
