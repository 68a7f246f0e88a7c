import { RISK } from '../../../text/client/clank-risk.ts';
import type { Both } from '../../../text/language.ts';
import { labelled } from '../../../text/phrase.ts';
import { Seat } from '../../app/seat.tsx';
import { Icon, type IconName } from '../../icons/icon.tsx';
import type { Desk } from './desk.ts';
import { chancesOf, ghostChance, type Odds } from './odds-of.ts';
import { percent } from './percent.ts';

interface Column {
  readonly label: Both;
  readonly long: Both;
  readonly icon?: IconName;
  readonly chanceOf: (seat: number) => number | null;
}

/** What is told of each seat: a tile for the viewer's own, and below it the same for the others. */
function columnsOf(odds: Odds, { dress }: Desk): readonly Column[] {
  const { hit, hitLong, twice, twiceLong, ghost, ghostLong, knockedOut, knockedOutLong, thisTurn, thisTurnLong } = RISK;
  return [
    { label: hit, long: hitLong, chanceOf: (seat) => chancesOf(odds, seat).hit },
    odds.now.ghosts > 0
      ? { label: ghost, long: ghostLong, icon: dress.glyphs.ghost.icon, chanceOf: () => ghostChance(odds) }
      : { label: twice, long: twiceLong, chanceOf: (seat) => chancesOf(odds, seat).twice },
    { label: knockedOut, long: knockedOutLong, chanceOf: (seat) => chancesOf(odds, seat).knockedOut },
    { label: thisTurn, long: thisTurnLong, chanceOf: (seat) => chancesOf(odds, seat).thisTurn },
  ];
}

interface ChancesProps {
  readonly desk: Desk;
  readonly odds: Odds;
  readonly seat: number;
  readonly onToggle: (open: boolean) => void;
}

/** The chances of one seat, and on demand those of everyone. */
export function Chances({ desk, odds, seat, onToggle }: ChancesProps) {
  const { say, names, view, language } = desk;
  const columns = columnsOf(odds, desk);
  const others = names.flatMap((name, each) =>
    each !== seat && view.players[each]!.status === 'inside' ? [{ name, each }] : [],
  );
  return (
    <details class="everyone" onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary class="chances" title={say(RISK.everyone)}>
        <Seat seat={seat} small />
        {columns.map(({ label, long, icon, chanceOf }, i) => (
          <span key={i} class={i === 0 ? 'chance chance--me' : 'chance'} title={say(long)}>
            <span class="sr">{labelled(say(long), percent(chanceOf(seat), language), language)}; </span>
            <span aria-hidden="true">
              {icon !== undefined && <Icon name={icon} />} {say(label)}
            </span>{' '}
            <b aria-hidden="true">{percent(chanceOf(seat), language)}</b>
          </span>
        ))}
        <span class="sr">{say(RISK.everyone)}</span>
      </summary>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map(({ long }, i) => (
              <th key={i} scope="col">
                <span class="sr">{say(long)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {others.map(({ name, each }) => (
            <tr key={each}>
              <th scope="row" title={name}>
                <Seat seat={each} small />
                <span class="sr">{name}</span>
              </th>
              {columns.map(({ chanceOf }, i) => (
                <td key={i}>{percent(chanceOf(each), language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
