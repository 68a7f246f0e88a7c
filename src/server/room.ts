import type { Seat } from '../engine/game.ts';
import type { HostedTable } from '../match/hosted.ts';
import { changeBetween } from '../protocol/changes.ts';
import type { Stamped } from '../protocol/hosted.ts';
import type { Now, ServerMessage } from '../protocol/messages.ts';
import { Ledger, lineOf, linesFor } from './ledger.ts';
import { nowOf, seatAt } from './seen.ts';
import type { TableStore } from './store/store.ts';
import type { Tables } from './tables.ts';

/** One who watches tables. */
export interface Member {
  /** Null for someone who said no name. */
  readonly player: string | null;
  tell(text: string): void;
}

export interface Manner {
  readonly re?: number;
  /** The last entry that is known already. */
  readonly seq?: number;
  readonly changes?: boolean;
}

interface Watching {
  readonly changes: boolean;
  you: Seat | null;
}

const text = (message: ServerMessage): string => JSON.stringify(message);

/** Everybody on this node who watches a table. Those who see the same are sent the same text, made once. */
export class Room {
  private readonly members = new Map<Member, Watching>();
  private ledger = new Ledger([], -1);
  private nows = new Map<Seat | null, Now>();
  private close = () => {};

  /** The log is read in the table's turn, so that nothing happens meanwhile. */
  async open(id: string, tables: Tables, store: TableStore, trouble: (error: unknown) => void): Promise<this> {
    this.close = await tables.watch(id, (table, news) => {
      try {
        this.hear(table, news);
      } catch (error) {
        trouble(error);
      }
    });
    try {
      await tables.look(id, async ({ seq, match }) => {
        const log = await store.entriesAfter(id, 0);
        this.ledger = new Ledger(
          log.filter((entry) => entry.seq <= seq),
          match?.step ?? -1,
        );
      });
    } catch (error) {
      this.close();
      throw error;
    }
    return this;
  }

  shut(): void {
    this.close();
  }

  admit(member: Member, table: HostedTable, manner: Manner): void {
    const you = seatAt(table, member.player);
    this.members.set(member, { changes: manner.changes ?? false, you });
    member.tell(this.whole(table, you, manner));
  }

  has(member: Member): boolean {
    return this.members.has(member);
  }

  dismiss(member: Member): void {
    this.members.delete(member);
  }

  whole(table: HostedTable, you: Seat | null, { re, seq = 0 }: Manner): string {
    const now = nowOf(table, you);
    this.nows.set(you, now);
    const { since, lines } = this.ledger.missedAfter(seq);
    return text({
      say: 'table',
      ...(re !== undefined && { re }),
      table: table.charter.id,
      seq: table.seq,
      charter: table.charter,
      now,
      since,
      told: table.match?.told(you, since) ?? [],
      lines: linesFor(lines, you),
    });
  }

  private hear(table: HostedTable, news: readonly Stamped[]): void {
    const since = this.ledger.add(news, table.match?.step ?? -1);
    const before = this.nows;
    this.nows = new Map();
    const texts = new Map<string, string>();
    for (const [member, watching] of this.members) {
      const you = seatAt(table, member.player);
      if (you !== watching.you) {
        watching.you = you;
        member.tell(this.whole(table, you, {}));
        continue;
      }
      const key = `${you} ${watching.changes}`;
      let told = texts.get(key);
      if (told === undefined) {
        told = this.news(table, news, you, since, watching.changes ? before.get(you) : undefined);
        texts.set(key, told);
      }
      member.tell(told);
    }
  }

  private news(
    table: HostedTable,
    news: readonly Stamped[],
    you: Seat | null,
    since: number,
    before: Now | undefined,
  ): string {
    const now = this.nows.get(you) ?? nowOf(table, you);
    this.nows.set(you, now);
    return text({
      say: 'news',
      table: table.charter.id,
      from: news[0]!.seq - 1,
      seq: table.seq,
      ...(before === undefined ? { now } : { change: changeBetween(before, now) }),
      since,
      told: table.match?.told(you, since) ?? [],
      lines: linesFor(news.map(lineOf), you),
    });
  }
}
