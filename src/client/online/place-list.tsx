import type { ComponentChildren } from 'preact';
import type { Place } from '../../protocol/hosted.ts';
import type { Now } from '../../protocol/messages.ts';
import { PRESENCE } from '../../text/client/notices.ts';
import { ONLINE } from '../../text/client/online.ts';
import { AT_TABLE } from '../../text/client/online-table.ts';
import { letterOf, Seat } from '../app/seat.tsx';
import { Icon } from '../icons/icon.tsx';
import { me } from '../net/me.ts';
import { useLanguage, useSay } from '../say.ts';
import { useStore } from '../store.ts';
import { calledOf } from '../table/seats.ts';
import { Report } from './report.tsx';
import { leftAt, leftWords, useTicking } from './time.ts';
import type { Visit } from './visit.ts';

const HURRY_MILLISECONDS = 20_000;

/** What the one at the seat has left; nothing where no clock runs. */
export function Left({ visit, seat }: { readonly visit: Visit; readonly seat: number }) {
  const say = useSay();
  const language = useLanguage();
  const { now, charter } = useStore(visit.feed.table)!;
  const place = now.places[seat];
  const playing = now.status === 'playing' && charter.clock.kind !== 'none';
  const timed = playing && place?.kind === 'player' && place.away === null;
  const runs = timed && now.clocks.asked === seat;
  useTicking(runs);
  const left = timed ? leftAt(now.clocks, seat, visit.feed.time) : null;
  if (left === null) return null;
  const words = leftWords(left, language);
  const hurry = runs && left < HURRY_MILLISECONDS;
  return (
    <span class={`left${runs ? ' left--runs' : ''}${hurry ? ' left--hurry' : ''}`} role="timer">
      <Icon name="hourglass" />
      <span class="sr">{say(AT_TABLE.timeLeft, { time: '' })}</span>
      {words}
    </span>
  );
}

const isOther = ({ places, you }: Now, seat: number): boolean => places[seat]?.kind === 'player' && seat !== you;

/** Whether the player at the seat is there now; nothing for bots, open seats and oneself. */
export function Here({ visit, seat }: { readonly visit: Visit; readonly seat: number }) {
  const say = useSay();
  const { now } = useStore(visit.feed.table)!;
  const here = useStore(visit.feed.here).includes(seat);
  if (!isOther(now, seat)) return null;
  return (
    <span class={here ? 'here here--yes' : 'here'} aria-live="off">
      <span>{say(here ? PRESENCE.here : PRESENCE.notHere)}</span>
    </span>
  );
}

/** Who sits there, or whom the seat is kept for. */
function useNameAt(): (place: Place, seat: number) => string {
  const say = useSay();
  const language = useLanguage();
  return (place, seat) => {
    if (place.kind !== 'open') return calledOf(place.name, language);
    const free = place.for === undefined ? say(ONLINE.free) : say(ONLINE.keptFor, { name: place.for.name });
    return `${free} (${letterOf(seat)})`;
  };
}

interface PlaceListProps {
  readonly visit: Visit;
  /** What can be done with a place. */
  readonly acts: (place: Place, seat: number) => ComponentChildren;
}

/** Who sits where. */
export function PlaceList({ visit, acts }: PlaceListProps) {
  const say = useSay();
  const nameAt = useNameAt();
  const person = useStore(me);
  const { now, charter } = useStore(visit.feed.table)!;
  return (
    <ol class="seated">
      {now.places.map((place, seat) => {
        const tags = [
          ...(seat === now.you ? [say(ONLINE.you).toLowerCase()] : []),
          ...(place.kind === 'player' && place.player === now.host ? [say(ONLINE.host)] : []),
          ...(place.kind === 'bot' ? [say(ONLINE.bot)] : []),
          ...(place.kind === 'player' && place.away !== null ? [say(AT_TABLE.away)] : []),
        ];
        return (
          <li key={seat} class={now.clocks.asked === seat ? 'seated__asked' : ''}>
            <Seat seat={seat} />
            <span class={place.kind === 'open' ? 'seated__free' : ''}>
              <b>{nameAt(place, seat)}</b>
              <small>
                <Here visit={visit} seat={seat} />
                {[...(isOther(now, seat) ? [''] : []), ...tags].join(' · ')}
              </small>
            </span>
            <Left visit={visit} seat={seat} />
            <span class="seated__acts">
              {acts(place, seat)}
              {place.kind === 'player' && place.name !== '' && person !== null && person.id !== place.player && (
                <Report what={{ kind: 'name', player: place.player, table: charter.id }} name={place.name} />
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
