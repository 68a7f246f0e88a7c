import type { Ask } from '../../protocol/asks.ts';
import { type Followed, lastMessageOf } from '../../protocol/following.ts';
import { Feed } from '../net/feed.ts';
import { callMe, me } from '../net/me.ts';
import { Refused } from '../net/refused.ts';
import { settings } from '../settings.ts';
import { Store } from '../store.ts';
import { whyNot } from '../why.ts';
import { recalled, remember, saltFor } from './memory.ts';
import { missedAfter } from './missed.ts';

const PROBLEM_MILLISECONDS = 6000;

/** Seats that are to be taken on arrival, by table. */
const reserved = new Map<string, number>();

export const reserve = (id: string, seat: number): void => void reserved.set(id, seat);

/** Being at a table of the server: what is followed there, and what is open on the page. */
export class Visit {
  readonly feed: Feed;
  readonly panel = new Store(false);
  /** The number of the last message that was read in the panel. */
  readonly read = new Store(0);
  readonly luck = new Store(false);
  /** What did not work, for a moment. */
  readonly problem = new Store<string | null>(null);
  /** The last step that was seen before something was missed; null where there is nothing to catch up with. */
  readonly missed = new Store<number | null>(null);
  private readonly hidden = () => {
    if (document.hidden) this.noteLook();
    else this.catchUp();
  };
  private readonly leaving = () => this.noteLook();

  private constructor(feed: Feed, table: Followed) {
    const { charter } = table;
    this.feed = feed;
    if (recalled(charter.id).seal === undefined) remember(charter.id, { seal: charter.commitment });
    this.read.set(lastMessageOf(table));
    this.catchUp();
    document.addEventListener('visibilitychange', this.hidden);
    addEventListener('pagehide', this.leaving);
  }

  private catchUp(): void {
    const { told, now } = this.feed.table.get()!;
    this.missed.set(missedAfter(told, now.you, recalled(this.id), Date.now()));
  }

  /** Comes to the table; what cannot be seen is refused. */
  static async to(id: string): Promise<Visit> {
    const feed = new Feed(id);
    const followed = await new Promise<Followed>((resolve, reject) => {
      feed.table.watch(() => resolve(feed.table.get()!));
      feed.refused.watch(() => reject(feed.refused.get()));
    }).catch((error: unknown) => {
      feed.close();
      throw error;
    });
    const visit = new Visit(feed, followed);
    visit.takeReserved(followed);
    return visit;
  }

  get id(): string {
    return this.feed.id;
  }

  private takeReserved({ now }: Followed): void {
    const wished = reserved.get(this.id);
    reserved.delete(this.id);
    if (wished === undefined || now.you !== null || now.status !== 'waiting') return;
    const isOpen = (seat: number) => now.places[seat]?.kind === 'open';
    const seat = isOpen(wished) ? wished : now.places.findIndex((_, each) => isOpen(each));
    if (seat >= 0) void this.sit(seat);
  }

  private noteLook(): void {
    const step = this.feed.table.get()?.now.present?.step;
    if (step !== undefined) remember(this.id, { step, at: Date.now() });
  }

  /** Does something that may not work; what went wrong is said. Whether it worked. */
  async attempt(act: () => Promise<unknown>): Promise<boolean> {
    this.problem.set(null);
    try {
      await act();
      return true;
    } catch (error) {
      const message = whyNot(error, settings.get().language);
      this.problem.set(message);
      setTimeout(() => this.problem.get() === message && this.problem.set(null), PROBLEM_MILLISECONDS);
      return false;
    }
  }

  ask(ask: Ask): Promise<boolean> {
    return this.attempt(() => this.feed.ask(ask));
  }

  /** Sits down, under that name if none was given yet. */
  sit(seat: number, name = ''): Promise<boolean> {
    return this.attempt(async () => {
      await this.introduce(name);
      await this.feed.ask({ ask: 'sit', seat, salt: saltFor(this.id) });
    });
  }

  /** The server is told a name before anything that takes one. */
  async introduce(name: string): Promise<void> {
    if (me.get() === null) {
      if (name.trim() === '') throw new Refused('unknown-player');
      await callMe(name.trim());
    }
    if (this.feed.you?.id !== me.get()?.id) this.feed.line.renew();
  }

  close(): void {
    this.noteLook();
    document.removeEventListener('visibilitychange', this.hidden);
    removeEventListener('pagehide', this.leaving);
    this.feed.close();
  }
}
