import type { Trouble } from '../../protocol/notices.ts';
import { Buckets, perHour } from '../buckets.ts';
import type { NoticeStore } from '../store/store.ts';
import type { NoticePlaces } from './addresses.ts';
import type { Notice } from './letters.ts';
import { post } from './post.ts';
import { type ServerKeys, serverKeys } from './push.ts';
import { type Way, waysTo } from './ways.ts';

/** Letters under way, and those that wait; what is more is not sent. */
const MOST_AT_ONCE = 8;
const MOST_WAITING = 1000;
/** Milliseconds until what did not work is tried again. */
const AGAIN = [2000, 15_000];
/** Of one player, since nobody has as many turns. */
const NOTICES_PER_HOUR = 240;
const GRACE_MILLISECONDS = 3000;

export interface CourierWorld {
  readonly store: NoticeStore;
  readonly places: NoticePlaces;
  now(): number;
  /** Milliseconds that only ever grow, for what is measured. */
  ticks(): number;
  after(milliseconds: number, act: () => void): () => void;
  /** Counts what came of a letter. */
  count(by: Way['by'], outcome: 'sent' | 'failed' | 'dropped'): void;
  trouble(error: unknown): void;
}

/** Whether it may work a little later. */
const mayPass = ({ code, status = 0 }: Trouble): boolean =>
  code === 'unreachable' || code === 'late' || status === 429 || status >= 500;

/** Carries notices to the devices and addresses of players: a few at a time, and never in anybody's way. */
export class Courier {
  readonly store: NoticeStore;
  private readonly world: CourierWorld;
  private readonly waiting: (() => Promise<void>)[] = [];
  private readonly perPlayer = new Buckets(perHour(NOTICES_PER_HOUR));
  private readonly again = new Set<() => void>();
  private made: Promise<ServerKeys> | null = null;
  private underWay = 0;
  private closed = false;
  private idle = () => {};

  constructor(world: CourierWorld) {
    this.world = world;
    this.store = world.store;
  }

  readonly keys = (): Promise<ServerKeys> => {
    this.made ??= serverKeys(this.store).catch((error: unknown) => {
      this.made = null;
      throw error;
    });
    return this.made;
  };

  readonly now = (): number => this.world.now();

  /** Tells the player, if there is a way and the claim to do so is granted. */
  async deliver(player: string, notice: Notice, claim: () => Promise<boolean>): Promise<void> {
    const { places, count } = this.world;
    if (places === 'off' || this.closed) return;
    const ways = await waysTo(player, notice, this);
    if (ways.length === 0 || !(await claim())) return;
    const few = this.perPlayer.pay(player, 1, this.world.ticks());
    for (const way of ways) {
      if (few) this.queue(() => this.attempt(way, 0), way);
      else count(way.by, 'dropped');
    }
  }

  private queue(act: () => Promise<void>, { by }: Way): void {
    if (this.closed || this.waiting.length >= MOST_WAITING) this.world.count(by, 'dropped');
    else this.waiting.push(act);
    this.goOn();
  }

  private goOn(): void {
    while (this.underWay < MOST_AT_ONCE) {
      const next = this.waiting.shift();
      if (next === undefined) break;
      this.underWay += 1;
      void next()
        .catch(this.world.trouble)
        .then(() => {
          this.underWay -= 1;
          this.goOn();
        });
    }
    if (this.underWay === 0) this.idle();
  }

  private async attempt(way: Way, tries: number): Promise<void> {
    const trouble = await post(await way.letter(), this.world.places);
    const delay = AGAIN[tries];
    if (trouble === null || !mayPass(trouble) || delay === undefined || this.closed) await this.settle(way, trouble);
    else {
      const callOff = this.world.after(delay, () => {
        this.again.delete(callOff);
        this.queue(() => this.attempt(way, tries + 1), way);
      });
      this.again.add(callOff);
    }
  }

  private async settle({ by, note }: Way, trouble: Trouble | null): Promise<void> {
    this.world.count(by, trouble === null ? 'sent' : 'failed');
    await note(trouble);
  }

  /** Tries one way at once, and once; why it did not work. */
  async carry(way: Way): Promise<Trouble | null> {
    const trouble = await post(await way.letter(), this.world.places);
    await this.settle(way, trouble);
    return trouble;
  }

  /** What waits is still sent, if that is soon. */
  async close(): Promise<void> {
    this.closed = true;
    for (const callOff of this.again) callOff();
    if (this.underWay === 0) return;
    const done = new Promise<void>((resolve) => {
      this.idle = resolve;
    });
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, GRACE_MILLISECONDS).unref())]);
  }
}
