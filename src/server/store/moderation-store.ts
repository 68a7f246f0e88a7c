import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Charter, Place } from '../../protocol/hosted.ts';
import type { Database } from './database.ts';
import type { Player, TableStatus } from './store.ts';

/** A time after all others: JavaScript has no later one. */
export const FOR_EVER = 8.64e15;

/** A player with what operators decided: until when nothing may be written, and until when nothing at all. */
export interface Moderated extends Player {
  readonly mutedUntil: number | null;
  readonly bannedUntil: number | null;
}

export interface BannedRange {
  readonly range: string;
  readonly made: number;
  readonly until: number;
}

/** Something that a player found wrong, with a copy of it as it was then. */
export interface StoredReport {
  readonly id: string;
  readonly made: number;
  /** Null while it is open. */
  readonly closed: number | null;
  /** Who reported it; null once they have deleted their account. */
  readonly reporter: string | null;
  readonly kind: 'message' | 'name';
  /** Whom it is about. */
  readonly player: string;
  readonly name: string;
  /** What they wrote; null where it is about the name. */
  readonly text: string | null;
  readonly table: string | null;
}

interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly made: number;
  readonly touched: number;
  readonly host: string;
  readonly places: readonly Place[];
}

interface TableFilter {
  readonly status?: TableStatus;
  readonly player?: string;
}

/** What operators see and do. */
export interface ModerationStore {
  /** Those whose name contains the text, the last seen first; null for all. */
  players(text: string | null, most: number): Promise<readonly (Moderated & { readonly seen: number })[]>;
  /** Those who may not do everything now. */
  restricted(now: number): Promise<readonly Moderated[]>;
  tables(filter: TableFilter, most: number): Promise<readonly TableRow[]>;
  /** Until when a player may not write; null lifts it. False where there is no such player. */
  mute(player: string, until: number | null): Promise<boolean>;
  /** Until when a player is refused; null lifts it. False where there is no such player. */
  ban(player: string, until: number | null): Promise<boolean>;
  bannedRanges(): Promise<readonly BannedRange[]>;
  banRange(ban: BannedRange): Promise<void>;
  /** False where that range was not banned. */
  allowRange(range: string): Promise<boolean>;
  /** One that is there already stays as it is. */
  addReport(report: StoredReport): Promise<void>;
  reports(which: 'open' | 'all', most: number): Promise<readonly StoredReport[]>;
  reportsBy(player: string): Promise<readonly StoredReport[]>;
  reportsAbout(player: string): Promise<readonly StoredReport[]>;
  /** False where there is no such report, or it is closed. */
  closeReport(id: string, at: number): Promise<boolean>;
  /** Removes reports that were closed before; how many. */
  pruneReports(closedBefore: number): Promise<number>;
}

const PLAYER = ['id', 'name', 'made', 'muted_until as mutedUntil', 'banned_until as bannedUntil'] as const;
const REPORT = ['id', 'made', 'closed', 'reporter', 'kind', 'player', 'name', 'text', 'table_id as table'] as const;

/** A text within a name; what patterns are made of stands for itself. */
function containing(text: string): RawBuilder<SqlBool> {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`lower(name) like ${pattern} escape '\\'`;
}

export function moderationStore({ db }: Pick<Database, 'db'>): ModerationStore {
  const restrict = async (
    player: string,
    columns: { muted_until: number | null } | { banned_until: number | null },
  ) => {
    const known = db.updateTable('players').set(columns).where('id', '=', player).where('leaving', 'is', null);
    return (await known.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
  };

  return {
    async players(text, most) {
      const all = db.selectFrom('players').select(PLAYER).select('seen').where('leaving', 'is', null);
      const wanted = text === null ? all : all.where(containing(text));
      return wanted.orderBy('seen', 'desc').orderBy('id').limit(most).execute();
    },

    restricted: (now) =>
      db
        .selectFrom('players')
        .select(PLAYER)
        .where(({ or, eb }) => or([eb('muted_until', '>', now), eb('banned_until', '>', now)]))
        .orderBy('id')
        .execute(),

    async tables({ status, player }, most) {
      let all = db.selectFrom('tables').select(['id', 'charter', 'card', 'status', 'made', 'touched', 'host']);
      if (status !== undefined) all = all.where('status', '=', status);
      if (player !== undefined) {
        const sat = db.selectFrom('sitters').select('table_id').where('sitters.player', '=', player);
        all = all.where(({ or, eb }) => or([eb('id', 'in', sat), eb('host', '=', player)]));
      }
      const rows = await all.orderBy('touched', 'desc').orderBy('id').limit(most).execute();
      return rows.map(({ charter, card, ...row }) => {
        const { game }: Charter = JSON.parse(charter);
        const { places = [], host = row.host }: { places?: readonly Place[]; host?: string } = JSON.parse(card);
        return { ...row, game, places, host };
      });
    },

    mute: (player, until) => restrict(player, { muted_until: until }),
    ban: (player, until) => restrict(player, { banned_until: until }),

    bannedRanges: () => db.selectFrom('banned_ranges').select(['range', 'made', 'until']).orderBy('range').execute(),

    async banRange({ range, made, until }) {
      await db
        .insertInto('banned_ranges')
        .values({ range, made, until })
        .onConflict((old) => old.column('range').doUpdateSet({ made, until }))
        .execute();
    },

    async allowRange(range) {
      const gone = await db.deleteFrom('banned_ranges').where('range', '=', range).executeTakeFirstOrThrow();
      return gone.numDeletedRows > 0n;
    },

    async addReport({ table, ...report }) {
      await db
        .insertInto('reports')
        .values({ ...report, table_id: table })
        .onConflict((old) => old.column('id').doNothing())
        .execute();
    },

    async reports(which, most) {
      const all = db.selectFrom('reports').select(REPORT);
      const wanted = which === 'all' ? all : all.where('closed', 'is', null);
      return wanted.orderBy('made').orderBy('id').limit(most).execute();
    },

    reportsBy: (player) =>
      db.selectFrom('reports').select(REPORT).where('reporter', '=', player).orderBy('made').execute(),

    reportsAbout: (player) =>
      db.selectFrom('reports').select(REPORT).where('player', '=', player).orderBy('made').execute(),

    async closeReport(id, at) {
      const open = db.updateTable('reports').set({ closed: at }).where('id', '=', id).where('closed', 'is', null);
      return (await open.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
    },

    async pruneReports(closedBefore) {
      const gone = await db.deleteFrom('reports').where('closed', '<', closedBefore).executeTakeFirstOrThrow();
      return Number(gone.numDeletedRows);
    },
  };
}
