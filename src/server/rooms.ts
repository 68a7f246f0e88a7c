import type { ServerMessage } from '../protocol/messages.ts';
import type { Recovery } from './loading.ts';
import type { Manner, Member } from './member.ts';
import { Room, type RoomSurroundings } from './room.ts';
import { seatAt } from './seen.ts';

interface Kept {
  readonly room: Promise<Room>;
  users: number;
}

/** Tables of which it is remembered that they were recovered, and that those who come later are to be told so. */
const MOST_RECOVERED = 1000;

interface Recovered {
  readonly told: string;
  /** Who has been told, by player or address. */
  readonly heard: Set<string>;
}

/** The rooms of the tables that are watched on this node. */
export class Rooms {
  private readonly world: RoomSurroundings;
  private readonly rooms = new Map<string, Kept>();
  private readonly recovered = new Map<string, Recovered>();

  constructor(world: RoomSurroundings) {
    this.world = world;
    const { presence, trouble } = world;
    presence.watch((id) => void this.rooms.get(id)?.room.then((room) => room.tellWho(), trouble));
  }

  private enter(id: string, member: Member): Kept {
    const open = () => new Room(id, this.world).open((act) => member.timed(act));
    const kept = this.rooms.get(id) ?? { room: open(), users: 0 };
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
    const kept = this.enter(id, member);
    try {
      const room = await kept.room;
      const again = room.has(member);
      await room.prepare(member, manner);
      await room.chat.admit(manner.message ?? 0, (messages) =>
        this.world.tables.look(id, (table) => member.timed(() => room.admit(member, table, manner, messages))),
      );
      const recovered = this.recovered.get(id);
      if (recovered !== undefined) this.tellOnce(recovered, member);
      if (again) await this.quit(id, kept);
    } catch (error) {
      await this.quit(id, kept).catch(() => undefined);
      throw error;
    }
  }

  /** Tells everybody at the table, once, that it goes on as its log says: those who are there and those who come. */
  async tellRecovered({ table, why, lost }: Pick<Recovery, 'table' | 'why' | 'lost'>): Promise<void> {
    const message: ServerMessage = { say: 'recovered', table, why, lost };
    const recovered = { told: JSON.stringify(message), heard: new Set<string>() };
    this.recovered.delete(table);
    this.recovered.set(table, recovered);
    const [oldest] = this.recovered.keys();
    if (this.recovered.size > MOST_RECOVERED) this.recovered.delete(oldest!);
    const room = await this.rooms.get(table)?.room.catch(() => undefined);
    for (const member of room?.everybody ?? []) this.tellOnce(recovered, member);
  }

  private tellOnce({ told, heard }: Recovered, member: Member): void {
    const who = member.player ?? member.address;
    if (heard.has(who)) return;
    heard.add(who);
    member.tell(told);
  }

  /** Shows the table once. */
  async look(id: string, member: Member, manner: Manner): Promise<void> {
    const kept = this.enter(id, member);
    try {
      const room = await kept.room;
      await room.prepare(member, manner);
      await this.world.tables.look(id, (table) =>
        member.timed(() => member.tell(room.whole(table, seatAt(table, member.player), manner))),
      );
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

  /** Tells those who watch the table of messages up to that one. */
  async hearChat(id: string, number: number): Promise<void> {
    const room = await this.rooms.get(id)?.room.catch(() => undefined);
    await room?.chat.hear(number);
  }

  async leave(id: string, member: Member): Promise<boolean> {
    const kept = this.rooms.get(id);
    const room = await kept?.room;
    if (kept === undefined || room === undefined || !room.has(member)) return false;
    room.dismiss(member);
    await this.quit(id, kept);
    return true;
  }

  /** Shuts the room of a table that was removed. */
  async end(id: string): Promise<void> {
    const kept = this.rooms.get(id);
    this.rooms.delete(id);
    await kept?.room.then(
      (room) => room.end(),
      () => undefined,
    );
  }

  get size(): number {
    return this.rooms.size;
  }
}
