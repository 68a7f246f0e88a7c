import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Told } from '../../protocol/table.ts';
import { CHRONICLE } from '../../text/client/chronicle.ts';
import { DETAIL, TABLE } from '../../text/client/table.ts';
import { counted } from '../../text/plural.ts';
import { Seat } from '../app/seat.tsx';
import { sayIn } from '../say.ts';
import '../styles/chronicle.css';
import { LogLine, type LogProps } from './log.tsx';
import { type Entry, foldedOf, type Turn, turnsOf } from './turns.ts';

interface ChronicleProps<Event> extends LogProps<Event> {
  /** The steps to tell, where it is not all of them. */
  readonly only?: readonly Told<Event>[];
  /** So many turns at the end are unfolded. */
  readonly recent: number;
}

type TurnProps<Event> = Omit<LogProps<Event>, 'told'> & { readonly turn: Turn<Event>; readonly open: boolean };

function TurnOf<Event>({ turn, open, viewer: _, ...shared }: TurnProps<Event>) {
  const { words, names, language } = shared;
  const say = sayIn(language);
  const shown = turn.entries.filter((entry) => 'gate' in entry || words.line(entry.line, names, language) !== null);
  const row = (entry: Entry<Event>, i: number) =>
    'gate' in entry ? (
      <li key={i} class="bar-r">
        {say(TABLE.gate)}
      </li>
    ) : (
      <LogLine key={i} line={entry.line} of={entry.of} {...shared} />
    );
  return (
    <details class="turnlog" open={open}>
      <summary>
        {turn.head !== null && <Seat seat={turn.head.seat} small />}
        <h3>
          {turn.head === null
            ? say(CHRONICLE.setup)
            : say(TABLE.logTurn, { n: turn.head.turn, name: names[turn.head.seat]! })}
        </h3>
        <small aria-hidden="true">{shown.length}</small>
      </summary>
      <ol>
        {foldedOf(shown, words).map((run, i) =>
          run.length === 1 ? (
            row(run[0]!, i)
          ) : (
            <li key={i} class="turnlog__minor">
              <details>
                <summary>{counted(run.length, DETAIL, language)}</summary>
                <ol>{run.map(row)}</ol>
              </details>
            </li>
          ),
        )}
      </ol>
    </details>
  );
}

/** The log turn by turn, its end in sight unless it is a part of it; housekeeping is folded away. */
export function Chronicle<Event>({ told, only, recent, ...shared }: ChronicleProps<Event>) {
  const { words, viewer, language } = shared;
  const say = sayIn(language);
  const turns = useMemo(() => turnsOf({ told, ...(only && { only }), words, viewer }), [told, only, viewer]);
  const [all, setAll] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (only !== undefined) return;
    const frame = requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'end' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (turns.length === 0) return <p>{say(CHRONICLE.nothingYet)}</p>;
  const first = turns.length - recent;
  return (
    <>
      {first > 0 && (
        <button type="button" class="btn turnlog__all" onClick={() => setAll(!all)}>
          {say(all ? CHRONICLE.fold : CHRONICLE.unfold)}
        </button>
      )}
      {turns.map((turn, i) => (
        <TurnOf key={turn.head?.turn ?? 0} turn={turn} open={all || i >= first} {...shared} />
      ))}
      <div ref={end} />
    </>
  );
}
