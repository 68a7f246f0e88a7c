import { CARDS } from '../../../games/clank/catalogue.ts';
import type { View } from '../../../games/clank/core/view.ts';
import { unseenCards } from '../../../games/clank/insight/arrivals.ts';
import { CARD } from '../../../text/clank/nouns.ts';
import { PILES, ZONES } from '../../../text/client/clank.ts';
import { counted } from '../../../text/plural.ts';
import { Paused } from '../../app/paused.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Later } from '../../later.ts';
import { CardButton } from './card-button.tsx';
import { costNow } from './cost.ts';
import { askedSign, type Desk } from './desk.ts';
import { percent } from './percent.ts';
import { standingOf } from './standing.tsx';
import { rowIntent } from './targets.ts';
import { KEY } from './things.ts';

/** The chance that a card from the dungeon deck shows the dragon. */
function dragonChance(view: View): number {
  const unseen = unseenCards(view);
  const all = unseen.reduce((sum, count) => sum + count, 0);
  const dragons = unseen.reduce((sum, count, card) => sum + (CARDS[card]!.dragon ? count : 0), 0);
  return all === 0 ? 0 : dragons / all;
}

function EmptySlot({ desk, slot }: { readonly desk: Desk; readonly slot: number }) {
  const { say, view, language, dress } = desk;
  const chance = percent(dragonChance(view), language);
  return (
    <div class="slot" data-key={KEY.row(slot)}>
      <Icon name={dress.glyphs.dragon.icon} />
      <b>{chance}</b>
      <span>{say(PILES.revealed)}</span>
    </div>
  );
}

function Slot({ desk, slot }: { readonly desk: Desk; readonly slot: number }) {
  const { view, verdicts, language, layout, widths, act } = desk;
  const card = view.row[slot]!;
  if (CARDS[card] === undefined) return <EmptySlot desk={desk} slot={slot} />;
  const intent = rowIntent(view, slot);
  const verdict = verdicts.of(intent);
  const { state, note, words, reason } = standingOf(verdict, desk, intent.take === 'replace' ? 'target' : 'affordable');
  return (
    <CardButton
      card={card}
      size={layout === 'phone' ? 'mini' : 'row'}
      width={widths.row}
      language={language}
      name={KEY.row(slot)}
      action={verdict.kind === 'legal' ? desk.parts.wording.option(intent, view, language) : undefined}
      state={state}
      note={note}
      words={words}
      reason={reason}
      cost={costNow(view, card)}
      onAct={act}
    />
  );
}

/** All that a card of the row shows; an empty space tells what may come. */
function slotSign(desk: Desk, slot: number): readonly unknown[] {
  const { view } = desk;
  const card = view.row[slot]!;
  return [card, CARDS[card] === undefined ? `${view.row} ${view.deckSize}` : '', askedSign(desk)];
}

function RowHead({ desk: { say, view, language } }: { readonly desk: Desk }) {
  return (
    <h2 class="h-sec">
      <Paused>{say(ZONES.row)}</Paused>
      <small>{say(PILES.inDungeonDeck, { n: counted(view.deckSize, CARD, language) })}</small>
    </h2>
  );
}

/** The six cards of the dungeon that can be had, used or fought. */
export const DungeonRow = ({ desk }: { readonly desk: Desk }) => (
  <section class="ck__row" aria-label={desk.say(ZONES.row)}>
    <Later at=".ck__row" sign={() => [desk.view.deckSize, desk.language]}>
      <RowHead desk={desk} />
    </Later>
    <ul class="row6" data-zone="row" data-zoom-beside style={{ '--cw': `${desk.widths.row}px` }}>
      {desk.view.row.map((_, slot) => (
        <li key={slot}>
          <Later at=".ck__row" sign={() => slotSign(desk, slot)}>
            <Slot desk={desk} slot={slot} />
          </Later>
        </li>
      ))}
    </ul>
  </section>
);
