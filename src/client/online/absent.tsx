import { AT_TABLE } from '../../text/client/online-table.ts';
import { useSay } from '../say.ts';
import { useStore } from '../store.ts';
import { useTicking } from './time.ts';
import type { Visit } from './visit.ts';

/** One who is there and does not answer for so long is not there, as the server counts. */
const LONG_MILLISECONDS = 5 * 60_000;

interface AbsentProps {
  readonly visit: Visit;
  readonly seat: number;
  readonly name: string;
}

/** Lets a bot play for somebody who is absent: the host does so, the others propose it. */
export function Absent({ visit, seat, name }: AbsentProps) {
  const say = useSay();
  const { now, charter } = useStore(visit.feed.table)!;
  const here = useStore(visit.feed.here).includes(seat);
  const waitedFor = charter.clock.kind === 'none' && now.clocks.asked === seat;
  useTicking(waitedFor);
  const absent = !here || (waitedFor && visit.feed.time - now.clocks.since > LONG_MILLISECONDS);
  const { motion } = now;
  const proposed = motion?.motion.what === 'send-away' && motion.motion.seat === seat;
  if (!absent || proposed) return null;
  if (visit.feed.you?.id === now.host) {
    return (
      <button type="button" class="btn" onClick={() => void visit.ask({ ask: 'send-away', seat })}>
        {say(AT_TABLE.sendAway, { name })}
      </button>
    );
  }
  if (now.you === null) return null;
  return (
    <button
      type="button"
      class="btn"
      onClick={() => void visit.ask({ ask: 'agree', motion: { what: 'send-away', seat } })}
    >
      {say(AT_TABLE.voteAway, { name })}
    </button>
  );
}
