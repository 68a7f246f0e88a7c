import { setTimeout as pause } from 'node:timers/promises';
import { dice } from '../../src/engine/random.ts';
import type { Parts } from './breakdown.ts';
import { Gauge, Group } from './group.ts';
import { inBatches, rounded } from './numbers.ts';
import { usageAt } from './site.ts';

/** People at tables, and how fast they answer. */
export interface Play {
  readonly scenario: string;
  readonly tables: number;
  readonly seats: number;
  /** Bots at each table besides the people. */
  readonly bots?: number;
  /** One after the other over the tables. */
  readonly games: readonly string[];
  /** Between which a player takes for an answer, in milliseconds; 0 for no time at all. */
  readonly think: readonly [number, number];
  readonly seconds: number;
  /** Before anything is counted. */
  readonly warmUp: number;
  readonly seed: number;
}

export interface Played {
  readonly scenario: string;
  readonly games: string;
  readonly tables: number;
  readonly seats: number;
  readonly sockets: number;
  readonly seconds: number;
  readonly answersPerSecond: number;
  /** From an answer sent to a view received by each of the others. */
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  readonly mostMilliseconds: number;
  readonly viewsPerSecond: number;
  readonly bytesPerView: number;
  readonly serverMicrosecondsPerAnswer: number;
  readonly rssMegabytes: number;
  readonly rssKilobytesPerTable: number;
  readonly troubles: readonly string[];
  /** Microseconds of that CPU by what they went to, where the server was profiled. */
  readonly parts?: Parts;
}

/** Not everybody at once: the door is as wide as a busy evening's. */
const AT_ONCE = 16;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

async function usageOf(bases: readonly string[]) {
  const all = await Promise.all(bases.map(usageAt));
  return {
    cpuSeconds: sum(all.map(({ cpuSeconds }) => cpuSeconds)),
    rssBytes: sum(all.map(({ rssBytes }) => rssBytes)),
    answers: sum(all.map(({ answers }) => answers)),
  };
}

/** Seats people at tables of servers that have just started, and watches them play. */
export async function play(bases: readonly string[], plan: Play): Promise<Played> {
  const { tables, seats, bots = 0, games, seconds, think } = plan;
  const gauge = new Gauge();
  const random = dice(plan.seed);
  const [least, most] = think;
  const manner = {
    bases,
    seats,
    bots,
    think: () => (most === 0 ? 0 : least + random.below(most - least + 1)),
    random,
    gauge,
  };
  const empty = await usageOf(bases);
  const numbers = Array.from({ length: tables }, (_, number) => number);
  const groups = await inBatches(numbers, AT_ONCE, async (number) => {
    const group = await Group.enter({ ...manner, game: games[number % games.length]! }, `T${number}`);
    await group.begin();
    return group;
  });
  await pause(plan.warmUp * 1000);
  const before = await usageOf(bases);
  gauge.clear();
  const start = performance.now();
  await pause(seconds * 1000);
  const taken = (performance.now() - start) / 1000;
  const { answers, views, bytes, times, troubles } = gauge;
  const { p50, p99, most: slowest } = times.spread;
  const after = await usageOf(bases);
  for (const group of groups) group.stop();
  return {
    scenario: plan.scenario,
    games: games.join(', '),
    tables,
    seats,
    sockets: tables * seats,
    seconds: rounded(taken),
    answersPerSecond: Math.round(answers / taken),
    p50Milliseconds: p50,
    p99Milliseconds: p99,
    mostMilliseconds: slowest,
    viewsPerSecond: Math.round(views / taken),
    bytesPerView: Math.round(bytes / Math.max(1, views)),
    serverMicrosecondsPerAnswer: Math.round(
      ((after.cpuSeconds - before.cpuSeconds) / Math.max(1, after.answers - before.answers)) * 1e6,
    ),
    rssMegabytes: Math.round(after.rssBytes / 2 ** 20),
    rssKilobytesPerTable: rounded((after.rssBytes - empty.rssBytes) / 1024 / tables, 1),
    troubles: [...new Set(troubles)],
  };
}
