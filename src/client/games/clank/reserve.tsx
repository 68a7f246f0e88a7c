import { useId } from 'preact/hooks';
import { CARDS, goblinOf, reserveOf } from '../../../games/clank/catalogue.ts';
import type { CardNo } from '../../../games/clank/core/card.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import { costIn } from '../../../games/clank/core/price.ts';
import { cardName } from '../../../text/clank/things.ts';
import { PILES, ZONES } from '../../../text/client/clank.ts';
import { GlyphMark } from '../../card/rich.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Later } from '../../later.ts';
import { CardButton } from './card-button.tsx';
import { askedSign, type Desk } from './desk.ts';
import { cardLabel } from './face.tsx';
import { printedOf } from './printed.ts';
import { standingOf } from './standing.tsx';
import { KEY } from './things.ts';
import { Picture } from './thumb.tsx';

interface Pile {
  readonly card: CardNo;
  readonly name: string;
  readonly intent: Option;
  /** How many are left; null for the goblin, which stays. */
  readonly left: number | null;
}

function pilesOf({ view }: Desk): readonly Pile[] {
  const piles = reserveOf(view).map(
    (card, pile): Pile => ({
      card,
      name: KEY.pile(pile),
      intent: { take: 'acquire-reserve', pile },
      left: view.reserve[pile]!,
    }),
  );
  return [...piles, { card: goblinOf(view), name: KEY.goblin, intent: { take: 'fight-goblin' }, left: null }];
}

/** A pile as a wide tile: picture, name, what it gives or what is missing, cost and how many are left. */
function Tile({ desk, pile }: { readonly desk: Desk; readonly pile: Pile }) {
  const { verdicts, view, language, say, act, dress } = desk;
  const id = useId();
  const { card, name, intent, left } = pile;
  const { kind, id: cardId } = CARDS[card]!;
  const cost = costIn(view, CARDS[card]!);
  const verdict = verdicts.of(intent);
  const { state, words, reason } = standingOf(verdict, desk, 'affordable');
  const paid = kind === 'monster' ? 'swords' : 'skill';
  const printed = printedOf(CARDS[card]!, language, 'brief');
  const gains = printed.main?.gains ?? printed.gains;
  const action = verdict.kind === 'legal' ? desk.parts.wording.option(intent, view, language) : '';
  const stock = left === null ? say(PILES.endless) : say(PILES.left, { n: left });
  return (
    <>
      <button
        type="button"
        class={`rt${kind === 'monster' ? ' k-monster' : ' k-reserve'}`}
        data-key={name}
        data-zoom={cardId}
        data-state={state}
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : id}
        onClick={() => act(name)}
      >
        <span class="sr">{`${cardLabel(card, language)} ${stock}. ${action}`}</span>
        <Picture card={card} class="rt__a" />
        <span aria-hidden="true">
          <b class="n">{cardName(card, language)}</b>
          {words !== '' ? (
            <span class="rt__n">{words}</span>
          ) : (
            <span class="gs">
              {gains.map(({ glyph, amount }) => (
                <GlyphMark
                  key={glyph}
                  glyphs={dress.glyphs}
                  name={glyph}
                  amount={amount}
                  language={language}
                  as="gain"
                />
              ))}
            </span>
          )}
        </span>
        <span class={paid === 'swords' ? 'rt__c rt__c--s' : 'rt__c'} aria-hidden="true">
          {cost}
          <Icon name={dress.glyphs[paid].icon} />
          <span class="rt__n">{left === null ? '∞' : `×${left}`}</span>
        </span>
      </button>
      {reason !== null && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </>
  );
}

/** The same as a card of the strip. */
function MiniPile({ desk, pile: { card, name, intent, left } }: { readonly desk: Desk; readonly pile: Pile }) {
  const { verdicts, view, language, act } = desk;
  const verdict = verdicts.of(intent);
  const { state, note, words, reason } = standingOf(verdict, desk, 'affordable');
  return (
    <CardButton
      card={card}
      size="mini"
      language={language}
      name={name}
      action={verdict.kind === 'legal' ? desk.parts.wording.option(intent, view, language) : undefined}
      state={state}
      note={note}
      words={words}
      reason={reason}
      pile={left ?? undefined}
      onAct={act}
    />
  );
}

function Piles({ desk }: { readonly desk: Desk }) {
  const { say, layout } = desk;
  return (
    <section class="ck__reserve" aria-label={say(ZONES.reserve)}>
      <h2 class="h-sec">{say(ZONES.reserve)}</h2>
      <ul class="res4" data-zone="reserve">
        {pilesOf(desk).map((pile) => (
          <li key={pile.name}>
            {layout === 'phone' ? <MiniPile desk={desk} pile={pile} /> : <Tile desk={desk} pile={pile} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const Reserve = ({ desk }: { readonly desk: Desk }) => (
  <Later at=".ck__reserve" sign={() => [`${desk.view.reserve}`, desk.view.goblinTurned, askedSign(desk)]}>
    <Piles desk={desk} />
  </Later>
);
