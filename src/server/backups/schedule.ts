import { Alarm } from '../alarm.ts';
import type { BackupFiles } from './backup-files.ts';

const HOUR = 60 * 60 * 1000;
/** After a backup failed, the next is tried sooner. */
const TRY_AGAIN = HOUR / 4;

export interface BackupMade {
  readonly file: string;
  readonly bytes: number;
  readonly milliseconds: number;
}

interface ScheduleWorld {
  readonly files: BackupFiles;
  readonly everyHours: number;
  /** How many are kept. */
  readonly keep: number;
  now(): number;
  after(milliseconds: number, act: () => void): () => void;
  /** Copies the database into a new file; the signal gives up. */
  copy(to: string, signal: AbortSignal): Promise<void>;
  made(backup: BackupMade): void;
  failed(error: unknown): void;
}

/** Makes a backup whenever one is due, and removes the oldest. It counts from the latest backup, also over restarts. */
export class BackupSchedule {
  private readonly world: ScheduleWorld;
  private readonly next: Alarm;
  private readonly ending = new AbortController();
  private due: number;
  private running: Promise<void> = Promise.resolve();

  constructor(world: ScheduleWorld) {
    this.world = world;
    this.next = new Alarm(world.after);
    const latest = world.files.all().at(-1)?.made;
    this.due = latest === undefined ? world.now() : latest + world.everyHours * HOUR;
    this.wait();
  }

  async end(): Promise<void> {
    this.next.off();
    this.ending.abort();
    await this.running;
  }

  /** No timer is that long: who is woken too early looks at the clock. So is who was woken late, or whose clock was set. */
  private wait(): void {
    const { now, everyHours } = this.world;
    const most = everyHours * HOUR;
    this.due = Math.min(this.due, now() + most);
    this.next.set(Math.max(0, this.due - now()), () => {
      if (this.world.now() < this.due) this.wait();
      else this.running = this.back();
    });
  }

  private async back(): Promise<void> {
    const { files, keep, everyHours, now, copy, made, failed } = this.world;
    const begun = now();
    try {
      const file = files.pathAt(begun);
      await copy(file, this.ending.signal);
      made({ file, bytes: files.bytesOf(file), milliseconds: now() - begun });
      this.due = begun + everyHours * HOUR;
      files.rotate(keep);
    } catch (error) {
      if (this.ending.signal.aborted) return;
      failed(error);
      this.due = now() + Math.min(TRY_AGAIN, everyHours * HOUR);
    }
    if (!this.ending.signal.aborted) this.wait();
  }
}
