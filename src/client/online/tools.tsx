import { AT_TABLE, LUCK } from '../../text/client/online-table.ts';
import { Icon } from '../icons/icon.tsx';
import { useSay } from '../say.ts';
import { useStore } from '../store.ts';
import { Left } from './place-list.tsx';
import type { Visit } from './visit.ts';

/** What stands in the bar of a table with others: the clock of the one who is asked, and the way to the others. */
export function Tools({ visit }: { readonly visit: Visit }) {
  const say = useSay();
  const { messages, now } = useStore(visit.feed.table)!;
  const open = useStore(visit.panel);
  const read = useStore(visit.read);
  const own = visit.feed.you?.id;
  const unread = messages.filter(({ number, player }) => number > read && player !== own).length;
  const { asked } = now.clocks;
  return (
    <>
      {asked !== null && <Left visit={visit} seat={asked} />}
      {now.status === 'over' && (
        <button
          type="button"
          class="tool tool--luck"
          aria-label={say(LUCK.verify)}
          onClick={() => visit.luck.set(true)}
        >
          <Icon name="perspective-dice-six-faces-random" />
        </button>
      )}
      <button
        type="button"
        class="tool tool--count"
        aria-label={unread > 0 ? say(AT_TABLE.unread, { n: unread }) : say(AT_TABLE.openAround)}
        aria-expanded={open}
        onClick={() => visit.panel.set(!open)}
      >
        <Icon name="chat-bubble" />
        {unread > 0 && <b aria-hidden="true">{unread}</b>}
      </button>
    </>
  );
}
