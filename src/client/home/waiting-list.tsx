import { useState } from 'preact/hooks';
import type { KeptTable } from '../../protocol/table.ts';
import { HOME } from '../../text/client/home.ts';
import { listed } from '../../text/phrase.ts';
import { Icon } from '../icons/icon.tsx';
import type { TableCard } from '../net/api.ts';
import { addressOf, type Route } from '../route.ts';
import { useLanguage, useSay } from '../say.ts';
import { calledOf } from '../table/seats.ts';
import { gameOf } from './games.ts';
import { whoPlays } from './told.ts';
import { ago } from './when.ts';

const AT_FIRST = 4;

interface Waiting {
  readonly at: Route & { readonly id: string };
  readonly game: string;
  readonly turn: number;
  readonly who: string;
  readonly touched: number;
}

/** The other tables that wait for the person: first those where others wait as well. */
export function WaitingList({
  online,
  local,
}: {
  readonly online: readonly TableCard[];
  readonly local: readonly KeptTable[];
}) {
  const say = useSay();
  const language = useLanguage();
  const [all, setAll] = useState(false);
  const waiting: readonly Waiting[] = [
    ...online.map(({ id, game, turn, touched, places }): Waiting => {
      const names = places.flatMap((place) => (place.kind === 'open' ? [] : [calledOf(place.name, language)]));
      return { at: { page: 'at', id }, game, turn, touched, who: listed(names, language) };
    }),
    ...local.map(({ id, record, turn, touched, sitters }): Waiting => {
      return { at: { page: 'table', id }, game: record.game, turn, touched, who: whoPlays(sitters, language) };
    }),
  ];
  return (
    <section class="list waiting">
      <h2>
        {say(HOME.waitingForYou)}
        {waiting.length > AT_FIRST && (
          <button type="button" class="list__all" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say(HOME.seeFewer) : say(HOME.seeAll, { n: waiting.length })}
          </button>
        )}
      </h2>
      <ul>
        {(all ? waiting : waiting.slice(0, AT_FIRST)).map(({ at, game, turn, who, touched }) => {
          const { name, palette, icon } = gameOf(game)!;
          return (
            <li key={at.id} class="li">
              <a class="li__go" href={addressOf(at)}>
                <span class="gi" data-game={palette}>
                  <Icon name={icon} />
                </span>
                <span>
                  <b>{who}</b>
                  <small>
                    {say(HOME.gameTurn, { game: say(name), n: turn })} · {ago(touched, Date.now(), language)}
                  </small>
                </span>
              </a>
              <span class="tagme">{say(HOME.yours)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
