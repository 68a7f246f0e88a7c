import type { Now } from '../../protocol/messages.ts';
import type { Sitter } from '../../protocol/table.ts';
import { heardIn, sittersIn } from '../net/heard.ts';
import { remoteHost } from '../net/remote-host.ts';
import type { Remote } from '../table/host.ts';
import { Around } from './around.tsx';
import { Here } from './place-list.tsx';
import { Tools } from './tools.tsx';
import { reserve, type Visit } from './visit.ts';

/** The table of a visit, as the page of any table takes it. */
export function remoteOf(visit: Visit): Remote & { sittersOf(now: Now): readonly Sitter[] } {
  const { feed, missed } = visit;
  const { now, charter } = feed.table.get()!;
  return {
    viewer: now.you,
    timed: charter.clock.kind !== 'none',
    missed,
    sittersOf: ({ places }) => sittersIn(places),
    hostOf: <Option, Event, View>() => {
      const host = remoteHost<Option, Event, View>(feed);
      return {
        ...host,
        rematch: async () => {
          const next = await host.rematch();
          const seat = feed.table.get()!.now.you;
          if (next.page === 'at' && seat !== null) reserve(next.id, seat);
          return next;
        },
      };
    },
    follow: (hearer) => {
      const tell = () => {
        const heard = heardIn(feed.table.get());
        if (heard !== null) hearer.heard(heard);
      };
      tell();
      return feed.table.watch(tell);
    },
    Here: ({ seat }) => <Here visit={visit} seat={seat} />,
    Tools: () => <Tools visit={visit} />,
    Around: () => <Around visit={visit} />,
  };
}
