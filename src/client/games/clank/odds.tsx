import { editionOf } from '../../../games/clank/core/editions.ts';
import { COUNTDOWN_END } from '../../../games/clank/core/numbers.ts';
import { GHOST } from '../../../text/clank/catacombs-nouns.ts';
import { BLACK, CARD, CUBE } from '../../../text/clank/nouns.ts';
import { COUNTED } from '../../../text/client/clank.ts';
import { RISK } from '../../../text/client/clank-risk.ts';
import { counted } from '../../../text/plural.ts';
import { classOf, letterOf, Seat } from '../../app/seat.tsx';
import { Icon, type IconName } from '../../icons/icon.tsx';
import type { Desk } from './desk.ts';
import { chancesOf, ghostChance, type Odds, oddsOf } from './odds-of.ts';
import { percent } from './percent.ts';

/** What is in the bag when the dragon attacks next, cube by cube. */
interface MixProps {
  readonly bag: readonly number[];
  readonly ghosts: number;
  readonly me: number | null;
  readonly desk: Desk;
}

function Mix({ bag, ghosts, me, desk }: MixProps) {
  const { say, names, language, dress } = desk;
  const black = bag.length - 1;
  const words = bag.map((count, seat) =>
    seat === black ? counted(count, BLACK, language) : `${names[seat]!} ${count}`,
  );
  if (ghosts > 0) words.push(dress.tongue(counted(ghosts, GHOST, language), language));
  const order = [black, ...names.map((_, seat) => seat)];
  return (
    <div class="mix" role="img" aria-label={say(RISK.bag, { what: words.join(', ') })}>
      {order.map((seat) =>
        bag[seat] === 0 ? null : (
          <span
            key={seat}
            class={`${seat === black ? 'seat-x' : classOf(seat)}${seat === me ? ' me' : ''}`}
            style={{ flex: bag[seat] }}
          >
            <b>
              {seat === black ? <Icon name={dress.glyphs.dragon.icon} /> : letterOf(seat)} {bag[seat]}
            </b>
          </span>
        ),
      )}
      {ghosts > 0 && (
        <span class="gh" style={{ flex: Math.max(2.2, ghosts) }}>
          <b>
            <Icon name={dress.glyphs.ghost.icon} /> {ghosts}
          </b>
        </span>
      )}
    </div>
  );
}

function Chance({ desk, label, long, chance, icon, me = false }: ChanceProps) {
  const { say, language } = desk;
  return (
    <span class={`chance${me ? ' chance--me' : ''}`} title={say(long)}>
      <span class="sr">{say(long)}</span>
      <span aria-hidden="true">
        {icon !== undefined && <Icon name={icon} />} {say(label)}
      </span>{' '}
      <b>{percent(chance, language)}</b>
    </span>
  );
}

interface ChanceProps {
  readonly desk: Desk;
  readonly label: (typeof RISK)['hit' | 'twice' | 'ghost' | 'knockedOut' | 'thisTurn'];
  readonly long: (typeof RISK)['hitLong' | 'twiceLong' | 'ghostLong' | 'knockedOutLong' | 'thisTurnLong'];
  readonly chance: number;
  readonly icon?: IconName;
  readonly me?: boolean;
}

/** The chances of one seat, and on demand those of everyone. */
function Chances({ desk, odds, seat }: { readonly desk: Desk; readonly odds: Odds; readonly seat: number }) {
  const { say, names, view, language, dress } = desk;
  const own = chancesOf(odds, seat);
  const inside = names.flatMap((name, each) => (view.players[each]!.status === 'inside' ? [{ name, each }] : []));
  return (
    <details class="everyone">
      <summary class="chances" title={say(RISK.everyone)}>
        <Chance desk={desk} label={RISK.hit} long={RISK.hitLong} chance={own.hit} me />
        {odds.now.ghosts > 0 ? (
          <Chance
            desk={desk}
            label={RISK.ghost}
            long={RISK.ghostLong}
            chance={ghostChance(odds)}
            icon={dress.glyphs.ghost.icon}
          />
        ) : (
          <Chance desk={desk} label={RISK.twice} long={RISK.twiceLong} chance={own.twice} />
        )}
        <Chance desk={desk} label={RISK.knockedOut} long={RISK.knockedOutLong} chance={own.knockedOut} />
        <Chance desk={desk} label={RISK.thisTurn} long={RISK.thisTurnLong} chance={own.thisTurn} />
        <span class="sr">{say(RISK.everyone)}</span>
      </summary>
      <table>
        <tbody>
          {inside.map(({ name, each }) => {
            const { hit, twice, knockedOut, thisTurn } = chancesOf(odds, each);
            return (
              <tr key={each}>
                {[hit, twice, knockedOut, thisTurn].map((chance, i) => (
                  <td key={i}>{percent(chance, language)}</td>
                ))}
                <th scope="row">
                  <Seat seat={each} small /> <span>{name}</span>
                </th>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** How likely the dragon attacks at the end of the turn, and what that would do. */
export function Risk({ desk }: { readonly desk: Desk }) {
  const { say, view, language, state, dress } = desk;
  const odds = oddsOf(view);
  const { now, end } = odds;
  const me = state.viewer !== null && view.players[state.viewer]!.status === 'inside' ? state.viewer : null;
  const attack = end.exhausted ? 1 : end.attack;
  const total = now.bag.reduce((sum, count) => sum + count, now.ghosts);
  const numbers = {
    cards: counted(end.slots, language === 'fr' ? COUNTED.revealed : CARD, language),
    cubes: counted(now.draws, CUBE, language),
    total,
  };
  return (
    <div class="risk">
      <div class="ring" style={{ '--p': Math.round(attack * 100) }} aria-hidden="true">
        <div>
          <Icon name={dress.glyphs.dragon.icon} />
          <b>{percent(attack, language)}</b>
        </div>
      </div>
      <div>
        <h3>
          {say(view.active === me ? RISK.title : RISK.titleOther)}
          <span class="sr"> {percent(attack, language)}</span>
        </h3>
        <p>
          {say(end.exhausted ? RISK.exhausted : RISK.summary, numbers)}
          {view.first !== null &&
            editionOf(view).goneDraws === null &&
            ` ${say(RISK.countdown, { n: view.countdown, end: COUNTDOWN_END })}`}
        </p>
        <Mix bag={now.bag} ghosts={now.ghosts} me={me} desk={desk} />
      </div>
      <Chances desk={desk} odds={odds} seat={me ?? view.active} />
    </div>
  );
}

/** The chances in a nutshell. */
export function RiskChip({ desk }: { readonly desk: Desk }) {
  const { say, state, view, language, dress } = desk;
  const odds = oddsOf(view);
  const attack = odds.end.exhausted ? 1 : odds.end.attack;
  const { thisTurn } = chancesOf(odds, state.viewer ?? view.active);
  return (
    <span class="riskchip">
      <Icon name={dress.glyphs.dragon.icon} />
      {percent(attack, language)}
      <small>{say(RISK.ofWhichHit, { chance: percent(thisTurn, language) })}</small>
    </span>
  );
}
