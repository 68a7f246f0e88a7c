import type { Database } from './database.ts';
import { Connection } from './sqlite-connection.ts';
import { ANNOUNCEMENTS, type AnnouncementListener, type Bus } from './store.ts';

/** How often a server looks for what a command beside it has done. */
const LOOK_MILLISECONDS = 250;
/** What was told is kept so long: no server that runs looks for it later. */
const KEEP_MILLISECONDS = 24 * 60 * 60 * 1000;

/** What is told of a table; the other ones are announcements. */
const TABLE = 'table';
const LATEST = 'select coalesce(max(id), 0) as id from announcements';
const NEXT = 'select id, what, key, seq from announcements where id > ? order by id limit 1000';

const NOBODY = { share() {}, of: () => [], listen() {} };

/**
 * A server on a file has no other nodes, but the operator's commands may work beside it: it looks for what they tell. It
 * tells nothing itself, since nobody else stays long enough to listen.
 */
class FileBus implements Bus {
  readonly shared = NOBODY;
  private readonly connection: Connection;
  private readonly hearers: Parameters<Bus['listen']>[0][] = [];
  private readonly listeners: AnnouncementListener[] = [];
  private last: number;
  private readonly timer: NodeJS.Timeout;

  constructor(path: string) {
    this.connection = new Connection(path, true);
    this.last = Number(this.connection.prepare(LATEST).get()?.['id']);
    this.timer = setInterval(() => this.look(), LOOK_MILLISECONDS).unref();
  }

  tell(): void {}
  tellChat(): void {}
  listenToChat(): void {}
  announce(): void {}

  listen(heard: Parameters<Bus['listen']>[0]): void {
    this.hearers.push(heard);
  }

  onAnnouncement(listener: AnnouncementListener): void {
    this.listeners.push(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.connection.file.close();
  }

  private look(): void {
    for (const { id, what, key, seq } of this.next()) {
      this.last = Number(id);
      const announced = ANNOUNCEMENTS.find((each) => each === what);
      if (announced !== undefined) for (const listener of this.listeners) listener.announced(announced, String(key));
      else if (what === TABLE) for (const heard of this.hearers) heard(String(key), Number(seq));
    }
  }

  /** Where the file cannot be read now, it is looked for later: nothing is missed. */
  private next() {
    try {
      return this.connection.prepare(NEXT).all(this.last);
    } catch {
      return [];
    }
  }
}

export const openFileBus = (path: string): Bus => new FileBus(path);

/** For a command beside a server: what it tells is in the file once it is closed. */
export function busBeside({ db }: Pick<Database, 'db'>, now: () => number): Bus {
  const told = new Set<Promise<unknown>>();
  const add = (what: string, key: string, seq: number) => {
    const row = db.insertInto('announcements').values({ at: now(), what, key, seq });
    told.add(row.execute());
  };
  return {
    shared: NOBODY,
    tell: (table, seq) => add(TABLE, table, seq),
    announce: (what, key) => add(what, key, 0),
    tellChat() {},
    listen() {},
    listenToChat() {},
    onAnnouncement() {},
    async close() {
      await Promise.all(told);
      await db
        .deleteFrom('announcements')
        .where('at', '<', now() - KEEP_MILLISECONDS)
        .execute();
    },
  };
}
