import { setTimeout as pause } from 'node:timers/promises';
import { dice } from '../../src/engine/random.ts';
import { kitOf } from '../../src/games/index.ts';
import { HostedTable } from '../../src/match/hosted.ts';
import type { Stamped } from '../../src/protocol/hosted.ts';
import { openStore } from '../../src/server/store/open.ts';
import type { Store } from '../../src/server/store/store.ts';
import { rounded, Times } from '../load/numbers.ts';
import { answersIn, faultsOf } from './account.ts';
import { Club } from './club.ts';
import { Cluster } from './cluster.ts';
import type { Notebook } from './player.ts';

export interface Chaos {
  readonly tables: number;
  readonly seats: number;
  readonly games: readonly string[];
  readonly kills: number;
  /** One on SQLite, or two on PostgreSQL. */
  readonly nodes: number;
  /** Milliseconds at most before an answer. */
  readonly think: number;
  /** Milliseconds at most that a server lives once it is back. */
  readonly life: number;
  readonly seed: number;
}

export interface Outcome {
  readonly seed: number;
  readonly nodes: number;
  readonly kills: number;
  readonly tables: number;
  readonly answersKept: number;
  readonly acknowledged: number;
  /** Kept although the line was cut before the server could say so. */
  readonly unacknowledged: number;
  /** How often somebody saw the table again after a cut, and how long after a server was there. */
  readonly resumes: number;
  readonly resumeMilliseconds: { readonly p50: number; readonly p99: number; readonly most: number };
  readonly faults: readonly string[];
  readonly seconds: number;
}

const PATIENCE_MILLISECONDS = 60_000;
const LAST_PLAY_MILLISECONDS = 500;

/** The log must be one that the rules allow. */
async function legal(store: Store, id: string, log: readonly Stamped[]): Promise<string[]> {
  const stored = await store.table(id);
  if (stored === null) return [`table ${id} is gone`];
  const table = new HostedTable(stored.charter, stored.secret, kitOf(stored.charter.game)!, dice(0));
  try {
    for (const entry of log) table.apply(entry);
  } catch (error) {
    return [`table ${id}: ${String(error)}`];
  }
  return stored.summary.seq === log.length ? [] : [`table ${id}: ${stored.summary.seq} entries, ${log.length} found`];
}

async function settleAccounts(store: Store, notebooks: ReadonlyMap<string, Notebook>) {
  const faults: string[] = [];
  let answersKept = 0;
  let acknowledged = 0;
  for (const [id, notes] of notebooks) {
    const log = await store.entriesAfter(id, 0);
    answersKept += answersIn(log).length;
    acknowledged += notes.acknowledged.length;
    faults.push(...(await legal(store, id, log)), ...faultsOf(log, notes).map((fault) => `table ${id}: ${fault}`));
  }
  return { faults, answersKept, acknowledged };
}

async function until(holds: () => boolean, what: string): Promise<void> {
  const start = performance.now();
  while (!holds()) {
    if (performance.now() - start > PATIENCE_MILLISECONDS) throw new Error(`${what}, even after a minute`);
    await pause(20);
  }
}

/** Lets people play while servers die and come back at moments that the seed decides, and settles accounts. */
export async function chaos(plan: Chaos): Promise<Outcome> {
  const { tables, seats, games, think, kills, nodes, seed } = plan;
  const start = performance.now();
  const random = dice(seed);
  const times = new Times();
  const troubles: string[] = [];
  const cluster = await Cluster.start(nodes);
  try {
    /** Since when a server has been there for whoever was cut off. */
    let there = performance.now();
    const manner = {
      base: cluster.base,
      seats,
      random,
      think,
      resumed: () => times.add(Math.max(0, performance.now() - there)),
      trouble: (what: string) => void troubles.push(what),
    };
    const clubs = await Promise.all(
      Array.from({ length: tables }, (_, number) =>
        Club.found({ ...manner, game: games[number % games.length]! }, `C${number}`),
      ),
    );
    const playing = clubs.map((club) => club.play());
    const players = () => clubs.flatMap((club) => club.players);
    const answered = () => clubs.every(({ notebooks }) => [...notebooks.values()].some(({ sent }) => sent.length > 0));
    await until(answered, 'some table has not begun');
    for (let kill = 0; kill < kills; kill++) {
      await pause(random.below(plan.life + 1));
      const node = random.below(nodes);
      await cluster.kill(node);
      there = performance.now();
      await cluster.revive(node);
      if (nodes === 1) there = performance.now();
    }
    await until(() => players().every(({ follows }) => follows), 'somebody has not come back');
    await pause(LAST_PLAY_MILLISECONDS);
    for (const club of clubs) club.stop();
    await Promise.all(playing);
    await cluster.stopNodes();
    const store = await openStore(cluster.where);
    const notebooks = new Map(clubs.flatMap((club) => [...club.notebooks]));
    const accounts = await settleAccounts(store, notebooks);
    await store.close();
    return {
      seed,
      nodes,
      kills,
      tables: notebooks.size,
      ...accounts,
      unacknowledged: accounts.answersKept - accounts.acknowledged,
      resumes: times.count,
      resumeMilliseconds: times.spread,
      faults: [...accounts.faults, ...troubles],
      seconds: rounded((performance.now() - start) / 1000, 1),
    };
  } finally {
    await cluster.end();
  }
}
