import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { removeFolders, trialFolder } from '../testing.ts';
import { BackupFiles } from './backup-files.ts';
import { type BackupMade, BackupSchedule } from './schedule.ts';

afterAll(removeFolders);

const HOUR = 60 * 60 * 1000;
const LONGEST_TIMER = 2 ** 31 - 1;
const START = Date.parse('2026-11-19T08:00:00Z');

/** A clock that goes on only when it is told to, and timers on it. */
class FakeClock {
  time = START;
  private timers: { at: number; act: () => void }[] = [];

  readonly now = () => this.time;
  readonly after = (milliseconds: number, act: () => void) => {
    const timer = { at: this.time + Math.min(milliseconds, LONGEST_TIMER), act };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  };

  get isIdle(): boolean {
    return this.timers.length === 0;
  }

  /** Goes on to that time, and lets everything that is due be done. */
  async goTo(time: number): Promise<void> {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      const [next] = this.timers.toSorted((one, other) => one.at - other.at);
      if (next === undefined || next.at > time) break;
      this.time = Math.max(this.time, next.at);
      this.timers = this.timers.filter((each) => each !== next);
      next.act();
    }
    this.time = time;
  }
}

let folder: string;
let clock: FakeClock;
let made: BackupMade[];
let failed: unknown[];
let broken: boolean;

beforeEach(() => {
  folder = trialFolder();
  clock = new FakeClock();
  [made, failed, broken] = [[], [], false];
});

function scheduled(everyHours: number, keep = 3): BackupSchedule {
  const files = new BackupFiles(folder);
  files.prepare();
  const copy = async (to: string, signal: AbortSignal) => {
    signal.throwIfAborted();
    if (broken) throw new Error('no space');
    writeFileSync(to, 'data');
  };
  return new BackupSchedule({
    files,
    everyHours,
    keep,
    now: clock.now,
    after: clock.after,
    copy,
    made: (backup) => made.push(backup),
    failed: (error) => failed.push(error),
  });
}

const kept = (): string[] => readdirSync(folder).sort();
const hours = (count: number): number => START + count * HOUR;

test('The first backup is made at once, the others as often as wanted, and the latest are kept', async () => {
  writeFileSync(join(folder, 'tintamarre-of-mine.sqlite'), '');
  const schedule = scheduled(6);
  await clock.goTo(hours(0));
  expect(made).toEqual([{ file: join(folder, 'tintamarre-2026-11-19T08-00-00Z.sqlite'), bytes: 4, milliseconds: 0 }]);
  await clock.goTo(hours(5.9));
  expect(made).toHaveLength(1);
  await clock.goTo(hours(24));
  expect(made).toHaveLength(5);
  expect(kept()).toEqual([
    'tintamarre-2026-11-19T20-00-00Z.sqlite',
    'tintamarre-2026-11-20T02-00-00Z.sqlite',
    'tintamarre-2026-11-20T08-00-00Z.sqlite',
    'tintamarre-of-mine.sqlite',
  ]);
  await schedule.end();
  expect(clock.isIdle).toBe(true);
});

test('A server that starts again counts from the latest backup, and makes one that was missed', async () => {
  const first = scheduled(24);
  await clock.goTo(hours(3));
  await first.end();
  const second = scheduled(24);
  await clock.goTo(hours(23.9));
  expect(made).toHaveLength(1);
  await clock.goTo(hours(24));
  expect(made).toHaveLength(2);
  await second.end();
  clock.time = hours(100);
  const third = scheduled(24);
  await clock.goTo(hours(100));
  expect(made).toHaveLength(3);
  await third.end();
});

test('A backup that fails is told and tried again soon, and no older one is removed for it', async () => {
  const schedule = scheduled(6, 1);
  await clock.goTo(hours(1));
  broken = true;
  await clock.goTo(hours(6.5));
  expect(failed).toHaveLength(3);
  expect(kept()).toEqual(['tintamarre-2026-11-19T08-00-00Z.sqlite']);
  broken = false;
  await clock.goTo(hours(7));
  expect(kept()).toEqual(['tintamarre-2026-11-19T14-45-00Z.sqlite']);
  await schedule.end();
});

test('A clock that was set back, or an interval longer than any timer, delays no backup', async () => {
  writeFileSync(join(folder, 'tintamarre-2031-01-01T00-00-00Z.sqlite'), '');
  const schedule = scheduled(1000);
  await clock.goTo(hours(999));
  expect(made).toHaveLength(0);
  await clock.goTo(hours(1000));
  expect(made).toHaveLength(1);
  await schedule.end();
});

test('What an interrupted backup left is removed, and nothing else', () => {
  const part = 'tintamarre-2026-11-19T08-00-00Z.sqlite.part';
  for (const name of [part, 'other.part']) writeFileSync(join(folder, name), '');
  new BackupFiles(folder).prepare();
  expect(kept()).toEqual(['other.part']);
});
