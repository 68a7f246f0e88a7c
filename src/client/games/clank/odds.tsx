import { useState } from 'preact/hooks';
import { editionOf } from '../../../games/clank/core/editions.ts';
import { COUNTDOWN_END } from '../../../games/clank/core/numbers.ts';
import { GHOST } from '../../../text/clank/catacombs-nouns.ts';
import { BLACK, CARD, CUBE } from '../../../text/clank/nouns.ts';
import { COUNTED } from '../../../text/client/clank.ts';
import { RISK } from '../../../text/client/clank-risk.ts';
import { counted } from '../../../text/plural.ts';
import { classOf, letterOf } from '../../app/seat.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Chances } from './chances.tsx';
import type { Desk } from './desk.ts';
import { attackChance, chancesOf, oddsOf } from './odds-of.ts';
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

/** How likely the dragon attacks at the end of the turn, and what that would do. */
export function Risk({ desk }: { readonly desk: Desk }) {
  const { say, view, language, state, dress } = desk;
  const [everyone, setEveryone] = useState(false);
  const odds = oddsOf(view);
  const { now, end } = odds;
  const me = state.viewer !== null && view.players[state.viewer]!.status === 'inside' ? state.viewer : null;
  const attack = attackChance(odds);
  const total = now.bag.reduce((sum, count) => sum + count, now.ghosts);
  const numbers = {
    cards: counted(end.slots, language === 'fr' ? COUNTED.revealed : CARD, language),
    cubes: counted(now.draws, CUBE, language),
    total,
  };
  return (
    <div class={everyone ? 'risk risk--everyone' : 'risk'}>
      <div class="ring" style={{ '--p': Math.round((attack ?? 0) * 100) }} aria-hidden="true">
        <div>
          <Icon name={dress.glyphs.dragon.icon} />
          <b>{percent(attack, language)}</b>
        </div>
      </div>
      <div>
        <h2>
          {say(view.active === me ? RISK.title : RISK.titleOther)}
          <span class={everyone ? undefined : 'sr'}>, {percent(attack, language)}</span>
        </h2>
        <p>
          {say(end.exhausted ? RISK.exhausted : RISK.summary, numbers)}
          {view.first !== null &&
            editionOf(view).goneDraws === null &&
            ` ${say(RISK.countdown, { n: view.countdown, end: COUNTDOWN_END })}`}
        </p>
        {(now.schemeMayStrike || end.schemeMayStrike) && <p>{say(RISK.scheme)}</p>}
        <Mix bag={now.bag} ghosts={now.ghosts} me={me} desk={desk} />
      </div>
      <Chances desk={desk} odds={odds} seat={me ?? view.active} onToggle={setEveryone} />
    </div>
  );
}

/** The chances in a nutshell. */
export function RiskChip({ desk }: { readonly desk: Desk }) {
  const { say, state, view, language, dress } = desk;
  const odds = oddsOf(view);
  const attack = attackChance(odds);
  const { thisTurn } = chancesOf(odds, state.viewer ?? view.active);
  return (
    <span class="riskchip">
      <Icon name={dress.glyphs.dragon.icon} />
      {percent(attack, language)}
      <small>{say(RISK.ofWhichHit, { chance: percent(thisTurn, language) })}</small>
    </span>
  );
}
