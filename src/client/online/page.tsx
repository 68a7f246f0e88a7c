import '../styles/online.css';
import { tableIdIn } from '../../protocol/table-id.ts';
import { APP } from '../../text/client/app.ts';
import { ONLINE } from '../../text/client/online.ts';
import { useLoaded } from '../app/loaded.ts';
import { FRONTS } from '../front.ts';
import { recall } from '../net/me.ts';
import { Refused } from '../net/refused.ts';
import { useSay } from '../say.ts';
import { useStore } from '../store.ts';
import { remoteOf } from './remote.tsx';
import { Visit } from './visit.ts';
import { WaitingRoom } from './waiting-room.tsx';

function Playing({ visit }: { readonly visit: Visit }) {
  const say = useSay();
  const { charter, now } = useStore(visit.feed.table)!;
  const loaded = useLoaded(
    charter.id,
    async () => {
      const front = await FRONTS[charter.game]!();
      const { id, game, options } = charter;
      const remote = remoteOf(visit);
      return front.open({ id, game, options, sitters: remote.sittersOf(now), problem: null }, remote);
    },
    ({ close }) => close(),
  );
  if (loaded.state === 'broken') throw loaded.error;
  if (loaded.state === 'loading') {
    return (
      <p class="loading" role="status">
        {say(APP.loading)}
      </p>
    );
  }
  const { View } = loaded.value;
  return <View />;
}

function Gone({ why }: { readonly why: string }) {
  const say = useSay();
  return (
    <main class="broken">
      <p role="alert">{why}</p>
      <p class="acts">
        <a class="btn btn--go" href="#/">
          {say(APP.home)}
        </a>
      </p>
    </main>
  );
}

const BadLink = () => <Gone why={useSay()(ONLINE.badLink)} />;

function AtTable({ visit }: { readonly visit: Visit }) {
  const { now } = useStore(visit.feed.table)!;
  const refused = useStore(visit.feed.refused);
  if (refused?.code === 'no-such-table') return <Gone why={refused.message} />;
  return now.status === 'waiting' ? <WaitingRoom visit={visit} /> : <Playing visit={visit} />;
}

/** A table of the server: its waiting room, then the game. */
export async function atPage(id: string) {
  if (tableIdIn(id) === null) return { View: BadLink };
  try {
    await recall();
    const visit = await Visit.to(id);
    return { View: () => <AtTable visit={visit} />, close: () => visit.close() };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { View: () => <Gone why={error.message} /> };
  }
}
