import type { Generated } from 'kysely';
import type { Language } from '../../text/language.ts';
import type { TableStatus, TokenKind } from './store.ts';

interface TableRow {
  id: string;
  charter: string;
  secret: string;
  rules: number;
  host: string;
  listed: 0 | 1;
  made: number;
  /** A keyed digest of the address that the table was opened from. */
  origin: string | null;
  /** The last entry that says that a name was erased; 0 for none. */
  erased: Generated<number>;
  /** The last entry that is in the archive; 0 for none. */
  archived: Generated<number>;
  status: TableStatus;
  seq: number;
  waits_for: string | null;
  due: number | null;
  /** As JSON; `sitters` has them one by one. */
  players: string;
  card: string;
  /** Found by the index together with `listed` and `status`, so that a query names these even where any would do. */
  touched: number;
}

interface OfTable {
  table_id: string;
}

interface OfPlayer {
  player: string;
}

interface Reader {
  language: Language;
  site: string;
}

/** What operators decided about a player. */
interface Restrictions {
  muted_until: number | null;
  banned_until: number | null;
}

interface Report extends OfPlayer {
  id: string;
  made: number;
  closed: number | null;
  reporter: string | null;
  kind: 'message' | 'name';
  name: string;
  text: string | null;
  table_id: string | null;
}

/** The columns as both databases have them: text, integer and bigint alone. */
export interface Schema {
  tables: TableRow;
  /** `ended` is when the table was last touched, where it is over; else null. */
  sitters: OfTable & OfPlayer & { ended: number | null };
  /** Those who sat there and no longer do; who sits there may be among them. */
  named: OfTable & OfPlayer;
  /** Those that are not in the archive. */
  entries: OfTable & { seq: number; at: number; entry: string };
  /** The log up to `seq` of a table that is over, compressed. */
  archives: OfTable & { seq: number; log: string };
  snapshots: OfTable & { seq: number; step: number; rules: number; record: string };
  players: { id: string; name: string; made: number; seen: number; leaving: number | null } & Restrictions;
  tokens: OfPlayer & { digest: string; kind: TokenKind; made: number };
  codes: OfPlayer & { digest: string; until: number };
  pushes: OfPlayer & Reader & { endpoint: string; keys: string; made: number; failures: number };
  hooks: OfPlayer & Reader & { address: string; failures: number; trouble: string | null };
  notices: OfTable & OfPlayer & { kind: string; at: number };
  /** `last` is the number of the table's latest message. */
  chats: OfTable & { last: number };
  messages: OfTable & OfPlayer & { number: number; at: number; name: string; seat: number | null; content: string };
  banned_ranges: { range: string; made: number; until: number };
  reports: Report;
  /** On SQLite alone: what commands tell a server that runs. */
  announcements: { id: Generated<number>; at: number; what: string; key: string; seq: number };
  kept_once: { name: string; value: string };
}
