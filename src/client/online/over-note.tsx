import { useEffect, useState } from 'preact/hooks';
import { AT_TABLE, LUCK } from '../../text/client/online-table.ts';
import { saveFile } from '../files.ts';
import { api } from '../net/api.ts';
import { go } from '../route.ts';
import { useSay } from '../say.ts';
import { useStore } from '../store.ts';
import { Note } from './note.tsx';
import { reserve, type Visit } from './visit.ts';

const REMATCH_MILLISECONDS = 5000;

/** The table that follows this one, once someone has opened it. */
function useNext({ feed, id }: Visit): string | null {
  const over = useStore(feed.table)!.now.status === 'over';
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    if (!over || next !== null) return;
    const look = async () => {
      if (!document.hidden)
        setNext(
          await api.table(id).then(
            ({ rematch }) => rematch,
            () => null,
          ),
        );
    };
    void look();
    const timer = setInterval(() => void look(), REMATCH_MILLISECONDS);
    return () => clearInterval(timer);
  }, [over, next]);
  return next;
}

interface OverNoteProps {
  readonly visit: Visit;
}

/** After the game: where it goes on, and, where it was ended early, what can be done without a page of scores. */
export function OverNote({ visit }: OverNoteProps) {
  const say = useSay();
  const { now, charter } = useStore(visit.feed.table)!;
  const next = useNext(visit);
  const early = now.status === 'over' && now.present?.result === null;
  const goNext = (id: string) => {
    if (now.you !== null) reserve(id, now.you);
    go({ page: 'at', id });
  };
  if (now.status !== 'over' || (next === null && !early)) return null;
  return (
    <Note text={say(next === null ? AT_TABLE.endedEarly : AT_TABLE.rematchOpen)}>
      {next !== null && (
        <button type="button" class="btn btn--go" onClick={() => goNext(next)}>
          {say(AT_TABLE.goRematch)}
        </button>
      )}
      {early && next === null && now.you !== null && (
        <button
          type="button"
          class="btn btn--go"
          onClick={() => void visit.attempt(async () => goNext(await api.rematch(visit.id)))}
        >
          {say(AT_TABLE.rematch)}
        </button>
      )}
      {early && (
        <button
          type="button"
          class="btn"
          onClick={() =>
            void visit.attempt(async () =>
              saveFile(`tintamarre-${charter.game}-${visit.id}.json`, await api.record(visit.id)),
            )
          }
        >
          {say(AT_TABLE.saveRecord)}
        </button>
      )}
      {early && (
        <button type="button" class="btn" onClick={() => visit.luck.set(true)}>
          {say(LUCK.verify)}
        </button>
      )}
    </Note>
  );
}
