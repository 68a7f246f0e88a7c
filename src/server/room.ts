import type { Seat } from '../engine/game.ts';
import type { HostedTable } from '../match/hosted.ts';
import { Changes } from '../protocol/changes.ts';
import type { Stamped } from '../protocol/hosted.ts';
import type { Now, ServerMessage } from '../protocol/messages.ts';
import { Ledger, linesFor } from './ledger.ts';
import { newsText } from './news.ts';
import { attendanceOf, type Presence } from './presence.ts';
import { nowOf, openOf, seatAt } from './seen.ts';
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
  /** Whether the page that shows the table is in sight. */
  looks: boolean;
}

/** Entries by which somebody else sits somewhere. */
const SEATING: readonly Stamped['kind'][] = ['sat', 'bot-sat', 'rose', 'handed-over'];

const text = (message: ServerMessage): string => JSON.stringify(message);

/** Everybody on this node who watches a table. Those who see the same are sent the same text, made once. */
export class Room {
  private readonly members = new Map<Member, Watching>();
  private ledger = new Ledger([], -1);
  private nows = new Map<Seat | null, Now>();
  private close = () => {};
  private readonly id: string;
  private readonly presence: Presence;
  /** The players at the seats. */
  private seated: readonly (string | null)[] = [];
  /** What was last told of who is there. */
  private here = '';

  constructor(id: string, presence: Presence) {
    this.id = id;
    this.presence = presence;
  }

  /** The log is read in the table's turn, so that nothing happens meanwhile. */
  async open(tables: Tables, store: TableStore, trouble: (error: unknown) => void): Promise<this> {
    const { id } = this;
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
    this.noteWho();
  }

  admit(member: Member, table: HostedTable, manner: Manner): void {
    const you = seatAt(table, member.player);
    this.members.set(member, { changes: manner.changes ?? false, you, looks: true });
    member.tell(this.whole(table, you, manner));
    this.seat(table);
    if (!this.tellWho()) member.tell(this.here);
  }

  /** Takes in whether the page of one who watches is in sight. */
  attend(member: Member, looks: boolean): void {
    const watching = this.members.get(member);
    if (watching !== undefined) watching.looks = looks;
    this.noteWho();
  }

  private seat(table: HostedTable): void {
    this.seated = table.places.map((place) => (place.kind === 'player' ? place.player : null));
    this.noteWho();
  }

  private noteWho(): void {
    this.presence.note(this.id, attendanceOf(this.seated, this.members));
  }

  /** Tells everybody who is there, unless they know. */
  tellWho(): boolean {
    const { id, presence } = this;
    const here = this.seated.flatMap((player, seat) => (player !== null && presence.isHere(id, player) ? [seat] : []));
    const told = text({ say: 'presence', table: id, here });
    if (told === this.here) return false;
    this.here = told;
    for (const member of this.members.keys()) member.tell(told);
    return true;
  }

  has(member: Member): boolean {
    return this.members.has(member);
  }

  dismiss(member: Member): void {
    this.members.delete(member);
    this.noteWho();
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
    const changes = new Changes();
    const open = openOf(table);
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
        const now = this.nows.get(you) ?? nowOf(table, you, open);
        this.nows.set(you, now);
        const known = watching.changes ? before.get(you) : undefined;
        const change = known === undefined ? { now } : { change: changes.between(known, now) };
        told = newsText({ table, news, you, since }, change);
        texts.set(key, told);
      }
      member.tell(told);
    }
    if (news.some(({ kind }) => SEATING.includes(kind))) {
      this.seat(table);
      this.tellWho();
    }
  }
}
