import { setTimeout as pause } from 'node:timers/promises';
import { dice } from '../../src/engine/random.ts';
import { newTableId } from '../../src/server/codes.ts';
import { databaseIn } from '../../src/server/store/folder.ts';
import { openStore } from '../../src/server/store/open.ts';
import type { Store } from '../../src/server/store/store.ts';
import { LoggedTable } from './kept-tables.ts';
import { inBatches, rounded, Times } from './numbers.ts';
import { type Site, type Usage, usageAt } from './site.ts';
import { Wire } from './wire.ts';

export interface Idle {
  readonly tables: number;
  readonly seats: number;
  readonly games: readonly string[];
  /** Answers given at each table so far. */
  readonly answers: number;
  readonly seed: number;
  /** Seconds that are waited at most for the server to leave tables to the store, and to let go of those that nobody watches. */
  readonly patience: number;
}

/** What the server may take while ten thousand tables are at rest. */
const MOST_MEGABYTES = 500;
const OF_TABLES = 10_000;
const TABLES_OF_A_SOCKET = 8;
const AT_ONCE = 32;
const SAMPLES = 200;
const STORED_AT_ONCE = 100;

const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size));

/** Keeps a table in the middle of its game. */
async function keep(store: Store, id: string, number: number, { seats, games, answers, seed }: Idle): Promise<void> {
  const random = dice(seed * 1_000_003 + number);
  const logged = new LoggedTable(id, games[number % games.length]!, seats, seed * 1_000_003 + number);
  for (let seat = 0; seat < seats; seat++) {
    logged.add({ kind: 'sat', seat, player: `p${seat}`, name: `Player ${seat}`, salt: '' });
  }
  logged.add({ kind: 'began' });
  for (let step = 0; step < answers; step++) {
    const decision = logged.table.match?.decision;
    if (decision == null) break;
    const index = random.below(decision.options.length);
    logged.add({ kind: 'answered', seat: decision.seat, index, by: 'player', lag: 20 });
  }
  await logged.keepIn(store);
}

/**
 * Of a server that is started on the folder: tables in the middle of their games, which nobody plays on. All are watched,
 * and first in memory, then at rest; in the end nobody watches them, and they are asleep.
 */
export async function idle(data: string, plan: Idle, start: () => Promise<Site>) {
  const ids = Array.from({ length: plan.tables }, newTableId);
  const store = await openStore({ file: databaseIn(data) });
  await inBatches([...ids.entries()], STORED_AT_ONCE, ([number, id]) => keep(store, id, number, plan));
  await store.close();
  const site = await start();
  try {
    const empty = await usageAt(site.base);
    const sockets = await inBatches(inParts(ids, TABLES_OF_A_SOCKET), AT_ONCE, async (part) => {
      const wire = await Wire.open(site.base, null);
      for (const table of part) await wire.call({ say: 'watch', table, changes: true });
      return wire;
    });
    await pause(3000);
    const held = await usageAt(site.base);
    const rested = await until(site, plan.patience, ({ tablesAtRest }) => tablesAtRest === plan.tables);
    const up = await comeBack(site, ids.slice(-SAMPLES));
    for (const wire of sockets) wire.close();
    const slept = await until(site, plan.patience, ({ tablesLive }) => tablesLive === 0);
    const back = await comeBack(site, ids.slice(0, SAMPLES));
    const most = MOST_MEGABYTES * Math.max(1, plan.tables / OF_TABLES);
    const troubles = [
      ...(rested.tablesAtRest < plan.tables ? [`${plan.tables - rested.tablesAtRest} tables are not at rest`] : []),
      ...(rested.rssBytes > most * 2 ** 20 ? [`more than ${most} MB at rest`] : []),
    ];
    return {
      scenario: 'idle',
      games: plan.games.join(', '),
      tables: held.tablesLive,
      answersAtEach: plan.answers,
      sockets: sockets.length,
      rssMegabytesEmpty: Math.round(empty.rssBytes / 2 ** 20),
      rssMegabytes: Math.round(held.rssBytes / 2 ** 20),
      heapMegabytes: Math.round(held.heapBytes / 2 ** 20),
      rssKilobytesPerTable: rounded((held.rssBytes - empty.rssBytes) / 1024 / plan.tables, 1),
      tablesAtRest: rested.tablesAtRest,
      rssMegabytesAtRest: Math.round(rested.rssBytes / 2 ** 20),
      heapMegabytesAtRest: Math.round(rested.heapBytes / 2 ** 20),
      upMilliseconds: up,
      tablesAsleep: plan.tables - slept.tablesLive,
      rssMegabytesAsleep: Math.round(slept.rssBytes / 2 ** 20),
      backMilliseconds: back,
      troubles: plan.patience > 0 ? troubles : [],
    };
  } finally {
    await site.stop();
  }
}

/** What the server is like once that is so, or patience is at its end. */
async function until(site: Site, patience: number, isSo: (usage: Usage) => boolean): Promise<Usage> {
  for (let second = 0; second < patience; second += 2) {
    const usage = await usageAt(site.base);
    if (isSo(usage)) return usage;
    await pause(2000);
  }
  return usageAt(site.base);
}

/** How long it takes until a table that is not in memory is shown. */
async function comeBack(site: Site, ids: readonly string[]) {
  const wire = await Wire.open(site.base, null);
  const times = new Times();
  for (const table of ids) {
    const start = performance.now();
    await wire.call({ say: 'look', table });
    times.add(performance.now() - start);
  }
  wire.close();
  const { p50, p99 } = times.spread;
  return { p50, p99 };
}
