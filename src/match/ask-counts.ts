import type { TableAsk } from '../protocol/asks.ts';
import type { Place, Stamped } from '../protocol/hosted.ts';
import type { HostedTable } from './hosted.ts';
import { isSame } from './motions.ts';

/** How many entries came of what each player asked for, by player. Answers do not count: they end a game some day. */
export type AskCounts = Readonly<Record<string, number>>;

type Before = Pick<HostedTable, 'host' | 'places'>;

const playerOf = (place: Place | undefined): string | null => (place?.kind === 'player' ? place.player : null);

/** Who asked for what the entry says; null for answers, and for what the server adds. */
function authorOf(entry: Stamped, { host, places }: Before): string | null {
  switch (entry.kind) {
    case 'sat':
    case 'handed-over':
    case 'rematch':
      return entry.player;
    case 'bot-sat':
    case 'freed':
    case 'host-changed':
    case 'chat-closed':
    case 'spectators-may-write':
      return host;
    case 'rose':
    case 'undid':
    case 'redid':
    case 'came-back':
    case 'agreed':
    case 'declined':
      return playerOf(places[entry.seat]);
    case 'went-away':
      if (entry.why === 'host') return host;
      return entry.why === 'handed' || entry.why === 'resigned' ? playerOf(places[entry.seat]) : null;
    case 'answered':
    case 'began':
    case 'ended':
    case 'carried':
    case 'upgraded':
    case 'said':
    case 'wrote':
    case 'erased':
      return null;
  }
}

/** The counts after an entry; `before` is the table before it. */
export function countsAfter(counts: AskCounts, entry: Stamped, before: Before): AskCounts {
  const author = authorOf(entry, before);
  return author === null ? counts : { ...counts, [author]: (counts[author] ?? 0) + 1 };
}

/** Whether the log has no room for it: each player may add so many entries. What lets a game go on or end always has. */
export function isTooMuch(table: HostedTable, player: string, ask: TableAsk, most: number): boolean {
  if ((table.askCounts[player] ?? 0) < most) return false;
  switch (ask.ask) {
    case 'answer':
    case 'begin':
    case 'end-game':
    case 'go-away':
    case 'send-away':
      return false;
    case 'come-back': {
      // One who goes away and comes back over and over fills the log.
      const place = table.places[table.seatOf(player) ?? -1];
      return place?.kind === 'player' && (place.away === 'handed' || place.away === 'resigned');
    }
    case 'decline':
      return table.motion === null;
    case 'agree':
      return !isSame(table.motion, ask.motion);
    default:
      return true;
  }
}
