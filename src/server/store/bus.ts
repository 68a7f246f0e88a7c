import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { BEAT, Shared } from './shared.ts';
import type { Bus } from './store.ts';

const CHANNEL = 'tintamarre';
/** What administrators see the connection by. */
export const BUS_NAME = 'tintamarre bus';
/** PostgreSQL takes less than 8,000 bytes at once. */
const MOST_LETTERS = 7000;
/** Begins a line of what nodes share; any other is a table and its number. */
const SHARED = '~';
const RETRY_MILLISECONDS = 500;
const SWEEP_MILLISECONDS = 1500;
/** By how much the clocks of two nodes may differ, together with the time that a transaction may take. */
const SLACK_MILLISECONDS = 10_000;
const ANSWER_MILLISECONDS = 10_000;

type Heard = (table: string, seq: number) => void;

/** As many of the lines, taken from the front, as go out together. */
function someOf(lines: string[]): string[] {
  let letters = 0;
  let count = 0;
  while (count < lines.length && (count === 0 || letters + lines[count]!.length < MOST_LETTERS)) {
    letters += lines[count]!.length + 1;
    count += 1;
  }
  return lines.splice(0, count);
}

async function touchedSince(client: pg.Client, time: number): Promise<readonly { id: string; seq: number }[]> {
  const touched = `select id, seq from tables
    where listed in (0, 1) and status in ('waiting', 'playing', 'over') and touched >= $1`;
  return (await client.query(touched, [time])).rows;
}

/**
 * What is told in one moment goes out together. A node may die after storing and before telling, and a connection may
 * break; so every node also looks now and then which tables were touched, and nothing stays unheard.
 */
class PostgresBus implements Bus {
  private readonly url: string;
  /** Signs what this node says, so that it need not listen to itself. */
  private readonly node = randomBytes(6).toString('hex');
  private readonly hearers: Heard[] = [];
  private readonly untold = new Map<string, number>();
  private unsaid: string[] = [];
  readonly shared = new Shared(
    this.node,
    (line) => this.say(line),
    () => performance.now(),
  );
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private beating: NodeJS.Timeout | undefined;
  private telling: Promise<void> = Promise.resolve();
  private closed = false;
  private swept = Date.now();

  constructor(url: string) {
    this.url = url;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: BUS_NAME,
      connectionTimeoutMillis: ANSWER_MILLISECONDS,
      query_timeout: ANSWER_MILLISECONDS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload = '' }) => {
      const [node, ...lines] = payload.split('\n');
      if (node === this.node) return;
      for (const line of lines) this.read(node ?? '', line);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    this.shared.beat();
    this.beating ??= setInterval(() => this.shared.beat(), BEAT).unref();
    if (this.closed) await this.close();
    else await this.sweep(client);
  }

  tell(table: string, seq: number): void {
    this.untold.set(table, Math.max(seq, this.untold.get(table) ?? 0));
    this.flushSoon();
  }

  private say(line: string): void {
    this.unsaid.push(`${SHARED}${line}`);
    this.flushSoon();
  }

  private flushSoon(): void {
    if (this.untold.size + this.unsaid.length === 1) setImmediate(() => void this.flush());
  }

  listen(heard: Heard): void {
    this.hearers.push(heard);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beating);
    this.shared.leave();
    await this.flush();
    const { client } = this;
    this.client = null;
    await client?.end();
  }

  private read(node: string, line: string): void {
    if (line.startsWith(SHARED)) {
      this.shared.hear(node, line.slice(SHARED.length));
      return;
    }
    const [table = '', seq] = line.split(' ');
    this.hear(table, Number(seq));
  }

  private hear(table: string, seq: number): void {
    for (const heard of this.hearers) heard(table, seq);
  }

  private flush(): Promise<void> {
    this.telling = this.telling.then(() => this.tellAll());
    return this.telling;
  }

  private async tellAll(): Promise<void> {
    const lines = [...[...this.untold].map(([table, seq]) => `${table} ${seq}`), ...this.unsaid];
    this.untold.clear();
    this.unsaid = [];
    const { client } = this;
    if (client === null) return;
    try {
      while (lines.length > 0) {
        const payload = [this.node, ...someOf(lines)].join('\n');
        await client.query('select pg_notify($1, $2)', [CHANNEL, payload]);
      }
    } catch {
      this.lose(client);
    }
  }

  /** Says again which tables were touched since it was last asked. */
  private async sweep(client: pg.Client): Promise<void> {
    const now = Date.now();
    try {
      for (const { id, seq } of await touchedSince(client, this.swept - SLACK_MILLISECONDS)) this.hear(id, seq);
      this.swept = now;
      if (this.client === client) this.timer = setTimeout(() => void this.sweep(client), SWEEP_MILLISECONDS).unref();
    } catch {
      this.lose(client);
    }
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    clearTimeout(this.timer);
    client.end().catch(() => undefined);
    this.reconnect();
  }

  private reconnect(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => void this.connect().catch(() => this.reconnect()), RETRY_MILLISECONDS);
  }
}

export async function openPostgresBus(url: string): Promise<Bus> {
  const bus = new PostgresBus(url);
  await bus.connect();
  return bus;
}
