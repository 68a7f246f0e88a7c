import type { HostedTable } from '../match/hosted.ts';
import { type Asker, entryFor } from '../match/requests.ts';
import type { Ask } from '../protocol/asks.ts';
import type { Entry, Stamped } from '../protocol/hosted.ts';
import { Alarm } from './alarm.ts';
import { KEEP_AFTER, Keeping } from './keeping.ts';
import { CannotGoOn, type Loaded, load } from './loading.ts';
import { summaryOf } from './summary.ts';
import type { Surroundings, Watcher } from './surroundings.ts';
import { Turns } from './turns.ts';

/** After something went wrong a table tries again, in so many milliseconds. */
const TRY_AGAIN = 1000;

/** A table in memory: one thing at a time, stored before it is told. */
export class Live {
  private table: HostedTable;
  private readonly keeping: Keeping;
  private readonly watchers = new Set<Watcher>();
  private readonly world: Surroundings;
  private readonly forget: () => void;
  private readonly turns = new Turns();
  /** For what the table does next on its own, be it to leave the memory. */
  private readonly next: Alarm;
  private readonly keepsSoon: Alarm;
  private closed = false;

  constructor(loaded: Loaded, world: Surroundings, forget: () => void) {
    this.table = loaded.table;
    this.keeping = new Keeping(loaded, world);
    this.world = world;
    this.forget = forget;
    this.next = new Alarm(world.after);
    this.keepsSoon = new Alarm(world.after);
    this.schedule();
  }

  /** Carries out what is asked; where another node was first, again on what it left. */
  ask(asker: Asker, ask: Ask): Promise<void> {
    return this.turns.take(async () => {
      while (!(await this.add(await this.entryFor(asker, ask))));
    });
  }

  /** Adds what the server has to say; null where there is nothing to be said any more. */
  note(entryOf: (table: HostedTable) => Entry | null): Promise<void> {
    return this.turns.take(async () => {
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
    return this.turns.take(async () => at(this.table));
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
    const follow = async () => {
      if (seq > this.table.seq) await this.catchUp();
    };
    return this.turns.take(follow).catch((error: unknown) => this.world.trouble(error));
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
      // Other rules have taken the table over: who looks next is told so.
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

  /** What is in memory is no longer the table: who looks next finds it in the store. */
  private letGo(): void {
    this.stop();
    this.forget();
  }

  private stop(): void {
    this.closed = true;
    this.next.off();
    this.keepsSoon.off();
  }

  /** Only to write the state down takes a turn; while that is stored, the table goes on. */
  private async keep(): Promise<void> {
    try {
      const { stored } = await this.turns.take(async () => ({ stored: this.keeping.keepAll(this.table) }));
      await stored;
    } catch (error) {
      this.world.trouble(error);
    }
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
    await this.keeping.added(table, stamped);
    this.tell(stamped);
    world.bus.tell(id, table.seq);
    if (!this.keepsSoon.isSet) this.keepsSoon.set(KEEP_AFTER, () => void this.keep());
    return true;
  }

  private tell(news: readonly Stamped[]): void {
    if (news.length > 0) for (const watcher of [...this.watchers]) watcher(this.table, news);
    this.schedule();
  }

  /** Wakes when the table is to act on its own soon, and else leaves the memory when nobody looks at it. */
  private schedule(): void {
    const { world } = this;
    this.next.off();
    if (this.closed) return;
    const due = this.table.due(world.botPace);
    const wait = due === null ? Number.POSITIVE_INFINITY : Math.max(0, due - world.now());
    if (this.watchers.size === 0 && wait > world.idle) this.next.set(world.idle, () => this.sleep());
    else if (due !== null) this.next.set(wait, () => void this.wake());
  }

  /** Never while something is under way: whoever asks next would meet another copy of the table. */
  private sleep(): void {
    if (this.turns.areTaken) this.schedule();
    else {
      this.letGo();
      void this.keep();
    }
  }

  private async wake(): Promise<void> {
    const { world } = this;
    try {
      await this.note((table) => table.ownEntry(world.now(), world.botPace));
      if (!this.next.isSet) this.schedule();
    } catch (error) {
      world.trouble(error);
      this.next.set(TRY_AGAIN, () => void this.wake());
    }
  }
}
