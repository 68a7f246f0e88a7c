import '../styles/fields.css';
import { useState } from 'preact/hooks';
import type { Place } from '../../protocol/hosted.ts';
import { HOSTING } from '../../text/client/hosting.ts';
import { FREE_SEATS, ONLINE } from '../../text/client/online.ts';
import { labelled } from '../../text/phrase.ts';
import { counted } from '../../text/plural.ts';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import { letterOf } from '../app/seat.tsx';
import { usePageTitle } from '../app/title.ts';
import { ENGINES } from '../home/engines.ts';
import { gameOf } from '../home/games.ts';
import { botAt } from '../home/places.ts';
import { me } from '../net/me.ts';
import { useLanguage, useSay } from '../say.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { Chat } from './chat.tsx';
import { HostMenu } from './host-menu.tsx';
import { NameField } from './name-field.tsx';
import { Notes } from './notes.tsx';
import { Offer } from './offer.tsx';
import { PlaceList } from './place-list.tsx';
import { Share } from './share.tsx';
import { clockWords } from './time.ts';
import type { Visit } from './visit.ts';

/** What is played with, in words: its clock and its table options. */
function useTerms(visit: Visit): readonly string[] {
  const language = useLanguage();
  const { charter } = useStore(visit.feed.table)!;
  const loaded = useLoaded(charter.game, ENGINES[charter.game]!);
  const idle = loaded.state === 'there' ? (loaded.value.game.idleOptions?.(charter.options) ?? []) : [];
  const options = Object.entries(charter.options).map(([name, value]) => {
    if (loaded.state !== 'there' || idle.includes(name)) return '';
    const words = loaded.value.wording.tableOption(name, value, language);
    return labelled(words.name, words.value, language);
  });
  return [clockWords(charter.clock, language), ...options].filter((text) => text !== '');
}

/** The table before the game: who sits down, and the way there for the others. */
export function WaitingRoom({ visit }: { readonly visit: Visit }) {
  const say = useSay();
  const language = useLanguage();
  const { charter, now } = useStore(visit.feed.table)!;
  const person = useStore(me);
  const [name, setName] = useState(() => settings.get().name);
  const terms = useTerms(visit);
  const { name: gameName, palette } = gameOf(charter.game)!;
  const title = say(gameName);
  const host = now.places.find((place) => place.kind === 'player' && place.player === now.host);
  const isHost = person?.id === now.host;
  const free = now.places.filter(({ kind }) => kind === 'open').length;
  usePageTitle(`${title} · Tintamarre`);

  const acts = (place: Place, seat: number) => {
    const letter = letterOf(seat);
    const kept = place.kind === 'open' && place.for !== undefined && place.for.player !== person?.id;
    const taken = place.kind === 'player' || kept;
    return (
      <>
        {seat === now.you && (
          <button type="button" class="btn" onClick={() => void visit.ask({ ask: 'rise' })}>
            {say(ONLINE.rise)}
          </button>
        )}
        {isHost && place.kind === 'open' && (
          <button
            type="button"
            class="btn"
            aria-label={say(ONLINE.seatBotAt, { letter })}
            onClick={() => void visit.ask({ ask: 'seat-bot', seat, name: botAt(seat), bot: 'greedy' })}
          >
            {say(ONLINE.seatBot)}
          </button>
        )}
        {isHost && seat !== now.you && (place.kind !== 'open' || place.for !== undefined) && (
          <button
            type="button"
            class="btn"
            aria-label={say(HOSTING.freeSeat, {
              letter,
              name: (place.kind === 'open' ? place.for : place)?.name ?? '',
            })}
            onClick={() => void visit.ask({ ask: 'free-seat', seat })}
          >
            {say(HOSTING.free)}
          </button>
        )}
        {now.you === null && !taken && (
          <button
            type="button"
            class={place.kind === 'open' ? 'btn btn--go' : 'btn'}
            aria-label={say(ONLINE.sitAt, { letter })}
            onClick={() => void visit.sit(seat, name)}
          >
            {say(ONLINE.sit)}
          </button>
        )}
      </>
    );
  };

  return (
    <div class="table room" data-game={palette}>
      <Bar title={title} subtitle={terms[0] ?? ''} />
      <Notes visit={visit} />
      <main class="room__in">
        <section class="room__card">
          <h1>{say(ONLINE.waitingTitle)}</h1>
          <p role="status">
            {free === 0 ? say(ONLINE.allThere) : `${say(ONLINE.waitingFor)} · ${counted(free, FREE_SEATS, language)}`}
          </p>
          {person === null && <NameField name={name} onChange={setName} />}
          <PlaceList visit={visit} acts={acts} />
          {isHost ? (
            <button
              type="button"
              class="btn btn--go btn--big"
              aria-disabled={free > 0}
              onClick={() => void visit.ask({ ask: 'begin' })}
            >
              {say(ONLINE.begin)}
            </button>
          ) : (
            <p class="room__hint">
              {say(ONLINE.hostBegins, { name: host?.kind === 'player' ? host.name : say(ONLINE.theHost) })}
            </p>
          )}
          {now.you !== null && <Offer />}
          <HostMenu visit={visit} />
          <ul class="room__terms">
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <p class="room__hint">{say(ONLINE.luckShort, { seal: charter.commitment.slice(0, 8) })}</p>
        </section>
        <section class="room__card">
          <h2>{say(ONLINE.share)}</h2>
          <p>{say(ONLINE.shareHint)}</p>
          <Share id={charter.id} />
        </section>
        <section class="room__card">
          <Chat visit={visit} />
        </section>
      </main>
    </div>
  );
}
