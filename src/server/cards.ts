import type { z } from 'zod';
import type { Result } from '../engine/game.ts';
import type { Place } from '../protocol/hosted.ts';
import { idAfter } from './codes.ts';
import type { card } from './shapes.ts';
import type { StoredTable, TableStore, TableSummary } from './store/store.ts';

export type TableCard = z.infer<typeof card>;

/** What a table's summary keeps for its card. */
interface Kept {
  readonly places: readonly Place[];
  /** Missing where the table was last written by a server whose hosts could not hand over. */
  readonly host?: string;
  readonly turn: number;
  readonly result: Result | null;
}

const keptIn = ({ card }: TableSummary): Kept => JSON.parse(card);

/** The player who is the host now. */
export const hostOf = ({ charter, summary }: StoredTable): string => keptIn(summary).host ?? charter.host;

const seatIn = (places: readonly Place[], player: string | null): number | null => {
  const seat = places.findIndex((place) => place.kind === 'player' && place.player === player);
  return seat < 0 ? null : seat;
};

/** The table as everybody may know it, read without waking it. */
export function cardOf(stored: StoredTable, player: string | null, rematch: string | null = null): TableCard {
  const { charter, summary, touched } = stored;
  const { places, host = charter.host, turn, result } = keptIn(summary);
  return {
    ...charter,
    host,
    options: { ...charter.options },
    touched,
    status: summary.status,
    places: [...places],
    turn,
    result:
      result === null ? null : { scores: [...result.scores], places: [...result.places], winners: [...result.winners] },
    waitsFor: summary.waitsFor,
    yours: seatIn(places, player),
    rematch,
  };
}

/** The card of one table, with the one that follows it. */
export async function cardWithNext(stored: StoredTable, player: string | null, store: TableStore): Promise<TableCard> {
  const next = stored.summary.status === 'over' ? idAfter(stored.secret) : null;
  const found = next !== null && (await store.table(next)) !== null;
  return cardOf(stored, player, found ? next : null);
}

const RANKS = { playing: 1, waiting: 2, over: 3 } as const;

/** One's own tables: first where one is waited for, then those under way; the latest first. */
export function inOrder(cards: readonly TableCard[], player: string): TableCard[] {
  const rank = ({ status, waitsFor }: TableCard) => (waitsFor === player ? 0 : RANKS[status]);
  return cards.toSorted((a, b) => rank(a) - rank(b) || b.touched - a.touched);
}
