import { Socket } from 'node:net';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/**
 * Whoever hears nothing for so long takes the connection for dead: the network may lose it without a word. Sooner than a
 * table gives up: else it would read its log over the next connection that is silent too.
 */
const SILENCE_MILLISECONDS = 2500;
/** PostgreSQL gives up sooner than that, so that a slow statement is not taken for a dead connection. */
const STATEMENT_MILLISECONDS = 2000;

/** A transaction whose client is gone must not hold its locks: PostgreSQL ends it, and notices soon who is gone. */
const SESSION = Object.entries({
  statement_timeout: STATEMENT_MILLISECONDS,
  idle_in_transaction_session_timeout: STATEMENT_MILLISECONDS,
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 2,
})
  .map(([name, value]) => `set ${name} = ${value}`)
  .join('; ');

export const CLIENT_CONFIG = {
  connectionTimeoutMillis: SILENCE_MILLISECONDS,
  query_timeout: SILENCE_MILLISECONDS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const satisfies pg.ClientConfig;

/** Sets the time-outs on the side of PostgreSQL. */
export const limitSession = (client: pg.ClientBase): Promise<unknown> => client.query(SESSION);

/** A connection that can be cut, without waiting for the other end. */
export class CuttableClient extends pg.Client {
  private readonly socket: Socket;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
    // Queries fail as well when a connection is lost. Without a listener the event would end the program.
    this.on('error', () => {});
  }

  cut(): void {
    this.socket.destroy();
  }
}

type Values = readonly unknown[];

/** A connection taken from the pool. One that did not answer is not given back. */
class Lease implements PostgresPoolClient {
  private readonly client: pg.PoolClient;
  private readonly note: (answered: boolean) => void;
  private lost: unknown = null;

  constructor(client: pg.PoolClient, note: (answered: boolean) => void) {
    this.client = client;
    this.note = note;
  }

  query<Row>(text: string, values: Values): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: string | PostgresCursor<unknown>, values: Values = []): unknown {
    if (typeof text !== 'string') throw new TypeError('cursors are not used');
    return this.run(text, values);
  }

  private async run(text: string, values: Values): Promise<unknown> {
    if (this.lost !== null) throw this.lost;
    try {
      const result = await this.client.query(text, [...values]);
      this.note(true);
      return result;
    } catch (error) {
      const answered = error instanceof pg.DatabaseError;
      if (!answered) this.lost = error;
      this.note(answered);
      throw error;
    }
  }

  release(destroy = false): void {
    discard(this.client, destroy || this.lost !== null);
  }
}

function discard(client: pg.PoolClient, gone: boolean): void {
  client.release(gone);
  if (gone && client instanceof CuttableClient) client.cut();
}

/**
 * Connections to PostgreSQL. When one does not answer, those that have not answered since are not used again either:
 * whoever came next would wait for each in turn.
 */
export class Connections implements PostgresPool {
  readonly options = {};
  private readonly pool: pg.Pool;
  private readonly answeredAt = new WeakMap<pg.PoolClient, number>();
  private silentAt = Number.NEGATIVE_INFINITY;

  constructor(config: pg.PoolConfig) {
    this.pool = new pg.Pool({ ...config, ...CLIENT_CONFIG, Client: CuttableClient, onConnect: limitSession });
    // A connection lost while it rests is replaced at its next use.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => this.answeredAt.set(client, performance.now()));
  }

  async connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await this.pool.connect();
      if ((this.answeredAt.get(client) ?? 0) > this.silentAt) return this.lease(client);
      discard(client, true);
    }
  }

  private lease(client: pg.PoolClient): Lease {
    return new Lease(client, (answered) => {
      const now = performance.now();
      if (answered) this.answeredAt.set(client, now);
      else this.silentAt = now;
    });
  }

  async query<Row>(text: string, values: Values): Promise<readonly Row[]> {
    const client = await this.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      client.release();
    }
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}
