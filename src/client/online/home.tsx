import '../styles/online.css';
import '../styles/fields.css';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { tableIdIn } from '../../protocol/table-id.ts';
import { HOME } from '../../text/client/home.ts';
import { ONLINE } from '../../text/client/online.ts';
import { listed } from '../../text/phrase.ts';
import { Seat } from '../app/seat.tsx';
import { usePageTitle } from '../app/title.ts';
import { gameOf } from '../home/games.ts';
import { waitingOnline } from '../home/waiting.ts';
import { ago } from '../home/when.ts';
import { Icon } from '../icons/icon.tsx';
import { api, type TableCard } from '../net/api.ts';
import { me, recall } from '../net/me.ts';
import { addressOf, go } from '../route.ts';
import { useLanguage, useSay } from '../say.ts';
import { play } from '../sound.ts';
import { useStore } from '../store.ts';
import { calledOf } from '../table/seats.ts';
import { Identity } from './identity.tsx';
import { OpenTable } from './open-table.tsx';
import { clockWords } from './time.ts';

const LOOK_MILLISECONDS = 10_000;

interface Lists {
  readonly mine: readonly TableCard[];
  readonly open: readonly TableCard[];
}

const NONE: Lists = { mine: [], open: [] };
const isKnownGame = ({ game }: TableCard): boolean => gameOf(game) !== undefined;

async function look(): Promise<Lists> {
  const person = await recall();
  const [mine, open] = await Promise.all([person === null ? [] : api.mine(), api.lobby()]);
  return { mine: mine.filter(isKnownGame), open: open.filter((card) => isKnownGame(card) && card.yours === null) };
}

/** The tables of the server, looked at again from time to time: out of sight too, since the title tells of them. */
function useLists(): Lists | null {
  const person = useStore(me);
  const [lists, setLists] = useState<Lists | null>(null);
  useEffect(() => {
    const again = async () => {
      setLists(await look().catch(() => NONE));
    };
    void again();
    const timer = setInterval(() => void again(), LOOK_MILLISECONDS);
    const seen = () => void again();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [person?.id]);
  return lists;
}

function Card({ card }: { readonly card: TableCard }) {
  const say = useSay();
  const language = useLanguage();
  const person = useStore(me);
  const { id, places, status, clock, turn, touched } = card;
  const game = gameOf(card.game)!;
  const names = places.flatMap((place) => (place.kind === 'open' ? [] : [calledOf(place.name, language)]));
  const yours = person !== null && card.waitsFor === person.id;
  const state =
    status === 'playing' ? say(ONLINE.turnNo, { n: turn }) : say(status === 'waiting' ? ONLINE.waiting : ONLINE.over);
  const hint = [say(game.name), state, clockWords(clock, language), ago(touched, Date.now(), language)].join(' · ');
  return (
    <li class="li">
      <a class="li__go" href={addressOf({ page: 'at', id })}>
        <span class="gi" data-game={game.palette}>
          <Icon name={game.icon} />
        </span>
        <span>
          <b>{names.length === 0 ? say(game.name) : listed(names, language)}</b>
          <small>{hint}</small>
        </span>
      </a>
      {yours ? (
        <span class="tagme">{say(ONLINE.yourTurn)}</span>
      ) : (
        <span class="li__seats">
          {places.map((place, seat) => (
            <span key={seat} class={place.kind === 'open' ? 'li__open' : ''}>
              <Seat seat={seat} small />
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

function Join() {
  const say = useSay();
  const id = useId();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        const table = tableIdIn(text);
        setWrong(table === null);
        if (table !== null) go({ page: 'at', id: table });
      }}
    >
      <label for={id}>{say(ONLINE.joinLabel)}</label>
      <span>
        <input
          id={id}
          type="text"
          value={text}
          autocomplete="off"
          spellcheck={false}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" class="btn">
          {say(ONLINE.join)}
        </button>
      </span>
      {wrong && (
        <small id={`${id}-wrong`} role="alert">
          {say(ONLINE.notALink)}
        </small>
      )}
    </form>
  );
}

/** Playing with others, on the home page of a server. */
export function OnlineHome() {
  const say = useSay();
  const person = useStore(me);
  const lists = useLists();
  const [dialog, setDialog] = useState<'open' | 'identity' | null>(null);
  const waitingTables = lists?.mine.filter(({ waitsFor }) => waitsFor !== null && waitsFor === person?.id) ?? null;
  const waiting = waitingTables?.length ?? 0;
  usePageTitle(waiting > 0 ? `(${waiting}) ${say(HOME.yours)} · Tintamarre` : 'Tintamarre');
  const close = () => setDialog(null);
  useEffect(() => waitingOnline.set(waitingTables), [lists, person?.id]);
  useEffect(() => () => waitingOnline.set(null), []);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (lists === null || lists === NONE) return;
    if (before.current !== null && waiting > before.current) play('yours');
    before.current = waiting;
  }, [lists]);
  return (
    <section class="net" aria-labelledby="net-title">
      <div class="net__head">
        <div>
          <h2 id="net-title">{say(ONLINE.title)}</h2>
          <p>{say(ONLINE.pitch)}</p>
        </div>
        <button type="button" class="btn btn--go btn--big" aria-haspopup="dialog" onClick={() => setDialog('open')}>
          <Icon name="three-friends" />
          {say(ONLINE.open)}
        </button>
        <Join />
        <button type="button" class="net__me" aria-haspopup="dialog" onClick={() => setDialog('identity')}>
          {person === null ? say(ONLINE.identity) : say(ONLINE.playsAs, { name: person.name })}
        </button>
      </div>
      <div class="net__lists">
        <section class="list">
          <h3>{say(ONLINE.mine)}</h3>
          {lists?.mine.length === 0 ? (
            <p class="list__none">{say(ONLINE.noneMine)}</p>
          ) : (
            <ul>
              {lists?.mine.map((card) => (
                <Card key={card.id} card={card} />
              ))}
            </ul>
          )}
        </section>
        <section class="list">
          <h3>{say(ONLINE.lobby)}</h3>
          {lists?.open.length === 0 ? (
            <p class="list__none">{say(ONLINE.noneOpen)}</p>
          ) : (
            <ul>
              {lists?.open.map((card) => (
                <Card key={card.id} card={card} />
              ))}
            </ul>
          )}
        </section>
      </div>
      {dialog === 'open' && <OpenTable onClose={close} />}
      {dialog === 'identity' && <Identity onClose={close} />}
    </section>
  );
}
