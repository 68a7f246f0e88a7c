import { randomBytes } from 'node:crypto';
import { ServerTime } from '../server-time.ts';
import { nextBatch, Outbox } from './outbox.ts';
import { CLIENT_CONFIG, CuttableClient, limitSession } from './postgres-pool.ts';
import { BEAT, Shared } from './shared.ts';
import { ANNOUNCEMENTS, type AnnouncementListener, type Bus } from './store.ts';
import { touchedSince } from './touched.ts';

const CHANNEL = 'tintamarre';
/** What administrators see the connection by. */
export const BUS_NAME = 'tintamarre bus';
/**
 * What a line of shared values, or an announcement, begins with, and a table with the number of its latest message. Any
 * other line is a table with the number of its latest entry.
 */
const SHARED = '~';
const ANNOUNCED = '!';
const CHAT = '#';
const RETRY_MILLISECONDS = 250;
const SWEEP_MILLISECONDS = 1500;
/** A connection that went silent is found by the next sweep: all three together are less than five seconds. */
const SILENCE_MILLISECONDS = 2500;
/** By how much the clocks of two nodes may differ, together with the time that a transaction may take. */
const SLACK_MILLISECONDS = 10_000;

type Heard = (table: string, seq: number) => void;

/**
 * What is told in one moment goes out together. A node may die after storing and before telling, and a connection may
 * break; so every node also looks now and then which tables were touched, and nothing stays unheard.
 */
class PostgresBus implements Bus {
  private readonly url: string;
  /** Signs what this node says, so that it need not listen to itself. */
  private readonly node = randomBytes(6).toString('hex');
  private readonly hearers: Heard[] = [];
  private readonly chatHearers: Heard[] = [];
  private readonly listeners: AnnouncementListener[] = [];
  private readonly outbox = new Outbox(() => void this.flush());
  readonly shared = new Shared(
    this.node,
    (line) => this.outbox.addLine(`${SHARED}${line}`),
    () => performance.now(),
  );
  private client: CuttableClient | null = null;
  private timer: NodeJS.Timeout | undefined;
  private beating: NodeJS.Timeout | undefined;
  private telling: Promise<void> = Promise.resolve();
  private closed = false;
  private readonly time = new ServerTime(Date.now, () => performance.now());
  private swept = Date.now();

  constructor(url: string) {
    this.url = url;
  }

  async connect(): Promise<void> {
    const client = new CuttableClient({
      ...CLIENT_CONFIG,
      connectionTimeoutMillis: SILENCE_MILLISECONDS,
      query_timeout: SILENCE_MILLISECONDS,
      connectionString: this.url,
      application_name: BUS_NAME,
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
      await limitSession(client);
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.cut();
      throw error;
    }
    this.client = client;
    if (this.beating !== undefined) for (const { resumed } of this.listeners) resumed();
    this.shared.beat();
    this.beating ??= setInterval(() => this.shared.beat(), BEAT).unref();
    if (this.closed) await this.close();
    else await this.sweep(client);
  }

  tell(table: string, seq: number): void {
    this.outbox.addTable(table, seq);
  }

  tellChat(table: string, number: number): void {
    this.outbox.addTable(`${CHAT}${table}`, number);
  }

  announce(...[what, key]: Parameters<Bus['announce']>): void {
    this.outbox.addAnnouncement(`${ANNOUNCED}${what} ${key}`);
  }

  onAnnouncement(listener: AnnouncementListener): void {
    this.listeners.push(listener);
  }

  listen(heard: Heard): void {
    this.hearers.push(heard);
  }

  listenToChat(heard: Heard): void {
    this.chatHearers.push(heard);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beating);
    this.shared.leave();
    await this.flush();
    const { client } = this;
    this.client = null;
    if (client === null) return;
    const cut = setTimeout(() => client.cut(), SILENCE_MILLISECONDS);
    await client.end();
    clearTimeout(cut);
  }

  private read(node: string, line: string): void {
    if (line.startsWith(SHARED)) {
      this.shared.hear(node, line.slice(SHARED.length));
      return;
    }
    const [first = '', second = ''] = line.split(' ');
    if (!first.startsWith(ANNOUNCED)) {
      this.hear(first.startsWith(CHAT), first.replace(CHAT, ''), Number(second));
      return;
    }
    const what = ANNOUNCEMENTS.find((each) => each === first.slice(ANNOUNCED.length));
    if (what !== undefined) for (const listener of this.listeners) listener.announced(what, second);
  }

  private hear(isChat: boolean, table: string, latest: number): void {
    for (const heard of isChat ? this.chatHearers : this.hearers) heard(table, latest);
  }

  private flush(): Promise<void> {
    this.telling = this.telling.then(() => this.tellAll());
    return this.telling;
  }

  private async tellAll(): Promise<void> {
    const { lines, announcements } = this.outbox.take();
    const { client } = this;
    try {
      while (client !== null && lines.length > 0) {
        const payload = [this.node, ...nextBatch(lines)].join('\n');
        await client.query('select pg_notify($1, $2)', [CHANNEL, payload]);
      }
      if (client === null) this.outbox.putBack(announcements);
    } catch {
      this.outbox.putBack(announcements);
      if (client !== null) this.lose(client);
    }
  }

  /** Says again which tables were touched since it was last asked. */
  private async sweep(client: CuttableClient): Promise<void> {
    // Tables are dated by the time of their nodes. It does not leap forward with the clock on the wall, but a node that
    // starts anew after that was set back is behind.
    const now = Math.min(Date.now(), this.time.now());
    const since = Math.min(this.swept, now) - SLACK_MILLISECONDS;
    try {
      for (const { isChat, table, latest } of await touchedSince(client, since)) this.hear(isChat, table, latest);
      this.swept = now;
      if (this.client === client) this.timer = setTimeout(() => void this.sweep(client), SWEEP_MILLISECONDS).unref();
    } catch {
      this.lose(client);
    }
  }

  private lose(client: CuttableClient): void {
    if (this.client !== client) return;
    this.client = null;
    clearTimeout(this.timer);
    client.cut();
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
