import { setTimeout as pause } from 'node:timers/promises';
import { nowOf } from '../../src/server/seen.ts';
import type { Store } from '../../src/server/store/store.ts';
import { Wire } from '../load/wire.ts';
import type { Club } from './club.ts';
import { replayed } from './replay.ts';

/** Nodes hear of each other's last entries within this time. */
const PATIENCE_MILLISECONDS = 10_000;

/** What a node tells at a seat of a table otherwise than the log says; null where it does not. */
async function disagreement(wire: Wire, store: Store, table: string): Promise<string | null> {
  const told = await wire.call({ say: 'look', table });
  if (told.say !== 'table') return `no table, but ${told.say}`;
  const log = await store.entriesAfter(table, 0);
  if (told.seq !== log.length) return `entry ${told.seq} of ${log.length} is the last one`;
  const { you } = told.now;
  const truth = nowOf(await replayed(store, table, log), you);
  return JSON.stringify(told.now) === JSON.stringify(truth) ? null : `another state at seat ${you}`;
}

async function disagreementInTheEnd(
  patience: number,
  ...where: Parameters<typeof disagreement>
): Promise<string | null> {
  const start = performance.now();
  for (;;) {
    const found = await disagreement(...where).catch(String);
    if (found === null || performance.now() - start > patience) return found;
    await pause(50);
  }
}

/** Asks every node for every table, at every seat. Once nobody plays, all tell what the log says. */
export async function disagreements(
  bases: readonly string[],
  clubs: readonly Pick<Club, 'cookies' | 'notebooks'>[],
  store: Store,
  patience = PATIENCE_MILLISECONDS,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { cookies, notebooks } of clubs) {
    for (const [node, base] of bases.entries()) {
      for (const cookie of cookies) {
        const wire = await Wire.open(base, cookie);
        for (const table of notebooks.keys()) {
          const fault = await disagreementInTheEnd(patience, wire, store, table);
          if (fault !== null) found.push(`table ${table}: node ${node} tells ${fault}`);
        }
        wire.close();
      }
    }
  }
  return found;
}
