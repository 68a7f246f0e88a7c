import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { bad, type Finding, good, type Say } from './words.ts';

/** Notifications are signed with the time: push services refuse what is far off. */
const MOST_APART = 2 * 60_000;
const DAY = 24 * 60 * 60 * 1000;

/** Whether the system sets its clock by the network; null where it does not say. */
export function isSynchronized(): boolean | null {
  const asked = ['show', '--property=NTP', '--property=NTPSynchronized'];
  const { status, stdout } = spawnSync('timedatectl', asked, { encoding: 'utf8' });
  if (status !== 0 || !stdout.includes('NTP=')) return null;
  return stdout.includes('=yes');
}

/** When this program was put here. */
export const installedAt = (root: string): number => statSync(join(root, 'package.json')).mtimeMs;

interface Clock {
  readonly now: number;
  /** Long before this it cannot be. */
  readonly installed: number;
  readonly synchronized: boolean | null;
  /** What another clock says; null where none was asked. */
  readonly other: { readonly name: string; readonly time: number } | null;
}

const written = (time: number): string => new Date(time).toISOString();

export function checkClock({ now, installed, synchronized, other }: Clock, say: Say): Finding {
  const time = written(now);
  if (now < installed - DAY) return bad(say('clockWrong', { time }));
  if (other !== null && Math.abs(other.time - now) > MOST_APART) {
    return bad(say('clockDiffers', { time, other: other.name, theirs: written(other.time) }));
  }
  return synchronized === false ? bad(say('clockAlone', { time })) : good(say('clockRight', { time }));
}
