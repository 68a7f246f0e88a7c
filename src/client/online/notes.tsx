import { useEffect, useState } from 'preact/hooks';
import { lastMessageOf } from '../../protocol/following.ts';
import type { Away, Motion } from '../../protocol/hosted.ts';
import { AT_TABLE } from '../../text/client/online-table.ts';
import type { Both } from '../../text/language.ts';
import { listed } from '../../text/phrase.ts';
import { sittersIn } from '../net/heard.ts';
import { useLanguage, useSay } from '../say.ts';
import { useStore } from '../store.ts';
import { namesOf } from '../table/seats.ts';
import { spoken } from './lines.ts';
import { muted } from './muted.ts';
import { Note } from './note.tsx';
import { OverNote } from './over-note.tsx';
import type { Visit } from './visit.ts';

const CHAT_MILLISECONDS = 7000;
/** A blink of the line is not worth a word. */
const CUT_MILLISECONDS = 700;

interface NotesProps {
  readonly visit: Visit;
}

function Connecting({ visit }: NotesProps) {
  const say = useSay();
  const open = useStore(visit.feed.line.isOpen);
  const blocked = useStore(visit.feed.line.blocked);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (open) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), CUT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [open]);
  if (!shown) return null;
  if (blocked !== null) return <Note kind="note--cut" text={blocked.message} />;
  return <Note kind="note--cut" text={<span title={say(AT_TABLE.connectingWhy)}>{say(AT_TABLE.connecting)}</span>} />;
}

const MOTIONS: Readonly<Record<Motion['what'], Both>> = {
  end: AT_TABLE.motionEnd,
  undo: AT_TABLE.motionUndo,
  'send-away': AT_TABLE.motionAway,
};

/** What is asked of all, to be agreed or declined. */
function MotionNote({ visit }: NotesProps) {
  const say = useSay();
  const language = useLanguage();
  const { now } = useStore(visit.feed.table)!;
  if (now.motion === null || now.status !== 'playing') return null;
  const { motion, agreed } = now.motion;
  const names = namesOf(sittersIn(now.places), language);
  const name = names[agreed[0] ?? 0]!;
  const other = 'seat' in motion ? names[motion.seat]! : '';
  const text = say(MOTIONS[motion.what], { name, other });
  const own = now.you === null ? undefined : now.places[now.you];
  const asked = own?.kind === 'player' && own.away === null;
  const has = now.you !== null && agreed.includes(now.you);
  return (
    <Note
      text={
        <>
          {text}{' '}
          <small>
            {say(AT_TABLE.agreedSoFar, {
              names: listed(
                agreed.map((seat) => names[seat]!),
                language,
              ),
            })}
          </small>
        </>
      }
    >
      {asked && !has && (
        <button type="button" class="btn btn--go" onClick={() => void visit.ask({ ask: 'agree', motion })}>
          {say(AT_TABLE.agree)}
        </button>
      )}
      {asked && (
        <button type="button" class="btn" onClick={() => void visit.ask({ ask: 'decline' })}>
          {say(has ? AT_TABLE.withdraw : AT_TABLE.decline)}
        </button>
      )}
    </Note>
  );
}

const AWAY: Readonly<Record<Away, Both>> = {
  clock: AT_TABLE.awayClock,
  handed: AT_TABLE.awayHanded,
  host: AT_TABLE.awayHost,
  voted: AT_TABLE.awayVoted,
  resigned: AT_TABLE.awayResigned,
};

function AwayNote({ visit }: NotesProps) {
  const say = useSay();
  const { now } = useStore(visit.feed.table)!;
  const own = now.you === null ? undefined : now.places[now.you];
  if (now.status !== 'playing' || own?.kind !== 'player' || own.away === null) return null;
  return (
    <Note text={say(AWAY[own.away])}>
      <button type="button" class="btn btn--go" onClick={() => void visit.ask({ ask: 'come-back' })}>
        {say(AT_TABLE.comeBack)}
      </button>
    </Note>
  );
}

/** What was just said, for those who have the panel closed. */
function ChatNote({ visit }: NotesProps) {
  const say = useSay();
  const language = useLanguage();
  const table = useStore(visit.feed.table)!;
  const silent = useStore(muted);
  const panel = useStore(visit.panel);
  const [shown, setShown] = useState(() => lastMessageOf(table));
  const last = table.messages.at(-1);
  const fresh = last !== undefined && last.number > shown && last.player !== visit.feed.you?.id;
  useEffect(() => {
    if (!fresh || last === undefined) return;
    const timer = setTimeout(() => setShown(last.number), CHAT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [last?.number]);
  if (!fresh || panel || table.now.status === 'waiting' || silent.has(last.player)) return null;
  return <Note kind="note--chat" text={say(AT_TABLE.said, { name: last.name, text: spoken(last, language).text })} />;
}

/** What must be said at once, below the bar. */
export function Notes({ visit }: NotesProps) {
  const problem = useStore(visit.problem);
  return (
    <div class="notes">
      <div role="status">
        <Connecting visit={visit} />
        <MotionNote visit={visit} />
        <AwayNote visit={visit} />
        <OverNote visit={visit} />
        <ChatNote visit={visit} />
      </div>
      <div role="alert">{problem !== null && <Note kind="note--bad" text={problem} />}</div>
    </div>
  );
}
