import type { HostedTable } from '../match/hosted.ts';
import { type Asker, entryFor } from '../match/requests.ts';
import type { Ask } from '../protocol/asks.ts';
import type { Entry, Stamped } from '../protocol/hosted.ts';
import { Keeping } from './keeping.ts';
import { CannotGoOn, type Loaded, load, type Reader } from './loading.ts';
import type { Bus, Store } from './store/store.ts';
import { summaryOf } from './summary.ts';

/** What the tables need of the world, so that tests can stand in for time and luck. */
export interface Surroundings extends Reader {
  readonly store: Store;
  readonly bus: Bus;
  now(): number;
  /** Calls once after so many milliseconds; what it gives back calls it off. */
  after(milliseconds: number, act: () => void): () => void;
  /** Milliseconds that a bot takes for an answer. */
  readonly botPace: number;
  /** Milliseconds after which a table that nobody watches leaves the memory. */
  readonly idle: number;
  /** Told of tables that other rules had played before, and what became of them. */
  moved(how: 'same' | 'differs' | 'unreadable'): void;
  /** Told of what went wrong where nobody waits for an answer. */
  trouble(error: unknown): void;
}

/** After something went wrong a table tries again, in so many milliseconds. */
const TRY_AGAIN = 1000;

/** Milliseconds after which the state of a table is kept at the latest, once something has happened there. */
const KEEP_AFTER = 20_000;

/** One who is told what happens at a table. */
export type Watcher = (table: HostedTable, news: readonly Stamped[]) => void;

/** A table in memory: one thing at a time, stored before it is told. */
export class Live {
  private table: HostedTable;
  private readonly keeping: Keeping;
  private readonly watchers = new Set<Watcher>();
  private readonly world: Surroundings;
  private readonly forget: () => void;
  private last: Promise<unknown> = Promise.resolve();
  private underWay = 0;
  private callOff = () => {};
  private callOffSleep = () => {};
  private callOffKeep: (() => void) | null = null;
  private closed = false;

  constructor(loaded: Loaded, world: Surroundings, forget: () => void) {
    this.table = loaded.table;
    this.keeping = new Keeping(loaded, world);
    this.world = world;
    this.forget = forget;
    this.schedule();
  }

  /** One thing after the other: what is asked meanwhile waits. */
  private inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    this.underWay += 1;
    const done = this.last.then(act).finally(() => {
      this.underWay -= 1;
    });
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Carries out what is asked; where another node was first, again on what it left. */
  ask(asker: Asker, ask: Ask): Promise<void> {
    return this.inTurn(async () => {
      while (!(await this.add(await this.entryFor(asker, ask))));
    });
  }

  /** Adds what the server has to say; null where there is nothing to be said any more. */
  note(entryOf: (table: HostedTable) => Entry | null): Promise<void> {
    return this.inTurn(async () => {
      for (let added = false; !added; ) {
        const entry = entryOf(this.table);
        added = entry === null || (await this.add(entry));
      }
    });
  }

  /** What is refused may be so for want of news: the store is read before a refusal stands. */
  private async entryFor(asker: Asker, ask: Ask): Promise<Entry> {
    try {
      return entryFor(this.table, asker, ask);
    } catch (refusal) {
      const { seq } = this.table;
      await this.catchUp();
      if (this.table.seq === seq) throw refusal;
      return entryFor(this.table, asker, ask);
    }
  }

  /** Looks at the table when nothing is under way. */
  look<Value>(at: (table: HostedTable) => Value): Promise<Value> {
    return this.inTurn(async () => at(this.table));
  }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    this.schedule();
    return () => {
      this.watchers.delete(watcher);
      this.schedule();
    };
  }

  /** Reads what another node has added. */
  heard(seq: number): Promise<void> {
    return this.inTurn(async () => {
      if (seq > this.table.seq) await this.catchUp();
    }).catch((error: unknown) => this.world.trouble(error));
  }

  private async catchUp(): Promise<void> {
    const { charter, seq } = this.table;
    const news = await this.world.store.entriesAfter(charter.id, seq);
    if (!this.keeping.follow(this.table, news)) await this.readAgain(seq);
    else if (news.length > 0) this.tell(news);
  }

  /** What is in memory is not what the log says: all of it is read, and what follows `seq` is told. */
  private async readAgain(seq: number): Promise<void> {
    const { world } = this;
    const { id } = this.table.charter;
    const loaded = await load(id, world).catch((error: unknown) => {
      if (error instanceof CannotGoOn) this.letGo();
      throw error;
    });
    this.table = loaded.table;
    this.keeping.startFrom(loaded);
    this.tell((await world.store.entriesAfter(id, seq)).slice(0, this.table.seq - seq));
  }

  close(): Promise<void> {
    this.stop();
    return this.keep();
  }

  /** Other rules have taken the table over: what is in memory is no longer it, and who looks next is told so. */
  private letGo(): void {
    this.stop();
    this.forget();
  }

  private stop(): void {
    this.closed = true;
    this.callOff();
    this.callOffSleep();
    this.callOffKeep?.();
  }

  private keep(): Promise<void> {
    return this.inTurn(() => this.keeping.keepAll(this.table)).catch((error: unknown) => this.world.trouble(error));
  }

  /** Stores the entry before anyone hears of it; false when another node was first, whose entries are then read. */
  private async add(entry: Entry): Promise<boolean> {
    const { table, world } = this;
    const { id } = table.charter;
    const before = table.seq;
    const stamped = this.keeping.stamp(table, entry, world.now());
    const store = async () => {
      for (const each of stamped) table.apply(each);
      return world.store.append(id, stamped, summaryOf(table, world.botPace));
    };
    const stored = await store().catch(async (error: unknown) => {
      await this.readAgain(before);
      throw error;
    });
    if (!stored) {
      await this.readAgain(before);
      return false;
    }
    this.keeping.added(table, stamped);
    this.callOffKeep ??= world.after(KEEP_AFTER, () => {
      this.callOffKeep = null;
      void this.keep();
    });
    this.tell(stamped);
    world.bus.tell(id, table.seq);
    return true;
  }

  private tell(news: readonly Stamped[]): void {
    if (news.length > 0) for (const watcher of [...this.watchers]) watcher(this.table, news);
    this.schedule();
  }

  /** Wakes when the table is to act on its own soon, and else leaves the memory when nobody looks at it. */
  private schedule(): void {
    const { world } = this;
    this.callOff();
    this.callOffSleep();
    if (this.closed) return;
    const due = this.table.due(world.botPace);
    const wait = due === null ? Number.POSITIVE_INFINITY : Math.max(0, due - world.now());
    if (this.watchers.size === 0 && wait > world.idle) {
      this.callOffSleep = world.after(world.idle, () => this.sleep());
    } else if (due !== null) this.callOff = world.after(wait, () => void this.wake());
  }

  /** Never while something is under way: whoever asks next would meet another copy of the table. */
  private sleep(): void {
    if (this.underWay > 0) {
      this.schedule();
      return;
    }
    this.closed = true;
    this.forget();
    this.callOffKeep?.();
    void this.keep();
  }

  private async wake(): Promise<void> {
    await this.inTurn(async () => {
      const entry = this.table.ownEntry(this.world.now(), this.world.botPace);
      if (entry === null) this.schedule();
      else await this.add(entry);
    }).catch((error: unknown) => {
      this.world.trouble(error);
      this.callOff = this.world.after(TRY_AGAIN, () => void this.wake());
    });
  }
}
