import type { Seat } from '../engine/game.ts';
import type { HostedTable } from '../match/hosted.ts';
import { Refusal } from '../protocol/asks.ts';
import { Changes } from '../protocol/changes.ts';
import type { ChatMessage } from '../protocol/chat.ts';
import type { Stamped } from '../protocol/hosted.ts';
import type { Now, ServerMessage } from '../protocol/messages.ts';
import { Ledger, linesFor, MOST_LINES, MOST_MARKS } from './ledger.ts';
import type { Manner, Member, Watching } from './member.ts';
import { newsText } from './news.ts';
import { attendanceOf, type Presence } from './presence.ts';
import { RoomChat } from './room-chat.ts';
import { nowOf, openOf, seatAt } from './seen.ts';
import type { ChatStore } from './store/chat-store.ts';
import type { TableStore } from './store/store.ts';
import type { Tables } from './tables.ts';
import type { Timed } from './timed.ts';
import { type ToldTexts, toldText, withJson } from './told-texts.ts';

/** Sockets of one address: whoever tells all of them something does not keep everybody else waiting. */
const MOST_OF_AN_ADDRESS = 50;

/** Entries by which somebody else sits somewhere. */
const SEATING: readonly Stamped['kind'][] = ['sat', 'bot-sat', 'rose', 'freed', 'handed-over'];

export interface RoomSurroundings {
  readonly tables: Tables;
  readonly store: Pick<TableStore & ChatStore, 'recentEntries' | 'messagesAfter' | 'lastMessage'>;
  readonly presence: Presence;
  readonly told: ToldTexts;
  after(milliseconds: number, act: () => void): () => void;
  /** What to do with an error that no one waits for. */
  trouble(error: unknown): void;
}

const text = (message: ServerMessage): string => JSON.stringify(message);

/** Everybody on this node who watches a table. Those who see the same are sent the same text, made once. */
export class Room {
  private readonly members = new Map<Member, Watching>();
  private ledger = new Ledger([], -1);
  /** Whether the ledger has all that the log has for it. */
  private isLedgerWhole = false;
  private nows = new Map<Seat | null, Now>();
  private close = () => {};
  private readonly id: string;
  private readonly world: RoomSurroundings;
  readonly chat: RoomChat;
  /** The players at the seats. */
  private seated: readonly (string | null)[] = [];
  /** What was last told of who is there. */
  private here = '';

  constructor(id: string, world: RoomSurroundings) {
    this.id = id;
    this.world = world;
    this.chat = new RoomChat(id, world, (told) => this.tellAll(told));
  }

  async open(timed: Timed): Promise<this> {
    const { id } = this;
    const { tables, trouble } = this.world;
    const hear = (table: HostedTable, news: readonly Stamped[]) => {
      try {
        this.hear(table, news);
      } catch (error) {
        trouble(error);
      }
    };
    this.close = await tables.watch(id, hear, () => this.rest(), timed);
    try {
      await this.chat.open();
      await this.readLog(timed);
    } catch (error) {
      this.close();
      throw error;
    }
    return this;
  }

  /** The log is read in the table's turn, so that nothing happens meanwhile. */
  private async readLog(timed: Timed): Promise<void> {
    const { id } = this;
    const { tables, store } = this.world;
    const read = async ({ seq, match }: HostedTable) => {
      const log = await store.recentEntries(id, seq, MOST_MARKS, MOST_LINES);
      this.ledger = timed(() => new Ledger(log, match?.step ?? -1));
      this.isLedgerWhole = true;
    };
    await tables.look(id, read, timed);
  }

  /** Forgets what can be read again, and what everybody was last told: who watches is then told all of the table. */
  private rest(): void {
    this.nows = new Map();
    this.ledger.forgetMarks();
    this.isLedgerWhole = false;
  }

  /** Tells everybody that the table was removed, and shuts. */
  end(): void {
    const told = text({ say: 'removed', table: this.id });
    for (const member of this.members.keys()) {
      member.tell(told);
      member.forget(this.id);
    }
    this.members.clear();
    this.shut();
  }

  shut(): void {
    this.close();
    this.chat.close();
    this.noteWho();
  }

  admit(member: Member, table: HostedTable, manner: Manner, messages: readonly ChatMessage[]): void {
    const others = [...this.members.keys()].filter((each) => each !== member && each.address === member.address);
    if (others.length >= MOST_OF_AN_ADDRESS) throw new Refusal('too-much');
    const you = seatAt(table, member.player);
    this.members.set(member, { changes: manner.changes ?? false, you, looks: true });
    member.tell(this.whole(table, you, manner, messages));
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
    this.world.presence.note(this.id, attendanceOf(this.seated, this.members));
  }

  /** Tells everybody who is there, unless they know. */
  tellWho(): boolean {
    const { id } = this;
    const { presence } = this.world;
    const here = this.seated.flatMap((player, seat) => (player !== null && presence.isHere(id, player) ? [seat] : []));
    const told = text({ say: 'presence', table: id, here });
    if (told === this.here) return false;
    this.here = told;
    this.tellAll(told);
    return true;
  }

  private tellAll(told: string): void {
    for (const member of this.members.keys()) member.tell(told);
  }

  get everybody(): readonly Member[] {
    return [...this.members.keys()];
  }

  has(member: Member): boolean {
    return this.members.has(member);
  }

  dismiss(member: Member): void {
    this.members.delete(member);
    this.noteWho();
  }

  whole(table: HostedTable, you: Seat | null, { re, seq = 0 }: Manner, messages?: readonly ChatMessage[]): string {
    const now = nowOf(table, you);
    this.nows.set(you, now);
    const { since, lines } = this.ledger.missedAfter(seq);
    const message = {
      say: 'table',
      ...(re !== undefined && { re }),
      table: table.charter.id,
      seq: table.seq,
      charter: table.charter,
      now,
      since,
      lines: linesFor(lines, you),
      ...(messages !== undefined && { messages }),
    };
    return withJson(message, 'told', toldText(this.world.told, table, you, since));
  }

  /** Works out what the member is to be told of a long game, before it is their turn. */
  async prepare(member: Member, { seq = 0 }: Manner): Promise<void> {
    const { id } = this;
    const { tables, told } = this.world;
    const timed: Timed = (act) => member.timed(act);
    if (!this.isLedgerWhole) await this.readLog(timed);
    if (this.ledger.missedAfter(seq).since >= 0) return;
    const table = await tables.look(id, (now) => now, timed);
    if (table.match === null) return;
    await told.prepare(id, table.match, seatAt(table, member.player), timed);
  }

  private hear(table: HostedTable, news: readonly Stamped[]): void {
    const since = this.ledger.add(news, table.match?.step ?? -1);
    const before = this.nows;
    this.nows = new Map();
    const texts = new Map<string, string>();
    const changes = new Changes();
    const open = openOf(table);
    const erased = news.flatMap((entry) => (entry.kind === 'erased' ? entry.player : []));
    for (const player of erased) this.ledger.erase(player);
    for (const [member, watching] of this.members) {
      const you = seatAt(table, member.player);
      if (you !== watching.you || erased.length > 0) {
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
        told = newsText({ table, news, you, since, told: this.world.told }, change);
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
