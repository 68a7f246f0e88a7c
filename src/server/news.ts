import type { Seat } from '../engine/game.ts';
import type { HostedTable } from '../match/hosted.ts';
import type { Stamped } from '../protocol/hosted.ts';
import type { Now, ServerMessage } from '../protocol/messages.ts';
import { lineOf, linesFor } from './ledger.ts';
import { type ToldTexts, toldText, withJson } from './told-texts.ts';

type NewsMessage = Extract<ServerMessage, { say: 'news' }>;

interface Happened {
  readonly table: HostedTable;
  readonly news: readonly Stamped[];
  /** After which step it is told what happened. */
  readonly since: number;
  readonly you: Seat | null;
  readonly told: ToldTexts;
}

/** What happened as the viewer is sent it, with the table as it stands now or with what changed: that is JSON already. */
export function newsText(happened: Happened, then: { readonly now: Now } | { readonly change: string | null }): string {
  const { table, news, since, you, told } = happened;
  const message: Omit<NewsMessage, 'now' | 'change' | 'told'> = {
    say: 'news',
    table: table.charter.id,
    from: news[0]!.seq - 1,
    seq: table.seq,
    since,
    lines: linesFor(news.map(lineOf), you),
  };
  const text = withJson(message, 'told', toldText(told, table, you, since)).slice(0, -1);
  return 'now' in then ? `${text},"now":${JSON.stringify(then.now)}}` : `${text},"change":${then.change}}`;
}
