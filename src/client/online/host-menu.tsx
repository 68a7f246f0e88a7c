import { HOSTING } from '../../text/client/hosting.ts';
import { api } from '../net/api.ts';
import { go } from '../route.ts';
import { useSay } from '../say.ts';
import { useStore } from '../store.ts';
import { ChatRule } from './chat-rule.tsx';
import { Confirmed } from './confirmed.tsx';
import type { Visit } from './visit.ts';

/** What the host may do with the table: say who may write in the chat, hand it over, end the game, delete it. */
export function HostMenu({ visit }: { readonly visit: Visit }) {
  const say = useSay();
  const { now } = useStore(visit.feed.table)!;
  if (visit.feed.you?.id !== now.host) return null;
  const others = now.places.flatMap((place, seat) =>
    place.kind === 'player' && place.away === null && seat !== now.you ? [{ seat, ...place }] : [],
  );
  const remove = () =>
    visit.attempt(async () => {
      await api.remove(visit.id);
      go({ page: 'home' });
    });
  return (
    <section class="myseat">
      <h3>{say(HOSTING.title)}</h3>
      <ChatRule visit={visit} />
      {others.map(({ seat, player, name }) => (
        <Confirmed
          key={player}
          label={HOSTING.makeHost}
          question={HOSTING.makeHostSure}
          yes={HOSTING.makeHostYes}
          no={HOSTING.cancel}
          name={name}
          act={() => visit.ask({ ask: 'make-host', seat })}
        />
      ))}
      {now.status === 'playing' ? (
        <Confirmed
          key="end"
          label={HOSTING.end}
          question={HOSTING.endSure}
          yes={HOSTING.endYes}
          no={HOSTING.cancel}
          act={() => visit.ask({ ask: 'end-game' })}
        />
      ) : (
        <Confirmed
          key="remove"
          label={HOSTING.remove}
          question={HOSTING.removeSure}
          yes={HOSTING.removeYes}
          no={HOSTING.cancel}
          act={remove}
        />
      )}
    </section>
  );
}
