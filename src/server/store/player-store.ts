import type { Kysely } from 'kysely';
import type { Database, Steps } from './database.ts';
import type { Schema } from './schema.ts';
import type { PlayerStore, TokenKind } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Of a player: devices, and programs that play for them. */
const MOST_TOKENS = 20;
const MOST_CODES = 5;
const PRUNED_AT_ONCE = 200;

function* addingToken(db: Kysely<Schema>, digest: string, player: string, kind: TokenKind, made: number): Steps<void> {
  yield db.insertInto('tokens').values({ digest, player, kind, made }).compile();
  const own = db.selectFrom('tokens').select('digest').where('player', '=', player).where('kind', '=', kind);
  const newest = own.orderBy('made', 'desc').orderBy('digest').limit(MOST_TOKENS);
  yield db
    .deleteFrom('tokens')
    .where('player', '=', player)
    .where('kind', '=', kind)
    .where('digest', 'not in', newest)
    .compile();
}

function* addingCode(db: Kysely<Schema>, digest: string, player: string, until: number): Steps<void> {
  yield db.insertInto('codes').values({ digest, player, until }).compile();
  const own = db.selectFrom('codes').select('digest').where('player', '=', player);
  const newest = own.orderBy('until', 'desc').orderBy('digest').limit(MOST_CODES);
  yield db.deleteFrom('codes').where('player', '=', player).where('digest', 'not in', newest).compile();
}

export function playerStore({ db, write }: Database): PlayerStore {
  return {
    async addPlayer({ id, name, made }) {
      await db.insertInto('players').values({ id, name, made, seen: made }).execute();
    },

    async player(id) {
      const found = db.selectFrom('players').select(['id', 'name', 'made']).where('id', '=', id);
      return (await found.executeTakeFirst()) ?? null;
    },

    async rename(id, name) {
      await db.updateTable('players').set({ name }).where('id', '=', id).execute();
    },

    async saw(id, at) {
      const before = db.updateTable('players').set({ seen: at }).where('id', '=', id);
      await before.where('seen', '<', at - DAY).execute();
    },

    async prunePlayers(seenBefore) {
      let removed = 0;
      for (;;) {
        const idle = db
          .selectFrom('players')
          .select('id')
          .where('seen', '<', seenBefore)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('sitters').select('table_id').whereRef('sitters.player', '=', 'players.id'))),
          )
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('tables').select('tables.id').whereRef('tables.host', '=', 'players.id'))),
          )
          .limit(PRUNED_AT_ONCE);
        const gone = await db.deleteFrom('players').where('id', 'in', idle).executeTakeFirstOrThrow();
        if (gone.numDeletedRows === 0n) return removed;
        removed += Number(gone.numDeletedRows);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },

    addToken: (...token) => write(() => addingToken(db, ...token)),

    async holders(digests) {
      const found = await db
        .selectFrom('tokens')
        .innerJoin('players', 'players.id', 'tokens.player')
        .select(['tokens.digest', 'players.id', 'players.name', 'players.made'])
        .select(['players.muted_until as mutedUntil', 'players.banned_until as bannedUntil'])
        .where('tokens.digest', 'in', digests)
        .execute();
      return new Map(found.map(({ digest, ...player }) => [digest, player]));
    },

    async revoke(digest) {
      await db.deleteFrom('tokens').where('digest', '=', digest).execute();
    },

    addCode: (...code) => write(() => addingCode(db, ...code)),

    async takeCode(digest, now) {
      const taking = db.deleteFrom('codes').where('digest', '=', digest).returning(['player', 'until']);
      const code = await taking.executeTakeFirst();
      return code !== undefined && code.until > now ? code.player : null;
    },
  };
}
