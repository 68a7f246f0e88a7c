import type { ComponentChildren } from 'preact';
import type { Forecast, ForeseenTrigger } from '../../../games/smash-up/core/forecast.ts';
import type { SiteView } from '../../../games/smash-up/core/view.ts';
import { CARDS_IN_HAND, DOCK } from '../../../text/client/smash-up.ts';
import { TABLE } from '../../../text/client/table.ts';
import { listed } from '../../../text/phrase.ts';
import { counted } from '../../../text/plural.ts';
import { baseName, cardName } from '../../../text/smash-up/things.ts';
import { Seat } from '../../app/seat.tsx';
import { useSay } from '../../say.ts';
import { totalOf } from './forecasts.ts';
import { type Play, usePlay } from './play.ts';
import { useSight } from './sight.ts';

/** What each seat would get, the most first. */
export function Gains({ points }: { readonly points: readonly number[] }) {
  const gains = points.map((amount, seat) => ({ amount, seat })).filter(({ amount }) => amount > 0);
  return (
    <span class="gain3">
      {gains
        .toSorted((a, b) => b.amount - a.amount)
        .map(({ amount, seat }) => (
          <span key={seat}>
            <Seat seat={seat} small />+{amount}
          </span>
        ))}
    </span>
  );
}

function Trigger({ trigger, base }: { readonly trigger: ForeseenTrigger; readonly base: number }) {
  const say = useSay();
  const { language } = usePlay();
  const what = trigger.card === null ? baseName(base, language) : cardName(trigger.card, language);
  return (
    <li>
      <span>
        {say(DOCK[trigger.window], { what })} {trigger.seat !== null && <Seat seat={trigger.seat} small />}
      </span>
    </li>
  );
}

/** Those who hold cards, and so might play one around a scoring. */
function responders({ view, names, language }: Play): string {
  const told = view.players.flatMap(({ handSize }, seat) =>
    seat === view.viewer || handSize === 0 ? [] : [`${names[seat]!} (${counted(handSize, CARDS_IN_HAND, language)})`],
  );
  return listed(told, language);
}

/** The base scores: who gets what, and what has its say before, during and after. */
function Scoring({ forecast }: { readonly forecast: Forecast }) {
  const say = useSay();
  const play = usePlay();
  const { language, view } = play;
  const who = responders(play);
  return (
    <>
      <li>
        <span>
          <b>{baseName(forecast.base, language)}</b>{' '}
          {say(view.scoring?.base === forecast.base ? DOCK.scoresNow : DOCK.scoresAtEnd)}{' '}
          <Gains points={forecast.points} />
        </span>
      </li>
      {forecast.triggers.map((trigger, i) => (
        <Trigger key={`${i} ${trigger.card}`} trigger={trigger} base={forecast.base} />
      ))}
      {who !== '' && (
        <li>
          <span>{say(DOCK.responses, { who })}</span>
        </li>
      )}
    </>
  );
}

/** How one base changes. */
function Changed({ site, after }: { readonly site: SiteView; readonly after: Forecast }) {
  const say = useSay();
  const { language } = usePlay();
  const [before, next] = [totalOf(site.powers), totalOf(after.powers)];
  const limit = site.breakpoint !== after.breakpoint;
  if (before === next && !limit) return null;
  return (
    <li>
      <span>
        <b>{baseName(site.base, language)}</b>{' '}
        {before !== next && say(DOCK.becomes, { before, after: next, breakpoint: after.breakpoint })}
        {limit && ` ${say(DOCK.breakpointBecomes, { before: site.breakpoint, after: after.breakpoint })}`}
      </span>
    </li>
  );
}

/** What the option looked at would do, in order; `first` stands before all of it. */
export function Outcome({ index, first }: { readonly index: number; readonly first?: ComponentChildren }) {
  const say = useSay();
  const { view, table } = usePlay();
  const { foresee } = useSight();
  const afters = view.sites.flatMap((site) => {
    const after = foresee(site.base, index);
    return after === null || after === undefined ? [] : [{ site, after }];
  });
  return (
    <ol class="steps">
      {first}
      {afters.map(({ site, after }) => (
        <Changed key={site.base} site={site} after={after} />
      ))}
      {table.reveals(index) && (
        <li>
          <span>
            {say(DOCK.unknown)} <b class="noreturn">{say(TABLE.noReturn)}</b>
          </span>
        </li>
      )}
      {afters
        .filter(({ after }) => after.scores)
        .map(({ after }) => (
          <Scoring key={after.base} forecast={after} />
        ))}
    </ol>
  );
}

/** The bases as they stand: the one pointed at, or those that would score. */
export function Standing({ base }: { readonly base: number | null }) {
  const say = useSay();
  const { view, language } = usePlay();
  const { foresee } = useSight();
  const all = view.sites.flatMap((site) => foresee(site.base, null) ?? []);
  const shown = base === null ? all.filter(({ scores }) => scores) : all.filter((each) => each.base === base);
  if (shown.length === 0) return <p class="quiet">{say(DOCK.noneScores)}</p>;
  return (
    <ol class="steps">
      {shown.map((forecast) =>
        forecast.scores ? (
          <Scoring key={forecast.base} forecast={forecast} />
        ) : (
          <>
            <li key={forecast.base}>
              <span>
                <b>{baseName(forecast.base, language)}</b>{' '}
                {say(DOCK.stands, { total: totalOf(forecast.powers), breakpoint: forecast.breakpoint })} ·{' '}
                {say(DOCK.missing, { n: forecast.breakpoint - totalOf(forecast.powers) })}
              </span>
            </li>
            <li>
              <span>
                <Gains points={forecast.points} />
              </span>
            </li>
          </>
        ),
      )}
    </ol>
  );
}
