import { ownerOf } from '../../../games/smash-up/core/state.ts';
import type { KnownCard, View } from '../../../games/smash-up/core/view.ts';
import { drawPile } from '../../../games/smash-up/insight/draw-pile.ts';
import { PLAYER } from '../../../text/client/smash-up.ts';
import { cardName, catalogueOf } from '../../../text/smash-up/things.ts';
import { useSay } from '../../say.ts';
import { Mini } from './mini.tsx';
import type { SmashProps } from './props.ts';
import { lastingLines } from './standing.ts';

interface Counted {
  readonly card: number;
  readonly count: number;
}

function counted(cards: readonly KnownCard[]): Counted[] {
  const counts = new Map<number, number>();
  for (const { card } of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Everything of a seat's that lies in play, wherever it is. */
function inPlay(view: View, seat: number): KnownCard[] {
  const pieces = view.sites.flatMap(({ minions, actions }) => [...minions, ...actions]);
  return [...pieces, ...pieces.flatMap(({ attached }) => attached)].filter(({ copy }) => ownerOf(copy) === seat);
}

interface PileProps extends Pick<SmashProps, 'language' | 'onCard'> {
  readonly view: View;
  readonly title: string;
  readonly cards: readonly Counted[];
}

function Pile({ view, title, cards, language, onCard }: PileProps) {
  const say = useSay();
  const { revised } = view;
  const worth = ({ card }: Counted) => (catalogueOf(view)[card]!.minion ? catalogueOf(view)[card]!.power : -1);
  const sorted = cards.toSorted(
    (a, b) => worth(b) - worth(a) || cardName(a.card, language).localeCompare(cardName(b.card, language)),
  );
  const total = cards.reduce((sum, { count }) => sum + count, 0);
  return (
    <section class="pile-of">
      <h3 class="h-sec">
        {title} <small>{total}</small>
      </h3>
      {cards.length === 0 ? (
        <p class="quiet">{say(PLAYER.empty)}</p>
      ) : (
        <ul class="minis">
          {sorted.map(({ card, count }) => (
            <li key={card}>
              <Mini card={card} count={count} revised={revised} language={language} onCard={onCard} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The cards of a seat by where they are; of another one, what the viewer may know. */
export function CardsOf({ seat, state, names, language, onCard }: SmashProps & { readonly seat: number }) {
  const say = useSay();
  const { view } = state.present;
  const { hand, discard } = view.players[seat]!;
  const own = seat === view.viewer;
  const shared = { view, language, onCard };
  const lasting = lastingLines(view, names, language);
  return (
    <div class="piles ui">
      {!own && <Pile {...shared} title={say(PLAYER.discard)} cards={counted(discard)} />}
      {(own || hand.length > 0) && (
        <Pile {...shared} title={say(own ? PLAYER.hand : PLAYER.known)} cards={counted(hand)} />
      )}
      <Pile {...shared} title={say(PLAYER.inPlay)} cards={counted(inPlay(view, seat))} />
      {own && <Pile {...shared} title={say(PLAYER.discard)} cards={counted(discard)} />}
      <Pile {...shared} title={say(own ? PLAYER.toDraw : PLAYER.unseen)} cards={drawPile(view, seat).cards} />
      {lasting.length > 0 && (
        <section>
          <h3 class="h-sec">{say(PLAYER.lasting)}</h3>
          <ul class="quiet">
            {lasting.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The viewer's own forty cards. */
export function DeckView(props: SmashProps) {
  const { viewer } = props.state.present.view;
  return <CardsOf {...props} seat={viewer ?? 0} />;
}
