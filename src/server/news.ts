import type { Seat } from '../engine/game.ts';
import type { HostedTable } from '../match/hosted.ts';
import type { Stamped } from '../protocol/hosted.ts';
import type { Now, ServerMessage } from '../protocol/messages.ts';
import { lineOf, linesFor } from './ledger.ts';

type NewsMessage = Extract<ServerMessage, { say: 'news' }>;

interface Happened {
  readonly table: HostedTable;
  readonly news: readonly Stamped[];
  /** After which step it is told what happened. */
  readonly since: number;
  readonly you: Seat | null;
}

/** What happened as the viewer is sent it, with the table as it stands now or with what changed: that is JSON already. */
export function newsText(happened: Happened, then: { readonly now: Now } | { readonly change: string | null }): string {
  const { table, news, since, you } = happened;
  const message: Omit<NewsMessage, 'now' | 'change'> = {
    say: 'news',
    table: table.charter.id,
    from: news[0]!.seq - 1,
    seq: table.seq,
    since,
    told: table.match?.told(you, since) ?? [],
    lines: linesFor(news.map(lineOf), you),
  };
  if ('now' in then) return JSON.stringify({ ...message, now: then.now });
  return `${JSON.stringify(message).slice(0, -1)},"change":${then.change}}`;
}
