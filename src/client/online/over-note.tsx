import { AT_TABLE, LUCK } from '../../text/client/online-table.ts';
import { saveFile } from '../files.ts';
import { api } from '../net/api.ts';
import { go } from '../route.ts';
import { useSay } from '../say.ts';
import { useStore } from '../store.ts';
import { Note } from './note.tsx';
import { reserve, type Visit } from './visit.ts';

interface OverNoteProps {
  readonly visit: Visit;
}

/** After the game: where it goes on, and, where it was ended early, what can be done without a page of scores. */
export function OverNote({ visit }: OverNoteProps) {
  const say = useSay();
  const { now, charter, lines } = useStore(visit.feed.table)!;
  const next = now.status === 'over' ? now.next : null;
  const early = now.status === 'over' && now.present?.result === null;
  const byHost = lines.some((line) => line.kind === 'ended' && line.by === 'host');
  const goNext = (id: string) => {
    if (now.you !== null) reserve(id, now.you);
    go({ page: 'at', id });
  };
  if (now.status !== 'over' || (next === null && !early)) return null;
  const seated = now.you !== null;
  return (
    <Note
      text={
        next === null
          ? say(byHost ? AT_TABLE.endedByHost : AT_TABLE.endedEarly)
          : say(seated ? AT_TABLE.rematchWanted : AT_TABLE.rematchOthers, next)
      }
    >
      {next !== null && (
        <button type="button" class="btn btn--go" onClick={() => goNext(next.table)}>
          {say(seated ? AT_TABLE.sitAgain : AT_TABLE.watchAgain)}
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
