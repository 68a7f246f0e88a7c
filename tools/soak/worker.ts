import { parentPort, workerData } from 'node:worker_threads';
import { KITS } from '../../src/games/index.ts';
import { type Part, soak } from './run.ts';

/** What a worker is started with. */
export interface Job {
  readonly part: Part;
  readonly games: readonly string[];
  /** Not 0 once everybody should stop. */
  readonly stopped: Int32Array;
  /** When to stop, in milliseconds since 1970. */
  readonly until: number;
}

const { part, games, stopped, until }: Job = workerData;
const kits = KITS.filter(({ game }) => games.includes(game.id));
const stop = () => Atomics.load(stopped, 0) !== 0 || Date.now() >= until;
soak(kits, part, stop, (outcome) => parentPort?.postMessage(outcome));
