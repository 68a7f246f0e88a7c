import type { HostedTable } from '../match/hosted.ts';
import { type Asker, entryFor } from '../match/requests.ts';
import { Refusal, type TableAsk } from '../protocol/asks.ts';
import type { Entry, Stamped } from '../protocol/hosted.ts';
import { Alarm } from './alarm.ts';
import { inTime } from './in-time.ts';
import { KEEP_AFTER, Keeping } from './keeping.ts';
import { CannotGoOn, type Loaded, load } from './loading.ts';
import { Refused } from './refusals.ts';
import type { TableStore } from './store/store.ts';
import { summaryOf } from './summary.ts';
import type { Surroundings, Watcher } from './surroundings.ts';
import { TableTime } from './table-time.ts';
import { type Timed, unpaid } from './timed.ts';
import { Turns } from './turns.ts';

/** After something went wrong a table tries again, in so many milliseconds. */
const TRY_AGAIN = 1000;
/** Where there are many, a table that was only looked at leaves the memory after so many milliseconds. */
const BRIEFLY = 1000;
/** How often other nodes may be first before an entry is given up. */
const MOST_TRIES = 20;

/** Told of what becomes of a table's place in memory. */
interface Memory {
  readonly isCrowded: boolean;
  forget(): void;
  rests(does: boolean): void;
}

/** The server stops: a bot that was thinking goes on at the next start. */
const isClosing = (error: unknown): boolean => error instanceof Refused && error.code === 'closing';

/**
 * A table in memory: one thing at a time, stored before it is told. What is in memory is always what the log says up to
 * some entry: an entry is applied to a copy, which becomes the table once the entry is stored. Where nobody knows whether
 * it was stored, the table is unknown until the log has been read. A table that is watched and where nothing happens
 * rests: only the store has it.
 */
export class Live {
  private readonly id: string;
  /** Never changed, only replaced; null while it is unknown, or rests. */
  private table: HostedTable | null;
  /** While it rests: when it is to act on its own, be it never. */
  private restsUntil: number | null = null;
  /** The last entry when the table was read. */
  private readSeq: number;
  /** The last entry that watchers were told of. */
  private told: number;
  private readonly keeping: Keeping;
  /** Each with what it does when the table rests. */
  private readonly watchers = new Map<Watcher, () => void>();
  private readonly world: Surroundings;
  private readonly store: Pick<TableStore, 'append' | 'entriesAfter'>;
  private readonly time: TableTime;
  private readonly memory: Memory;
  private readonly turns = new Turns();
  /** For what the table does next on its own, be it to leave the memory. */
  private readonly next: Alarm;
  private readonly keepsSoon: Alarm;
  private readonly looksAgain: Alarm;
  private closed = false;

  constructor(loaded: Loaded, world: Surroundings, memory: Memory) {
    this.id = loaded.table.charter.id;
    this.table = loaded.table;
    this.readSeq = loaded.table.seq;
    this.told = loaded.table.seq;
    this.keeping = new Keeping(loaded, world);
    this.world = world;
    this.store = {
      append: (...rows) => inTime(world, () => world.store.append(...rows)),
      entriesAfter: (...where) => inTime(world, () => world.store.entriesAfter(...where)),
    };
    this.time = new TableTime(world.now);
    this.memory = memory;
    this.next = new Alarm(world.after);
    this.keepsSoon = new Alarm(world.after);
    this.looksAgain = new Alarm(world.after);
    this.schedule();
  }

  /** Carries out what is asked; where another node was first, again on what it left. */
  ask(asker: Asker, ask: TableAsk, timed: Timed = unpaid): Promise<void> {
    return this.turns.take(() => this.addFirst(() => this.entryFor(asker, ask, timed), timed));
  }

  /** Adds what the server has to say; null where there is nothing to be said any more. */
  note(entryOf: (table: HostedTable) => Entry | null): Promise<void> {
    return this.turns.take(() => this.addFirst(async () => entryOf(await this.current())));
  }

  /** Looks at the table when nothing is under way. */
  look<Value>(at: (table: HostedTable, now: number) => Value, timed: Timed): Promise<Value> {
    return this.turns.take(async () => {
      const table = await this.current(timed);
      return at(table, this.time.at(table));
    });
  }

  watch(watcher: Watcher, onRest: () => void): () => void {
    this.watchers.set(watcher, onRest);
    this.schedule();
    return () => {
      this.watchers.delete(watcher);
      this.schedule();
    };
  }

  /** Reads what another node has added. */
  heard(seq: number): Promise<void> {
    return this.turns
      .take(async () => {
        if (this.restsUntil !== null && (await this.store.entriesAfter(this.id, this.told)).length === 0) return;
        if (seq > (await this.current()).seq) await this.catchUp();
      })
      .catch((error: unknown) => this.world.trouble(error));
  }

  async close(): Promise<void> {
    this.stop();
    await this.turns.take(async () => {});
    await this.keep();
  }

  /** What is in memory is no longer the table: who looks next finds it in the store. */
  private letGo(): void {
    this.stop();
    this.memory.forget();
  }

  private stop(): void {
    this.closed = true;
    this.memory.rests(false);
    for (const alarm of [this.next, this.keepsSoon, this.looksAgain]) alarm.off();
  }

  /** The table as the log has it, as far as this node has read. */
  private async current(timed = unpaid): Promise<HostedTable> {
    return this.table ?? (await this.reload(timed));
  }

  /** Reads all of the table, and tells what watchers have not heard yet. */
  private async reload(timed = unpaid): Promise<HostedTable> {
    const { id, world, told } = this;
    const loaded = await load(id, world, timed).catch((error: unknown) => {
      // Other rules have taken the table over, or it was removed: who looks next is told so.
      if (error instanceof CannotGoOn || error instanceof Refusal) this.letGo();
      throw error;
    });
    const news = await this.store.entriesAfter(id, told);
    this.table = loaded.table;
    this.readSeq = loaded.table.seq;
    this.keeping.startFrom(loaded);
    if (this.restsUntil === null)
      world.recovered({ table: id, seq: loaded.table.seq, why: 'read-again', lost: 0, detail: `told ${told}` });
    this.restsUntil = null;
    this.memory.rests(false);
    this.tell(
      loaded.table,
      news.filter(({ seq }) => seq <= loaded.table.seq),
    );
    return loaded.table;
  }

  /** Takes in what other nodes have added; false where that is nothing. */
  private async catchUp(): Promise<boolean> {
    const table = await this.current();
    const news = await this.store.entriesAfter(this.id, table.seq);
    if (news.length === 0) return false;
    const next = this.keeping.follow(table, news);
    this.table = next;
    if (next === null) await this.reload();
    else this.tell(next, news);
    return true;
  }

  /** What is refused may be so for want of news: the store is read before a refusal stands. */
  private async entryFor(asker: Asker, ask: TableAsk, timed: Timed): Promise<Entry> {
    const table = await this.current(timed);
    try {
      return entryFor(table, asker, ask);
    } catch (refusal) {
      await this.catchUp();
      const now = await this.current();
      if (now.seq === table.seq) throw refusal;
      return entryFor(now, asker, ask);
    }
  }

  private async addFirst(entryOf: () => Promise<Entry | null>, timed = unpaid): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const entry = await entryOf();
      if (entry === null || (await this.add(entry, timed))) return;
      if (await this.catchUp()) continue;
      // Nobody was first, and yet there was no place for the entry: the table may have been removed.
      this.table = null;
      await this.reload();
    }
    throw new Error(`table ${this.id}: another node was first ${MOST_TRIES} times in a row`);
  }

  /** Stores the entry before anyone hears of it; false when another node was first. */
  private async add(entry: Entry, timed: Timed): Promise<boolean> {
    const { id, world } = this;
    const table = await this.current();
    const stamped = this.keeping.stamp(table, entry, this.time.at(table));
    const next = table.copy();
    timed(() => {
      for (const each of stamped) next.apply(each);
    });
    try {
      if (!(await this.store.append(id, stamped, summaryOf(next, world.botPace)))) return false;
      this.table = next;
    } catch (error) {
      if (!(await this.wasStored(stamped))) throw error;
    }
    await this.added(await this.current(), stamped);
    return true;
  }

  /** After a write failed, or nobody knows: what the log says. A write that is late may still come to it. */
  private async wasStored(stamped: readonly Stamped[]): Promise<boolean> {
    this.table = null;
    this.looksAgain.set(2 * this.world.storeTimeout, () => void this.lookAgain());
    this.schedule();
    const before = stamped[0]!.seq - 1;
    await this.reload();
    const stored = await this.store.entriesAfter(this.id, before);
    return JSON.stringify(stored.slice(0, stamped.length)) === JSON.stringify(stamped);
  }

  private async lookAgain(): Promise<void> {
    await this.turns.take(() => this.catchUp()).catch((error: unknown) => this.world.trouble(error));
  }

  private async added(table: HostedTable, stamped: readonly Stamped[]): Promise<void> {
    const { id, world } = this;
    await this.keeping.added(table, stamped);
    if (table.seq > this.told) this.tell(table, stamped);
    world.bus.tell(id, table.seq);
    if (!this.keepsSoon.isSet && !this.closed) this.keepsSoon.set(KEEP_AFTER, () => void this.keep());
  }

  /** Keeps the state; where that fails, again later. Whether the table may be read from the store as it is. */
  private async keep(): Promise<boolean> {
    const { table, world } = this;
    if (table === null) return this.restsUntil !== null;
    try {
      await this.keeping.keepAll(table);
      return table === this.table;
    } catch (error) {
      world.trouble(error);
      if (!this.closed) this.keepsSoon.set(KEEP_AFTER, () => void this.keep());
      return false;
    }
  }

  private tell(table: HostedTable, news: readonly Stamped[]): void {
    this.told = table.seq;
    if (news.length > 0) for (const watcher of [...this.watchers.keys()]) watcher(table, news);
    this.schedule();
  }

  /** Milliseconds until the table acts on its own. */
  private get wait(): number {
    const { table, world, restsUntil } = this;
    if (table === null) return restsUntil === null ? TRY_AGAIN : Math.max(0, restsUntil - world.now());
    const due = table.due(world.botPace);
    return due === null ? Number.POSITIVE_INFINITY : Math.max(0, due - this.time.at(table));
  }

  /** Wakes when the table is to act on its own soon, and else leaves the memory when nothing happens. */
  private schedule(): void {
    const { wait, world } = this;
    this.next.off();
    if (this.closed) return;
    const isAtRest = this.restsUntil !== null && this.watchers.size > 0;
    const wasOnlyLookedAt = this.told === this.readSeq;
    const idle = wasOnlyLookedAt && this.memory.isCrowded ? BRIEFLY : world.idle;
    if (wait > idle && !isAtRest) this.next.set(idle, () => void this.sleep());
    else if (Number.isFinite(wait)) this.next.set(wait, () => void this.wake());
  }

  /**
   * Leaves the memory once the state is stored. Never while something is under way: whoever asks next would meet
   * another copy of the table.
   */
  private async sleep(): Promise<void> {
    const mayGo = !this.turns.areTaken && (await this.keep());
    if (!mayGo || this.turns.areTaken) this.schedule();
    else if (this.watchers.size === 0) this.letGo();
    else this.rest();
  }

  /** Leaves the table to the store, though there is somebody to be told when it goes on. */
  private rest(): void {
    this.restsUntil = this.world.now() + this.wait;
    this.table = null;
    this.memory.rests(true);
    for (const onRest of this.watchers.values()) onRest();
    this.schedule();
  }

  /** What the table does on its own now; a bot thinks beside the thread that plays. */
  private async ownEntry(): Promise<Entry | null> {
    const { botPace, choose } = this.world;
    const table = await this.current();
    const now = this.time.at(table);
    const question = table.botQuestion(now, botPace);
    if (question === null) return table.ownEntry(now, botPace);
    return { kind: 'answered', seat: question.seat, index: await choose(this.id, question, table.host), by: 'bot' };
  }

  private async wake(): Promise<void> {
    const { world } = this;
    try {
      await this.turns.take(() => this.addFirst(() => this.ownEntry()));
      if (!this.next.isSet) this.schedule();
    } catch (error) {
      if (!isClosing(error)) world.trouble(error);
      if (!this.closed) this.next.set(TRY_AGAIN, () => void this.wake());
    }
  }
}
