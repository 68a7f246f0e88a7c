import { setTimeout as pause } from 'node:timers/promises';
import { dice } from '../../src/engine/random.ts';
import { openStore } from '../../src/server/store/open.ts';
import { rounded, type Spread, Times } from '../load/numbers.ts';
import { disagreements } from './agreement.ts';
import { Club } from './club.ts';
import { Cluster } from './cluster.ts';
import type { DiskKind } from './disk.ts';
import { carryOut, type DatabaseKind, type FaultKind, faultsOn, isPossible, sequenceOf } from './faults.ts';
import { settleAccounts } from './settling.ts';

export interface Chaos {
  readonly tables: number;
  readonly seats: number;
  readonly games: readonly string[];
  readonly database: DatabaseKind;
  readonly nodes: number;
  readonly faults: readonly FaultKind[];
  /** How many faults there are in all. */
  readonly times: number;
  /** Milliseconds that a fault of the database lasts. */
  readonly length: number;
  /** Milliseconds at most before an answer. */
  readonly think: number;
  /** Milliseconds at most from the end of a fault, once everybody plays again, to the next one. */
  readonly life: number;
  readonly disks: readonly DiskKind[];
  readonly seed: number;
}

/** What faults of one kind led to. */
interface FaultOutcome {
  readonly times: number;
  /** How often the server said that it could not do what was asked. */
  readonly failed: number;
  /** How long after the fault every table was played at again. */
  readonly playableMilliseconds: Spread;
}

export interface Outcome {
  readonly seed: number;
  readonly database: DatabaseKind;
  readonly nodes: number;
  /** How the disk was filled; null where it was not. */
  readonly disk: DiskKind | null;
  readonly byFault: Readonly<Partial<Record<FaultKind, FaultOutcome>>>;
  readonly tables: number;
  readonly answersKept: number;
  readonly acknowledged: number;
  /** Kept although the line was cut before the server could say so. */
  readonly unacknowledged: number;
  /** How often somebody saw the table again after a cut, and how long after the fault. */
  readonly resumes: number;
  readonly resumeMilliseconds: Spread;
  readonly faults: readonly string[];
  readonly seconds: number;
}

const PATIENCE_MILLISECONDS = 60_000;
const LAST_PLAY_MILLISECONDS = 500;

async function until(holds: () => boolean, what: string): Promise<void> {
  const start = performance.now();
  while (!holds()) {
    if (performance.now() - start > PATIENCE_MILLISECONDS) throw new Error(`${what}, even after a minute`);
    await pause(20);
  }
}

class Tally {
  times = 0;
  failed = 0;
  readonly playable = new Times();

  get outcome(): FaultOutcome {
    return { times: this.times, failed: this.failed, playableMilliseconds: this.playable.spread };
  }
}

/** Waits until every table is played at again, and notes how long each took. */
async function untilPlayed(clubs: readonly Club[], since: number, times: Times): Promise<void> {
  const waiting = new Set(clubs);
  const note = () => {
    for (const club of waiting) {
      if (!club.hasPlayedSince(since)) continue;
      waiting.delete(club);
      times.add(performance.now() - since);
    }
    return waiting.size === 0;
  };
  await until(note, 'some table is not played at');
}

/** Lets people play while servers and databases fail, at moments and in ways that the seed decides, and settles accounts. */
export async function chaos(plan: Chaos): Promise<Outcome> {
  const { tables, games, nodes, database, seed } = plan;
  const start = performance.now();
  const random = dice(seed);
  const resumes = new Times();
  const tallies = new Map<FaultKind, Tally>();
  const troubles: string[] = [];
  const cluster = await Cluster.start(plan);
  try {
    /** Since when nothing has been in the way of whoever was cut off. */
    let there = performance.now();
    let current = new Tally();
    const manner = {
      base: cluster.base,
      seats: plan.seats,
      random: dice(seed + 1),
      think: plan.think,
      resumed: () => resumes.add(Math.max(0, performance.now() - there)),
      failed: () => {
        current.failed += 1;
      },
      trouble: (what: string) => void troubles.push(what),
    };
    const clubs = await Promise.all(
      Array.from({ length: tables }, (_, number) =>
        Club.found({ ...manner, game: games[number % games.length]! }, `C${number}`),
      ),
    );
    const playing = clubs.map((club) => club.play());
    const answered = () => clubs.every(({ notebooks }) => [...notebooks.values()].some(({ sent }) => sent.length > 0));
    await until(answered, 'some table has not begun');
    const everybodyFollows = () => clubs.every(({ players }) => players.every(({ follows }) => follows));
    const kinds = faultsOn(plan.faults, database).filter((kind) => isPossible(kind, cluster));
    for (const kind of sequenceOf(kinds, plan.times, random)) {
      await pause(random.below(plan.life + 1));
      current = tallies.get(kind) ?? new Tally();
      tallies.set(kind, current);
      current.times += 1;
      there = performance.now();
      const end = Promise.withResolvers<void>();
      const done = carryOut(kind, { cluster, random, length: plan.length, ended: end.resolve });
      await Promise.race([end.promise, done]);
      there = performance.now();
      await Promise.all([done, untilPlayed(clubs, there, current.playable)]);
      there = performance.now();
      cluster.spread();
      await until(everybodyFollows, 'somebody has not come back');
    }
    await pause(LAST_PLAY_MILLISECONDS);
    for (const club of clubs) club.stop();
    await Promise.all(playing);
    const store = await openStore(cluster.where);
    try {
      troubles.push(...(await disagreements(cluster.bases, clubs, store)));
      await cluster.stopNodes();
      const notebooks = new Map(clubs.flatMap((club) => [...club.notebooks]));
      const accounts = await settleAccounts(store, notebooks);
      return {
        seed,
        database,
        nodes,
        disk: tallies.has('fill-disk') ? cluster.disk.kind : null,
        byFault: Object.fromEntries([...tallies].map(([kind, tally]) => [kind, tally.outcome])),
        tables: notebooks.size,
        ...accounts,
        unacknowledged: accounts.answersKept - accounts.acknowledged,
        resumes: resumes.count,
        resumeMilliseconds: resumes.spread,
        faults: [...accounts.faults, ...troubles],
        seconds: rounded((performance.now() - start) / 1000, 1),
      };
    } finally {
      await store.close();
    }
  } finally {
    await cluster.end();
  }
}
