import { type Play, play } from './play.ts';
import { type Site, usageAt } from './site.ts';

/** What a server takes of a machine. */
export interface Size {
  readonly tables: number;
  readonly people: number;
  readonly bots: number;
  readonly answersPerSecond: number;
  /** The most that the process had at any time since it started, as the system counts it. */
  readonly megabytes: number;
  /** Of one core. */
  readonly percentOfCore: number;
  readonly troubles: readonly string[];
}

interface Sample {
  readonly at: number;
  readonly cpuSeconds: number;
  readonly rssBytes: number;
}

const SECOND = 1000;

/** Watches a server from outside until it is told to stop. */
function watch(base: string) {
  const samples: Sample[] = [];
  let last: Promise<void> = Promise.resolve();
  const take = async () => {
    const { cpuSeconds, rssBytes } = await usageAt(base);
    samples.push({ at: performance.now(), cpuSeconds, rssBytes });
  };
  const timer = setInterval(() => {
    last = last.then(take);
  }, SECOND);
  return async (): Promise<readonly Sample[]> => {
    clearInterval(timer);
    await last;
    await take();
    return samples;
  };
}

/** Has people play at human pace on a server that has just started, and measures what it takes. */
export async function sizeOf(site: Site, plan: Omit<Play, 'scenario'>): Promise<Size> {
  const { tables, seats, bots = 0, seconds } = plan;
  const stop = watch(site.base);
  const played = await play([site.base], { ...plan, scenario: 'sizing' });
  const samples = await stop();
  const end = samples.at(-1)!;
  const start = samples.find(({ at }) => at >= end.at - seconds * SECOND)!;
  const cores = (end.cpuSeconds - start.cpuSeconds) / Math.max((end.at - start.at) / SECOND, 0.001);
  return {
    tables,
    people: tables * seats,
    bots: tables * bots,
    answersPerSecond: played.answersPerSecond,
    megabytes: Math.round(Math.max(...samples.map(({ rssBytes }) => rssBytes)) / 2 ** 20),
    percentOfCore: Math.round(100 * cores),
    troubles: played.troubles,
  };
}
