import { useLayoutEffect, useRef } from 'preact/hooks';
import { CARD } from '../../../text/clank/nouns.ts';
import { PILES } from '../../../text/client/clank.ts';
import { TABLE } from '../../../text/client/table.ts';
import { counted } from '../../../text/plural.ts';
import { useSettings } from '../../settings.ts';
import { CardButton } from './card-button.tsx';
import { type Desk, ownOf } from './desk.ts';
import { type Held, HeldCards } from './held.ts';
import { standingOf } from './standing.tsx';
import { handIntent } from './targets.ts';

interface HandProps {
  readonly desk: Desk;
  readonly held: readonly Held[];
  readonly onPlay: (name: string) => void;
}

/** The cards in hand: each is played by a click or its number. */
export function Hand({ desk, held, onPlay }: HandProps) {
  const { view, verdicts, language, layout, widths, say, dress } = desk;
  const { shortcuts } = useSettings();
  const list = useRef<HTMLUListElement>(null);
  // Cards move up as others are played, without being drawn anew.
  useLayoutEffect(() => {
    for (const [i, button] of [...(list.current?.querySelectorAll('.cardbtn') ?? [])].entries()) {
      if (shortcuts && i < 9) button.setAttribute('aria-keyshortcuts', `${i + 1}`);
      else button.removeAttribute('aria-keyshortcuts');
    }
  });
  return (
    <ul
      ref={list}
      class="hand__cards"
      aria-label={say(TABLE.hand)}
      data-zone="hand"
      data-none={say(PILES.noHand)}
      style={{ '--cw': `${widths.hand}px` }}
    >
      {held.map(({ card, name }) => {
        const intent = handIntent(view, card);
        const verdict = verdicts.of(intent);
        const { state, reason } = standingOf(verdict, desk, intent.take === 'discard' ? 'target' : 'playable');
        const lights = dress.trimmings?.lights(view, card, 'hand');
        const option = verdict.kind === 'legal' ? desk.parts.wording.option(intent, view, language) : undefined;
        return (
          <li key={name}>
            <CardButton
              card={card}
              size={layout === 'phone' ? 'mini' : 'hand'}
              width={widths.hand}
              language={language}
              name={name}
              action={lights ? `${dress.trimmings?.lightWords(lights, language)}. ${option ?? ''}` : option}
              state={state}
              lights={lights}
              reason={reason}
              onAct={onPlay}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The viewer's hand with names, the same object across steps. */
export function useHeld(desk: Pick<Desk, 'view' | 'state'>): {
  readonly cards: HeldCards;
  readonly held: readonly Held[];
} {
  const ref = useRef<{ viewer: number | null; cards: HeldCards }>(null);
  const { viewer } = desk.state;
  if (ref.current === null || ref.current.viewer !== viewer) ref.current = { viewer, cards: new HeldCards() };
  const { cards } = ref.current;
  return { cards, held: cards.of(ownOf(desk)?.hand ?? []) };
}

interface PileBoxProps {
  readonly desk: Desk;
  readonly name: string;
  readonly count: number;
  readonly kind: 'deck' | 'discard';
}

export function PileBox({ desk, name, count, kind }: PileBoxProps) {
  const { say, language, onOpen } = desk;
  const label = say(kind === 'deck' ? PILES.deckOf : PILES.discardOf, { n: counted(count, CARD, language) });
  return (
    <button type="button" class="pilebox" data-key={name} onClick={() => onOpen('deck')}>
      <span class="sr">{label}</span>
      <i aria-hidden="true">{count}</i>
      <span aria-hidden="true">{say(PILES[kind])}</span>
    </button>
  );
}
