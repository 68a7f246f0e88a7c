import '../styles/fields.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lastMessageOf } from '../../protocol/following.ts';
import type { Place } from '../../protocol/hosted.ts';
import { AT_TABLE, LUCK } from '../../text/client/online-table.ts';
import { TABLE } from '../../text/client/table.ts';
import { lazy } from '../app/lazy.tsx';
import { isDialogOpen } from '../app/modal.ts';
import { usePageTitle } from '../app/title.ts';
import { gameOf } from '../home/games.ts';
import { Icon } from '../icons/icon.tsx';
import { me } from '../net/me.ts';
import { addressOf } from '../route.ts';
import { useLanguage, useSay } from '../say.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { calledOf } from '../table/seats.ts';
import { Absent } from './absent.tsx';
import { Chat } from './chat.tsx';
import { HostMenu } from './host-menu.tsx';
import { MySeat } from './my-seat.tsx';
import { NameField } from './name-field.tsx';
import { Notes } from './notes.tsx';
import { Offer } from './offer.tsx';
import { PlaceList } from './place-list.tsx';
import { Share } from './share.tsx';
import type { Visit } from './visit.ts';

const LuckDialog = lazy(async () => (await import('./luck-dialog.tsx')).LuckDialog);

interface AroundProps {
  readonly visit: Visit;
}

function Panel({ visit }: AroundProps) {
  const say = useSay();
  const language = useLanguage();
  const table = useStore(visit.feed.table)!;
  const { now, charter } = table;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    ref.current?.focus();
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !isDialogOpen()) visit.panel.set(false);
    };
    addEventListener('keydown', onEscape);
    return () => removeEventListener('keydown', onEscape);
  }, []);
  const last = lastMessageOf(table);
  useEffect(() => visit.read.set(last), [last]);
  const person = useStore(me);
  const [name, setName] = useState(() => settings.get().name);
  const handed = now.places.some((place) => place.kind === 'player' && place.away === 'handed');
  const acts = (place: Place, seat: number) => {
    if (now.status !== 'playing' || place.kind !== 'player') return null;
    if (now.you === null && place.away === 'handed') {
      return (
        <button type="button" class="btn btn--go" onClick={() => void visit.sit(seat, name)}>
          {say(AT_TABLE.takeOver, { name: calledOf(place.name, language) })}
        </button>
      );
    }
    if (seat === now.you || place.away !== null) return null;
    return <Absent visit={visit} seat={seat} name={calledOf(place.name, language)} />;
  };
  return (
    <aside
      ref={ref}
      class="aside"
      tabIndex={-1}
      aria-label={say(AT_TABLE.around)}
      onKeyDown={(event) => event.key === 'Escape' || event.stopPropagation()}
    >
      <header>
        <h2>{say(AT_TABLE.around)}</h2>
        <button type="button" class="tool" aria-label={say(AT_TABLE.close)} onClick={() => visit.panel.set(false)}>
          ✕
        </button>
      </header>
      {now.you === null && <p>{say(AT_TABLE.watching)}</p>}
      {person === null && handed && now.status === 'playing' && <NameField name={name} onChange={setName} />}
      <PlaceList visit={visit} acts={acts} />
      <Chat visit={visit} />
      <MySeat visit={visit} />
      {now.you !== null && now.status === 'playing' && <Offer />}
      {now.status === 'over' && (
        <button type="button" class="btn" onClick={() => visit.luck.set(true)}>
          {say(LUCK.verify)}
        </button>
      )}
      <HostMenu visit={visit} />
      <a class="btn" href={addressOf({ page: 'rules', game: charter.game, rule: null })}>
        <Icon name="rule-book" />
        {say(TABLE.rules)}
      </a>
      <details>
        <summary>{say(AT_TABLE.link)}</summary>
        <Share id={visit.id} />
      </details>
    </aside>
  );
}

/** What floats above the table: what must be said at once, and the panel of the others. */
export function Around({ visit }: AroundProps) {
  const say = useSay();
  const { now, charter } = useStore(visit.feed.table)!;
  const panel = useStore(visit.panel);
  const luck = useStore(visit.luck);
  const name = say(gameOf(charter.game)!.name);
  const own = now.you !== null && now.status === 'playing' && now.clocks.asked === now.you;
  const place = own ? now.places[now.you!] : undefined;
  const yours = place?.kind === 'player' && place.away === null;
  usePageTitle(yours ? `${say(AT_TABLE.titleYours)} · ${name}` : `${name} · Tintamarre`);
  return (
    <>
      <Notes visit={visit} />
      {panel && <Panel visit={visit} />}
      {luck && <LuckDialog visit={visit} onClose={() => visit.luck.set(false)} />}
    </>
  );
}
