import { AT_TABLE } from '../../text/client/online-table.ts';
import { OneOf } from '../app/fields.tsx';
import { useSay } from '../say.ts';
import { useStore } from '../store.ts';
import type { Visit } from './visit.ts';

const CLOSED = { none: AT_TABLE.chatOpen, text: AT_TABLE.chatPhrases, all: AT_TABLE.chatClosed } as const;
const WRITERS = { players: AT_TABLE.writersPlayers, everybody: AT_TABLE.writersEverybody } as const;

/** What the host lets be written in the chat, and by whom. */
export function ChatRule({ visit }: { readonly visit: Visit }) {
  const say = useSay();
  const { now } = useStore(visit.feed.table)!;
  return (
    <>
      <OneOf
        legend={say(AT_TABLE.chatRule)}
        values={['none', 'text', 'all'] as const}
        value={now.chat}
        nameOf={(what) => say(CLOSED[what])}
        onChange={(what) => void visit.ask({ ask: 'close-chat', what })}
      />
      <OneOf
        legend={say(AT_TABLE.writers)}
        values={['players', 'everybody'] as const}
        value={now.spectatorsMayWrite ? 'everybody' : 'players'}
        nameOf={(who) => say(WRITERS[who])}
        onChange={(who) => void visit.ask({ ask: 'let-spectators-write', may: who === 'everybody' })}
      />
    </>
  );
}
