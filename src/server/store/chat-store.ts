import { type Kysely, type Selectable, sql } from 'kysely';
import type { ChatContent, ChatMessage } from '../../protocol/chat.ts';
import type { Database, Steps } from './database.ts';
import { countOldMessages, emptyOldMessages, type OldMessage, oldMessagesOf } from './old-messages.ts';
import type { Schema } from './schema.ts';

/** Messages removed at once, so that others get their turn in between. */
const PRUNED_AT_ONCE = 200;

export type NewMessage = Omit<ChatMessage, 'id' | 'number'> & { readonly table: string };
export type StoredMessage = ChatMessage & { readonly table: string };

/** The chat of all tables. What a table's chat is made of goes with the table. */
export interface ChatStore {
  /**
   * Adds a message, and drops the oldest of the table where there are more than `most`. The number of the table's latest
   * message once it is on disk; null where there is no such table.
   */
  addMessage(message: NewMessage, most: number): Promise<number | null>;
  /** The table's messages after that number, in their order; the latest ones where there are more than `most`. */
  messagesAfter(table: string, number: number, most: number): Promise<readonly ChatMessage[]>;
  /** The number of the table's latest message, even if that was deleted; 0 before the first. */
  lastMessage(table: string): Promise<number>;
  message(id: string): Promise<StoredMessage | null>;
  /** Everything that the player wrote, the oldest first. */
  messagesOf(player: string): Promise<readonly StoredMessage[]>;
  /** What the player wrote that older servers put into the logs of tables, the oldest first. */
  oldMessagesOf(player: string): Promise<readonly OldMessage[]>;
  /** Deletes everything that the player wrote, but for what is in logs; how many messages. */
  deleteMessagesOf(player: string): Promise<number>;
  countMessages(writtenBefore: number): Promise<number>;
  /** Deletes older messages, and empties those in logs; how many. */
  pruneMessages(writtenBefore: number): Promise<number>;
}

type Row = Selectable<Schema['messages']>;

const idOf = (table: string, number: number): string => `${table}-${number}`;

function messageOf({ table_id, number, at, player, name, seat, content }: Row): ChatMessage {
  const parsed: ChatContent = JSON.parse(content);
  return { id: idOf(table_id, number), number, at, player, name, seat, content: parsed };
}

const storedOf = (row: Row): StoredMessage => ({ table: row.table_id, ...messageOf(row) });

/** What PostgreSQL says where the table was removed meanwhile. */
const NO_SUCH_TABLE = '23503';

const isNoTable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === NO_SUCH_TABLE;

/** The row of the chat is locked from the first step on: messages are stored in the order of their numbers. */
function* adding(db: Kysely<Schema>, message: NewMessage, most: number): Steps<boolean> {
  const { table, at, player, name, seat, content } = message;
  const counted = yield db
    .insertInto('chats')
    .columns(['table_id', 'last'])
    .expression((own) =>
      own
        .selectFrom('tables')
        .select(['id', sql<number>`1`.as('last')])
        .where('id', '=', table),
    )
    .onConflict((old) => old.column('table_id').doUpdateSet((row) => ({ last: row('chats.last', '+', 1) })))
    .compile();
  if (counted === 0) return false;
  const last = db.selectFrom('chats').select('last').where('table_id', '=', table);
  const fixed = { table_id: table, at, player, name, seat, content: JSON.stringify(content) };
  yield db
    .insertInto('messages')
    .values({ ...fixed, number: last })
    .compile();
  const kept = db
    .selectFrom('chats')
    .select((row) => row('last', '-', most).as('first'))
    .where('table_id', '=', table);
  yield db.deleteFrom('messages').where('table_id', '=', table).where('number', '<=', kept).compile();
  return true;
}

export function chatStore({ db, write }: Pick<Database, 'db' | 'write'>): ChatStore {
  const older = (before: number) => db.selectFrom('messages').where('at', '<', before);
  const lastMessage = async (table: string) => {
    const chat = db.selectFrom('chats').select('last').where('table_id', '=', table);
    return (await chat.executeTakeFirst())?.last ?? 0;
  };

  return {
    lastMessage,

    async addMessage(message, most) {
      const added = await write(() => adding(db, message, most)).catch((error: unknown) => {
        if (isNoTable(error)) return false;
        throw error;
      });
      return added ? lastMessage(message.table) : null;
    },

    async messagesAfter(table, number, most) {
      const found = db.selectFrom('messages').selectAll().where('table_id', '=', table).where('number', '>', number);
      const rows = await found.orderBy('number', 'desc').limit(most).execute();
      return rows.toReversed().map(messageOf);
    },

    async message(id) {
      const cut = id.lastIndexOf('-');
      const number = id.slice(cut + 1);
      if (cut < 0 || !/^\d{1,9}$/.test(number)) return null;
      const found = db.selectFrom('messages').selectAll().where('table_id', '=', id.slice(0, cut));
      const row = await found.where('number', '=', Number(number)).executeTakeFirst();
      return row === undefined ? null : storedOf(row);
    },

    async messagesOf(player) {
      const written = db.selectFrom('messages').selectAll().where('player', '=', player);
      return (await written.orderBy('at').orderBy('table_id').orderBy('number').execute()).map(storedOf);
    },

    oldMessagesOf: (player) => oldMessagesOf(db, player),

    async deleteMessagesOf(player) {
      const gone = await db.deleteFrom('messages').where('player', '=', player).executeTakeFirstOrThrow();
      return Number(gone.numDeletedRows);
    },

    async countMessages(writtenBefore) {
      const counted = older(writtenBefore).select((row) => row.fn.countAll<number>().as('count'));
      const { count } = await counted.executeTakeFirstOrThrow();
      return count + (await countOldMessages(db, writtenBefore));
    },

    async pruneMessages(writtenBefore) {
      let removed = await emptyOldMessages(db, writtenBefore);
      for (;;) {
        const some = older(writtenBefore).select(['table_id', 'number']).limit(PRUNED_AT_ONCE);
        const gone = await db
          .deleteFrom('messages')
          .where(({ eb, refTuple }) => eb(refTuple('table_id', 'number'), 'in', some.$asTuple('table_id', 'number')))
          .executeTakeFirstOrThrow();
        if (gone.numDeletedRows === 0n) return removed;
        removed += Number(gone.numDeletedRows);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}
