import type { Kysely } from 'kysely';
import type { Charter } from '../../protocol/hosted.ts';
import type { Database, Steps } from './database.ts';
import { erasedName } from './name-erasing.ts';
import type { Schema } from './schema.ts';
import type { StoredHook, StoredPush, TableStatus, TokenKind } from './store.ts';

const RESTRICTIONS = ['muted_until as mutedUntil', 'banned_until as bannedUntil'] as const;

/** What is kept about a player beside their tables. */
export interface Kept {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  readonly seen: number;
  readonly mutedUntil: number | null;
  readonly bannedUntil: number | null;
  /** Of tokens and codes only digests are kept, which tell nothing. */
  readonly tokens: readonly { readonly kind: TokenKind; readonly made: number }[];
  readonly codes: readonly { readonly until: number }[];
  readonly pushes: readonly (Omit<StoredPush, 'player'> & { readonly made: number })[];
  readonly hook: StoredHook | null;
  readonly notices: readonly { readonly table: string; readonly kind: string; readonly at: number }[];
  readonly tables: readonly KeptTable[];
}

interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly made: number;
  readonly status: TableStatus;
  /** Whether the player opened it. */
  readonly host: boolean;
  /** From where, if the player did: a keyed digest of the address. */
  readonly origin: string | null;
}

/** What players may ask for about what is kept of them. */
export interface PrivacyStore {
  keptOf(player: string): Promise<Kept | null>;
  /** Tables where the player sits or sat, or whose host they are or were. */
  tablesNaming(player: string): Promise<readonly string[]>;
  /** Takes away all by which the player is known and told; from then on they are on their way out. */
  beginLeaving(player: string, at: number): Promise<void>;
  /** Those who are on their way out: what was interrupted is to be ended. */
  leaving(): Promise<readonly string[]>;
  /** Erases the player's name from a table, and adds the entry `erased` to its log; its number, or null for no table. */
  eraseName(table: string, player: string, at: number): Promise<number | null>;
  /** The last step: nothing is left of the player but an id in the tables they played at. */
  removePlayer(player: string): Promise<void>;
}

function* beginning(db: Kysely<Schema>, player: string, at: number): Steps<void> {
  for (const own of ['tokens', 'codes', 'pushes', 'hooks', 'notices'] as const) {
    yield db.deleteFrom(own).where('player', '=', player).compile();
  }
  yield db.updateTable('tables').set({ origin: null }).where('host', '=', player).compile();
  yield db.updateTable('players').set({ name: '', leaving: at }).where('id', '=', player).compile();
}

/** Reports about the player go as well; what they reported stays, without saying who did. */
function* removing(db: Kysely<Schema>, player: string): Steps<void> {
  yield db.deleteFrom('reports').where('player', '=', player).compile();
  yield db.updateTable('reports').set({ reporter: null }).where('reporter', '=', player).compile();
  yield db.deleteFrom('players').where('id', '=', player).compile();
}

export function privacyStore({ db, write }: Database): PrivacyStore {
  const tokensOf = (player: string) =>
    db.selectFrom('tokens').select(['kind', 'made']).where('player', '=', player).orderBy('made').execute();
  const codesOf = (player: string) =>
    db.selectFrom('codes').select('until').where('player', '=', player).orderBy('until').execute();
  const pushesOf = (player: string) =>
    db
      .selectFrom('pushes')
      .select(['endpoint', 'keys', 'language', 'site', 'made'])
      .where('player', '=', player)
      .orderBy('made')
      .execute();
  const hookOf = (player: string) => {
    const hooks = db.selectFrom('hooks').select(['address', 'language', 'site', 'failures', 'trouble']);
    return hooks.where('player', '=', player).executeTakeFirst();
  };
  const noticesOf = (player: string) => {
    const notices = db.selectFrom('notices').select(['table_id as table', 'kind', 'at']);
    return notices.where('player', '=', player).orderBy('at').execute();
  };
  const idsNaming = (player: string) => {
    const sat = db.selectFrom('sitters').select('table_id as id').where('player', '=', player);
    const named = db.selectFrom('named').select('table_id as id').where('player', '=', player);
    const opened = db.selectFrom('tables').select('id').where('host', '=', player);
    return sat.union(named).union(opened);
  };
  const tablesOf = async (player: string): Promise<readonly KeptTable[]> => {
    const tables = db.selectFrom('tables').select(['id', 'charter', 'made', 'status', 'origin']);
    const rows = await tables.where('id', 'in', idsNaming(player)).orderBy('made').orderBy('id').execute();
    return rows.map(({ charter, origin, ...row }) => {
      const { game, host }: Charter = JSON.parse(charter);
      const isHost = host === player;
      return { ...row, game, host: isHost, origin: isHost ? origin : null };
    });
  };

  return {
    async keptOf(player) {
      const own = db
        .selectFrom('players')
        .select(['id', 'name', 'made', 'seen'])
        .select(RESTRICTIONS)
        .where('id', '=', player);
      const found = await own.executeTakeFirst();
      if (found === undefined) return null;
      return {
        ...found,
        tokens: await tokensOf(player),
        codes: await codesOf(player),
        pushes: await pushesOf(player),
        hook: (await hookOf(player)) ?? null,
        notices: await noticesOf(player),
        tables: await tablesOf(player),
      };
    },

    async tablesNaming(player) {
      return (await idsNaming(player).execute()).map(({ id }) => id);
    },

    beginLeaving: (...player) => write(() => beginning(db, ...player)),

    async leaving() {
      const found = db.selectFrom('players').select('id').where('leaving', 'is not', null);
      return (await found.orderBy('leaving').execute()).map(({ id }) => id);
    },

    eraseName: (...name) => erasedName({ db, write }, ...name),

    removePlayer: (player) => write(() => removing(db, player)),
  };
}
