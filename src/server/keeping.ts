import type { HostedTable } from '../match/hosted.ts';
import { keptOf } from '../match/kept.ts';
import { markOf } from '../match/mark.ts';
import type { Match } from '../match/match.ts';
import type { Entry, Stamped } from '../protocol/hosted.ts';
import { inTime } from './in-time.ts';
import { textOfKept } from './kept-text.ts';
import type { Loaded, Moved } from './loading.ts';
import type { Rules } from './rules.ts';
import type { TableStore } from './store/store.ts';
import type { Surroundings } from './surroundings.ts';

/** Entries after which the state is kept anew, or that part of a long log: what is kept grows with it. */
const KEEP_EVERY = 64;
const KEEP_EVERY_PART = 1 / 16;
/** Milliseconds after which the state is kept at the latest, once something has happened. */
export const KEEP_AFTER = 20_000;

interface Keeper extends Pick<Rules, 'printOf'>, Pick<Surroundings, 'after' | 'storeTimeout'> {
  readonly store: Pick<TableStore, 'keepSnapshot'>;
  trouble(error: unknown): void;
}

/** Marks by which rules a table is played, and keeps its state so that it can go on from there. */
export class Keeping {
  private readonly world: Keeper;
  private readonly print: string;
  private keptSeq = 0;
  private over = false;
  /** While a state is being stored. */
  private storing: Promise<void> | null = null;
  /** What the log does not say yet: that the table was played by other rules before. */
  private moved: Moved | null = null;

  constructor(loaded: Loaded, world: Keeper) {
    this.world = world;
    this.print = world.printOf(loaded.table.charter.game);
    this.startFrom(loaded);
  }

  startFrom({ table, keptSeq, moved }: Loaded): void {
    this.over = table.over;
    this.keptSeq = keptSeq;
    this.moved = moved;
  }

  /** The entry where it stands in the log, after the mark where it is the first by these rules. */
  stamp(table: HostedTable, entry: Entry, at: number): readonly Stamped[] {
    const { seq } = table;
    const mark = this.markFor(table);
    const marked = this.marked(table, entry);
    if (mark === null) return [{ ...marked, seq: seq + 1, at }];
    return [
      { ...mark, seq: seq + 1, at },
      { ...marked, seq: seq + 2, at },
    ];
  }

  private markFor({ match, over, kit }: HostedTable): Entry | null {
    if (this.moved === null || match === null || over) return null;
    const { from, lost } = this.moved;
    return { kind: 'upgraded', from, rules: kit.game.rules, print: this.print, step: match.step, lost };
  }

  private marked({ match }: HostedTable, entry: Entry): Entry {
    if (entry.kind === 'began') return { ...entry, print: this.print };
    if (entry.kind !== 'answered') return entry;
    const option = match?.decision?.options[entry.index];
    return option === undefined ? entry : { ...entry, mark: markOf(option) };
  }

  /** The table with what another node added; null where all is to be read again: other rules, or names, changed before it. */
  follow(table: HostedTable, news: readonly Stamped[]): HostedTable | null {
    const foreign = (entry: Stamped) =>
      (entry.kind === 'began' || entry.kind === 'upgraded') && entry.print !== this.print;
    const changesThePast = news.some((entry) => entry.kind === 'erased' || foreign(entry));
    if ((this.moved !== null && news.length > 0) || changesThePast) return null;
    const next = table.copy();
    try {
      for (const entry of news) next.apply(entry);
      return next;
    } catch {
      return null;
    }
  }

  /**
   * After entries were stored: keeps the state at the beginning, at the end, where rules change, and now and then. Where
   * rules change it is done only when that is: a node that hears of it before would go on from the state of the old ones.
   */
  async added(table: HostedTable, entries: readonly Stamped[]): Promise<void> {
    const marked = entries.some(({ kind }) => kind === 'began' || kind === 'upgraded');
    const ending = table.over && !this.over;
    this.over = table.over;
    if (marked) this.moved = null;
    const many = Math.max(KEEP_EVERY, table.seq * KEEP_EVERY_PART);
    const isDue = this.storing === null && table.seq - this.keptSeq >= many;
    if (!marked && !ending && !isDue) return;
    const kept = this.keepAll(table).catch((error: unknown) => this.world.trouble(error));
    if (marked) await kept;
  }

  /** Keeps the state where something has happened since it was kept; what only these rules have looked at is not. */
  async keepAll(table: HostedTable): Promise<void> {
    await this.storing?.catch(() => undefined);
    const { match, seq } = table;
    if (match === null || this.moved !== null || seq <= this.keptSeq) return;
    const storing = this.keep(table, match);
    this.storing = storing;
    try {
      await storing;
      this.keptSeq = Math.max(this.keptSeq, seq);
    } finally {
      if (this.storing === storing) this.storing = null;
    }
  }

  private async keep(table: HostedTable, match: Match): Promise<void> {
    const { seq, charter, kit } = table;
    const record = textOfKept(keptOf(table, match));
    const snapshot = { seq, step: match.step, rules: kit.game.rules, record };
    await inTime(this.world, () => this.world.store.keepSnapshot(charter.id, snapshot));
  }
}
