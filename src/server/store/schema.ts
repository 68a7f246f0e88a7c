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

/** The columns as both databases have them: text, integer and bigint alone. */
export interface Schema {
  tables: TableRow;
  sitters: OfTable & OfPlayer;
  entries: OfTable & { seq: number; at: number; entry: string };
  snapshots: OfTable & { seq: number; step: number; rules: number; record: string };
  players: { id: string; name: string; made: number; seen: number };
  tokens: OfPlayer & { digest: string; kind: TokenKind; made: number };
  codes: OfPlayer & { digest: string; until: number };
  pushes: OfPlayer & Reader & { endpoint: string; keys: string; made: number; failures: number };
  hooks: OfPlayer & Reader & { address: string; failures: number; trouble: string | null };
  notices: OfTable & OfPlayer & { kind: string; at: number };
  kept_once: { name: string; value: string };
}
