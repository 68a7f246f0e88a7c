import { useState } from 'preact/hooks';
import type { Followed } from '../../protocol/following.ts';
import { AT_TABLE } from '../../text/client/online-table.ts';
import { useSay } from '../say.ts';
import { useStore } from '../store.ts';
import { Confirmed } from './confirmed.tsx';
import { Share } from './share.tsx';
import type { Visit } from './visit.ts';

interface MySeatProps {
  readonly visit: Visit;
}

/** The step before the viewer's last answer, and whether all since could be taken back; null where there is none. */
function takeBack({ now, told }: Followed): { readonly step: number; readonly open: boolean } | null {
  const last = told.findLastIndex(({ seat }) => seat !== null && seat === now.you);
  if (last < 0) return null;
  return { step: told[last]!.step - 1, open: told.slice(last).every(({ revealed }) => !revealed) };
}

function Undo({ visit }: MySeatProps) {
  const say = useSay();
  const followed = useStore(visit.feed.table)!;
  const { you, present } = followed.now;
  const back = takeBack(followed);
  if (you === null || back === null || present === null || present.undoable > 0) return null;
  if (!back.open) return <small>{say(AT_TABLE.undoHidden)}</small>;
  return (
    <button
      type="button"
      class="btn"
      onClick={() => void visit.ask({ ask: 'agree', motion: { what: 'undo', seat: you, step: back.step } })}
    >
      {say(AT_TABLE.proposeUndo)}
    </button>
  );
}

/** What one may do with one's own seat while the game lasts. */
export function MySeat({ visit }: MySeatProps) {
  const say = useSay();
  const { now } = useStore(visit.feed.table)!;
  const [handing, setHanding] = useState(false);
  const place = now.you === null ? undefined : now.places[now.you];
  if (now.status !== 'playing' || place?.kind !== 'player') return null;
  const hand = () => visit.ask({ ask: 'go-away', why: 'handed' });
  return (
    <section class="myseat">
      <h3>{say(AT_TABLE.mySeat)}</h3>
      {place.away !== null ? (
        <button type="button" class="btn btn--go" onClick={() => void visit.ask({ ask: 'come-back' })}>
          {say(AT_TABLE.comeBack)}
        </button>
      ) : (
        <>
          <button type="button" class="btn" onClick={() => void hand()}>
            <span>
              {say(AT_TABLE.handToBot)}
              <small>{say(AT_TABLE.handToBotHint)}</small>
            </span>
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => {
              setHanding(true);
              void hand();
            }}
          >
            {say(AT_TABLE.handToFriend)}
          </button>
          <Undo visit={visit} />
          <button type="button" class="btn" onClick={() => void visit.ask({ ask: 'agree', motion: { what: 'end' } })}>
            {say(AT_TABLE.proposeEnd)}
          </button>
          <Confirmed
            label={AT_TABLE.resign}
            question={AT_TABLE.resignSure}
            yes={AT_TABLE.sure}
            no={AT_TABLE.keepOn}
            act={() => visit.ask({ ask: 'go-away', why: 'resigned' })}
          />
        </>
      )}
      {handing && place.away === 'handed' && (
        <>
          <p>{say(AT_TABLE.handToFriendHint)}</p>
          <Share id={visit.id} />
        </>
      )}
    </section>
  );
}
