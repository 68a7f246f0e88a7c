import type { ComponentChildren } from 'preact';
import type { Result, Seat as SeatNo } from '../../engine/game.ts';
import type { ScoreLine } from '../../engine/teller.ts';
import type { Sitter } from '../../protocol/table.ts';
import { END, LOST } from '../../text/client/end.ts';
import { counted, ordinal } from '../../text/plural.ts';
import { classOf, Seat } from '../app/seat.tsx';
import { Icon } from '../icons/icon.tsx';
import { useLanguage, useSay } from '../say.ts';

interface SheetProps {
  readonly result: Result;
  readonly sheet: readonly ScoreLine[];
  readonly names: readonly string[];
  readonly sitters: readonly Sitter[];
  /** The category in words, with its glyph. */
  readonly category: (category: string) => ComponentChildren;
  /** How the game ended for a seat. */
  readonly fate: (seat: SeatNo) => ComponentChildren;
}

/** Seats from the first place to the last. */
export const standingOrder = ({ places }: Result): SeatNo[] =>
  places.map((_, seat) => seat).toSorted((a, b) => places[a]! - places[b]! || a - b);

function Cell({ line, seat, most }: { readonly line: ScoreLine; readonly seat: SeatNo; readonly most: number }) {
  const say = useSay();
  const value = line.values[seat]!;
  const counted = line.counted[seat]!;
  return (
    <td class={`${counted ? '' : 'ko'} ${value === 0 ? 'nil' : ''}`}>
      <span>
        <b>{value === 0 ? say(END.nothing) : value}</b>
      </span>
      {value > 0 && <i class={classOf(seat)} style={{ width: `${(value / most) * 88}%` }} />}
    </td>
  );
}

/** The score pad: one line a category, in the order of counting; what does not count is struck through. */
export function Sheet({ result, sheet, names, sitters, category, fate }: SheetProps) {
  const say = useSay();
  const language = useLanguage();
  const order = standingOrder(result);
  const most = Math.max(1, ...sheet.flatMap(({ values }) => values));
  const won = (seat: SeatNo) => (result.winners.includes(seat) ? 'win' : '');
  const lostBy = (seat: SeatNo) =>
    sheet.reduce((sum, { values, counted }) => sum + (counted[seat] ? 0 : values[seat]!), 0);
  return (
    <section class="eg__t" aria-label={say(END.scoring)}>
      <h2 class="h-sec">
        {say(END.scoring)}
        <small>{say(END.scoringHow)}</small>
      </h2>
      <div class="eg__scroll">
        <table class={order.length > 4 ? 'eg__many' : undefined}>
          <thead>
            <tr>
              <td />
              {order.map((seat) => (
                <th key={seat} scope="col" class={won(seat)}>
                  <span class="rk">
                    <span aria-hidden="true">{result.places[seat]}</span>
                    <span class="sr">{say(END.place, { nth: ordinal(result.places[seat]!, language) })}</span>
                  </span>
                  <Seat seat={seat} />
                  <b>
                    {names[seat]}
                    {sitters[seat]!.kind === 'bot' && <Icon name="vintage-robot" />}
                  </b>
                  <small>{fate(seat)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.map((line, i) => (
              <tr key={`${i}-${line.category}`}>
                <th scope="row">{category(line.category)}</th>
                {order.map((seat) => (
                  <Cell key={seat} line={line} seat={seat} most={most} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <span>{say(END.total)}</span>
              </th>
              {order.map((seat) => (
                <td key={seat} class={`${won(seat)} ${lostBy(seat) > 0 ? 'ko0' : ''}`}>
                  <b>{result.scores[seat]}</b>
                  {lostBy(seat) > 0 && <small>{counted(lostBy(seat), LOST, language)}</small>}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
