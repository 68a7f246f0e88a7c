import type { Seat } from '../engine/game.ts';

/** One who watches tables. */
export interface Member {
  /** Null for someone who said no name. */
  readonly player: string | null;
  readonly address: string;
  tell(text: string): void;
  /** Does something at once for which the member pays. */
  timed<Value>(act: () => Value): Value;
  /** The table is no longer watched, since it was removed. */
  forget(table: string): void;
}

/** How somebody wants to be shown a table. */
export interface Manner {
  readonly re?: number;
  /** The last entry that is known already. */
  readonly seq?: number;
  /** The last message of the chat that is known already. */
  readonly message?: number;
  readonly changes?: boolean;
}

/** How a member watches a table. */
export interface Watching {
  readonly changes: boolean;
  you: Seat | null;
  /** Whether the page that shows the table is in sight. */
  looks: boolean;
}
