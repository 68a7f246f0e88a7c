import type pg from 'pg';

/** A table's log or chat, and the number of its latest entry or message. */
interface Touched {
  readonly isChat: boolean;
  readonly table: string;
  readonly latest: number;
}

const TOUCHED = `
select false as "isChat", id as "table", seq as latest from tables
where listed in (0, 1) and status in ('waiting', 'playing', 'over') and touched >= $1
union all
select true, table_id, max(number) from messages where at >= $1 group by table_id`;

/** Logs and chats that have grown from that time on. */
export async function touchedSince(client: pg.Client, time: number): Promise<readonly Touched[]> {
  return (await client.query<Touched>(TOUCHED, [time])).rows;
}
