import '../../styles/clank/sheets.css';
import { useId } from 'preact/hooks';
import { MARKET_ITEMS, TOKENS } from '../../../games/clank/catalogue.ts';
import { priceIn } from '../../../games/clank/core/price.ts';
import { tokenName } from '../../../text/clank/things.ts';
import { PILES, ZONES } from '../../../text/client/clank.ts';
import { Dialog } from '../../app/dialog.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { Desk } from './desk.ts';
import { standingOf } from './standing.tsx';
import type { Verdict } from './targets.ts';
import { itemsSold, KEY, soldNext } from './things.ts';
import { TokenMark } from './token-chip.tsx';

/** What an item costs by each means that there is now, the dearest first; the price on the stall if there is none. */
function pricesOf(verdict: Verdict, { view }: Desk): readonly number[] {
  const options = verdict.kind === 'legal' ? verdict.options.map((index) => view.decision!.options[index]!) : [];
  const prices = options.flatMap((option) => (option.take === 'buy' ? [priceIn(view, option)] : []));
  return prices.length === 0 ? [priceIn(view, {})] : [...new Set(prices)].toSorted((a, b) => b - a);
}

function Item({ desk, item, onBought }: { readonly desk: Desk; readonly item: number; readonly onBought: () => void }) {
  const { view, language, say, verdicts, act } = desk;
  const id = useId();
  const token = soldNext(view, item);
  const verdict = verdicts.of({ take: 'buy', item: MARKET_ITEMS[item]! });
  const { state, reason } = standingOf(verdict, desk, 'affordable');
  const prices = pricesOf(verdict, desk);
  return (
    <li>
      <button
        type="button"
        class="stallitem"
        data-state={state}
        aria-disabled={verdict.kind !== 'legal'}
        aria-describedby={id}
        onClick={() => {
          act(KEY.item(item));
          onBought();
        }}
      >
        <TokenMark token={token} />
        <b>{tokenName(token, language)}</b>
        <span class="stallitem__left">{say(PILES.left, { n: view.market[item]! })}</span>
        <span class="stallitem__price">
          {prices.join(' / ')} <Icon name={desk.dress.glyphs.gold.icon} />
        </span>
      </button>
      <p id={id} class="stallitem__what">
        {desk.dress.face(TOKENS[token]!.id, language)?.lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
        {reason !== null && <span class="no">✕ {reason}</span>}
      </p>
    </li>
  );
}

/** What the market sells, whether it can be bought now or not. */
export function MarketSheet({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) {
  return (
    <Dialog title={desk.say(ZONES.market)} onClose={onClose}>
      <ul class="stallitems ui">
        {itemsSold(desk.view).map((item) => (
          <Item key={item} desk={desk} item={item} onBought={onClose} />
        ))}
      </ul>
    </Dialog>
  );
}
