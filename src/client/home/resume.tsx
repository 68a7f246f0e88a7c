import type { KeptTable } from '../../protocol/table.ts';
import { HOME } from '../../text/client/home.ts';
import { lazy } from '../app/lazy.tsx';
import { Seat } from '../app/seat.tsx';
import { addressOf } from '../route.ts';
import { useLanguage, useSay } from '../say.ts';
import { gameOf } from './games.ts';
import { isPersons, ownSeat, whoPlays } from './told.ts';
import { ago } from './when.ts';

const Vignette = lazy(async () => (await import('./vignette.tsx')).Vignette);

/** The table touched last, one click away. */
export function Resume({ table }: { readonly table: KeptTable }) {
  const say = useSay();
  const language = useLanguage();
  const { id, record, sitters, turn, touched, asked } = table;
  const { name, palette } = gameOf(record.game)!;
  const own = ownSeat(sitters);
  return (
    <article class="resume" data-game={palette}>
      <div class="resume__a">
        <Vignette game={record.game} seat={own ?? 0} />
      </div>
      <div class="resume__b">
        <div class="seats">
          {sitters.map((_, seat) => (
            <Seat key={seat} seat={seat} />
          ))}
          {isPersons(sitters, asked) && <span class="tagme">{say(HOME.yours)}</span>}
        </div>
        <h2>{say(HOME.gameTurn, { game: say(name), n: turn })}</h2>
        <p>
          {whoPlays(sitters, language)} · {ago(touched, Date.now(), language)}
        </p>
        <a class="btn btn--go" href={addressOf({ page: 'table', id })}>
          {say(HOME.continueOne)}
        </a>
      </div>
    </article>
  );
}

/** An empty place; blank as long as it is not known whether something waits. */
export function NothingToResume({ waiting }: { readonly waiting: boolean }) {
  const say = useSay();
  if (waiting) return <div class="resume resume--none" />;
  return (
    <article class="resume resume--none">
      <svg class="resume__bell" viewBox="0 0 48 48" aria-hidden="true">
        <g fill="currentColor">
          <circle cx="24" cy="13.5" r="3.2" />
          <path d="M11 30a13 12.5 0 0 1 26 0Z" />
          <rect x="8" y="31.6" width="32" height="4.4" rx="2.2" />
        </g>
      </svg>
      <div class="resume__b">
        <h2>{say(HOME.nothingTitle)}</h2>
        <p>{say(HOME.nothing)}</p>
      </div>
    </article>
  );
}
