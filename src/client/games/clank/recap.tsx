import { useState } from 'preact/hooks';
import type { Event } from '../../../games/clank/core/event.ts';
import { RECAP } from '../../../text/client/clank.ts';
import { TABLE } from '../../../text/client/table.ts';
import { Seat } from '../../app/seat.tsx';
import { useShortcut } from '../../table/keys.ts';
import type { Line } from '../../table/log.tsx';
import { notable } from '../../table/notable.ts';
import { sinceOwn } from '../../table/since.ts';
import { atTurn, type Desk } from './desk.ts';
import { linesOf } from './log-lines.ts';
import { useTold } from './motion/untold.ts';

const MOST = 4;

/** Everything since the viewer's last turn, as lines; empty once he has begun his own. */
export function newsOf({ view, state }: Desk): readonly Line<Event>[] {
  const { present, told, viewer } = state;
  if (!atTurn({ view }) || present.thread.length > 0 || viewer === null) return [];
  return sinceOwn(told, viewer).flatMap(({ events }) => linesOf(events));
}

/** What happened since the viewer's last turn, until it is put away or the turn is begun. */
export function Recap({ desk }: { readonly desk: Desk }) {
  const { say, names, language, onOpen, parts } = desk;
  const told = useTold(desk.state.told);
  const state = { ...desk.state, told };
  const { step } = state.present;
  const [hidden, setHidden] = useState(-1);
  const key = useShortcut('recap');
  const news = hidden === step ? [] : newsOf({ ...desk, state });
  const lines = notable(news, (event) => parts.words.weigh(event, state.viewer), MOST);
  if (lines.length === 0) return null;
  return (
    <section class="recap ui" aria-label={say(TABLE.since)}>
      <div class="h-sec">
        <h2>{say(TABLE.since)}</h2>
        <button type="button" class="recap__hide" aria-label={say(RECAP.dismiss)} onClick={() => setHidden(step)}>
          ✕
        </button>
      </div>
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
      <button type="button" class="recap__all" aria-keyshortcuts={key} onClick={() => onOpen('recap')}>
        {say(RECAP.open)}
      </button>
    </section>
  );
}
