import type { Random } from '../engine/game.ts';
import type { PlayKit } from '../engine/stage.ts';
import { HostedTable } from '../match/hosted.ts';
import { type Asker, entryFor } from '../match/requests.ts';
import { type Ask, Refusal } from '../protocol/asks.ts';
import type { Entry, Stamped } from '../protocol/hosted.ts';
import type { Bus, Store } from './store/store.ts';
import { summaryOf } from './summary.ts';

/** What the tables need of the world, so that tests can stand in for time and luck. */
export interface Surroundings {
  readonly store: Store;
  readonly bus: Bus;
  now(): number;
  /** Calls once after so many milliseconds; what it gives back calls it off. */
  after(milliseconds: number, act: () => void): () => void;
  readonly random: Random;
  kitOf(game: string): PlayKit | undefined;
  /** Milliseconds that a bot takes for an answer. */
  readonly botPace: number;
  /** Milliseconds after which a table that nobody watches leaves the memory. */
  readonly idle: number;
  /** Told of what went wrong where nobody waits for an answer. */
  trouble(error: unknown): void;
}

/** After something went wrong a table tries again, in so many milliseconds. */
const TRY_AGAIN = 1000;

/** One who is told what happens at a table. */
export type Watcher = (table: HostedTable, news: readonly Stamped[]) => void;

export async function read(id: string, world: Surroundings): Promise<HostedTable> {
  const stored = await world.store.table(id);
  const kit = stored === null ? undefined : world.kitOf(stored.charter.game);
  if (stored === null || kit === undefined) throw new Refusal('no-such-table');
  const table = new HostedTable(stored.charter, stored.secret, kit, world.random);
  for (const entry of await world.store.entriesAfter(id, 0)) table.apply(entry);
  return table;
}

/** A table in memory: one thing at a time, stored before it is told. */
export class Live {
  private table: HostedTable;
  private readonly watchers = new Set<Watcher>();
  private readonly world: Surroundings;
  private readonly forget: () => void;
  private last: Promise<unknown> = Promise.resolve();
  private callOff = () => {};
  private callOffSleep = () => {};
  private closed = false;

  constructor(table: HostedTable, world: Surroundings, forget: () => void) {
    this.table = table;
    this.world = world;
    this.forget = forget;
    this.schedule();
  }

  /** One thing after the other: what is asked meanwhile waits. */
  private inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    const done = this.last.then(act);
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Carries out what is asked; where another node was first, again on what it left. */
  ask(asker: Asker, ask: Ask): Promise<void> {
    return this.inTurn(async () => {
      while (!(await this.add(await this.entryFor(asker, ask))));
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
    const news = await this.world.store.entriesAfter(this.table.charter.id, this.table.seq);
    for (const entry of news) this.table.apply(entry);
    if (news.length > 0) this.tell(news);
  }

  close(): Promise<void> {
    this.closed = true;
    this.callOff();
    this.callOffSleep();
    return this.inTurn(async () => undefined);
  }

  /** Stores the entry before anyone hears of it; false when another node was first, whose entries are then read. */
  private async add(entry: Entry): Promise<boolean> {
    const { table, world } = this;
    const { id } = table.charter;
    const stamped: Stamped = { ...entry, seq: table.seq + 1, at: world.now() };
    table.apply(stamped);
    const stored = await world.store
      .append(id, [stamped], summaryOf(table, world.botPace))
      .catch(async (error: unknown) => {
        this.table = await read(id, world);
        throw error;
      });
    if (stored) {
      this.tell([stamped]);
      world.bus.tell(id, stamped.seq);
      return true;
    }
    const before = stamped.seq - 1;
    this.table = await read(id, world);
    this.tell((await world.store.entriesAfter(id, before)).slice(0, this.table.seq - before));
    return false;
  }

  private tell(news: readonly Stamped[]): void {
    if (news.length > 0) for (const watcher of [...this.watchers]) watcher(this.table, news);
    this.schedule();
  }

  /** Wakes when the table is to act on its own, and leaves the memory when nobody looks at it. */
  private schedule(): void {
    const { world } = this;
    this.callOff();
    this.callOffSleep();
    if (this.closed) return;
    const due = this.table.due(world.botPace);
    if (due !== null) this.callOff = world.after(Math.max(0, due - world.now()), () => void this.wake());
    else if (this.watchers.size === 0) this.callOffSleep = world.after(world.idle, () => this.forget());
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
