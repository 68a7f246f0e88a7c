import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { PHRASES } from '../../protocol/hosted.ts';
import { AT_TABLE } from '../../text/client/online-table.ts';
import { Icon } from '../icons/icon.tsx';
import { useLanguage, useSay } from '../say.ts';
import { useStore } from '../store.ts';
import { phraseWords, type Remark, recoveries, remarksOf } from './lines.ts';
import { mute, muted } from './muted.ts';
import { Report } from './report.tsx';
import type { Visit } from './visit.ts';

const MOST_CHARACTERS = 500;

interface ChatProps {
  readonly visit: Visit;
}

interface SaidProps {
  readonly remark: Extract<Remark, { kind: 'chat' }>;
  /** Who reads it; null for a spectator without a name. */
  readonly reader: string | null;
}

function Said({ remark, reader }: SaidProps) {
  const say = useSay();
  const { message, player, name, text } = remark;
  const own = player === reader;
  const silent = useStore(muted).has(player);
  return (
    <li class={own ? 'chat__own' : ''}>
      <span>
        <b>{name}</b> {silent ? <i>{say(AT_TABLE.muted)}</i> : text}
      </span>
      {!own && (
        <button
          type="button"
          class="tool"
          aria-pressed={silent}
          aria-label={say(silent ? AT_TABLE.unmute : AT_TABLE.mute, { name })}
          onClick={() => mute(player, !silent)}
        >
          <Icon name={silent ? 'sound-off' : 'sound-on'} />
        </button>
      )}
      {!own && message !== null && reader !== null && <Report what={{ kind: 'message', message }} name={name} />}
    </li>
  );
}

/** What was said and what happened around the game, the newest at the bottom. */
function Remarks({ visit }: ChatProps) {
  const say = useSay();
  const language = useLanguage();
  const { lines, messages } = useStore(visit.feed.table)!;
  const recovered = useStore(visit.feed.recovered);
  const remarks = useMemo(
    () => [...remarksOf({ lines, messages }, language), ...recoveries(recovered, language)],
    [lines, messages, recovered, language],
  );
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [remarks.length]);
  return (
    <ol class="chat__list" ref={list} aria-live="polite">
      {remarks.length === 0 && <li class="chat__told">{say(AT_TABLE.noChat)}</li>}
      {remarks.map((remark) =>
        remark.kind === 'chat' ? (
          <Said key={remark.key} remark={remark} reader={visit.feed.you?.id ?? null} />
        ) : (
          <li key={remark.key} class="chat__told">
            {remark.text}
          </li>
        ),
      )}
    </ol>
  );
}

function Writing({ visit }: ChatProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const send = async () => {
    const written = text.trim();
    if (written === '') return;
    setText('');
    if (!(await visit.ask({ ask: 'write', text: written }))) setText(written);
  };
  return (
    <form
      class="chat__write"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        type="text"
        value={text}
        maxlength={MOST_CHARACTERS}
        autocomplete="off"
        aria-label={say(AT_TABLE.message)}
        placeholder={say(AT_TABLE.message)}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" class="btn">
        {say(AT_TABLE.send)}
      </button>
    </form>
  );
}

/** Talking at the table: phrases that each reads in their own language, and free words. */
export function Chat({ visit }: ChatProps) {
  const say = useSay();
  const language = useLanguage();
  const { now } = useStore(visit.feed.table)!;
  const { you } = visit.feed;
  const takesPart = now.you !== null || you?.id === now.host;
  const mayWrite = you !== null && now.chat !== 'all' && (takesPart || now.spectatorsMayWrite);
  return (
    <section class="chat" aria-label={say(AT_TABLE.chat)}>
      <h3>{say(AT_TABLE.chat)}</h3>
      <Remarks visit={visit} />
      {now.chat === 'all' ? (
        <p class="chat__told">{say(AT_TABLE.chatIsClosed)}</p>
      ) : (
        <p class="chat__told">{say(now.spectatorsMayWrite ? AT_TABLE.everybodyWrites : AT_TABLE.playersWrite)}</p>
      )}
      {mayWrite && (
        <fieldset class="chat__phrases" aria-label={say(AT_TABLE.phrases)}>
          {PHRASES.map((phrase) => (
            <button key={phrase} type="button" onClick={() => void visit.ask({ ask: 'say', phrase })}>
              {phraseWords(phrase, language)}
            </button>
          ))}
        </fieldset>
      )}
      {mayWrite && now.chat === 'none' && <Writing visit={visit} />}
    </section>
  );
}
