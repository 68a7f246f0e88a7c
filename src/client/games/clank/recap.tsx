import { useState } from 'preact/hooks';
import type { Event } from '../../../games/clank/core/event.ts';
import { RECAP } from '../../../text/client/clank.ts';
import { TABLE } from '../../../text/client/table.ts';
import { Seat } from '../../app/seat.tsx';
import type { Line } from '../../table/log.tsx';
import { sinceOwn } from '../../table/since.ts';
import { atTurn, type Desk } from './desk.ts';
import { linesOf } from './log-lines.ts';

/** What is worth telling first to one who comes back to the table. */
function weighs(event: Event, viewer: number | null): number {
  switch (event.type) {
    case 'knocked-out':
    case 'left':
      return 5;
    case 'damaged':
      return event.seat === viewer ? 4 : 0;
    case 'took':
      return event.kind === 'artifact' ? 4 : 1;
    case 'attacked':
    case 'countdown':
      return 3;
    case 'bought':
      return 2;
    case 'acquired':
    case 'defeated':
    case 'used':
      return 1;
    default:
      return 0;
  }
}

const MOST = 4;

/** Everything since the viewer's last turn, as lines; empty once he has begun his own. */
export function newsOf({ view, state }: Desk): readonly Line<Event>[] {
  const { present, told, viewer } = state;
  if (!atTurn({ view }) || present.thread.length > 0 || viewer === null) return [];
  return sinceOwn(told, viewer).flatMap(({ events }) => linesOf(events));
}

/** The weightiest few, in the order they happened. */
function notable(lines: readonly Line<Event>[], viewer: number | null): readonly Line<Event>[] {
  const weighed = lines.map((line) => ({ line, weight: weighs(line.lead, viewer) })).filter(({ weight }) => weight > 0);
  const chosen = new Set(weighed.toSorted((a, b) => b.weight - a.weight).slice(0, MOST));
  return weighed.filter((each) => chosen.has(each)).map(({ line }) => line);
}

/** What happened since the viewer's last turn, until it is put away or the turn is begun. */
export function Recap({ desk }: { readonly desk: Desk }) {
  const { say, names, language, state, onOpen, parts } = desk;
  const { step } = state.present;
  const [hidden, setHidden] = useState(-1);
  const lines = hidden === step ? [] : notable(newsOf(desk), state.viewer);
  if (lines.length === 0) return null;
  return (
    <section class="recap ui" aria-label={say(TABLE.since)}>
      <h2 class="h-sec">
        {say(TABLE.since)}
        <button type="button" class="recap__hide" aria-label={say(RECAP.dismiss)} onClick={() => setHidden(step)}>
          ✕
        </button>
      </h2>
      <ul>
        {lines.map((line, i) => {
          const seat = parts.words.seatOf(line.lead);
          return (
            <li key={i}>
              {seat === null ? parts.words.glyphOf(line.lead) : <Seat seat={seat} small />}
              <span>{parts.words.line(line, names, language)}</span>
            </li>
          );
        })}
      </ul>
      <button type="button" class="recap__all" aria-keyshortcuts="W" onClick={() => onOpen('recap')}>
        {say(RECAP.open)}
      </button>
    </section>
  );
}
