import type { Kysely } from 'kysely';
import type { Database, Steps } from './database.ts';
import type { Schema } from './schema.ts';
import type { NoticeStore, StoredPush } from './store.ts';

/** Devices of a player. */
const MOST_PUSHES = 10;
const MOST_FAILURES = 10;

function* keepingPush(db: Kysely<Schema>, push: StoredPush, made: number): Steps<void> {
  const { endpoint, ...rest } = push;
  const columns = { ...rest, made, failures: 0 };
  yield db
    .insertInto('pushes')
    .values({ endpoint, ...columns })
    .onConflict((old) => old.column('endpoint').doUpdateSet(columns))
    .compile();
  const own = db.selectFrom('pushes').select('endpoint').where('player', '=', push.player);
  const newest = own.orderBy('made', 'desc').orderBy('endpoint').limit(MOST_PUSHES);
  yield db.deleteFrom('pushes').where('player', '=', push.player).where('endpoint', 'not in', newest).compile();
}

function* failingPush(db: Kysely<Schema>, endpoint: string): Steps<void> {
  const failing = db.updateTable('pushes').set((row) => ({ failures: row('failures', '+', 1) }));
  yield failing.where('endpoint', '=', endpoint).compile();
  yield db.deleteFrom('pushes').where('endpoint', '=', endpoint).where('failures', '>=', MOST_FAILURES).compile();
}

type Claim = Parameters<NoticeStore['claimNotice']>;

function* claiming(db: Kysely<Schema>, [table, player, kind, at, apart]: Claim): Steps<boolean> {
  const added = yield db
    .insertInto('notices')
    .values({ table_id: table, player, kind, at })
    .onConflict((old) =>
      old
        .columns(['table_id', 'player', 'kind'])
        .doUpdateSet({ at })
        .where('notices.at', '<=', at - apart),
    )
    .compile();
  return added > 0;
}

export function noticeStore({ db, write }: Database): NoticeStore {
  return {
    async keepOnce(name, value) {
      await db
        .insertInto('kept_once')
        .values({ name, value })
        .onConflict((old) => old.doNothing())
        .execute();
      const kept = db.selectFrom('kept_once').select('value').where('name', '=', name);
      return (await kept.executeTakeFirstOrThrow()).value;
    },

    keepPush: (push, made) => write(() => keepingPush(db, push, made)),

    pushesOf: (player) =>
      db
        .selectFrom('pushes')
        .select(['player', 'endpoint', 'keys', 'language', 'site'])
        .where('player', '=', player)
        .orderBy('endpoint')
        .execute(),

    async dropPush(player, endpoint) {
      await db.deleteFrom('pushes').where('player', '=', player).where('endpoint', '=', endpoint).execute();
    },

    async markPush(endpoint, reached) {
      if (!reached) return write(() => failingPush(db, endpoint));
      const mended = db.updateTable('pushes').set({ failures: 0 }).where('endpoint', '=', endpoint);
      await mended.where('failures', '>', 0).execute();
    },

    async keepHook(player, hook) {
      if (hook === null) {
        await db.deleteFrom('hooks').where('player', '=', player).execute();
        return;
      }
      const { address, language, site } = hook;
      const columns = { address, language, site, failures: 0, trouble: null };
      await db
        .insertInto('hooks')
        .values({ player, ...columns })
        .onConflict((old) => old.column('player').doUpdateSet(columns))
        .execute();
    },

    async hookOf(player) {
      const kept = db.selectFrom('hooks').select(['address', 'language', 'site', 'failures', 'trouble']);
      return (await kept.where('player', '=', player).executeTakeFirst()) ?? null;
    },

    async markHook(player, address, trouble) {
      const hook = db.updateTable('hooks').where('player', '=', player).where('address', '=', address);
      if (trouble === null) await hook.set({ failures: 0, trouble }).where('trouble', 'is not', null).execute();
      else await hook.set((row) => ({ failures: row('failures', '+', 1), trouble })).execute();
    },

    claimNotice: (...claim) => write(() => claiming(db, claim)),

    async waitingForTold(since, most) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('listed', 'in', [0, 1])
        .where('status', '=', 'playing')
        .where('touched', '>=', since)
        .where(({ or, exists, selectFrom }) =>
          or([
            exists(selectFrom('pushes').select('endpoint').whereRef('pushes.player', '=', 'tables.waits_for')),
            exists(selectFrom('hooks').select('address').whereRef('hooks.player', '=', 'tables.waits_for')),
          ]),
        )
        .orderBy('touched', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
