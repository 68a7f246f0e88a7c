import type { Presence } from './presence.ts';
import type { Manner, Member } from './room.ts';
import { Room } from './room.ts';
import { seatAt } from './seen.ts';
import type { TableStore } from './store/store.ts';
import type { Tables } from './tables.ts';

interface Kept {
  readonly room: Promise<Room>;
  users: number;
}

/** The rooms of the tables that are watched on this node. */
export class Rooms {
  private readonly tables: Tables;
  private readonly store: TableStore;
  private readonly presence: Presence;
  /** What to do with an error that no one waits for. */
  private readonly trouble: (error: unknown) => void;
  private readonly rooms = new Map<string, Kept>();

  constructor(tables: Tables, store: TableStore, presence: Presence, trouble: (error: unknown) => void) {
    this.tables = tables;
    this.store = store;
    this.presence = presence;
    presence.watch((id) => void this.rooms.get(id)?.room.then((room) => room.tellWho(), trouble));
    this.trouble = trouble;
  }

  private enter(id: string): Kept {
    const { tables, store, presence, trouble } = this;
    const kept = this.rooms.get(id) ?? { room: new Room(id, presence).open(tables, store, trouble), users: 0 };
    kept.users += 1;
    this.rooms.set(id, kept);
    return kept;
  }

  private async quit(id: string, kept: Kept): Promise<void> {
    kept.users -= 1;
    if (kept.users > 0) return;
    if (this.rooms.get(id) === kept) this.rooms.delete(id);
    (await kept.room).shut();
  }

  /** Shows the table, and from then on all that happens there. */
  async watch(id: string, member: Member, manner: Manner): Promise<void> {
    const kept = this.enter(id);
    try {
      const room = await kept.room;
      const again = room.has(member);
      await this.tables.look(id, (table) => room.admit(member, table, manner));
      if (again) await this.quit(id, kept);
    } catch (error) {
      await this.quit(id, kept).catch(() => undefined);
      throw error;
    }
  }

  /** Shows the table once. */
  async look(id: string, member: Member, manner: Manner): Promise<void> {
    const kept = this.enter(id);
    try {
      const room = await kept.room;
      await this.tables.look(id, (table) => member.tell(room.whole(table, seatAt(table, member.player), manner)));
    } finally {
      await this.quit(id, kept).catch(() => undefined);
    }
  }

  /** Takes in whether the page of one who watches is in sight; false for one who does not watch. */
  async attend(id: string, member: Member, looks: boolean): Promise<boolean> {
    const room = await this.rooms.get(id)?.room;
    if (room === undefined || !room.has(member)) return false;
    room.attend(member, looks);
    return true;
  }

  async leave(id: string, member: Member): Promise<boolean> {
    const kept = this.rooms.get(id);
    const room = await kept?.room;
    if (kept === undefined || room === undefined || !room.has(member)) return false;
    room.dismiss(member);
    await this.quit(id, kept);
    return true;
  }

  get size(): number {
    return this.rooms.size;
  }
}
