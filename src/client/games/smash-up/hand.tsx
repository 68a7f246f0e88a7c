import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { KnownCard, View } from '../../../games/smash-up/core/view.ts';
import { NOTES, SMASH } from '../../../text/client/smash-up.ts';
import { TABLE } from '../../../text/client/table.ts';
import { cardName, catalogueOf } from '../../../text/smash-up/things.ts';
import { useSay } from '../../say.ts';
import { useDrag } from './drag.ts';
import type { CardState } from './face.tsx';
import { homeOf, placed, type Spot } from './placed.ts';
import { isOffered, type Play, type Pointed, usePlay } from './play.ts';
import { sayCard } from './said.ts';
import { Card } from './shown.tsx';
import { Thing } from './thing.tsx';
import { wishOfCard } from './wish.ts';

/** Minions first, the strongest first, then actions by name. */
function sorted({ view, language }: Play, cards: readonly KnownCard[]): readonly KnownCard[] {
  const worth = ({ card }: KnownCard) => {
    const { minion, power } = catalogueOf(view)[card]!;
    return minion ? power : -1;
  };
  return cards.toSorted(
    (a, b) =>
      worth(b) - worth(a) || cardName(a.card, language).localeCompare(cardName(b.card, language)) || a.copy - b.copy,
  );
}

/** Cards of the viewer's own discard pile that can be played now, each title once. */
function fromPile({ view, options }: Play): readonly KnownCard[] {
  if (view.viewer === null) return [];
  const spots = new Set<Spot>(options.flatMap((option) => placed(option).first ?? []));
  const open = [...spots].filter((spot) => homeOf(spot, view) === 'pile');
  const { discard } = view.players[view.viewer]!;
  return open.flatMap(
    (spot) => discard.find(({ copy, card }) => [`copy ${copy}`, `card ${card}`, `pile ${card}`].includes(spot)) ?? [],
  );
}

/** The questions in which a card of the hand is wanted to be played: the others show nothing as refused. */
const PLAYING: readonly string[] = ['play', 'extra', 'play-now', 'before-scoring', 'after-scoring', 'hand-limit'];

const isRefusing = ({ decision }: View): boolean => decision !== null && PLAYING.includes(decision.ask);

/** The names under which a card of the hand, or of the discard pile, can be pointed at. */
const spotsOf = ({ copy, card }: KnownCard, pile: boolean): readonly Spot[] =>
  pile ? [`pile ${card}`, `copy ${copy}`, `card ${card}`] : [`card ${card}`, `copy ${copy}`];

interface HandCardProps {
  readonly known: KnownCard;
  readonly pile: boolean;
  readonly small: boolean;
}

function HandCard({ known, pile, small }: HandCardProps) {
  const play = usePlay();
  const say = useSay();
  const { view, language } = play;
  const { copy, card } = known;
  const spots = spotsOf(known, pile);
  const wish = wishOfCard(view, known);
  const stance = spots.map(play.stanceOf).find((each) => each !== null) ?? null;
  const refusal = stance === null ? play.refusalOf(wish) : null;
  const state: CardState | null =
    stance === null ? (isRefusing(view) ? 'disabled' : null) : stance === 'selected' ? 'selected' : 'playable';
  const note = pile ? SMASH.fromPile : refusal === null || !isRefusing(view) ? undefined : NOTES[refusal.rule];
  const thing: Pointed = { spots, name: cardName(card, language), wish };
  return (
    <li>
      <Thing
        thing={thing}
        label={sayCard(card, view.revised, language)}
        mark={`copy ${copy}`}
        zoom={catalogueOf(view)[card]!.id}
        class="hand__b"
        loose
      >
        <Card
          card={card}
          revised={view.revised}
          language={language}
          size={small ? 'mini' : 'hand'}
          {...(state === null ? {} : { state })}
          {...(note === undefined || (small && !pile) ? {} : { note: say(note) })}
        />
      </Thing>
    </li>
  );
}

/** Pixels that a card takes with its text. */
const ROOM_WITH_TEXT = 117;

/** How wide an element is, as it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(innerWidth);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => entry !== undefined && setWidth(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return width;
}

/** The viewer's hand, then what can be played from the discard pile. */
export function Hand() {
  const play = usePlay();
  const say = useSay();
  const drag = useDrag(play);
  const width = useWidth(drag);
  const { view, layout } = play;
  if (view.viewer === null) return <p class="hand__none">{say(SMASH.spectator)}</p>;
  const hand = sorted(play, view.players[view.viewer]!.hand);
  const pile = fromPile(play);
  const count = hand.length + pile.length;
  const spots = [...hand.map((known) => spotsOf(known, false)), ...pile.map((known) => spotsOf(known, true))].flat();
  const offered = spots.some((spot) => isOffered(play.stanceOf(spot)));
  const small = layout === 'phone' || count * ROOM_WITH_TEXT > width;
  return (
    <ul
      ref={drag}
      class={`hand${layout === 'phone' ? ' hand--phone' : ''}${offered ? '' : ' hand--idle'}`}
      aria-label={say(TABLE.hand)}
      data-zone="hand"
      style={{ '--n': count }}
      data-small={small ? '' : undefined}
    >
      {hand.map((known) => (
        <HandCard key={known.copy} known={known} pile={false} small={small} />
      ))}
      {pile.map((known) => (
        <HandCard key={known.copy} known={known} pile small={small} />
      ))}
      {count === 0 && <li class="hand__none">{say(SMASH.nothingInHand)}</li>}
    </ul>
  );
}
