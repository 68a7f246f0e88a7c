import type { Ask } from '../../protocol/asks.ts';
import { type Followed, followed, lastMessageOf } from '../../protocol/following.ts';
import type { ClientMessage, Person, ServerMessage, WireCode } from '../../protocol/messages.ts';
import { Store } from '../store.ts';
import { Allowance } from './allowance.ts';
import { wasDone } from './done.ts';
import { Dropped, Line } from './line.ts';
import { Refused } from './refused.ts';

type Without<Of, Keys extends string> = Of extends unknown ? Omit<Of, Keys> : never;
type Question =
  | { readonly say: 'story' }
  | Without<Extract<ClientMessage, { say: 'explain' | 'forecast' | 'at' }>, 'id' | 'table'>;

/** That a table goes on as its log says. */
export type Recovered = Pick<Extract<ServerMessage, { say: 'recovered' }>, 'lost'>;

/** What questions weigh, as the server weighs them. */
const WEIGHTS: Readonly<Record<Question['say'], number>> = { explain: 2, forecast: 2, at: 4, story: 8 };
/** Where so many questions wait, what is only nice to know is left out. */
const MOST_WAITING = 12;

/** After so long a table that the server could not show is asked for again. */
const WATCH_AGAIN_MILLISECONDS = 1000;
/** Refusals that say nothing about the table: it may be shown a moment later. */
const FOR_A_MOMENT: readonly WireCode[] = ['failed', 'too-much', 'closing'];

/** A table of the server as it is followed over a line that may be cut at any time. */
export class Feed {
  readonly id: string;
  /** Null until the table was first seen. */
  readonly table = new Store<Followed | null>(null);
  /** Why the table cannot be seen at all. */
  readonly refused = new Store<Refused | null>(null);
  /** The seats whose players are there now. */
  readonly here = new Store<readonly number[]>([]);
  /** What the server told of faults that the table was recovered from. */
  readonly recovered = new Store<readonly Recovered[]>([]);
  readonly line: Line;
  /** As whom the line speaks. */
  you: Person | null = null;
  private watching = false;
  /** Entries were missed, and the whole table is asked for. */
  private gap = false;
  private again: ReturnType<typeof setTimeout> | undefined;
  private readonly waiters = new Set<() => void>();
  private readonly allowance = new Allowance();
  private readonly sight = () => {
    if (this.watching) this.line.tell({ say: 'attend', table: this.id, looks: !document.hidden });
  };

  constructor(id: string) {
    this.id = id;
    this.line = new Line((message) => this.hear(message));
    document.addEventListener('visibilitychange', this.sight);
    this.line.blocked.watch(() => {
      if (this.table.get() === null) this.refused.set(this.line.blocked.get());
    });
    this.line.isOpen.watch(() => {
      if (!this.line.isOpen.get()) this.watching = false;
    });
  }

  /** The server's time. */
  get time(): number {
    return Date.now() + this.line.ahead;
  }

  private hear(message: ServerMessage): void {
    if (message.say === 'welcome') this.enter(message.you);
    else if (message.say === 'presence') {
      if (message.table === this.id) this.here.set(message.here);
    } else if (message.say === 'recovered') {
      if (message.table === this.id) this.recovered.set([...this.recovered.get(), message]);
    } else if (message.say === 'removed') {
      if (message.table === this.id) this.refused.set(new Refused('no-such-table'));
    } else if (message.say === 'table' || message.say === 'news' || message.say === 'chat') {
      if (message.table !== this.id) return;
      const after = followed(this.table.get(), message);
      if (after === null) this.watchAnew();
      else this.table.set(after);
    }
  }

  private enter(you: Person | null): void {
    const same = you?.id === this.you?.id;
    this.you = you;
    void this.watch(same);
  }

  /** Follows the table, from what is known of it on or from the beginning. */
  private async watch(onwards: boolean): Promise<void> {
    const known = this.table.get();
    const seq = onwards ? known?.seq : undefined;
    const message = lastMessageOf(known);
    try {
      const from = { ...(seq !== undefined && { seq }), ...(message > 0 && { message }) };
      await this.line.ask({ say: 'watch', table: this.id, changes: true, ...from });
      this.watching = true;
      if (document.hidden) this.sight();
      this.refused.set(null);
      for (const waiter of [...this.waiters]) waiter();
    } catch (error) {
      if (!(error instanceof Refused)) return;
      // Who is at the table stays there: the server may have lost its database for a moment.
      if (FOR_A_MOMENT.includes(error.code) && this.table.get() !== null) this.watchAgain(onwards);
      else this.refused.set(error);
    }
  }

  /** Entries are missing: what comes before the whole is there is of no use either. */
  private watchAnew(): void {
    if (this.gap) return;
    this.gap = true;
    void this.watch(false).then(() => {
      this.gap = false;
    });
  }

  private watchAgain(onwards: boolean): void {
    clearTimeout(this.again);
    this.again = setTimeout(() => void this.watch(onwards), WATCH_AGAIN_MILLISECONDS);
  }

  /** Until the table is followed again. */
  private followedAgain(): Promise<void> {
    if (this.watching) return Promise.resolve();
    return new Promise((resolve) => {
      const waiter = () => {
        this.waiters.delete(waiter);
        resolve();
      };
      this.waiters.add(waiter);
    });
  }

  /** Asks something of the table, again whenever the line was cut, until it was done or is refused. */
  async ask(ask: Ask): Promise<void> {
    await this.followedAgain();
    const table = this.table.get()!;
    const sent = { seq: table.seq, message: lastMessageOf(table) };
    const seat = table.now.you;
    for (;;) {
      this.allowance.spendNow(1);
      try {
        await this.line.ask({ say: 'ask', table: this.id, ask });
        return;
      } catch (error) {
        if (!(error instanceof Dropped)) throw error;
      }
      await this.followedAgain();
      if (wasDone(ask, sent, this.table.get()!, { player: this.you?.id ?? null, seat })) return;
    }
  }

  /** Asks to know something, again whenever the line was cut. */
  async query(question: Question): Promise<ServerMessage> {
    if (question.say === 'forecast' && this.allowance.waiting > MOST_WAITING) throw new Refused('too-much');
    for (;;) {
      await this.allowance.spend(WEIGHTS[question.say]);
      await this.followedAgain();
      try {
        return await this.line.ask({ ...question, table: this.id });
      } catch (error) {
        if (!(error instanceof Dropped)) throw error;
      }
    }
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.sight);
    clearTimeout(this.again);
    this.line.close();
  }
}
