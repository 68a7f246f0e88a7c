import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type PostgresPlace, PostgresTrouble, type PostgresTroubleCode, postgresTrouble } from './postgres-trouble.ts';

/** Older ones get no repairs any more, and were never tried with this program. */
const LEAST_VERSION = 14;
const AGAIN_MILLISECONDS = 500;

/** What is so only until PostgreSQL, or the network on the way to it, is up. */
const PASSING: readonly PostgresTroubleCode[] = ['refused', 'unknown-host', 'unreachable', 'starting'];

/** How long to wait for a PostgreSQL that is not up yet. */
export interface Patience {
  readonly milliseconds: number;
  /** Told once, before the first wait. */
  waiting(): void;
  readonly leastVersion?: number;
}

export const NO_PATIENCE: Patience = { milliseconds: 0, waiting() {} };

async function mustBeNewEnough(pool: pg.Pool, place: PostgresPlace, least: number): Promise<void> {
  const { rows } = await pool.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::integer as number`,
  );
  const [{ version, number } = { version: '', number: 0 }] = rows;
  if (number < least * 10_000) throw new PostgresTrouble('too-old', place, `${version.split(' ')[0]} < ${least}`);
}

/** Resolves once the server answers and is one that we can work with. */
export async function reach(pool: pg.Pool, place: PostgresPlace, patience: Patience): Promise<void> {
  const begun = performance.now();
  for (let tries = 0; ; tries++) {
    try {
      await mustBeNewEnough(pool, place, patience.leastVersion ?? LEAST_VERSION);
      return;
    } catch (error) {
      const trouble = postgresTrouble(error, place);
      const left = patience.milliseconds - (performance.now() - begun);
      if (!PASSING.includes(trouble.code) || left <= 0) throw trouble;
      if (tries === 0) patience.waiting();
      await wait(Math.min(AGAIN_MILLISECONDS, left));
    }
  }
}
