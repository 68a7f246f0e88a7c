import { setImmediate as idle } from 'node:timers/promises';
import type { Charter, Stamped } from '../protocol/hosted.ts';
import type { StoredSnapshot, TableStore, TableSummary } from './store/store.ts';

/** For tests: time that passes when the test says so. */
export class FakeTime {
  now = 1000;
  private timers: { readonly at: number; readonly act: () => void }[] = [];

  after(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.now + milliseconds, act };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  }

  /** Lets everything happen that waits for no timer. */
  async settle(): Promise<void> {
    await idle();
    await idle();
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await this.settle();
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.timers = this.timers.filter((each) => each !== next);
      this.now = Math.max(this.now, next.at);
      next.act();
      await this.settle();
    }
    this.now = end;
  }
}

/** What one table comes to on the disk. */
export class Disk {
  charter: Charter | null = null;
  secret = '';
  summary: TableSummary | null = null;
  readonly log: Stamped[] = [];
  snapshot: StoredSnapshot | null = null;

  append(entries: readonly Stamped[], summary: TableSummary): boolean {
    if (entries[0]!.seq !== this.log.length + 1) return false;
    this.log.push(...entries);
    this.summary = summary;
    return true;
  }
}

/** How a call to the database goes wrong. */
export const FAULTS = [
  'fails before writing',
  'fails after writing',
  'hangs',
  'answers late',
  'drops the connection',
  'says another node was first',
  'none',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Longer than anybody waits for the database. */
const LATE_MILLISECONDS = 4000;
/** From a connection that is dropped to the next one. */
const AWAY_MILLISECONDS = 2500;

type Tables = Pick<
  TableStore,
  'addTable' | 'append' | 'entriesAfter' | 'keepSnapshot' | 'overdue' | 'snapshot' | 'table'
>;

/** For tests: the way of one node to a disk, on which the next calls go wrong as planned. */
export class FaultyStore implements Tables {
  /** What happens to the next calls, one each. */
  readonly plan: Fault[] = [];
  /** Called before the next append, as another node that is first. */
  overtake: (() => void) | null = null;
  private readonly disk: Disk;
  private readonly time: FakeTime;
  private connectedAt = 0;

  constructor(disk: Disk, time: FakeTime) {
    this.disk = disk;
    this.time = time;
  }

  /** From now on nothing goes wrong. */
  heal(): void {
    this.plan.length = 0;
    this.overtake = null;
    this.connectedAt = 0;
  }

  /** `refuse` gives what the database says where another node was first. */
  private async call<Value>(act: () => Value, refuse: () => Value = act): Promise<Value> {
    if (this.time.now < this.connectedAt) throw new Error('the connection was refused');
    const fault = this.plan.shift() ?? 'none';
    if (fault === 'hangs') return new Promise(() => {});
    if (fault === 'answers late') {
      return new Promise((resolve) => this.time.after(LATE_MILLISECONDS, () => resolve(act())));
    }
    if (fault === 'fails before writing') throw new Error('the connection was refused');
    if (fault === 'says another node was first') return refuse();
    if (fault === 'drops the connection') {
      this.connectedAt = this.time.now + AWAY_MILLISECONDS;
      throw new Error('the connection was lost');
    }
    const value = act();
    if (fault === 'fails after writing') throw new Error('the connection was lost');
    return value;
  }

  addTable(charter: Charter, secret: string, _rules: number, summary: TableSummary): Promise<void> {
    return this.call(() => {
      Object.assign(this.disk, { charter, secret, summary });
    });
  }

  table(): ReturnType<Tables['table']> {
    return this.call(() => {
      const { charter, secret, summary } = this.disk;
      return charter === null || summary === null ? null : { charter, secret, rules: 1, summary, touched: 0 };
    });
  }

  entriesAfter(_id: string, seq: number): Promise<readonly Stamped[]> {
    return this.call(() => this.disk.log.slice(seq));
  }

  append(_id: string, entries: readonly Stamped[], summary: TableSummary): Promise<boolean> {
    this.overtake?.();
    this.overtake = null;
    return this.call(
      () => this.disk.append(entries, summary),
      () => false,
    );
  }

  keepSnapshot(_id: string, snapshot: StoredSnapshot): Promise<void> {
    return this.call(() => {
      if (snapshot.seq > this.disk.log.length) throw new Error(`a snapshot of ${snapshot.seq} is ahead of the log`);
      this.disk.snapshot = snapshot;
    });
  }

  snapshot(): Promise<StoredSnapshot | null> {
    return this.call(() => this.disk.snapshot);
  }

  overdue(): Promise<readonly string[]> {
    return this.call(() => []);
  }
}
